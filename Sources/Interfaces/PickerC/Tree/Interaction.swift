package import CPickerLayout
import PickerBlock
import PickerControls
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

extension pl_changes {
  /// Changes, for `pl_changes_free`.
  fileprivate static func owned(
    _ changes: [Change]
  ) throws(Failure) -> UnsafeMutablePointer<pl_changes> {
    typealias Result = OwnedResult<pl_changes>
    var result = try Result(
      byteCount: changes.reduce(Result.size(ofRows: changes.count, pl_change.self)) {
        $0 + Result.size(of: $1.id)
      })
    let items = result.add(rows: changes.count, pl_change.self)
    for (place, change) in changes.enumerated() {
      items[place] = pl_change(change, id: result.add(change.id))
    }
    return result.take(pl_changes(items: items, count: changes.count))
  }
}

extension pl_change {
  fileprivate init(_ change: Change, id: pl_string) {
    self.init(
      id: id, kinds: UInt32(change.kinds.rawValue),
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
    return try pl_changes.owned(try TreeHandle.from(after, "after").tree.changes(from: old))
  }
}

@c @implementation
package func pl_changes_free(_ changes: UnsafeMutablePointer<pl_changes>?) {
  OwnedResult.free(changes)
}
