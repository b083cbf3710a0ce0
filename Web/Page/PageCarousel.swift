import PickerControls
import PickerGeometry
import PickerMotion

/// A carousel: pages are swiped, or advance automatically while nobody interacts with them.
final class PageCarousel: PageControl {
  private struct Leaf {
    /// The element of the picture, and the node; -1 of a page that is not in the picture at first.
    let element: Element
    let node: Int
    /// Its drawn position, relative to where it is fully visible.
    let home: Point
  }

  private var state: CarouselState
  private let leaves: [Leaf]
  private let dots: [Int]
  private let label: PageColorPart.Child?
  private let axis: Axis
  private let plays: Bool
  /// The current page at first, whose dot looks different, the one that is shown, and the one that the host page was told.
  private let first: Int
  private var shown: Int
  private var told: Int
  private var grip: (start: Double, hasMoved: Bool)?

  init(_ data: PageData, number: Int, at event: PageEvent) {
    leaves = data[.pages].items.map {
      Leaf(
        element: Element($0[.element].text ?? PageText(.none)), node: $0[.node].integer,
        home: $0[.home].point)
    }
    dots = data[.dots].items.map { $0.integer }
    label = data[.label].exists ? PageColorPart.Child(data[.label]) : nil
    axis = data[.vertical].flag ? .vertical : .horizontal
    plays = data[.plays].flag
    state = CarouselState(data, at: event)
    (first, shown) = (state.current(at: event.time), state.current(at: event.time))
    told = shown
    super.init(data, number: number)
  }

  override func begin(at event: PageEvent) {
    let element = Element.spoken(node)
    turn(axis == .vertical ? .swipesDown : .swipes, of: element, true)
    if plays { turn(.watched, of: element, true) }
    set(.tabindex, of: element, to: 0)
    set(.dataGroup, of: element, to: Double(node))
    // Hidden pages are drawn behind everything; they belong before what stands in front of all pages.
    if let shown = leaves.last(where: { $0.node >= 0 }) {
      for leaf in leaves where leaf.node < 0 {
        change(.after, leaf.element, shown.element)
      }
    }
    for dot in dots { change(.after, Element(.o, dot), .drawn(dot)) }
    claim([node] + dots)
    place(at: event.time)
  }

  override func wait(at time: Double) -> Double {
    let now = state.advanced(to: time)
    switch now.phase {
    case .idle: return .infinity
    case .dwelling: return max(0, now.since + state.timing.dwell - time)
    default: return 0
    }
  }

  override func handle(_ event: PageEvent) -> Bool {
    defer { place(at: event.time) }
    switch event.kind {
    case .click, .key: return press(event)
    case .down: grip = (event.point[axis], false)
    case .move: drag(event)
    case .up, .cancel:
      if grip?.hasMoved == true {
        state.dragEnded(velocity: event.kind == .cancel ? 0 : nil, at: event.time)
      }
      grip = nil
    case .watch:
      state.autoplay(plays && !event.isWatched && !event.isCalm, at: event.time)
    default: return false
    }
    return true
  }

  private func press(_ event: PageEvent) -> Bool {
    if let dot = dots.firstIndex(of: event.node) {
      if event.activates { state.go(to: dot, at: event.time) }
      return event.activates
    }
    if event.kind == .click, event.node == node { tap(at: event.time) }
    guard event.kind == .key, let key = event.key else { return false }
    let ways: (back: SessionKey, on: SessionKey) =
      axis == .vertical
      ? (.up, .down) : state.track.isReversed ? (.right, .left) : (.left, .right)
    switch key {
    case ways.on, .pageDown: step(by: 1, event)
    case ways.back, .pageUp: step(by: -1, event)
    case .home: state.go(to: 0, at: event.time)
    case .end: state.go(to: leaves.count - 1, at: event.time)
    default: return false
    }
    return true
  }

  /// Tells the host page that the page in view was tapped, which changes nothing.
  private func tap(at time: Double) {
    dispatch(.changeEvent)
    put(.itemIndex)
    put(state.current(at: time))
    put(.current)
    put(state.advanced(to: time).target)
  }

  private func step(by step: Int, _ event: PageEvent) {
    state.advance(to: event.time)
    state.step(by: step, at: event.time)
  }

  private func drag(_ event: PageEvent) {
    guard let (start, hasMoved) = grip else { return }
    let place = event.point[axis]
    if hasMoved {
      state.dragChanged(translation: place - start, at: event.time)
      // A finger that taps moves a little.
    } else if (place - start).magnitude >= 5 {
      Page.open.capture()
      grip = (place, true)
      state.dragBegan(at: event.time)
    }
  }

  /// Shows the pages as they are at a time.
  private func place(at time: Double) {
    let seen = state.visiblePages(at: time)
    for (number, leaf) in leaves.enumerated() {
      let page = seen.first { $0.page == number }
      hide(leaf.element, page == nil)
      if leaf.node >= 0 { hide(.spoken(leaf.node), page == nil) }
      guard let page else { continue }
      var way = Point.zero
      way[axis] = (state.track.isReversed ? -1 : 1) * page.distance * state.track.extent
      way = way - leaf.home
      change(.move, leaf.element, way)
      if leaf.node >= 0 { change(.shift, .spoken(leaf.node), way) }
    }
    let current = state.current(at: time)
    if current != shown { turn(to: current) }
    tell(state.advanced(to: time).target)
  }

  /// Tells the host page where the carousel goes.
  private func tell(_ target: Int) {
    guard target != told else { return }
    told = target
    dispatch(.changeEvent)
    put(.current)
    put(target)
  }

  /// Updates dots and label after the current page has changed.
  private func turn(to current: Int) {
    let before = shown
    shown = current
    for number in [before, shown] where dots.indices.contains(number) {
      let (dot, isCurrent) = (dots[number], number == shown)
      let isAsDrawn = isCurrent == (number == first)
      hide(.drawn(dot), !isAsDrawn)
      hide(Element(.o, dot), isAsDrawn)
      set(.ariaCurrent, of: .spoken(dot), to: isCurrent ? .yes : nil)
    }
    if let label {
      write(on: label) {
        put(label.text)
        put(shown + 1)
      }
    }
  }
}

extension CarouselState {
  fileprivate init(_ data: PageData, at event: PageEvent) {
    let track = CarouselTrack(
      count: data[.pages].items.count, extent: data[.extent].number, loops: data[.loops].flag,
      isReversed: data[.reversed].flag)
    let offset = data[.offset].number
    let nearest = Int(offset.rounded())
    // Beyond the last page, the first one is the nearest.
    let page = track.loops && track.count > 0 ? nearest % track.count : nearest
    // Nothing slides for those who want no motion.
    let timing = event.isCalm ? .curve(.linear, duration: 0) : data[.timing].timing
    self.init(
      track: track, page: page,
      timing: CarouselTiming(
        timing, dwell: data[.dwell].number, threshold: data[.threshold].number,
        velocityWindow: data[.window].exists ? data[.window].number : nil),
      isAutoplaying: data[.plays].flag && !event.isCalm, time: event.time)
    // A slide that was in progress goes on to the nearest page.
    let way = offset - offset.rounded()
    guard way != 0 else { return }
    dragBegan(at: event.time)
    dragChanged(
      translation: (track.isReversed ? way : -way) * track.extent, at: event.time)
    dragEnded(velocity: 0, at: event.time)
  }
}

extension CarouselTiming {
  fileprivate init(
    _ timing: Motion.Timing, dwell: Double, threshold: Double, velocityWindow: Double?
  ) {
    self.init(dwell: dwell, threshold: threshold, velocityWindow: velocityWindow)
    switch timing {
    case .curve(let curve, let duration):
      self.curve = curve
      slide = duration
    case .spring(let spring): self.spring = spring
    }
  }
}
