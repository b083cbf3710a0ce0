import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// Places segments on one line or two.
struct SegmentedLines {
  private let control: Segmented
  private let items: MeasuredItems
  private let distribution: Segmented.Distribution
  private let isScrolled: Bool
  private let direction: LayoutDirection
  private let measurer: any TextMeasuring
  /// Where lines have room in their container's content box, along them and across.
  private let along: Double?
  private let across: Double?
  /// What has been placed.
  private(set) var arrangement: SegmentedArrangement

  init(
    _ control: Segmented, _ items: MeasuredItems, distribution: Segmented.Distribution,
    isScrolled: Bool, direction: LayoutDirection, room: Room, measurer: any TextMeasuring
  ) {
    self.control = control
    self.items = items
    self.distribution = distribution
    self.isScrolled = isScrolled
    self.direction = direction
    self.measurer = measurer
    let insets = control.container.insets(in: direction)
    let width = control.container.width(in: room).map { max(0, $0 - insets.horizontal) }
    let height = control.container.height(in: room).map { max(0, $0 - insets.vertical) }
    along = control.axis == .horizontal ? width : height
    across = control.axis == .horizontal ? height : width
    arrangement = SegmentedArrangement(
      items: items, size: .zero,
      frames: [Rect](repeating: .zero, count: control.items.count), lines: [])
  }

  /// Places these segments, and no others, a line for each range.
  mutating func place(_ lines: [Range<Int>]) {
    arrangement.lines = lines
    let share = across.map {
      max(0, ($0 - control.spacing * Double(lines.count - 1)) / Double(lines.count))
    }
    let boxes = boxes(across: share)
    let most = lines.map(\.count).max() ?? 0
    var content = Size.zero
    var starts: [Rect] = []
    for line in lines {
      let size = solve(line, Array(boxes[line]), across: share, missing: most - line.count)
      if !starts.isEmpty { content[control.axis.perpendicular] += control.spacing }
      starts.append(Rect(origin: content.below(control.axis), size: size))
      content[control.axis] = max(content[control.axis], size[control.axis])
      content[control.axis.perpendicular] += size[control.axis.perpendicular]
    }
    if let across { content[control.axis.perpendicular] = across }
    move(lines, to: starts, in: content)
    if isScrolled { scroll(content) }
  }

  /// Two lines: of equally many segments where these are of equal size, else such that the longer
  /// line is as short as can be.
  func halves() -> [Range<Int>] {
    let count = control.items.count
    guard count > 1 else { return [0..<count] }
    guard distribution != .equal else { return [0..<(count + 1) / 2, (count + 1) / 2..<count] }
    let lengths = boxes(across: nil).map { $0.wanted(control.axis) }
    let whole = lengths.reduce(0, +)
    var (split, first, least) = (1, 0.0, Double.infinity)
    for end in 1..<count {
      first += lengths[end - 1]
      let longer = max(first, whole - first)
      if longer <= least { (least, split) = (longer, end) }
    }
    return [0..<split, split..<count]
  }
}

// The steps.
extension SegmentedLines {
  /// Places the segments of one line from its own origin, and returns the line's size.
  ///
  /// - Parameter missing: How many segments the line has less than the other one. Where all are of
  ///   equal size, their places stay empty.
  private mutating func solve(
    _ line: Range<Int>, _ boxes: [FlowItem], across: Double?, missing: Int
  ) -> Size {
    var boxes = boxes
    if distribution == .equal, along != nil {
      boxes += [FlowItem](repeating: FlowItem(grow: 1, basis: 0), count: missing)
    }
    let isHorizontal = control.axis == .horizontal
    let along = isScrolled ? nil : along
    let (items, measurer) = (items, measurer)
    let placed = CheckedFlow(boxes, axis: control.axis).solve(
      in: FlowContainer(
        axis: control.axis, direction: direction, itemSpacing: control.spacing,
        width: isHorizontal ? along : across, height: isHorizontal ? across : along),
      crossSize: { items.height(of: line.lowerBound + $0, at: $1, by: measurer) })
    if let fault = placed.fault { arrangement.warnings.append(fault) }
    for (item, frame) in zip(line, placed.frames) { arrangement.frames[item] = frame }
    return placed.size
  }

  /// Moves the segments of every line to where it stands in the control.
  private mutating func move(_ lines: [Range<Int>], to starts: [Rect], in content: Size) {
    let container = control.container
    let insets = container.insets(in: direction)
    for (line, start) in zip(lines, starts) {
      let isTurned = control.axis == .vertical && direction == .rightToLeft
      let start = isTurned ? start.mirrored(in: content.width) : start
      let origin = start.origin + Point(x: insets.left, y: insets.top)
      for item in line { arrangement.frames[item] = arrangement.frames[item].offset(by: origin) }
    }
    arrangement.size = Size(
      width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }

  /// Moves the selected segment as near to the middle of the room as the content goes.
  private mutating func scroll(_ content: Size) {
    guard let along else { return }
    let axis = control.axis
    let insets = control.container.insets(in: direction)
    let whole = arrangement.size
    let room = along + (axis == .horizontal ? insets.horizontal : insets.vertical)
    let isTurned = axis == .horizontal && direction == .rightToLeft
    let middle = control.marked.first.map { arrangement.frames[$0].center[axis] }
    let target = (middle ?? (isTurned ? whole[axis] : 0)) - room / 2
    var offset = Point.zero
    offset[axis] = max(0, min(target, whole[axis] - room))
    for item in arrangement.frames.indices {
      arrangement.frames[item] = arrangement.frames[item].offset(by: .zero - offset)
    }
    arrangement.size[axis] = room
    arrangement.scroll = Scroll(offset: offset, content: whole)
  }
}

// The segments as the solver sees them.
extension SegmentedLines {
  private func boxes(across: Double?) -> [FlowItem] {
    var boxes = control.items.indices.map { box(of: $0, across: across) }
    switch distribution {
    case .equal: makeEqual(&boxes)
    case .content:
      for item in boxes.indices {
        let grow = items.look(of: item).style.grow
        boxes[item].grow = grow ?? (boxes[item].given(control.axis) == nil ? 1 : 0)
      }
    case .proportional:
      for item in boxes.indices where boxes[item].given(control.axis) == nil {
        boxes[item].grow = boxes[item].content[control.axis]
      }
    case .fixed: break
    }
    return boxes
  }

  private func box(of item: Int, across: Double?) -> FlowItem {
    let segment = control.items[item]
    let look = items.look(of: item)
    var box = FlowItem(
      content: items.boxes[item].natural, width: segment.width, height: segment.height,
      minWidth: look.style.minWidth, maxWidth: look.style.maxWidth,
      minHeight: look.style.minHeight,
      inset: Size(width: look.insets.horizontal, height: look.insets.vertical),
      shrink: look.style.truncation == Truncation.none ? 0 : 1)
    if items.breaksLines(item) {
      box.contentDependent = control.axis == .horizontal
      if let across, control.axis == .vertical {
        box.content.height = items.height(of: item, at: across, by: measurer)
      }
    }
    return box
  }

  /// An equal share of the room, or the size of the largest where there is no limit.
  private func makeEqual(_ boxes: inout [FlowItem]) {
    let isBounded = along != nil && !isScrolled
    let length = isBounded ? nil : boxes.lazy.map { $0.wanted(control.axis) }.max()
    for item in boxes.indices {
      if control.axis == .horizontal {
        boxes[item].width = length
      } else {
        boxes[item].height = length
      }
      boxes[item].inset[control.axis] = 0
      boxes[item].shrink = 0
      boxes[item].basis = isBounded ? 0 : nil
      boxes[item].grow = isBounded ? 1 : 0
    }
  }
}

extension FlowItem {
  fileprivate func given(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// The size along an axis that the box has where nothing presses or pulls.
  fileprivate func wanted(_ axis: Axis) -> Double {
    let length = given(axis) ?? content[axis]
    return axis == .horizontal
      ? max(minWidth ?? 0, min(maxWidth ?? .infinity, length)) : max(minHeight ?? 0, length)
  }
}

extension Size {
  /// The corner below content of this size, or beside it where lines run down.
  fileprivate func below(_ axis: Axis) -> Point {
    axis == .horizontal ? Point(x: 0, y: height) : Point(x: width, y: 0)
  }
}
