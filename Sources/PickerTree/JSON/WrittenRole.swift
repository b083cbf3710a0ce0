import PickerJSON

/// What the writer of a tree asks of every role, in one place, because looking up the traits of a role takes longer.
struct WrittenRole: Sendable {
  /// The member `role`, which is the first of a node.
  let member: JSONWord
  /// See ``Role/hasText``.
  let hasText: Bool
  /// See ``Role/isSelectable``.
  let isSelectable: Bool

  /// - Parameter space: What follows a colon.
  private init(_ role: Role, space: String) {
    guard let member = JSONWord(verbatim: "\"role\":\(space)\"\(role.rawValue)\"") else {
      preconditionFailure("the name of a role has at most 13 letters")
    }
    self.member = member
    hasText = role.hasText
    isSelectable = role.isSelectable
  }

  /// All roles, indexed by ``Role/storedByte``.
  static func table(pretty: Bool) -> [WrittenRole] { pretty ? WrittenRole.pretty : compact }

  private static let compact = table(space: "")
  private static let pretty = table(space: " ")

  private static func table(space: String) -> [WrittenRole] {
    var table = [WrittenRole](repeating: WrittenRole(.item, space: space), count: 256)
    for role in Role.allCases { table[Int(role.storedByte)] = WrittenRole(role, space: space) }
    return table
  }
}
