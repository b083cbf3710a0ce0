import PickerGeometry
import PickerText
import PickerTree

/// A carousel in use. What is on its pages takes no input.
final class CarouselSession: ItemFocus {
  private(set) var proposal: ProposedSize
  /// A dot, or a page if there are no dots.
  var focus: SessionTarget?
  var clock: SessionClock
  private let carousel: MeasuredCarousel
  private var state: CarouselState
  /// What is added to a time of the session for one of the carousel, whose document shows it at a time of its own.
  private let shift: Double
  /// The point where the current drag began; nil without one.
  private var grip: Point?

  init(_ carousel: MeasuredCarousel, in proposal: ProposedSize, at time: Double) {
    self.carousel = carousel
    self.proposal = proposal
    state = carousel.state(within: proposal)
    clock = SessionClock(startingAt: time)
    shift = carousel.control.shownTime - clock.latest
  }

  /// Advances to the time of an input, and returns the carousel's own.
  private func advance(to time: Double) -> Double? {
    clock.advance(to: time).map { $0 + shift }
  }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard let now = advance(to: time) else { return }
    grip = nil
    self.proposal = proposal
    state.resize(to: carousel.viewport(within: proposal)[carousel.control.axis], at: now)
  }

  func page(at time: Double) -> Int? {
    state.track.count > 0 ? state.current(at: clock.time(time) + shift) : nil
  }

  func isAnimating(at time: Double) -> Bool { state.phase(at: clock.time(time) + shift) != .idle }

  func tree(at time: Double) -> LayoutTree {
    carousel.layout(of: state.advanced(to: clock.time(time) + shift), within: proposal)
  }
}

// Taps and keys.
extension CarouselSession {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    guard let now = advance(to: time), point.isFinite else { return nil }
    let tree = tree(at: time)
    guard let path = tree.hitTest(atPoint: point)?.path, path.count > 1,
      tree.nodes[path[1]].role == .dot || tree.nodes[path[1]].role == .page
    else { return nil }
    let target = tree.sessionTarget(at: path[1])
    guard target.role == .dot else { return target }
    state.go(to: Int(tree.nodes[path[1]].index), at: now)
    grip = nil
    focus = target
    return target
  }

  func press(_ key: SessionKey, at time: Double) -> Bool {
    guard let now = advance(to: time), state.track.canMove else { return false }
    if key.isTab { return takeFocus(at: clock.latest) }
    state.advance(to: now)
    let before = (state.target, state.phase)
    if let page = page(of: key) {
      state.go(to: page, at: now)
    } else if let step = step(of: key) {
      state.step(by: step, at: now)
    }
    guard (state.target, state.phase) != before else { return false }
    grip = nil
    focus = currentItem(in: tree(at: clock.latest))
    return true
  }

  /// The page that a key leads to wherever the carousel is; nil for others.
  private func page(of key: SessionKey) -> Int? {
    switch key {
    case .home: 0
    case .end: state.track.count - 1
    default: key.activates ? focus.flatMap { page(of: $0) } : nil
    }
  }

  /// The number of pages that a key goes forward; nil for keys across the axis.
  private func step(of key: SessionKey) -> Int? {
    let isHorizontal = carousel.control.axis == .horizontal
    let forward = carousel.control.isReversed ? -1 : 1
    return switch key {
    case .pageDown: 1
    case .pageUp: -1
    case .right where isHorizontal: forward
    case .left where isHorizontal: -forward
    case .down where !isHorizontal: 1
    case .up where !isHorizontal: -1
    default: nil
    }
  }

  func select(_ id: String, at time: Double) -> Bool {
    guard let now = advance(to: time), let page = carousel.ids.pages.firstIndex(of: id) else {
      return false
    }
    state.go(to: page, at: now)
    grip = nil
    return true
  }

  /// The page that the carousel rested on or slid to at the latest input; none if there are no pages.
  var selection: [String] {
    state.track.count > 0 ? [carousel.ids.pages[state.target]] : []
  }
}

// The focus. Keys turn pages wherever it is.
extension CarouselSession {
  func item(at position: Int, in tree: LayoutTree) -> SessionTarget? {
    guard tree.nodes.indices.contains(position) else { return nil }
    let item = tree.sessionTarget(at: position)
    return page(of: item) == nil ? nil : item
  }

  func tabStop(in tree: LayoutTree) -> SessionTarget? { currentItem(in: tree) }

  /// The dot of the page that the carousel rests on or slides to; the page itself if there are no dots.
  private func currentItem(in tree: LayoutTree) -> SessionTarget {
    let dot = SessionTarget(.dot, id: carousel.ids.dots[state.target])
    return tree.position(of: dot) == nil
      ? SessionTarget(.page, id: carousel.ids.pages[state.target]) : dot
  }

  /// The page that an item of this carousel stands for; nil for what is on a page.
  private func page(of item: SessionTarget) -> Int? {
    switch item.role {
    case .dot: item.id.flatMap { carousel.ids.dots.firstIndex(of: $0) }
    case .page: item.id.flatMap { carousel.ids.pages.firstIndex(of: $0) }
    default: nil
    }
  }
}

// Dragging.
extension CarouselSession {
  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard let now = advance(to: time), state.track.canMove,
      Rect(size: carousel.viewport(within: proposal)).contains(point)
    else { return false }
    // A drag in progress, perhaps of the document's own events, began at another point.
    state.dragEnded(velocity: 0, at: now)
    state.dragBegan(at: now)
    grip = point
    return true
  }

  func drag(to point: Point, at time: Double) {
    guard let grip, point.isFinite, let now = advance(to: time) else { return }
    let axis = carousel.control.axis
    state.dragChanged(translation: point[axis] - grip[axis], at: now)
  }

  func endDrag(velocity: Point?, at time: Double) {
    guard grip != nil, let now = advance(to: time) else { return }
    state.dragEnded(velocity: velocity.map { $0.boundedVelocity[carousel.control.axis] }, at: now)
    grip = nil
  }
}

extension Carousel {
  /// Begins to use the carousel, as it is after its events at its time to show.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    CarouselSession(measured(by: measurer), in: proposal, at: time)
  }
}
