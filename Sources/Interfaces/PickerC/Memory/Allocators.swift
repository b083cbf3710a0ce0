package import CPickerLayout
import PickerLimits

extension Failure {
  /// The allocator has no memory.
  static var outOfMemory: Failure { Failure(PL_FAILED, "out of memory") }

  /// Runs work that needs memory of the allocator.
  static func unlessOutOfMemory<Result: ~Copyable>(
    _ work: () throws(OutOfMemory) -> Result
  ) throws(Failure) -> Result {
    do {
      return try work()
    } catch {
      throw .outOfMemory
    }
  }
}

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
