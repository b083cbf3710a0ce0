import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

/// An attempt to arrange the segments in a proposed size, with the compression steps applied so far.
struct SegmentedAttempt {
  /// The proposed size.
  var proposal: ProposedSize
  private let measured: MeasuredSegmented
  private var items: MeasuredItems { didSet { scaleLabels() } }
  private var distribution: Segmented.Distribution
  private var form = Form.line
  private var minimumScale = 1.0 { didSet { scaleLabels() } }
  /// The items with labels of the minimum scale; nil if it is 1.
  private var smallest: MeasuredItems?
  private var mayCutTexts = false
  /// The number of compression steps applied.
  private var stepCount = 0

  /// The form of the arrangement.
  private enum Form { case line, wrapped, scrolled, overflowing, menu }

  init(_ measured: MeasuredSegmented, _ items: MeasuredItems, in proposal: ProposedSize) {
    self.measured = measured
    self.proposal = proposal
    self.items = items
    distribution = measured.control.distribution
  }

  private var control: Segmented { measured.control }

  /// The last compression step applied; nil for none.
  private var strategy: NarrowStrategy? { stepCount > 0 ? control.whenNarrow[stepCount - 1] : nil }

  /// Whether no further compression step is tried, however little is shown.
  var isLast: Bool { stepCount == control.whenNarrow.count || strategy == .scroll }

  /// Applies the next compression step; there must be one.
  mutating func applyNext() {
    stepCount += 1
    switch control.whenNarrow[stepCount - 1] {
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

  private mutating func scaleLabels() {
    smallest = minimumScale < 1 && Budget.mayProceed ? scaled(by: minimumScale) : nil
  }

  private func scaled(by scale: Double) -> MeasuredItems {
    items.scalingLabels(
      by: scale, wantsInk: control.container.wantsInk, by: measured.measurer)
  }

  /// Returns the arrangement in the proposed size.
  ///
  /// - Parameter levels: How much may be shown with a menu; see ``SegmentedArrangement/level``. The smallest of these
  ///   levels is known to be sufficient, or to be all that can be shown. Nil: any.
  func arranged(at levels: ClosedRange<Int>? = nil) -> SegmentedArrangement {
    var arrangement =
      form == .overflowing && !control.items.isEmpty
      ? overflowing(smallest ?? items, levels ?? 0...highestLevel) : largest()
    arrangement.strategy = strategy
    return arrangement
  }

  /// The level at which one segment, or one label, is not shown.
  var highestLevel: Int { max(0, measured.order.highestLevel - 1) }

  /// The arrangement with the largest label scale that fits, in steps of 1/100.
  private func largest() -> SegmentedArrangement {
    let full = arranged(items)
    guard let smallest, form != .scrolled, !showsAll(full) else { return full }
    var best = arranged(smallest)
    guard showsAll(best) else { return best }
    // Larger labels fit only if smaller ones do, so bisection finds the largest scale. Hundredths limit
    // the number of times that all labels are measured to seven.
    var (low, high) = (Int((minimumScale * 100).rounded(.down)) + 1, 99)
    while low <= high, Budget.mayProceed {
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

  private func lines(of items: MeasuredItems) -> SegmentedLines {
    SegmentedLines(
      measured, items, distribution: distribution, isScrolled: form == .scrolled, in: proposal)
  }

  private func arranged(_ items: MeasuredItems) -> SegmentedArrangement {
    guard form == .menu, let shown = menuLine.first?.first else { return placed(items) }
    return menu(items, showing: shown)
  }

  /// The arrangement of a menu: with a chevron after the label unless there is only space for the label without it.
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
    case .line, .scrolled, .overflowing: lines.place([ItemSubset(control.items.indices)])
    case .wrapped: lines.place(lines.halves())
    case .menu: lines.place(menuLine)
    }
    return lines.arrangement
  }

  /// The line of a menu: the first selected segment, or the first segment where none is selected.
  private var menuLine: [ItemSubset] {
    guard !control.items.isEmpty else { return [ItemSubset(0..<0)] }
    let item = control.marked.first ?? 0
    return [ItemSubset(item..<item + 1)]
  }
}

// Overflow.
extension SegmentedAttempt {
  /// The arrangement with as many labels as fit. If not all segments fit without the labels that may be hidden, as
  /// many segments as fit next to the overflow segment.
  ///
  /// The overflow segment is wider if it hides the selected segment, because it shows its label. The number of
  /// segments is found by bisection among the counts that show the selected segment, and if none fits, among the
  /// counts that hide it.
  ///
  /// - Complexity: O(*n* log *n*).
  private func overflowing(
    _ items: MeasuredItems, _ levels: ClosedRange<Int>
  ) -> SegmentedArrangement {
    let count = control.items.count
    let showing = control.marked.count == 1 ? measured.order.rank(of: control.marked[0]) + 1 : 0
    let unknown = levels.lowerBound + 1..<levels.upperBound + 1
    for range in [count..<Int.max, showing..<count, 0..<showing] {
      let longest = unknown.clamped(to: range).highest { level in
        let arrangement = arranged(items, at: level)
        return isEnough(arrangement) ? arrangement : nil
      }
      if let longest { return longest }
    }
    return arranged(items, at: levels.lowerBound)
  }

  /// How much wider the control must be for a level; nil if it is wide enough, if widths do not depend on its width,
  /// or if there is no overflow segment. Exact if all segments grow or shrink, and an estimate otherwise.
  func widthMissing(at level: Int) -> Double? {
    guard form == .overflowing, control.axis == .horizontal else { return nil }
    let arrangement = arranged(smallest ?? items, at: level)
    var missing = arrangement.shown.map {
      neededWidth(of: $0, in: arrangement) - arrangement.frames[$0].width
    }
    if let more = arrangement.more {
      missing.append(more.metrics.natural.width - more.frame.width)
    }
    guard let most = missing.max(), most > Lengths.grace else { return nil }
    let count = arrangement.lines.reduce(0) { $0 + $1.count }
    // Equal segments all grow by as much as the neediest one. Others only grow by what they lack.
    let sum =
      distribution == .equal ? Double(count) * most : missing.reduce(0) { $0 + max(0, $1) }
    return sum * (1 - Lengths.grace / most)
  }

  private func arranged(_ items: MeasuredItems, at level: Int) -> SegmentedArrangement {
    let (order, shown) = (measured.order, min(level, control.items.count))
    let missing = order.missingLabels(at: level)
    var lines = lines(
      of: missing == 0
        ? items : items.withoutLabels(of: order.labels.prefix(missing), by: measured.measurer))
    lines.place(order.shown(shown), hiding: order.hidden(shown))
    var arrangement = lines.arrangement
    (arrangement.level, arrangement.missingLabels) = (level, missing)
    return arrangement
  }
}

// Sufficiency.
extension SegmentedAttempt {
  /// Whether every shown segment fits its complete label, and the control fits every shown segment.
  private func showsAll(_ arrangement: SegmentedArrangement) -> Bool {
    isWithin(arrangement) && arrangement.shown.allSatisfy { showsAll(of: $0, in: arrangement) }
  }

  /// Whether the arrangement is sufficient: as `showsAll`, or with truncated labels once `truncate` applies.
  func isEnough(_ arrangement: SegmentedArrangement) -> Bool {
    isWithin(arrangement) && showsMore(arrangement)
      && arrangement.shown.allSatisfy {
        showsAll(of: $0, in: arrangement) || mayCutTexts && showsSome(of: $0, in: arrangement)
      }
  }

  /// Whether the overflow segment is completely visible and not alone; also true if there is none.
  private func showsMore(_ arrangement: SegmentedArrangement) -> Bool {
    guard let more = arrangement.more else { return true }
    return arrangement.lines.contains { !$0.isEmpty }
      && more.metrics.natural.width.fits(in: more.frame.width)
  }

  private func isWithin(_ arrangement: SegmentedArrangement) -> Bool {
    let insets = control.container.insets(
      in: measured.direction, of: measured.measurer.browser)
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
    let needed = neededWidth(of: item, in: arrangement)
    if needed.fits(in: frame.width, asTextIn: measured.measurer.browser) { return true }
    return items.breaksLines(item) && showsLines(of: item, in: arrangement)
  }

  /// The width of a segment with its complete label on one line, or its declared width if that is smaller.
  private func neededWidth(of item: Int, in arrangement: SegmentedArrangement) -> Double {
    min(
      arrangement.items.metrics[item].natural.width,
      arrangement.items.resolvedStyle(of: item).style.maxWidth ?? .infinity,
      control.items[item].width ?? .infinity)
  }

  /// Whether a multi-line label is complete, and no word of it is wider than its line.
  private func showsLines(of item: Int, in arrangement: SegmentedArrangement) -> Bool {
    let label = label(of: item, in: arrangement)
    return !label.isTruncated
      && label.fits(
        in: arrangement.items.labelWidth(of: item, in: arrangement.frames[item].width))
  }

  /// Whether at least one character and the ellipsis of a label fit.
  private func showsSome(of item: Int, in arrangement: SegmentedArrangement) -> Bool {
    let label = label(of: item, in: arrangement)
    let available = arrangement.items.labelWidth(of: item, in: arrangement.frames[item].width)
    return label.isTruncated && label.text.count > 1 && label.fits(in: available)
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
