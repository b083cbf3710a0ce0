import PickerGeometry

/// Values of appended nodes outside their range become the nearest one inside, and 0 if they are not finite,
/// each with a warning such as `frame.width must be from 0 to 1000000000000, is -5`.
extension LayoutTree {
  /// The maximum magnitude of a length in an appended node, in points: frames relative to the root, which are
  /// sums over up to 256 levels, stay in the range in which trees are read.
  private static let maximumCoordinate = 1e12

  /// Returns the index for a node with an id; -1: none.
  mutating func clamp(_ index: Int?, of id: String?) -> Int {
    guard let index else { return -1 }
    let range = 0...Int(Int32.max)
    if range.contains(index) { return index }
    warn("index must be from 0 to \(range.upperBound), is \(index)", id)
    return index < 0 ? 0 : range.upperBound
  }

  /// Returns the minimum size of the hit region for a node with an id; -1: unspecified.
  mutating func clamp(minTarget: Double?, of id: String?) -> Double {
    minTarget.map { clamp($0, "minTarget", from: 0, of: id) } ?? -1
  }

  /// Returns the frame for a node with an id.
  mutating func clamp(_ frame: Rect, of id: String?) -> Rect {
    let limit = LayoutTree.maximumCoordinate
    return Rect(
      x: clamp(frame.x, "frame.x", from: -limit, of: id),
      y: clamp(frame.y, "frame.y", from: -limit, of: id),
      width: clamp(frame.width, "frame.width", from: 0, of: id),
      height: clamp(frame.height, "frame.height", from: 0, of: id))
  }

  /// Returns the size that an item with an id reserves.
  mutating func clamp(reserved size: Size, of id: String?) -> Size {
    Size(
      width: clamp(size.width, "reservedSize.width", from: 0, of: id),
      height: clamp(size.height, "reservedSize.height", from: 0, of: id))
  }

  private mutating func clamp(
    _ value: Double, _ name: String, from minimum: Double, of id: String?
  ) -> Double {
    let limit = LayoutTree.maximumCoordinate
    if value >= minimum, value <= limit { return value }
    warn("\(name) must be from \(minimum.plain) to \(limit.plain), is \(value.plain)", id)
    return value.isFinite ? min(max(value, minimum), limit) : 0
  }

  private mutating func warn(_ message: String, _ id: String?) {
    warnings.append(Warning(.invalid, id: id, message: message))
  }
}
