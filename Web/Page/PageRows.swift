import PickerGeometry
import PickerSolver

/// Rows of chips that change: hidden chips are shown, removed ones let the others move up, and all follow the width.
///
/// What is selected is no matter of the engine: chips that only toggle work without it.
final class PageRows: PageControl {
  /// A chip, and where it is drawn and spoken of.
  struct Chip {
    let node: Int
    let name: PageText?
    let isSelected: Bool
    let isEnabled: Bool
    let size: Size
    let breaks: Int
    /// Its place in the document.
    let index: Int
    /// The number of chips that stay longer; 0 where the last chip leaves first.
    let rank: Int
    /// Where it is drawn.
    let home: Point
    /// Whether it was in the picture at first.
    let isInPicture: Bool
    var isSeen: Bool
    /// Its distance from where it is drawn; nil while it was never seen.
    var place: Point?

    var drawn: [Element] { [.drawn(node), Element(.o, node)] }
    var spoken: Element { .spoken(node) }
  }

  /// What follows the chips: "+1", "+2" …, or what hides them again.
  struct Ending {
    let element: Element
    let size: Size
    let name: PageText?
  }

  var chips: [Chip]
  let flow: FlowContainer
  let less: Ending?
  let counting: [Ending]
  let button: Int?
  let origin: Point
  let isRoot: Bool
  let natural: Double
  private let maxRows: Int?
  private let isByPriority: Bool
  private var isExpanded: Bool
  private var width: Double
  private var height: Double

  override init(_ data: PageData, number: Int) {
    let rows = data[.rows]
    let box = data[.box].frame ?? .zero
    (origin, height) = (box.origin, box.height)
    flow = FlowContainer(rows[.flow].numbers) ?? FlowContainer()
    natural = rows[.flow].numbers.first ?? 0
    width = natural
    maxRows = rows[.maxRows].integer > 0 ? rows[.maxRows].integer : nil
    isExpanded = rows[.expanded].flag
    less = rows[.less].exists ? Ending(rows[.less]) : nil
    counting = rows[.counting].items.map { Ending($0) }
    button = data[.overflow].node
    isRoot = data[.node].integer == 0
    let (sizes, breaks, ranks) = (rows[.sizes].items, rows[.breaks].items, rows[.ranks].numbers)
    chips = zip(data[.items].items.enumerated(), zip(sizes, breaks)).map { chip, row in
      Chip(
        chip.element, size: row.0.size, breaks: row.1.integer,
        rank: chip.offset < ranks.count ? Int(ranks[chip.offset]) : 0, origin: box.origin)
    }
    isByPriority = !ranks.isEmpty
    if isByPriority { chips.sort { $0.index < $1.index } }
    super.init(data, number: number)
  }

  override func begin(at event: PageEvent) {
    guard let first = chips.first(where: { $0.isInPicture }) else { return }
    for chip in chips where !chip.isInPicture {
      change(.copy, first.spoken, chip.spoken)
      put(Element.spoken(node))
      change(.select, chip.spoken)
      put(chip.isSelected ? 1 : 0)
      set(.dataNode, of: chip.spoken, to: Double(chip.node))
      set(.tabindex, of: chip.spoken, to: -1)
      set(.ariaLabel, of: chip.spoken, to: chip.name)
      set(.ariaDisabled, of: chip.spoken, to: chip.isEnabled ? nil : .yes)
      turn(.unseen, of: chip.spoken, true)
      for element in chip.drawn {
        change(.after, element, first.drawn[0])
        turn(.unseen, of: element, true)
      }
      hide(chip.drawn[0], false)
    }
  }

  override func handle(_ event: PageEvent) -> Bool {
    switch event.kind {
    case .expand: expand(event)
    case .remove: remove(event.node, event)
    case .resize: follow(event)
    default: return false
    }
    return true
  }

  private func expand(_ event: PageEvent) {
    isExpanded.toggle()
    let next = chips.first { !$0.isSeen && $0.isEnabled }
    guard let placed = lay(event) else { return }
    guard placed.ending == .nothing, let next else { return }
    change(.focus, next.spoken)
  }

  private func remove(_ node: Int, _ event: PageEvent) {
    guard let place = chips.firstIndex(where: { $0.node == node }) else { return }
    let chip = chips.remove(at: place)
    for element in chip.drawn + [chip.spoken] { turn(.unseen, of: element, true) }
    _ = lay(event, from: place)
    // Its element is there until the focus is elsewhere.
    change(.remove, chip.spoken)
  }

  /// Tells where the focus goes from a chip that is not seen any more: to the next one that can be reached, else to the one before,
  /// else to the button; without any of them, the list takes it.
  private func reach(from place: Int, _ placed: ChipFlow.Placed) {
    let enabled = placed.shown.filter { chips[$0].isEnabled }
    let next = enabled.first { $0 >= place } ?? enabled.last
    let chip = next.map { chips[$0] }
    change(.reach, .spoken(node))
    put(chip?.spoken ?? (placed.ending == .nothing ? nil : button.map { .spoken($0) }))
  }

  /// Follows the width of the page, where nothing is beside the chips.
  private func follow(_ event: PageEvent) {
    let next = min(natural, event.other)
    let isTooNarrow = chips.contains { $0.size.width > next }
    guard isRoot, next != width, !isTooNarrow else { return }
    width = next
    _ = lay(event, isQuiet: true)
  }

  /// Places all chips again, at once or in a moment.
  ///
  /// - Parameter place: Where a chip was that is removed; nil for none.
  private func lay(_ event: PageEvent, from place: Int? = nil, isQuiet: Bool = false)
    -> ChipFlow.Placed?
  {
    guard let placed = try? chipFlow.place() else { return nil }
    for (number, chip) in chips.enumerated() {
      let frame = placed.shown.firstIndex(of: number).map { placed.frames[$0] }
      chips[number] = show(chip, frame, isStill: isQuiet || event.isCalm)
    }
    show(placed)
    change(.grow, .spoken(node))
    put(node)
    put(placed.size.height - height)
    put(placed.size.width)
    put(placed.size.height)
    height = placed.size.height
    tellStops(of: placed)
    reach(from: place ?? chips.count, placed)
    return placed
  }

  private var chipFlow: ChipFlow {
    var flow = flow
    flow.width = width
    return ChipFlow(
      flow: flow, maxRows: maxRows, isExpanded: isExpanded,
      less: less.map { FlowItem(width: $0.size.width, height: $0.size.height) },
      chips: chips.map { chip in
        var item = FlowItem(width: chip.size.width, height: chip.size.height)
        item.breaksBefore = chip.breaks & 1 != 0
        item.breaksAfter = chip.breaks & 2 != 0
        return item
      },
      order: isByPriority
        ? LeavingOrder(count: chips.count, priorities: chips.map { -$0.rank })
        : LeavingOrder(count: chips.count),
      counting: counting.map { FlowItem(width: $0.size.width, height: $0.size.height) })
  }

  private func show(_ chip: Chip, _ frame: Rect?, isStill: Bool) -> Chip {
    var chip = chip
    let wasSeen = chip.isSeen
    chip.isSeen = frame != nil
    for element in chip.drawn + [chip.spoken] { turn(.unseen, of: element, frame == nil) }
    guard let frame else { return chip }
    let place = origin + frame.origin - chip.home
    for element in chip.drawn {
      change(.move, element, place)
      guard !isStill else { continue }
      if !wasSeen {
        animate(.opacity, of: element, PageMotion(frames: [[0], [1]], duration: 0.15))
      } else if let before = chip.place, before != place {
        let frames = [before, place].map { [$0.x, $0.y] }
        animate(
          .move, of: element, PageMotion(frames: frames, duration: 0.2, easing: .easeInOut))
      }
    }
    chip.place = place
    change(.place, chip.spoken, frame)
    return chip
  }

  private func show(_ placed: ChipFlow.Placed) {
    if let button { hide(.drawn(button)) }
    let ending = self.ending(of: placed)
    for each in counting + (less.map { [$0] } ?? []) {
      hide(each.element, each.element != ending?.element)
    }
    guard let button else { return }
    turn(.unseen, of: .spoken(button), ending == nil)
    guard let ending else { return }
    let origin = placed.frames[placed.shown.count].origin
    change(.move, ending.element, origin)
    change(.beside, .spoken(button), Rect(origin: origin, size: ending.size))
    put(Element.spoken(node))
    set(.ariaExpanded, of: .spoken(button), to: placed.ending == .less ? .yes : .no)
    set(.ariaLabel, of: .spoken(button), to: ending.name)
  }

  private func ending(of placed: ChipFlow.Placed) -> Ending? {
    switch placed.ending {
    case .nothing: nil
    case .count: counting[chips.count - placed.shown.count - 1]
    case .less: less
    }
  }
}

extension PageRows.Chip {
  fileprivate init(_ data: PageData, size: Size, breaks: Int, rank: Int, origin: Point) {
    index = data[.itemIndex].integer
    self.rank = rank
    node = data[.node].integer
    name = data[.name].text
    isSelected = data[.selected].flag
    isEnabled = data[.enabled].flag
    self.size = size
    self.breaks = breaks
    // Hidden chips are drawn at the origin of the control.
    isInPicture = data[.home].exists
    home = isInPicture ? data[.home].point : origin
    isSeen = isInPicture
    place = isInPicture ? .zero : nil
  }
}

extension PageRows.Ending {
  fileprivate init(_ data: PageData) {
    let values = data.items
    element = Element(values.first?.text ?? PageText(.none))
    name = values.last?.text
    size =
      values.count == 4 ? Size(width: values[1].number, height: values[2].number) : .zero
  }
}

// Where arrow keys lead.
extension PageRows {
  private struct Stop {
    let node: Int
    let frame: Rect
  }

  /// For each chip that can be reached, where the keys lead in the rows that are seen.
  private func tellStops(of placed: ChipFlow.Placed) {
    var stops = zip(placed.shown, placed.frames).filter { chips[$0.0].isEnabled }
      .map { Stop(node: chips[$0].node, frame: $1) }
    if placed.ending != .nothing, let button {
      stops.append(Stop(node: button, frame: placed.frames[placed.shown.count]))
    }
    var lines: [[Stop]] = []
    for stop in stops {
      if let last = lines.last?.last, last.frame.y == stop.frame.y {
        lines[lines.count - 1].append(stop)
      } else {
        lines.append([stop])
      }
    }
    lines.sort { $0[0].frame.y < $1[0].frame.y }
    for (place, stop) in stops.enumerated() {
      let line = lines.firstIndex { $0[0].frame.y == stop.frame.y } ?? 0
      func node(_ place: Int) -> Int? { stops.indices.contains(place) ? stops[place].node : nil }
      var sides = [node(place - 1), node(place + 1)]
      if flow.direction == .rightToLeft { sides.reverse() }
      let ends = [lines[line].first?.node, lines[line].last?.node]
      let others = [line - 1, line + 1].map { nearest(to: stop, in: $0, of: lines) }
      tellPage(.stops)
      put(stop.node)
      for next in sides + others + ends { put(next ?? -1) }
    }
  }

  private func nearest(to stop: Stop, in line: Int, of lines: [[Stop]]) -> Int? {
    guard lines.indices.contains(line) else { return nil }
    func distance(_ other: Stop) -> Double {
      (other.frame.center.x - stop.frame.center.x).magnitude
    }
    return lines[line].min { distance($0) < distance($1) }?.node
  }
}
