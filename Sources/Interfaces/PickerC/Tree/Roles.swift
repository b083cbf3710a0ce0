import CPickerLayout
import PickerBlock
import PickerLayout

/// The names of roles in C, which live as long as the process.
private final class RoleNames: @unchecked Sendable {
  static let all = RoleNames()
  let names: [pl_string]
  private let arena: StringArena

  private init() {
    var arena = StringArena()
    names = Constants.roles.all.map { arena.add($0.rawValue) }
    self.arena = arena
  }
}

@c @implementation
package func pl_role_name(_ role: Int32) -> UnsafePointer<CChar>? {
  let names = RoleNames.all.names
  return names.indices.contains(Int(role)) ? names[Int(role)].bytes : nil
}
