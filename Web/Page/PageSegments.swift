import PickerControls
import PickerGeometry
import PickerMotion

/// A segmented control of single selection: its indicator slides and can be dragged, and a narrow one scrolls or opens a menu.
///
/// All states are drawn. Their places are those of the whole content, also where only a part of it is seen.
final class PageSegments: PageControl {
  struct Item {
    let id: PageText?
    /// -1 if it is not shown.
    let node: Int
    let name: PageText?
    let isEnabled: Bool
  }

  let items: [Item]
  /// The first one selects nothing.
  let states: [SegmentState]
  let isMenu: Bool
  let mark: Element?
  var interaction: SegmentedInteraction
  var selected: Int
  var scroll: PageScroll
  var grip: Grip?
  /// Where the elements are that were shown last.
  var places: [(element: Element, place: Point)] = []
  /// Segments on their way to another place.
  var shifts: [(element: Element, shift: Shift)] = []
  /// The elements whose labels are drawn in both colours now.
  var crossed: [Element] = []
  /// The progress of what moves along with the indicator.
  let progress: Motion
  private let more: Int?
  private var homes: [(node: Int, place: Point)] = []
  /// The options of the menu.
  private var options: [Int] = []

  /// A pointer that is held: where it went down, and the scrolled distance then.
  struct Grip {
    let start: Point
    let offset: Point
    let holdsIndicator: Bool
    var hasMoved = false
    var finger: FingerVelocity
  }

  override init(_ data: PageData, number: Int) {
    items = data[.items].items.map {
      Item(
        id: $0[.id].text, node: $0[.node].integer, name: $0[.name].text,
        isEnabled: $0[.enabled].flag)
    }
    let states = data[.states].items.map { SegmentState($0) }
    self.states = states
    isMenu = data[.menu].flag
    more = data[.more].node
    selected = data[.selected].integer
    mark = states.lazy.compactMap { $0.mark }.first
    interaction = SegmentedInteraction(
      track: SegmentedTrack(of: states, items.map { $0.isEnabled }),
      selected: selected < 0 ? nil : selected, timing: data[.timing].timing,
      style: data[.stretches].flag ? .stretch : .slide, stretch: data[.stretch].number,
      axis: data[.vertical].flag ? .vertical : .horizontal)
    progress = Motion(
      from: 0, to: 1, timing: data[.timing].timing, restThreshold: 1e-4)
    scroll = PageScroll(
      content: data[.content].size, box: data[.box].frame?.size ?? .zero,
      offset: states.indices.contains(selected + 1) ? states[selected + 1].scroll : .zero)
    super.init(data, number: number)
  }

  func place(of element: Element) -> Point? { places.first { $0.element == element }?.place }

  func setPlace(_ place: Point?, of element: Element) {
    places.removeAll { $0.element == element }
    if let place { places.append((element, place)) }
  }

  func state(_ item: Int) -> SegmentState {
    states.indices.contains(item + 1) ? states[item + 1] : SegmentState()
  }

  /// The seconds for which segments move.
  func duration(_ event: PageEvent) -> Double { event.isCalm ? 0 : progress.settlingTime }

  override func begin(at event: PageEvent) {
    claim(items.map { $0.node }.filter { $0 >= 0 } + (more.map { [$0] } ?? []))
    options = items.map { _ in Page.open.makeNode() }
    claim(options)
    // A finger on the button of a menu scrolls the page.
    for item in items where item.node >= 0 && !isMenu {
      turn(.drags, of: .spoken(item.node), true)
    }
    for part in state(selected).parts {
      if let item = part.item { homes.append((items[item].node, part.place)) }
      setPlace(part.place, of: part.element)
    }
    gather()
    guard scroll.isPossible else { return }
    turn(.wheels, of: .spoken(node), true)
    claim([node])
    for (element, place) in places { change(.move, element, place) }
    if let box = state(selected).box { place(box) }
    scroll(to: scroll.offset)
  }

  override func wait(at time: Double) -> Double { scroll.isSliding ? 0 : .infinity }

  override func handle(_ event: PageEvent) -> Bool {
    switch event.kind {
    case .click, .key: return press(event)
    case .arrive:
      if items.contains(where: { $0.node == Int(event.other) }) { activate(event) }
    case .down: return grab(event)
    case .move: return drag(event)
    case .up, .cancel: drop(event)
    case .wheel: return turn(event)
    case .finish: settle()
    case .tick: slide(event)
    case .watch, .resize, .remove, .expand: return false
    }
    return true
  }
}

// Selection.
extension PageSegments {
  private func press(_ event: PageEvent) -> Bool {
    let isArrow = event.kind == .key && (0..<4).contains(event.keyNumber)
    let opensMenu = isMenu && isArrow && !options.contains(event.node)
    guard event.activates || opensMenu else { return false }
    activate(event)
    return true
  }

  private func activate(_ event: PageEvent) {
    if let item = options.firstIndex(of: event.node) {
      choose(item, event)
    } else if event.node == more {
      openMenu(of: items.indices.filter { items[$0].node < 0 }, under: event.node)
    } else if isMenu {
      openMenu(of: Array(items.indices), under: event.node)
    } else if let item = items.firstIndex(where: { $0.node == event.node }) {
      choose(item, event)
    }
  }

  private func choose(_ item: Int, _ event: PageEvent) {
    if items[item].isEnabled { select(item, event) }
  }

  func select(_ item: Int, _ event: PageEvent, isDropped: Bool = false) {
    guard item != selected || isDropped else { return }
    let isChange = item != selected
    selected = item
    if !isDropped { interaction.select(item, at: event.time) }
    show(state(item), event)
    if state(item).box != nil { play(event) }
    if scroll.isPossible {
      scroll.begin(to: state(item).scroll, at: event.time)
      slide(event)
    }
    guard isChange else { return }
    dispatch(.changeEvent)
    put(.id)
    put(items[item].id)
    put(.itemIndex)
    put(item)
    put(.selected)
    putList(1)
    put(items[item].id)
  }

  /// Opens a list of items beneath a button.
  private func openMenu(of shown: [Int], under button: Int) {
    let usable = shown.filter { items[$0].isEnabled }
    for (place, item) in usable.enumerated() {
      tellPage(.stops)
      put(options[item])
      let ways: [Int?] = [nil, nil, place - 1, place + 1, 0, usable.count - 1]
      for way in ways {
        put(way.flatMap { usable.indices.contains($0) ? options[usable[$0]] : nil } ?? -1)
      }
    }
    change(.menu, .spoken(button))
    for item in shown {
      putList(4)
      put(options[item])
      put(items[item].name)
      put(items[item].isEnabled ? 1 : 0)
      put(item == selected ? 1 : 0)
    }
    if let first = usable.first(where: { $0 == selected }) ?? usable.first {
      change(.focus, .spoken(options[first]))
    }
  }

  /// Shows the elements of a state, and hides the others.
  func show(_ state: SegmentState, _ event: PageEvent) {
    let shown = state.parts.map { $0.element }
    for element in elements where !shown.contains(element) {
      hide(element)
      setPlace(nil, of: element)
    }
    for part in state.parts {
      shift(part, event)
      speak(part)
    }
    if let more {
      let isHidden = items.indices.contains(selected) && items[selected].node < 0
      set(.ariaCurrent, of: .spoken(more), to: isHidden ? .yes : .no)
    }
    if let mark { hide(mark, state.box == nil) }
  }

  /// Moves the accessible element of a segment; a menu has one for all segments.
  func speak(_ part: SegmentState.Part) {
    guard let item = part.item else { return }
    if isMenu {
      guard let shown = items.first(where: { $0.node >= 0 }) else { return }
      return set(.ariaLabel, of: .spoken(shown.node), to: items[item].name)
    }
    let node = items[item].node
    guard node >= 0 else { return }
    let way =
      part.place - (homes.first { $0.node == node }?.place ?? part.place) - scroll.offset
      + scroll.start
    change(.shift, .spoken(node), way)
    set(.ariaChecked, of: .spoken(node), to: item == selected ? .yes : .no)
  }
}

extension SegmentedTrack {
  /// The places of the indicator on the segments that have one.
  fileprivate init(of states: [SegmentState], _ isEnabled: [Bool]) {
    let places = states.dropFirst().enumerated().compactMap { number, state in
      state.box.map {
        TrackPlace(index: number, frame: $0, indicator: $0, isEnabled: isEnabled[number])
      }
    }
    let all = places.dropFirst().reduce(places.first?.frame ?? .zero) { $0.union($1.frame) }
    // Only whether it is empty counts: points are those of elements of the page.
    self.init(size: all.size, places: places)
  }
}
