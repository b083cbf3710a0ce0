import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

/// Places segments on one or two lines.
struct SegmentedLines {
  private let control: Segmented
  private let items: MeasuredItems
  private let distribution: Segmented.Distribution
  private let isScrolled: Bool
  private let direction: LayoutDirection
  private let measurer: any TextMeasuring
  /// The border and the padding of the control.
  private let insets: Edges
  /// The definite content-box size along the main and the cross axis; nil if it depends on the content.
  private let mainSize: Double?
  private let crossSize: Double?
  /// The arrangement so far.
  private(set) var arrangement: SegmentedArrangement

  init(
    _ measured: MeasuredSegmented, _ items: MeasuredItems, distribution: Segmented.Distribution,
    isScrolled: Bool, in proposal: ProposedSize
  ) {
    (control, direction, measurer) = (measured.control, measured.direction, measured.measurer)
    (self.items, self.distribution, self.isScrolled) = (items, distribution, isScrolled)
    let insets = control.container.insets(in: direction, of: measurer.browser)
    self.insets = insets
    let width = control.container.width(in: proposal).map { max(0, $0 - insets.horizontal) }
    let height = control.container.height(in: proposal).map { max(0, $0 - insets.vertical) }
    mainSize = control.axis == .horizontal ? width : height
    crossSize = control.axis == .horizontal ? height : width
    arrangement = SegmentedArrangement(
      items: items, size: .zero,
      frames: [Rect](repeating: .zero, count: control.items.count), lines: [])
  }

  /// Places exactly these segments, one line for each range.
  mutating func place(_ lines: [ItemSubset]) {
    arrangement.lines = lines
    guard Budget.mayProceed else { return }
    let share = crossSize.map {
      max(0, ($0 - control.spacing * Double(lines.count - 1)) / Double(lines.count))
    }
    let boxes = boxes(crossSize: share)
    let longest = lines.map { $0.count }.max() ?? 0
    var content = Size.zero
    var starts: [Rect] = []
    for line in lines where Budget.mayProceed {
      let size = solve(
        line, line.map { boxes[$0] } + (arrangement.more.map { [box(of: $0)] } ?? []),
        crossSize: share, missing: longest - line.count)
      if !starts.isEmpty { content[control.axis.perpendicular] += control.spacing }
      starts.append(Rect(origin: content.below(control.axis), size: size))
      content[control.axis] = max(content[control.axis], size[control.axis])
      content[control.axis.perpendicular] += size[control.axis.perpendicular]
    }
    if let crossSize { content[control.axis.perpendicular] = crossSize }
    move(lines, to: starts, in: content)
    if isScrolled { scroll(content) }
  }

  /// Places some segments on one line, followed by the overflow segment if any are hidden.
  mutating func place(_ shown: ItemSubset, hiding hidden: ItemSubset) {
    guard !hidden.isEmpty else { return place([shown]) }
    let selected = control.marked.first { hidden.contains($0) }
    let isLabelled = control.marked.count == 1 && selected.map(items.mayShowIcon) ?? false
    if let selected, isLabelled { arrangement.items.addTrailingIcon(.moreHorizontal, to: selected) }
    let own = selected.flatMap { isLabelled ? arrangement.items.metrics[$0] : nil }
    arrangement.more = SegmentedArrangement.More(
      hidden: hidden, selected: selected,
      metrics: own ?? items.more[selected == nil ? 0 : 1], isLabelled: isLabelled)
    place([shown])
    if let selected, let more = arrangement.more { arrangement.frames[selected] = more.frame }
  }

  /// Splits the segments into two lines: of equal counts for an equal distribution, else such that the longer
  /// line is as short as possible.
  func halves() -> [ItemSubset] {
    let count = control.items.count
    guard count > 1 else { return [ItemSubset(0..<count)] }
    guard distribution != .equal else { return control.items.indices.halved(at: (count + 1) / 2) }
    let lengths = boxes(crossSize: nil).map { $0.hypotheticalSize(control.axis) }
    let whole = lengths.reduce(0, +)
    var (split, first, shortest) = (1, 0.0, Double.infinity)
    for end in 1..<count {
      first += lengths[end - 1]
      let longer = max(first, whole - first)
      if longer <= shortest { (shortest, split) = (longer, end) }
    }
    return control.items.indices.halved(at: split)
  }
}

// Steps.
extension SegmentedLines {
  /// Places the segments of one line relative to the line's origin, and returns the line's size.
  ///
  /// - Parameter missing: How many fewer segments the line has than the longest one. With an equal distribution,
  ///   empty boxes take their place, so that segments have the same width on both lines.
  private mutating func solve(
    _ line: ItemSubset, _ boxes: [FlowItem], crossSize: Double?, missing: Int
  ) -> Size {
    var boxes = boxes
    if distribution == .equal, mainSize != nil {
      boxes += [FlowItem](
        repeating: FlowItem {
          $0.grow = 1
          $0.basis = 0
        }, count: missing)
    }
    let isHorizontal = control.axis == .horizontal
    let mainSize = isScrolled ? nil : mainSize
    let spacing = spacing(of: boxes.count, in: mainSize)
    let (items, measurer, more) = (items, measurer, arrangement.more?.metrics.natural.height)
    let container = FlowContainer(
      axis: control.axis, width: isHorizontal ? mainSize : crossSize,
      height: isHorizontal ? crossSize : mainSize
    ) {
      $0.direction = direction
      $0.itemSpacing = spacing
      $0.browser = measurer.browser
    }
    do throws(FlowError) {
      let placed = try FlowSolver(boxes, in: container).solve(crossSize: {
        if let more, $0 >= line.count { return more }
        return items.height(of: line[$0], at: $1, by: measurer)
      })
      for (item, frame) in zip(line, placed.frames) { arrangement.frames[item] = frame }
      if placed.frames.indices.contains(line.count) {
        arrangement.more?.frame = placed.frames[line.count]
      }
      return placed.size
    } catch {
      arrangement.warnings.append(Warning(error))
      return .zero
    }
  }

  /// The gap between the segments of a line. Between equal ones it is at most their width, so all of them stay
  /// inside.
  private func spacing(of count: Int, in mainSize: Double?) -> Double {
    guard distribution == .equal, let mainSize, count > 1 else { return control.spacing }
    return min(control.spacing, mainSize / Double(2 * count - 1))
  }

  /// Offsets the segments of every line by the line's origin in the control.
  private mutating func move(_ lines: [ItemSubset], to starts: [Rect], in content: Size) {
    for (line, start) in zip(lines, starts) {
      let isReversed = control.axis == .vertical && direction == .rightToLeft
      let start = isReversed ? start.mirrored(in: content.width) : start
      let origin = start.origin + Point(x: insets.left, y: insets.top)
      for item in line { arrangement.frames[item] = arrangement.frames[item].offset(by: origin) }
      if let frame = arrangement.more?.frame { arrangement.more?.frame = frame.offset(by: origin) }
    }
    arrangement.size = Size(
      width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }

  /// Scrolls the selected segment to the centre of the visible area, as far as the content allows.
  private mutating func scroll(_ content: Size) {
    guard let mainSize else { return }
    let axis = control.axis
    let whole = arrangement.size
    let visibleLength = mainSize + (axis == .horizontal ? insets.horizontal : insets.vertical)
    let isReversed = axis == .horizontal && direction == .rightToLeft
    let middle = control.marked.first.map { arrangement.frames[$0].center[axis] }
    arrangement.size[axis] = visibleLength
    var scroll = Scroll(offset: .zero, content: whole)
    scroll.offset[axis] = scroll.offset(
      centering: middle ?? (isReversed ? whole[axis] : 0), in: arrangement.size, along: axis)
    var shift = Point.zero - scroll.offset
    // Content that is shorter than the control is at its start in reading direction.
    if isReversed { shift[axis] += max(0, visibleLength - whole[axis]) }
    for item in arrangement.frames.indices {
      arrangement.frames[item] = arrangement.frames[item].offset(by: shift)
    }
    arrangement.scroll = scroll
  }
}

// Flow items.
extension SegmentedLines {
  private func boxes(crossSize: Double?) -> [FlowItem] {
    var boxes = control.items.indices.map { box(of: $0, crossSize: crossSize) }
    switch distribution {
    case .equal: makeEqual(&boxes)
    case .content:
      for item in boxes.indices {
        let grow = items.resolvedStyle(of: item).style.grow
        boxes[item].grow = grow ?? (boxes[item].declaredSize(control.axis) == nil ? 1 : 0)
      }
    case .proportional:
      for item in boxes.indices where boxes[item].declaredSize(control.axis) == nil {
        boxes[item].grow = boxes[item].content[control.axis]
      }
    case .fixed: break
    }
    return boxes
  }

  private func box(of item: Int, crossSize: Double?) -> FlowItem {
    let segment = control.items[item]
    var box = FlowItem(resolving: items.resolvedStyle(of: item))
    (box.content, box.width, box.height) = (
      items.metrics[item].natural, segment.width, segment.height
    )
    // What grows is up to the distribution.
    (box.grow, box.isContentDependent) = (0, false)
    if items.breaksLines(item) {
      box.isContentDependent = control.axis == .horizontal
      if let crossSize, control.axis == .vertical {
        box.content.height = items.height(of: item, at: crossSize, by: measurer)
      }
    }
    return box
  }

  /// The box of the overflow segment, which has its own size with any distribution.
  private func box(of more: SegmentedArrangement.More) -> FlowItem {
    let resolved = items.styles[more.metrics.content.styleIndex]
    return FlowItem(content: more.metrics.natural) {
      $0.minHeight = resolved.style.minHeight
      $0.inset = Size(width: resolved.insets.horizontal, height: resolved.insets.vertical)
      $0.shrink = 1
    }
  }

  /// Makes all items equal: an equal share of a definite main size, else the size of the largest item.
  private func makeEqual(_ boxes: inout [FlowItem]) {
    let isBounded = mainSize != nil && !isScrolled
    let length = isBounded ? nil : boxes.lazy.map { $0.hypotheticalSize(control.axis) }.max()
    for item in boxes.indices {
      if control.axis == .horizontal {
        boxes[item].width = length
      } else {
        boxes[item].height = length
      }
      // With a basis of 0, equal grow factors give equal sizes. The inset must not count, because no base
      // size is smaller than it.
      boxes[item].inset[control.axis] = 0
      boxes[item].shrink = 0
      boxes[item].basis = isBounded ? 0 : nil
      boxes[item].grow = isBounded ? 1 : 0
    }
  }
}

extension Range<Int> {
  /// Returns the positions before one, and the others.
  fileprivate func halved(at position: Int) -> [ItemSubset] {
    [ItemSubset(lowerBound..<position), ItemSubset(position..<upperBound)]
  }
}

extension FlowItem {
  fileprivate func declaredSize(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// The hypothetical main size: the size along an axis before items grow or shrink.
  fileprivate func hypotheticalSize(_ axis: Axis) -> Double {
    let length = declaredSize(axis) ?? content[axis]
    return axis == .horizontal
      ? max(minWidth ?? 0, min(maxWidth ?? .infinity, length)) : max(minHeight ?? 0, length)
  }
}

extension Size {
  /// The origin of the next line after content of this size: below it, or next to it for vertical lines.
  fileprivate func below(_ axis: Axis) -> Point {
    axis == .horizontal ? Point(x: 0, y: height) : Point(x: width, y: 0)
  }
}
