import PickerControls
import PickerGeometry
import PickerTree

extension TreeInspection {
  /// Adds overlapping items of a flow or a row of chips, or controls of a panel: at most one other for each, so a
  /// thousand items in one place are a thousand findings rather than half a million.
  ///
  /// - Complexity: O(*n* log² *n*) for *n* items.
  mutating func addOverlaps(in node: NodeView, _ around: NodeContext) {
    let places = Array(tree.children(of: node.position)).filter { tree.nodes[$0].role != .title }
    guard places.count > 1 else { return }
    // Boxes overlap by more than a length if they still overlap without half of it at each edge.
    let margin = TreeInspection.maximumOverlap / 2
    let edges = Edges(top: margin, left: margin, bottom: margin, right: margin)
    let large = places.filter {
      min(tree.nodes[$0].frame.width, tree.nodes[$0].frame.height) > TreeInspection.maximumOverlap
    }
    var boxes = BoxTree(large.map { tree.nodes[$0].frame.inset(by: edges) })
    var known: Set<[Int]> = []
    for place in large.indices {
      guard let other = boxes.index(overlapping: place) else { continue }
      let pair = [min(place, other), max(place, other)]
      guard known.insert(pair).inserted,
        let common = tree.nodes[large[place]].frame.intersection(tree.nodes[large[other]].frame)
      else { continue }
      addOverlap(
        of: large[pair[0]], and: large[pair[1]], by: common.size,
        number: pair[0] * places.count + pair[1], in: around)
    }
  }

  /// The invisible overlap, in points.
  private static let maximumOverlap = 0.5

  private mutating func addOverlap(
    of first: Int, and second: Int, by size: Size, number: Int, in around: NodeContext
  ) {
    let ids = [first, second].map { tree.id(of: tree.nodes[$0]) }
    let key = Observation.ObservationKey(
      code: .overlap, control: around.control, id: ids[0], role: tree.nodes[first].role,
      number: number)
    var found = Observation(key: key, dependence: .columns)
    found.items = zip(ids, [first, second]).map { $0 ?? tree.nodes[$1].role.rawValue }
    found.detail = "\(size.width.plain(decimals: 2)) × \(size.height.plain(decimals: 2)) pt"
    snapshot.add(found)
  }
}
