import PickerControls
import PickerGeometry
import PickerMotion

// Dragging: the indicator follows, and snaps to the nearest enabled segment; beside it, the content scrolls.
extension PageSegments {
  func grab(_ event: PageEvent) -> Bool {
    guard !isMenu else { return false }
    let point = event.point + scroll.offset
    let holds = interaction.beginDrag(atPoint: point, at: event.time)
    guard holds || scroll.isPossible else { return false }
    grip = Grip(
      start: event.point, offset: scroll.offset, holdsIndicator: holds,
      finger: FingerVelocity(at: point, time: event.time))
    return true
  }

  func drag(_ event: PageEvent) -> Bool {
    guard var grip else { return false }
    let way = grip.start - event.point
    if !grip.hasMoved {
      // A finger that taps moves a little.
      guard way.x * way.x + way.y * way.y >= 16 else { return true }
      grip.hasMoved = true
      begin(grip, event)
    }
    if grip.holdsIndicator {
      let point = event.point + scroll.offset
      grip.finger.move(to: point, at: event.time)
      interaction.drag(to: point)
      if let box = interaction.indicator(at: event.time) { place(box) }
    } else {
      scroll(to: grip.offset + way)
    }
    self.grip = grip
    return true
  }

  private func begin(_ grip: Grip, _ event: PageEvent) {
    Page.open.capture()
    scroll.stop()
    guard grip.holdsIndicator else { return }
    stop()
    show(state(selected), event)
    cross(event)
  }

  func drop(_ event: PageEvent) {
    guard let grip else { return }
    self.grip = nil
    guard grip.holdsIndicator else { return }
    let velocity = grip.finger.velocity(at: event.time).boundedVelocity
    let nearest = interaction.endDrag(velocity: velocity, at: event.time)
    if grip.hasMoved, let nearest { select(nearest, event, isDropped: true) }
  }
}

// Scrolling.
extension PageSegments {
  func scroll(to offset: Point) {
    scroll.offset = scroll.clamped(offset)
    change(.move, group, .zero - scroll.offset)
    for part in state(selected).parts { speak(part) }
  }

  /// Scrolls on to what a selection leads to, with the timing of the indicator.
  func slide(_ event: PageEvent) {
    let next = scroll.position(
      at: event.time, duration: duration(event), share: progress.position(at:))
    if let next { scroll(to: next) }
  }

  /// Turns the wheel. Returns whether anything moves.
  func turn(_ event: PageEvent) -> Bool {
    let before = scroll.offset
    scroll.stop()
    let (across, down) = (event.point.x, event.point.y)
    scroll(
      to: scroll.offset
        + (scroll.limit.x > 0
          ? Point(x: across != 0 ? across : down, y: 0) : Point(x: 0, y: down)))
    return scroll.offset != before
  }
}

/// How far the content of a control is scrolled.
struct PageScroll {
  let limit: Point
  let start: Point
  var offset: Point
  private var target: (from: Point, to: Point, start: Double)?

  init(content: Size, box: Size, offset: Point) {
    limit = Point(
      x: max(0, content.width - box.width), y: max(0, content.height - box.height))
    (start, self.offset) = (offset, offset)
  }

  var isPossible: Bool { limit.x > 0 || limit.y > 0 }
  var isSliding: Bool { target != nil }

  func clamped(_ offset: Point) -> Point {
    Point(x: max(0, min(offset.x, limit.x)), y: max(0, min(offset.y, limit.y)))
  }

  mutating func begin(to end: Point, at time: Double) { target = (offset, end, time) }

  mutating func stop() { target = nil }

  /// Returns where a slide is, and ends it where it is over; nil if there is none.
  mutating func position(at time: Double, duration: Double, share: (Double) -> Double) -> Point? {
    guard let (from, end, start) = target else { return nil }
    guard time - start < duration else {
      target = nil
      return end
    }
    return from + (end - from) * share(time - start)
  }
}
