import CPickerLayout
import PickerLayout

extension Constants where Value == Role {
  static let roles = Constants(Role.allCases)
}

extension Role {
  /// Its number in C.
  var constant: Int32 { Role.constants[Int(storedByte)] }

  /// The numbers, indexed by `storedByte`.
  private static let constants: [Int32] = {
    var numbers = [Int32](repeating: -1, count: 256)
    for role in allCases { numbers[Int(role.storedByte)] = Constants.roles.constant(of: role) }
    return numbers
  }()
}

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
