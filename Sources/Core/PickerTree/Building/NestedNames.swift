/// The ids of a tree to which controls append theirs, each prefixed by the ids of its containers.
package struct NestedNames: Sendable {
  private var taken = UniqueNames()

  /// The ids of the containers around the node that is being filled, each with a slash.
  private(set) var scope = ""

  /// The number of ids made so far, each once however deep its containers are nested.
  package private(set) var madeCount = 0

  private var isNested = false
  private var hasSuffixes = false

  /// The names that the containers entered so far would have if their own trees were embedded in themselves.
  private var roots: Set<String> = []

  package init() {}

  /// Whether there are nested containers, and equal ids in the tree or in one of these containers.
  package var hasEqualIDs: Bool { isNested && hasSuffixes }

  /// Returns the name of an id in the container that is being filled.
  package func name(of id: String) -> String { scope.isEmpty ? id : scope + id }

  /// Enters a nested container, whose id is added to the prefix of names.
  ///
  /// - Returns: The previous prefix, to which ``leave(to:)`` returns.
  package mutating func enter(_ id: String?) -> String {
    let outer = scope
    isNested = true
    if let id {
      scope += id + "/"
      roots.insert(scope + id)
    }
    return outer
  }

  /// Leaves a container.
  package mutating func leave(to outer: String) { scope = outer }

  /// Returns the prefix of the ids in a control that is embedded in the container that is being filled.
  func prefix(of control: String?) -> String { control.map { "\(scope)\($0)/" } ?? scope }

  /// Finds unused names for the ids of a control, and appends them to the ids of the tree.
  ///
  /// - Parameters:
  ///   - root: The position of the id of its root, which has no prefix; -1 if the root has no id.
  ///   - prefix: The prefix of the other ids.
  ///   - known: The ids of the tree so far.
  mutating func claim(
    _ ids: [String], root: Int, prefix: String, beside known: [String]
  ) -> [String] {
    guard !ids.isEmpty else { return [] }
    taken.note(known)
    var names: [String] = []
    names.reserveCapacity(ids.count)
    for (number, id) in ids.enumerated() {
      names.append(claim((number == root ? scope : prefix) + id))
    }
    taken.skip(names.count)
    madeCount += names.count
    return names
  }

  private mutating func claim(_ wanted: String) -> String {
    let name = taken.claim(wanted)
    if !hasSuffixes, name != wanted || roots.contains(wanted) { hasSuffixes = true }
    return name
  }
}
