import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A carousel in use: what is not for a control on a page turns the pages.
///
/// Pages that are not shown keep their state, and take no input but a selection by id.
final class CarouselSession: ContainerSession {
  private(set) var proposal: ProposedSize
  /// The dot that has the focus, or the page if there are no dots; the focus of a control comes first.
  var item: SessionTarget?
  /// The controls of pages.
  var controls: EmbeddedSessions
  var state: CarouselState
  private(set) var carousel: MeasuredCarousel
  /// Whether images have another size than in the beginning.
  private var hasOtherImages = false
  var clock: SessionClock
  /// What is added to a time of the session for one of the carousel, whose document shows it at a time of its own.
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
        carousel.documents[page].flatMap { document in
          document.described.session(
            within: document.proposal(width: width), by: measurer, at: time)
        }
      })
    prefixes = controls.prefixes { page in
      carousel.ids.pages[page] + "/" + (carousel.documents[page]?.container.idPrefix ?? "")
    }
    self.carousel = carousel
    self.proposal = proposal
    state = carousel.state(within: proposal)
    plays = state.isAutoplaying
    clock = SessionClock(startingAt: time)
    shift = control.shownTime - clock.latest
  }

  /// Advances to the time of an input, and returns the carousel's own.
  func advance(to time: Double) -> Double? {
    clock.advance(to: time).map { $0 + shift }
  }

  /// The state at a time of the session.
  func state(at time: Double) -> CarouselState { state.advanced(to: clock.time(time) + shift) }

  func resize(to proposal: ProposedSize, at time: Double) {
    guard let now = advance(to: time) else { return }
    endInnerDrag(velocity: .zero, at: now)
    grip = nil
    self.proposal = proposal
    state.resize(to: present.viewport(within: proposal)[carousel.control.axis], at: now)
    _ = arrangement(at: clock.latest)
  }

  func page(at time: Double) -> Int? {
    state.track.count > 0 ? state(at: time).current : nil
  }

  func isAnimating(at time: Double) -> Bool {
    let state = state(at: time)
    return state.phase != .idle
      || state.visiblePages(at: state.time).contains {
        controls.isAnimating($0.page, at: clock.time(time))
      }
  }
}

// Layout.
extension CarouselSession {
  /// The layout at a time, with the controls of the pages that are shown then.
  func arrangement(at time: Double) -> ContainerArrangement {
    let (time, carousel) = (clock.time(time), present)
    let viewport = carousel.viewport(within: proposal)
    var parts: [ContainerArrangement.Part] = []
    let layout = carousel.layout(of: state(at: time), in: viewport) { page, proposal in
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

  func setNaturalSize(_ size: Size, ofImage href: String, at time: Double) -> Bool {
    guard size.isNatural, let now = advance(to: time) else { return false }
    let hasFound = carousel.setNaturalSize(size, ofImage: href)
    hasOtherImages = hasOtherImages || hasFound
    guard controls.setNaturalSize(size, ofImage: href, at: clock.latest) || hasFound else {
      return false
    }
    state.resize(to: present.viewport(within: proposal)[carousel.control.axis], at: now)
    return true
  }
}

// Taps and drags.
extension CarouselSession {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? {
    controls.addressed = nil
    guard let now = advance(to: time), point.isFinite else { return nil }
    let arrangement = arrangement(at: clock.latest)
    if let target = controls.tap(atPoint: point, in: arrangement, at: clock.latest) {
      return target
    }
    guard controls.refusal(in: arrangement) == nil else { return nil }
    return tap(atPoint: point, in: arrangement.tree, at: now)
  }

  /// Taps on a dot, which leads to its page, or on a page.
  private func tap(atPoint point: Point, in tree: LayoutTree, at now: Double) -> SessionTarget? {
    guard let path = tree.hitTest(atPoint: point)?.path, path.count > 1,
      tree.nodes[path[1]].role == .dot || tree.nodes[path[1]].role == .page
    else { return nil }
    let target = tree.sessionTarget(at: path[1])
    guard target.role == .dot else { return target }
    state.go(to: Int(tree.nodes[path[1]].index), at: now)
    focus(on: target)
    return target
  }

  func beginDrag(atPoint point: Point, at time: Double) -> Bool {
    guard let now = advance(to: time) else { return false }
    // A finger catches pages that move, whatever is on them.
    if state.position(at: now).share == 0,
      controls.beginDrag(atPoint: point, in: arrangement(at: clock.latest), at: clock.latest)
    {
      state.dragEnded(velocity: 0, at: now)
      state.autoplay(false, at: now)
      grip = nil
      return true
    }
    let viewport = present.viewport(within: proposal)
    guard state.track.canMove, Rect(size: viewport).contains(point) else { return false }
    // A drag in progress, perhaps of the document's own events, began at another point, and maybe in a viewport of another size.
    state.resize(to: viewport[carousel.control.axis], at: now)
    state.dragBegan(at: now)
    grip = point
    return true
  }

  func drag(to point: Point, at time: Double) {
    guard grip != nil || controls.isDragging, point.isFinite, let now = advance(to: time)
    else { return }
    guard let grip else { return controls.drag(to: point, at: clock.latest) }
    let axis = carousel.control.axis
    state.dragChanged(translation: point[axis] - grip[axis], at: now)
  }

  func endDrag(velocity: Point?, at time: Double) {
    guard grip != nil || controls.isDragging, let now = advance(to: time) else { return }
    guard grip != nil else { return endInnerDrag(velocity: velocity, at: now) }
    state.dragEnded(velocity: velocity.map { $0.boundedVelocity[carousel.control.axis] }, at: now)
    grip = nil
  }

  /// Ends the drag of a part of a control, if there is one, during which no page advances.
  private func endInnerDrag(velocity: Point?, at now: Double) {
    controls.endDrag(velocity: velocity, at: clock.latest)
    if plays { state.autoplay(true, at: now) }
  }

  /// Gives the focus to a dot or a page. What turns the pages ends their drag.
  func focus(on target: SessionTarget) {
    grip = nil
    item = target
    controls.moveFocus(to: nil, at: clock.latest)
  }
}

// State.
extension CarouselSession {
  /// The page that the carousel rested on or slid to at the latest input, none if there are no pages; then what is selected on all
  /// pages.
  var selection: [String] {
    guard state.track.count > 0 else { return [] }
    return [carousel.ids.pages[state.target]]
      + controls.selection(in: arrangement(at: clock.latest))
  }

  func select(_ id: String, at time: Double) -> Bool {
    controls.addressed = nil
    guard let now = advance(to: time) else { return false }
    guard let page = carousel.ids.pages.firstIndex(of: id) else {
      return controls.select(id, in: arrangement(at: clock.latest), at: clock.latest)
    }
    state.go(to: page, at: now)
    grip = nil
    return true
  }
}

extension Carousel {
  /// Begins to use the carousel, as it is after its events at its time to show, and the controls on its pages.
  ///
  /// Ids are those of its tree: `page2/chips/tea`. The colour is that of the first colour picker on a page. Keys act on the control that
  /// has the focus, and turn pages if none has.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    CarouselSession(self, in: proposal, by: measurer, at: time)
  }
}
