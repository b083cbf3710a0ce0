import PickerControls
import PickerGeometry
import PickerTree

extension TreeInspection {
  /// Adds the items of a flow, or the controls of a panel, that cover each other.
  ///
  /// - Complexity: O(*n* log² *n*) for *n* items of which few overlap.
  mutating func addOverlaps(in node: NodeView, _ around: Surroundings) {
    let places = Array(tree.children(of: node.position)).filter { tree.nodes[$0].role != .title }
    guard places.count > 1 else { return }
    let frames = places.map { tree.nodes[$0].frame }
    var boxes = BoxTree(frames)
    for (first, frame) in frames.enumerated() {
      for second in boxes.indices(overlapping: frame) where second > first {
        guard let common = frame.intersection(frames[second]),
          min(common.width, common.height) > TreeInspection.maximumOverlap
        else { continue }
        addOverlap(
          of: places[first], and: places[second], by: common.size,
          number: first * places.count + second, in: around)
      }
    }
  }

  /// What nobody sees, in points.
  private static let maximumOverlap = 0.5

  private mutating func addOverlap(
    of first: Int, and second: Int, by size: Size, number: Int, in around: Surroundings
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
