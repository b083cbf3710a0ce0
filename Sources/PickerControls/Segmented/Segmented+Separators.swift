import PickerGeometry
import PickerTree

extension MeasuredSegmented {
  /// Appends a separator between each two neighbours of which none is selected.
  ///
  /// - Parameter moving: The frame of an indicator that moves: neighbours that it covers in part count as selected.
  func appendSeparators(
    _ arrangement: SegmentedArrangement, indicator moving: Rect?, to tree: inout LayoutTree
  ) {
    guard let separator = control.separator else { return }
    let paint = tree.paints.count
    tree.paints.append(Paint(fill: separator.fill))
    let marked = control.marked
    // At rest, the indicator without its inset is exactly as large as the segment.
    let moving = moving?.inset(by: control.indicator.inset.edges(in: direction).negated)
    func isBare(_ item: Int) -> Bool {
      moving.map { !arrangement.frames[item].overlaps($0) } ?? !marked.hasAscending(item)
    }
    for item in arrangement.lines.flatMap({ $0.dropLast() }) where isBare(item) && isBare(item + 1)
    {
      let frame = separator.frame(
        between: arrangement.frames[item], and: arrangement.frames[item + 1], along: control.axis)
      tree.append(LayoutNode(.separator, frame: frame, index: item, paint: paint))
    }
  }
}

extension Separator {
  /// The frame of the line, centred between two neighbours.
  fileprivate func frame(between one: Rect, and other: Rect, along axis: Axis) -> Rect {
    let (first, second) =
      one.origin[axis] <= other.origin[axis] ? (one, other) : (other, one)
    let across = axis.perpendicular
    let low = max(first.origin[across], second.origin[across]) + inset
    let high =
      min(
        first.origin[across] + first.size[across], second.origin[across] + second.size[across])
      - inset
    var origin = Point.zero
    var size = Size.zero
    let middle = (first.origin[axis] + first.size[axis] + second.origin[axis]) / 2
    origin[axis] = middle - thickness / 2
    size[axis] = thickness
    origin[across] = min(low, (low + high) / 2)
    size[across] = max(0, high - low)
    return Rect(origin: origin, size: size)
  }
}

extension Rect {
  /// Whether the two share more than an edge, apart from rounding errors.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    !(maxX.fits(in: other.minX) || other.maxX.fits(in: minX) || maxY.fits(in: other.minY)
      || other.maxY.fits(in: minY))
  }
}
