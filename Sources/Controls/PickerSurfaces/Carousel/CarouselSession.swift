import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A session of a carousel: input that no control on a page handles turns the pages.
///
/// Pages that are not shown keep their state, and take no input but a selection by id.
final class CarouselSession: ContainerSession {
  private(set) var size: ProposedSize
  /// The dot that has the focus, or the page if there are no dots; the focus of a control comes first.
  var item: SessionTarget?
  /// The controls of pages.
  var controls: EmbeddedSessions
  var pages: CarouselState
  private(set) var carousel: MeasuredCarousel
  /// Whether images have another size than in the beginning.
  private var hasOtherImages = false
  var clock: SessionClock
  var kept = KeptArrangement()
  /// The difference between the carousel's time and the session's time: the document shows the carousel at its own
  /// time.
  private let shift: Double
  /// The prefix of the ids in the control of each page that takes input.
  private let prefixes: [(item: Int, prefix: String)]
  /// Whether pages advance by themselves while nothing is dragged.
  private let plays: Bool
  /// The point where the current drag of the pages began; nil without one.
  private var grip: Point?

  init(
    _ control: Carousel, in proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) {
    let carousel = control.measured(by: measurer)
    let width = carousel.contentWidth(in: carousel.viewport(within: proposal))
    controls = EmbeddedSessions(
      control.pages.indices.map { page in
        carousel.documents[page].map { ($0.described, $0.proposal(width: width)) }
      }, by: measurer, at: time)
    prefixes = controls.prefixes { page in
      carousel.ids.pages[page] + "/" + (carousel.documents[page]?.container.idPrefix ?? "")
    }
    self.carousel = carousel
    size = proposal
    pages = carousel.state(within: proposal)
    plays = pages.isAutoplaying
    clock = SessionClock(startingAt: time)
    shift = control.shownTime - clock.latest
  }

  /// The carousel's own time at the time of an event.
  func ownTime(_ now: Double) -> Double { now + shift }

  /// The pages at a time of the session.
  func pages(at time: Double) -> CarouselState { pages.advanced(to: ownTime(clock.time(time))) }

  func isAnimating(at time: Double) -> Bool {
    let pages = pages(at: time)
    return pages.phase != .idle
      || pages.visiblePages(at: pages.time).contains {
        controls.isAnimating($0.page, at: clock.time(time))
      }
  }
}

// Layout.
extension CarouselSession {
  /// The layout at a time, with the controls of the pages that are shown then.
  func arrange(at time: Double) -> ContainerArrangement {
    let (time, carousel) = (clock.time(time), present)
    let viewport = carousel.viewport(within: size)
    var parts: [ContainerArrangement.Part] = []
    let layout = carousel.layout(of: pages(at: time), in: viewport) { page, proposal in
      guard
        let layout = self.controls.layout(
          of: page, within: proposal, at: time, after: self.clock.latest)
      else { return nil }
      parts.append(ContainerArrangement.Part(item: page, tree: layout))
      return layout
    }
    return ContainerArrangement(layout, parts, at: roots(in: layout), prefixes: prefixes)
  }

  /// The positions of the controls that take input.
  private func roots(in tree: LayoutTree) -> [Int] {
    guard !tree.nodes.isEmpty else { return [] }
    return tree.children(of: 0).filter {
      tree.nodes[$0].role == .page && controls.takesInput(Int(tree.nodes[$0].index))
        && Int(tree.nodes[$0].end) > $0 + 1
    }.map { $0 + 1 }
  }

  /// The carousel with its controls as they are now, as far as they may have another size than in the beginning.
  private var present: MeasuredCarousel { controls.measured.map(carousel.replacing) ?? carousel }

  var measured: AnyMeasuredControl? {
    hasOtherImages || controls.measured != nil ? AnyMeasuredControl(present) : nil
  }
}

// Events.
extension CarouselSession {
  func handle(_ event: SessionEvent, at now: Double) -> SessionResult {
    switch event {
    case .tap(.point(let point)): tap(atPoint: point, at: now)
    case .beginDrag(let point): SessionResult(isUsed: beginDrag(atPoint: point, at: now))
    case .drag(let point): drag(to: point, at: now)
    case .endDrag(let velocity): endDrag(velocity: velocity, at: now)
    case .key(let key): press(key, at: now)
    case .focus(let position): setFocus(to: position, at: now)
    case .select(let id): select(id, at: now)
    case .setNaturalSize(let natural, let href): setNaturalSize(natural, ofImage: href, at: now)
    case .resize(let proposal): resize(to: proposal, at: now)
    default: pass(event, at: now)
    }
  }

  private func resize(to proposal: ProposedSize, at now: Double) -> SessionResult {
    _ = endInnerDrag(velocity: .zero, at: now)
    grip = nil
    size = proposal
    fitViewport(at: now)
    kept.forget()
    _ = arrangement(at: now)
    return SessionResult(isUsed: true)
  }

  private func fitViewport(at now: Double) {
    let viewport = present.viewport(within: size)
    pages.resize(to: viewport[carousel.control.axis], at: ownTime(now))
  }

  private func setNaturalSize(
    _ natural: Size, ofImage href: String, at now: Double
  ) -> SessionResult {
    guard natural.isNatural else { return SessionResult() }
    let hasFound = carousel.setNaturalSize(natural, ofImage: href)
    hasOtherImages = hasOtherImages || hasFound
    let result = controls.send(.setNaturalSize(natural, ofImage: href), at: now)
    guard result.isUsed || hasFound else { return result }
    fitViewport(at: now)
    return SessionResult(isUsed: true)
  }

  private func select(_ id: String, at now: Double) -> SessionResult {
    guard let page = carousel.ids.pages.firstIndex(of: id) else {
      return pass(.select(id), at: now)
    }
    pages.go(to: page, at: ownTime(now))
    grip = nil
    return SessionResult(isUsed: true)
  }
}

// Taps and drags.
extension CarouselSession {
  private func tap(atPoint point: Point, at now: Double) -> SessionResult {
    let arrangement = arrangement(at: now)
    let result = controls.send(.tap(.point(point)), in: arrangement, at: now)
    guard !result.isUsed, result.refusal == nil, point.isFinite else { return result }
    return SessionResult(on: tap(atPoint: point, in: arrangement.tree, at: now))
  }

  /// Taps on a dot, which leads to its page, or on a page.
  private func tap(atPoint point: Point, in tree: LayoutTree, at now: Double) -> SessionTarget? {
    guard let path = tree.hitTest(atPoint: point)?.path, path.count > 1,
      tree.nodes[path[1]].role == .dot || tree.nodes[path[1]].role == .page
    else { return nil }
    let target = tree.sessionTarget(at: path[1])
    guard target.role == .dot else { return target }
    pages.go(to: Int(tree.nodes[path[1]].index), at: ownTime(now))
    focus(on: target, at: now)
    return target
  }

  private func beginDrag(atPoint point: Point, at now: Double) -> Bool {
    // A finger catches pages that move, whatever is on them.
    if pages.position(at: ownTime(now)).share == 0,
      controls.send(.beginDrag(point), in: arrangement(at: now), at: now).isUsed
    {
      pages.dragEnded(velocity: 0, at: ownTime(now))
      pages.autoplay(false, at: ownTime(now))
      grip = nil
      return true
    }
    guard pages.track.canMove, Rect(size: present.viewport(within: size)).contains(point) else {
      return false
    }
    // A drag in progress, perhaps of the document's own events, began at another point, and maybe in a viewport of another size.
    fitViewport(at: now)
    pages.dragBegan(at: ownTime(now))
    grip = point
    return true
  }

  private func drag(to point: Point, at now: Double) -> SessionResult {
    guard let grip, point.isFinite else { return controls.send(.drag(point), at: now) }
    let axis = carousel.control.axis
    pages.dragChanged(translation: point[axis] - grip[axis], at: ownTime(now))
    return SessionResult(isUsed: true)
  }

  private func endDrag(velocity: Point?, at now: Double) -> SessionResult {
    guard grip != nil else {
      return controls.isDragging ? endInnerDrag(velocity: velocity, at: now) : SessionResult()
    }
    let speed = velocity.map { $0.boundedVelocity[carousel.control.axis] }
    pages.dragEnded(velocity: speed, at: ownTime(now))
    grip = nil
    return SessionResult(isUsed: true)
  }

  /// Ends the drag of a part of a control, if there is one, during which no page advances.
  private func endInnerDrag(velocity: Point?, at now: Double) -> SessionResult {
    let result = controls.send(.endDrag(velocity: velocity), at: now)
    if plays { pages.autoplay(true, at: ownTime(now)) }
    return result
  }

  /// Gives the focus to a dot or a page. What turns the pages ends their drag.
  func focus(on target: SessionTarget, at now: Double) {
    grip = nil
    item = target
    controls.moveFocus(to: nil, at: now)
  }
}

// The state.
extension CarouselSession {
  /// The page that the carousel rested on or slid to at the latest event is selected, none if there are no pages; then what is selected
  /// on all pages.
  func state(in arrangement: ContainerArrangement) -> SessionState {
    var state = controls.state(in: arrangement, size)
    if pages.track.count > 0 { state.selection.insert(carousel.ids.pages[pages.target], at: 0) }
    if controls.focused == nil || focusedPage(at: clock.latest) == nil {
      state.focus = focusedItem(in: arrangement.tree, at: clock.latest)
    }
    return state
  }
}

extension Carousel {
  /// Starts a session of the carousel and the controls on its pages, in its state after its events at the time to
  /// show.
  ///
  /// Ids are those of its tree: `page2/chips/tea`. The session's colour is that of the first colour picker on a page.
  /// Keys act on the focused control, and turn pages if none is focused.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    CarouselSession(self, in: proposal, by: measurer, at: time)
  }
}
