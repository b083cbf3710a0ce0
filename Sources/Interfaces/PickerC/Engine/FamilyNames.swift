package import CPickerLayout
import PickerBlock
import PickerLayout

/// The families of an engine's fonts, for C programs.
final class FamilyNames: @unchecked Sendable {
  let names: ForeignArray<pl_string>
  private let arena: StringArena

  /// - Parameter fonts: Nil if a program measures the texts of the engine.
  init(_ fonts: TextMeasurer?) {
    var arena = StringArena()
    names = ForeignArray((fonts?.library.familyNames ?? []).map { arena.add($0) as pl_string })
    self.arena = arena
  }
}

@c @implementation
package func pl_engine_families(
  _ engine: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<pl_string>? {
  count?.pointee = 0
  return Engine.find(engine)?.families.names.read(count)
}
