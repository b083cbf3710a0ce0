package import CPickerLayout
import PickerBlock
import PickerLayout

@c @implementation
package func pl_tree_hit_test(
  _ tree: OpaquePointer?, _ x: Double, _ y: Double, _ hit: UnsafeMutablePointer<pl_hit>?
) -> Bool {
  guard let tree = TreeHandle.find(tree), let hit, x.isFinite, y.isFinite,
    let found = tree.tree.hitTest(atPoint: Point(x: x, y: y), in: tree.regions)
  else { return false }
  hit.pointee = pl_hit(
    node: Int32(row: found.node),
    item: Int32(row: found.region?.item),
    target: Int32(row: found.region?.node), reserved: 0,
    region: found.region.map { pl_rect($0.frame) } ?? pl_rect())
  return true
}

/// What `pl_changes` begins with, and the memory behind it.
private final class ChangeTable {
  private let changes: ForeignArray<pl_change>
  private let arena: StringArena

  init(_ changes: [Change]) {
    var arena = StringArena()
    self.changes = ForeignArray(changes.map { pl_change($0, in: &arena) })
    self.arena = arena
  }

  var value: pl_changes { pl_changes(items: changes.start, count: changes.count) }
}

extension pl_change {
  fileprivate init(_ change: Change, in arena: inout StringArena) {
    self.init(
      id: arena.add(change.id), kinds: UInt32(change.kinds.rawValue),
      from_row: Int32(row: change.from?.row),
      to_row: Int32(row: change.to?.row), reserved: 0,
      from: change.from.map { pl_rect($0.frame) } ?? pl_rect(),
      to: change.to.map { pl_rect($0.frame) } ?? pl_rect())
  }
}

@c @implementation
package func pl_tree_diff(
  _ before: OpaquePointer?, _ after: OpaquePointer?, _ error: ErrorPlace?
) -> UnsafeMutablePointer<pl_changes>? {
  attempt(error) { () throws(Failure) in
    let old = try TreeHandle.from(before, "before").tree
    let table = ChangeTable(try TreeHandle.from(after, "after").tree.changes(from: old))
    return OwnedResult.allocate(table.value, keeping: table)
  }
}

@c @implementation
package func pl_changes_free(_ changes: UnsafeMutablePointer<pl_changes>?) {
  OwnedResult.free(changes)
}
