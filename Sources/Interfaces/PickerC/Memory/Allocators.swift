package import CPickerLayout
import PickerLimits

@c @implementation
package func pl_set_allocator(_ allocator: UnsafePointer<pl_allocator>?) -> Int32 {
  guard let allocator, let functions = try? pl_allocator.from(allocator, "allocator"),
    let allocate = functions.allocate, let reallocate = functions.reallocate,
    let free = functions.free
  else { return Int32(PL_INVALID_ARGUMENT) }
  let isUsed = ForeignMemory.use(
    ForeignMemory.Allocator(
      context: functions.context, allocate: allocate, reallocate: reallocate, free: free))
  return isUsed ? 0 : Int32(PL_UNSUPPORTED)
}
