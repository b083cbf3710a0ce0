import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// One way to arrange the segments in a room: what has been given up so far.
struct SegmentedAttempt {
  private let measured: MeasuredSegmented
  private let room: Room
  private var items: MeasuredItems
  private var distribution: Segmented.Distribution
  private var form = Form.line
  private var leastScale = 1.0
  private var mayCutTexts = false

  /// On how many lines the segments stand.
  private enum Form { case line, wrapped, scrolled, menu }

  init(_ measured: MeasuredSegmented, _ items: MeasuredItems, in room: Room) {
    self.measured = measured
    self.room = room
    self.items = items
    distribution = measured.control.distribution
  }

  private var control: Segmented { measured.control }

  /// Gives something up.
  mutating func take(_ strategy: NarrowStrategy) {
    switch strategy {
    case .content: distribution = .content
    case .dropIcons: items = items.droppingIcons()
    case .shrinkText: leastScale = min(1, max(0.01, control.minimumScale))
    case .truncate: mayCutTexts = true
    case .wrap: form = .wrapped
    case .scroll: form = .scrolled
    case .menu: form = .menu
    }
  }

  /// The segments where they stand, with texts as large as fits.
  func arranged() -> SegmentedArrangement {
    let full = arranged(items)
    guard leastScale < 1, form != .scrolled, !showsAll(full) else { return full }
    var best = arranged(scaled(by: leastScale))
    guard showsAll(best) else { return best }
    var (low, high) = (Int((leastScale * 100).rounded(.down)) + 1, 99)
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

  private func arranged(_ items: MeasuredItems) -> SegmentedArrangement {
    var lines = SegmentedLines(
      control, items, distribution: distribution, isScrolled: form == .scrolled,
      direction: measured.direction, room: room, measurer: measured.measurer)
    switch form {
    case .line, .scrolled: lines.place([0..<control.items.count])
    case .wrapped: lines.place(lines.halves())
    case .menu: lines.place(menuLine)
    }
    return lines.arrangement
  }

  /// The selected segment; the first where none is, or several are.
  private var menuLine: [Range<Int>] {
    guard !control.items.isEmpty else { return [0..<0] }
    let item = control.marked.first ?? 0
    return [item..<item + 1]
  }
}

// Whether it is enough.
extension SegmentedAttempt {
  /// Whether every segment that is shown has room for all of its label, and the control for every
  /// segment.
  func showsAll(_ arrangement: SegmentedArrangement) -> Bool {
    isWithin(arrangement) && arrangement.shown.allSatisfy { showsAll(of: $0, in: arrangement) }
  }

  /// The same, where a label that was cut is enough once labels may be cut.
  func isEnough(_ arrangement: SegmentedArrangement) -> Bool {
    isWithin(arrangement)
      && arrangement.shown.allSatisfy {
        showsAll(of: $0, in: arrangement) || mayCutTexts && showsSome(of: $0, in: arrangement)
      }
  }

  private func isWithin(_ arrangement: SegmentedArrangement) -> Bool {
    let insets = control.container.insets(in: measured.direction)
    let box = Rect(size: arrangement.size).inset(by: insets)
    return arrangement.shown.allSatisfy { item in
      let frame = arrangement.frames[item]
      return box.minX.fits(in: frame.minX) && frame.maxX.fits(in: box.maxX)
        && box.minY.fits(in: frame.minY) && frame.maxY.fits(in: box.maxY)
    }
  }

  private func showsAll(of item: Int, in arrangement: SegmentedArrangement) -> Bool {
    let (items, frame) = (arrangement.items, arrangement.frames[item])
    if control.axis == .vertical {
      let height = items.height(of: item, at: frame.width, by: measured.measurer)
      guard min(height, control.items[item].height ?? height).fits(in: frame.height) else {
        return false
      }
    }
    let limit = items.look(of: item).style.maxWidth ?? .infinity
    let own = control.items[item].width ?? .infinity
    if min(items.boxes[item].natural.width, limit, own).fits(in: frame.width) { return true }
    return items.breaksLines(item) && !label(of: item, in: arrangement).isTruncated
  }

  /// Whether a character and the ellipsis of a label have room.
  private func showsSome(of item: Int, in arrangement: SegmentedArrangement) -> Bool {
    let label = label(of: item, in: arrangement)
    let room = arrangement.items.labelRoom(of: item, in: arrangement.frames[item].width)
    return label.isTruncated && label.text.count > 1 && label.size.width.fits(in: room)
  }

  /// The label of a segment in the room it has.
  private func label(of item: Int, in arrangement: SegmentedArrangement) -> MeasuredText {
    let (items, width) = (arrangement.items, arrangement.frames[item].width)
    let face = items.boxes[item].face
    return measured.measurer.measureOne(
      items.request(
        items.texts[face.label], look: face.look, maxWidth: items.labelRoom(of: item, in: width),
        wantsInk: false))
  }
}
