import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// An attempt to arrange the segments in a proposed size, with the compression steps applied so far.
struct SegmentedAttempt {
  private let measured: MeasuredSegmented
  private let proposal: ProposedSize
  private var items: MeasuredItems
  private var distribution: Segmented.Distribution
  private var form = Form.line
  private var minimumScale = 1.0
  private var mayCutTexts = false

  /// The form of the arrangement.
  private enum Form { case line, wrapped, scrolled, overflowing, menu }

  init(_ measured: MeasuredSegmented, _ items: MeasuredItems, in proposal: ProposedSize) {
    self.measured = measured
    self.proposal = proposal
    self.items = items
    distribution = measured.control.distribution
  }

  private var control: Segmented { measured.control }

  /// Applies a compression step.
  mutating func apply(_ strategy: NarrowStrategy) {
    switch strategy {
    case .content: distribution = .content
    case .dropIcons: items = items.droppingIcons()
    case .shrinkText: minimumScale = min(1, max(0.01, control.minimumScale))
    case .truncate: mayCutTexts = true
    case .wrap: form = .wrapped
    case .scroll: form = .scrolled
    case .overflowMenu: form = .overflowing
    case .menu: form = .menu
    }
  }

  /// Returns the arrangement with the largest label scale that fits, in steps of 1/100.
  func arranged() -> SegmentedArrangement {
    if form == .overflowing {
      return overflowing(minimumScale < 1 ? scaled(by: minimumScale) : items)
    }
    let full = arranged(items)
    guard minimumScale < 1, form != .scrolled, !showsAll(full) else { return full }
    var best = arranged(scaled(by: minimumScale))
    guard showsAll(best) else { return best }
    var (low, high) = (Int((minimumScale * 100).rounded(.down)) + 1, 99)
    while low <= high {
      let middle = (low + high) / 2
      let larger = arranged(scaled(by: Double(middle) / 100))
      if showsAll(larger) {
        (best, low) = (larger, middle + 1)
      } else {
        high = middle - 1
      }
    }
    return best
  }

  private func scaled(by scale: Double) -> MeasuredItems {
    items.scalingLabels(
      by: scale, wantsInk: control.container.wantsInk, by: measured.measurer)
  }

  private func lines(of items: MeasuredItems) -> SegmentedLines {
    SegmentedLines(
      control, items, distribution: distribution, isScrolled: form == .scrolled,
      direction: measured.direction, proposal: proposal, measurer: measured.measurer)
  }

  private func arranged(_ items: MeasuredItems) -> SegmentedArrangement {
    guard form == .menu, let shown = menuLine.first?.first else { return placed(items) }
    return menu(items, showing: shown)
  }

  /// The arrangement of a menu: with a chevron after the label, unless there is only space for the label without it.
  private func menu(_ items: MeasuredItems, showing item: Int) -> SegmentedArrangement {
    var marked = items
    marked.addTrailingIcon(.chevronDown, to: item)
    let menu = placed(marked)
    if showsAll(menu) { return menu }
    let plain = placed(items)
    return showsAll(plain) || !isEnough(menu) && isEnough(plain) ? plain : menu
  }

  private func placed(_ items: MeasuredItems) -> SegmentedArrangement {
    var lines = lines(of: items)
    switch form {
    case .line, .scrolled, .overflowing: lines.place([0..<control.items.count])
    case .wrapped: lines.place(lines.halves())
    case .menu: lines.place(menuLine)
    }
    return lines.arrangement
  }

  /// The line of a menu: the first selected segment, or the first segment where none is selected.
  private var menuLine: [Range<Int>] {
    guard !control.items.isEmpty else { return [0..<0] }
    let item = control.marked.first ?? 0
    return [item..<item + 1]
  }
}

// Overflow.
extension SegmentedAttempt {
  /// The arrangement with as many segments as fit beside the one that stands for the others.
  ///
  /// That one shows the label of the selected segment while it hides it, so that it is wider then: what fits is found by
  /// bisection among the counts that show the selected segment, and if none of them does, among those that hide it.
  ///
  /// - Complexity: O(*n* log *n*).
  private func overflowing(_ items: MeasuredItems) -> SegmentedArrangement {
    let count = control.items.count
    guard count > 0 else { return arranged(items) }
    let showing = control.marked.count == 1 ? control.marked[0] + 1 : 0
    let hiding = 1..<max(1, showing)
    return longest(items, in: showing..<count) ?? longest(items, in: hiding)
      ?? arranged(items, showing: 0)
  }

  /// The arrangement with the largest sufficient number of segments in a range; nil where none is sufficient.
  private func longest(_ items: MeasuredItems, in range: Range<Int>) -> SegmentedArrangement? {
    var found: SegmentedArrangement?
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      let arrangement = arranged(items, showing: middle)
      if isEnough(arrangement) {
        (found, low) = (arrangement, middle + 1)
      } else {
        high = middle
      }
    }
    return found
  }

  private func arranged(_ items: MeasuredItems, showing count: Int) -> SegmentedArrangement {
    var lines = lines(of: items)
    lines.place(first: count)
    return lines.arrangement
  }
}

// Sufficiency.
extension SegmentedAttempt {
  /// Whether every shown segment fits its whole label, and the control fits every shown segment.
  func showsAll(_ arrangement: SegmentedArrangement) -> Bool {
    isWithin(arrangement) && arrangement.shown.allSatisfy { showsAll(of: $0, in: arrangement) }
  }

  /// Whether the arrangement is sufficient: as `showsAll`, or with truncated labels once `truncate` applies.
  func isEnough(_ arrangement: SegmentedArrangement) -> Bool {
    isWithin(arrangement) && showsMore(arrangement)
      && arrangement.shown.allSatisfy {
        showsAll(of: $0, in: arrangement) || mayCutTexts && showsSome(of: $0, in: arrangement)
      }
  }

  /// Whether the segment that stands for others is whole, and not alone; also true where there is none.
  private func showsMore(_ arrangement: SegmentedArrangement) -> Bool {
    guard let more = arrangement.more else { return true }
    return arrangement.lines.contains { !$0.isEmpty }
      && more.metrics.natural.width.fits(in: more.frame.width)
  }

  private func isWithin(_ arrangement: SegmentedArrangement) -> Bool {
    let insets = control.container.insets(in: measured.direction)
    let box = Rect(size: arrangement.size).inset(by: insets)
    return arrangement.more.map { $0.frame.isWithin(box) } ?? true
      && arrangement.shown.allSatisfy { arrangement.frames[$0].isWithin(box) }
  }

  private func showsAll(of item: Int, in arrangement: SegmentedArrangement) -> Bool {
    let (items, frame) = (arrangement.items, arrangement.frames[item])
    if control.axis == .vertical {
      let height = items.height(of: item, at: frame.width, by: measured.measurer)
      guard min(height, control.items[item].height ?? height).fits(in: frame.height) else {
        return false
      }
    }
    let limit = items.resolvedStyle(of: item).style.maxWidth ?? .infinity
    let own = control.items[item].width ?? .infinity
    if min(items.metrics[item].natural.width, limit, own).fits(in: frame.width) { return true }
    return items.breaksLines(item) && showsLines(of: item, in: arrangement)
  }

  /// Whether a label that may take several lines is whole, and no word of it is wider than its line.
  private func showsLines(of item: Int, in arrangement: SegmentedArrangement) -> Bool {
    let label = label(of: item, in: arrangement)
    return !label.isTruncated
      && label.size.width.fits(
        in: arrangement.items.labelWidth(of: item, in: arrangement.frames[item].width))
  }

  /// Whether at least one character and the ellipsis of a label fit.
  private func showsSome(of item: Int, in arrangement: SegmentedArrangement) -> Bool {
    let label = label(of: item, in: arrangement)
    let available = arrangement.items.labelWidth(of: item, in: arrangement.frames[item].width)
    return label.isTruncated && label.text.count > 1 && label.size.width.fits(in: available)
  }

  /// Measures the label of a segment at the width available to it.
  private func label(of item: Int, in arrangement: SegmentedArrangement) -> MeasuredText {
    let (items, width) = (arrangement.items, arrangement.frames[item].width)
    let content = items.metrics[item].content
    return measured.measurer.measureOne(
      items.request(
        items.texts[content.label], styleIndex: content.styleIndex,
        maxWidth: items.labelWidth(of: item, in: width),
        wantsInk: false))
  }
}
