import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// A carousel for a session: input that no control on a page handles turns the pages.
///
/// Pages that are not shown keep their state, and take no input but a selection by id.
struct CarouselInUse: ContainerInUse {
  var size: ProposedSize
  /// The dot that has the focus, or the page if there are no dots; the focus of a control comes first.
  var item: SessionTarget?
  var pages: CarouselState
  private(set) var carousel: MeasuredCarousel
  /// Whether images have another size than in the beginning.
  private var hasOtherImages = false
  /// The difference between the carousel's time and the session's time: the document shows the carousel at its own
  /// time.
  private let shift: Double
  /// Whether pages advance by themselves while nothing is dragged.
  private let plays: Bool
  /// The point where the current drag of the pages began; nil without one.
  private var grip: Point?

  fileprivate init(_ carousel: MeasuredCarousel, in proposal: ProposedSize, at time: Double) {
    self.carousel = carousel
    size = proposal
    pages = carousel.state(within: proposal)
    plays = pages.isAutoplaying
    shift = carousel.control.shownTime - SessionClock(startingAt: time).latest
  }

  var takesInput: Bool { true }

  /// The carousel's own time at a time of the session.
  func ownTime(_ time: Double) -> Double { time + shift }

  /// The pages at a time of the session.
  func pages(at time: Double) -> CarouselState { pages.advanced(to: ownTime(time)) }

  func isAnimating(with controls: EmbeddedSessions, at time: Double) -> Bool {
    let pages = pages(at: time)
    return pages.phase != .idle
      || pages.visiblePages(at: pages.time).contains { controls.isAnimating($0.page, at: time) }
  }

  /// The page that the carousel rested on or slid to at the latest event is selected, none if there are no pages; then what is selected
  /// on all pages.
  func complete(_ state: inout SessionState) {
    if pages.track.count > 0 { state.selection.insert(carousel.ids.pages[pages.target], at: 0) }
  }
}

// Layout.
extension CarouselInUse {
  func layout(
    with controls: [AnyMeasuredControl?]?, at time: Double, layingOut layOut: @escaping ChildLayout
  ) -> (tree: LayoutTree, roots: [Int]) {
    let carousel = present(with: controls)
    let tree = carousel.layout(
      of: pages(at: time), in: carousel.viewport(within: size), layingOut: layOut)
    return (tree, roots(in: tree))
  }

  /// The positions of the controls.
  private func roots(in tree: LayoutTree) -> [Int] {
    guard !tree.nodes.isEmpty else { return [] }
    return tree.children(of: 0).filter {
      tree.nodes[$0].role == .page && carousel.documents[Int(tree.nodes[$0].index)] != nil
        && Int(tree.nodes[$0].end) > $0 + 1
    }.map { $0 + 1 }
  }

  private func present(with controls: [AnyMeasuredControl?]?) -> MeasuredCarousel {
    controls.map(carousel.replacing) ?? carousel
  }

  private func viewport(with controls: EmbeddedSessions) -> Size {
    present(with: controls.measured).viewport(within: size)
  }

  func measured(with controls: [AnyMeasuredControl?]?) -> AnyMeasuredControl? {
    hasOtherImages || controls != nil ? AnyMeasuredControl(present(with: controls)) : nil
  }

  mutating func resize(
    to proposal: ProposedSize, with controls: [AnyMeasuredControl?]?, at time: Double
  ) {
    size = proposal
    fitPages(in: present(with: controls).viewport(within: size), at: time)
  }

  private mutating func fitPages(in viewport: Size, at time: Double) {
    pages.resize(to: viewport[carousel.control.axis], at: ownTime(time))
  }
}

// Events.
extension CarouselInUse {
  mutating func handle(
    _ event: SessionEvent, _ controls: inout EmbeddedSessions, at time: Double
  ) -> SessionResult {
    switch event {
    case .drag(let point):
      guard let grip, point.isFinite else { return controls.send(event, at: time) }
      let axis = carousel.control.axis
      pages.dragChanged(translation: point[axis] - grip[axis], at: ownTime(time))
      return SessionResult(isUsed: true)
    case .endDrag(let velocity): return endDrag(velocity: velocity, &controls, at: time)
    case .setNaturalSize(let natural, let href):
      return setNaturalSize(natural, ofImage: href, &controls, at: time)
    case .focus:
      item = nil
      return controls.send(event, at: time)
    default: return controls.send(event, at: time)
    }
  }

  private mutating func setNaturalSize(
    _ natural: Size, ofImage href: String, _ controls: inout EmbeddedSessions, at time: Double
  ) -> SessionResult {
    guard natural.isNatural else { return SessionResult() }
    let hasFound = carousel.setNaturalSize(natural, ofImage: href)
    hasOtherImages = hasOtherImages || hasFound
    let result = controls.send(.setNaturalSize(natural, ofImage: href), at: time)
    guard result.isUsed || hasFound else { return result }
    fitPages(in: viewport(with: controls), at: time)
    return SessionResult(isUsed: true)
  }

  mutating func handle(
    _ event: SessionEvent, _ controls: inout EmbeddedSessions,
    in arrangement: ContainerArrangement, at time: Double
  ) -> SessionResult {
    switch event {
    case .tap(.point(let point)):
      let result = controls.send(event, in: arrangement, at: time)
      guard !result.isUsed, result.refusal == nil, point.isFinite else { return result }
      return SessionResult(on: tap(atPoint: point, &controls, in: arrangement.tree, at: time))
    case .beginDrag(let point):
      return beginDrag(atPoint: point, &controls, in: arrangement, at: time)
    case .key(let key): return press(key, &controls, in: arrangement.tree, at: time)
    case .focus(.some(let position)):
      return setFocus(to: position, &controls, in: arrangement.tree, at: time)
    case .select(let id):
      guard let page = carousel.ids.pages.firstIndex(of: id) else {
        return controls.send(event, in: arrangement, at: time)
      }
      pages.go(to: page, at: ownTime(time))
      grip = nil
      return SessionResult(isUsed: true)
    default: return controls.send(event, in: arrangement, at: time)
    }
  }

  /// Taps on a dot, which leads to its page, or on a page.
  private mutating func tap(
    atPoint point: Point, _ controls: inout EmbeddedSessions, in tree: LayoutTree, at time: Double
  ) -> SessionTarget? {
    guard let path = tree.hitTest(atPoint: point)?.path, path.count > 1,
      tree.nodes[path[1]].role == .dot || tree.nodes[path[1]].role == .page
    else { return nil }
    let target = tree.sessionTarget(at: path[1])
    guard target.role == .dot else { return target }
    pages.go(to: Int(tree.nodes[path[1]].index), at: ownTime(time))
    focus(on: target, &controls, at: time)
    return target
  }

  /// Gives the focus to a dot or a page. What turns the pages ends their drag.
  mutating func focus(
    on target: SessionTarget, _ controls: inout EmbeddedSessions, at time: Double
  ) {
    grip = nil
    item = target
    controls.moveFocus(to: nil, at: time)
  }
}

// Drags.
extension CarouselInUse {
  private mutating func beginDrag(
    atPoint point: Point, _ controls: inout EmbeddedSessions,
    in arrangement: ContainerArrangement, at time: Double
  ) -> SessionResult {
    // A finger catches pages that move, whatever is on them.
    if pages.position(at: ownTime(time)).share == 0 {
      let result = controls.send(.beginDrag(point), in: arrangement, at: time)
      if result.isUsed {
        pages.dragEnded(velocity: 0, at: ownTime(time))
        pages.autoplay(false, at: ownTime(time))
        grip = nil
        return result
      }
    }
    guard pages.track.canMove, Rect(size: viewport(with: controls)).contains(point) else {
      return SessionResult()
    }
    // A drag in progress, perhaps of the document's own events, began at another point, and maybe in a viewport of another size.
    fitPages(in: viewport(with: controls), at: time)
    pages.dragBegan(at: ownTime(time))
    grip = point
    return SessionResult(isUsed: true)
  }

  private mutating func endDrag(
    velocity: Point?, _ controls: inout EmbeddedSessions, at time: Double
  ) -> SessionResult {
    guard grip == nil else {
      let speed = velocity.map { $0.boundedVelocity[carousel.control.axis] }
      pages.dragEnded(velocity: speed, at: ownTime(time))
      grip = nil
      return SessionResult(isUsed: true)
    }
    guard controls.isDragging else { return SessionResult() }
    let result = controls.send(.endDrag(velocity: velocity), at: time)
    // No page advances while a part of a control is being dragged.
    if plays { pages.autoplay(true, at: ownTime(time)) }
    return result
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
    let carousel = measured(by: measurer)
    let width = carousel.contentWidth(in: carousel.viewport(within: proposal))
    let controls = pages.indices.map { page in
      carousel.documents[page].map {
        ContainedControl(
          $0.described, size: $0.proposal(width: width), prefix: carousel.ids.pages[page] + "/")
      }
    }
    return ContainerSession(
      CarouselInUse(carousel, in: proposal, at: time), of: controls, by: measurer, at: time)
  }
}
