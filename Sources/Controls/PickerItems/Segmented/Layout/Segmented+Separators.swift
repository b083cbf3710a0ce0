import PickerGeometry
import PickerTree

extension MeasuredSegmented {
  /// Appends a separator between each two neighbours that are both unselected.
  ///
  /// - Parameter moving: The frame of an indicator that moves: neighbours that it covers in part count as selected.
  func appendSeparators(
    _ arrangement: SegmentedArrangement, indicator moving: Rect?, to tree: inout LayoutTree
  ) {
    guard let separator = control.separator else { return }
    let paint = tree.paints.count
    tree.paints.append(Paint(fill: separator.fill))
    // At rest, the indicator without its inset is exactly as large as the segment.
    let moving = moving?.inset(by: control.indicator.inset.edges(in: direction).negated)
    func isBare(_ frame: Rect, _ isMarked: Bool) -> Bool {
      moving.map { !frame.overlaps($0) } ?? !isMarked
    }
    for (first, second) in neighbours(in: arrangement)
    where isBare(first.frame, first.isMarked) && isBare(second.frame, second.isMarked) {
      let frame = separator.frame(between: first.frame, and: second.frame, along: control.axis)
      tree.append(LayoutNode(.separator, frame: frame, index: first.item, paint: paint))
    }
  }

  /// A neighbour of a segment.
  private struct Neighbour {
    var item: Int
    var frame: Rect
    var isMarked: Bool
  }

  /// The neighbours on each line, including the last segment and the overflow segment.
  private func neighbours(in arrangement: SegmentedArrangement) -> [(Neighbour, Neighbour)] {
    let marked = Set(control.marked)
    return arrangement.lines.flatMap { line in
      var segments = line.map {
        Neighbour(item: $0, frame: arrangement.frames[$0], isMarked: marked.contains($0))
      }
      if let more = arrangement.more {
        segments.append(
          Neighbour(item: control.items.count, frame: more.frame, isMarked: more.selected != nil))
      }
      return Array(zip(segments, segments.dropFirst()))
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
