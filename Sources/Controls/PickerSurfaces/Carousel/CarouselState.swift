import PickerGeometry
import PickerMotion
import PickerTree

/// The state of a carousel that is dragged or playing: the positions of its pages at any time.
///
///     var state = CarouselState(track: track, isAutoplaying: true)
///     state.position(at: 3.1)                       // sliding to the second page
///     state.dragBegan(at: 3.2)                      // the drag continues from the current position
///     state.dragChanged(translation: -40, at: 3.3)
///     state.dragEnded(at: 3.35)                     // fast enough: slides to the next page
///
///        ┌── dwelling ◀──────────┐      a drag begins in any of them, and ends in settling;
///        ▼                       │      without autoplay, settling ends in idle
///     settling ──────────────────┘
///
/// Times are seconds of any clock. A time before the latest one counts as the latest. A state reads no clock: the
/// position is a function of state and time. Positions and velocities of pages are in page distances, in reading
/// order. Translations and velocities of drags are in points, to the right or down.
public struct CarouselState: Hashable, Sendable {
  /// The phases of a carousel, which its layout tree also reports.
  public typealias Phase = PagingState.Phase

  /// The number of pages and the geometry of the viewport.
  public private(set) var track: CarouselTrack
  /// The durations and the easing of slides.
  public let timing: CarouselTiming
  /// The latest time that was passed, in seconds.
  public private(set) var time: Double
  /// Whether pages advance automatically when they are not dragged.
  public private(set) var isAutoplaying: Bool
  private var course: Course
  /// The motion of an automatic slide by one page.
  private let slide: Motion

  /// The course of the carousel until the next event. Places are positions in the unbounded sequence of pages.
  private enum Course: Hashable {
    case resting(place: Int, since: Double)
    /// Advances page by page; the first page dwells from `since` on.
    case playing(place: Int, since: Double)
    case held(CarouselDrag)
    case sliding(to: Int, Track)
  }

  /// Creates a carousel at rest on a page.
  ///
  /// - Parameters:
  ///   - track: The number of pages, their distance, and whether they loop.
  ///   - page: The initial page; clamped to the existing pages.
  ///   - timing: The durations and the easing.
  ///   - isAutoplaying: Whether pages advance by themselves.
  ///   - time: The time when the page begins to dwell, in seconds.
  public init(
    track: CarouselTrack, page: Int = 0, timing: CarouselTiming = CarouselTiming(),
    isAutoplaying: Bool = false, time: Double = 0
  ) {
    self.track = track
    self.timing = timing
    self.time = time
    self.isAutoplaying = isAutoplaying
    slide = timing.motion(from: -1)
    let page = track.clamped(min(max(page, 0), max(0, track.count - 1)))
    course = .resting(place: page, since: time)
    settle(time)
  }
}

// State at a time.
extension CarouselState {
  /// The phase at the latest time.
  public var phase: Phase { moment(at: time).phase }

  /// The time when the current phase began, in seconds.
  public var since: Double { moment(at: time).since }

  /// The page that covers most of the viewport at the latest time; 0 if there are no pages.
  public var current: Int { current(at: time) }

  /// The page that it rests on or slides to. During a drag, it is the page where the drag began. 0 if there are no
  /// pages.
  public var target: Int { track.page(at: moment(at: time).place) ?? 0 }

  /// The translation of the current drag, in points; 0 without a drag.
  public var translation: Double {
    if case .held(let drag) = course { drag.translation } else { 0 }
  }

  /// Returns the phase at a time, without further events.
  public func phase(at time: Double) -> Phase { moment(at: time).phase }

  /// Returns the page that covers most of the viewport at a time; 0 if there are no pages.
  public func current(at time: Double) -> Int {
    track.page(at: track.clamped(position(at: time).nearest)) ?? 0
  }

  /// Returns the position at a time, without further events.
  public func position(at time: Double) -> CarouselPosition {
    let moment = moment(at: time)
    return track.position(at: moment.place, offset: moment.offset)
  }

  /// Returns the distance from the first page at a time, in viewports. If pages loop, it is at least 0 and less than
  /// the number of pages. Otherwise it is below 0 or beyond the last page during overscroll.
  public func offset(at time: Double) -> Double {
    let position = position(at: time)
    let page = track.loops ? track.page(at: position.place) ?? 0 : position.place
    let offset = Double(page) + position.share
    return track.loops && offset >= Double(track.count) ? 0 : offset
  }

  /// Returns the velocity of the pages at a time, in viewports per second; 0 during a drag.
  public func velocity(at time: Double) -> Double {
    let moment = moment(at: time)
    return moment.velocity * track.share(at: moment.place, offset: moment.offset)
  }

  /// Returns the visible pages at a time, each with its distance from the place of the current page, in page
  /// distances.
  ///
  /// One or two pages cover the viewport unless the spacing shows more. During overscroll, one page covers part of
  /// it.
  public func visiblePages(at time: Double) -> [(page: Int, distance: Double)] {
    let position = track.drawn(position(at: time))
    return track.reach.steps(after: position.share).compactMap { step in
      track.page(at: position.place + step).map {
        (page: $0, distance: Double(step) - position.share)
      }
    }
  }

  /// Returns the pages in view at the place where it rests or to which it slides, in reading order.
  func restingPages(at time: Double) -> [Int] {
    let position = track.drawn(CarouselPosition(place: moment(at: time).place, offset: 0))
    return track.reach.steps(after: position.share).compactMap {
      track.page(at: position.place + $0)
    }
  }

  /// The phase and the position at a time, in the unbounded sequence of places.
  private struct Moment {
    var phase: Phase
    var since: Double
    var place: Int
    var offset = 0.0
    var velocity = 0.0
  }

  private func moment(at time: Double) -> Moment {
    switch course(at: time) {
    case .resting(let place, let since): return Moment(phase: .idle, since: since, place: place)
    case .playing(let place, let since): return playing(from: place, since: since, at: time)
    case .held(let drag):
      return Moment(
        phase: .dragging, since: drag.since, place: drag.home, offset: drag.offset(on: track))
    case .sliding(let place, let track):
      return Moment(
        phase: .settling, since: track.start, place: place, offset: track.value(at: time),
        velocity: track.velocity(at: time))
    }
  }

  /// The course at a time; a finished slide becomes rest or dwelling.
  private func course(at time: Double) -> Course {
    guard case .sliding(let place, let track) = course, time >= track.restTime else {
      return course
    }
    return standing(on: place, since: track.restTime)
  }

  private func standing(on place: Int, since: Double) -> Course {
    let place = track.rewound(track.clamped(place))
    return isAutoplaying && track.canMove
      ? .playing(place: place, since: since) : .resting(place: place, since: since)
  }

  /// The moment of an automatic advance, in which pages dwell and slide alternately.
  ///
  /// The start of a turn is a multiple of the turn's duration, not a running sum, so that errors do not accumulate.
  private func playing(from place: Int, since: Double, at time: Double) -> Moment {
    let turn = timing.dwell + slide.settlingTime
    let turns = turn > 0 ? min((max(0, time - since) / turn).rounded(.down), 1e15) : 0
    let left = Double(track.lastPlace - place)
    if !track.loops, turns >= left {
      return Moment(phase: .idle, since: since + left * turn, place: track.lastPlace)
    }
    let began = since + turns * turn
    guard turn > 0, time - began >= timing.dwell else {
      return Moment(phase: .dwelling, since: began, place: place + Int(limiting: turns))
    }
    let elapsed = time - began - timing.dwell
    return Moment(
      phase: .settling, since: began + timing.dwell, place: place + Int(limiting: turns) + 1,
      offset: slide.position(at: elapsed), velocity: slide.velocity(at: elapsed))
  }
}

// Events.
extension CarouselState {
  /// Advances to a later time, in seconds; an earlier time has no effect.
  public mutating func advance(to time: Double) {
    guard time > self.time else { return }
    self.time = time
    course = course(at: time)
  }

  /// Returns the state at a later time, without further events.
  public func advanced(to time: Double) -> CarouselState {
    var state = self
    state.advance(to: time)
    return state
  }

  /// Begins a drag at a time in seconds, even during a slide. Positions are continuous, and automatic advancing
  /// pauses.
  public mutating func dragBegan(at time: Double) {
    advance(to: time)
    if case .held = course { return }
    let moment = moment(at: self.time)
    // The nearest page is the home of the drag: a release moves at most one page away from it. `start`
    // keeps the position continuous, even in the middle of a slide.
    let home = track.clamped(moment.place + Int(limiting: moment.offset.rounded()))
    let start = Double(moment.place - home) + moment.offset
    course = .held(
      CarouselDrag(
        home: home, start: start, since: self.time, window: timing.velocityWindow))
  }

  /// Moves the dragged pages. Has no effect without a drag.
  ///
  /// - Parameters:
  ///   - translation: Points since the drag began, to the right or down. In a left-to-right carousel, a positive
  ///     translation moves to earlier pages. Values that are not finite are ignored.
  ///   - time: The time of the movement, in seconds.
  public mutating func dragChanged(translation: Double, at time: Double) {
    advance(to: time)
    guard case .held(var drag) = course, translation.isFinite else { return }
    drag.finger.move(to: Point(x: translation, y: 0), at: self.time)
    course = .held(drag)
  }

  /// Ends a drag. At or above the threshold velocity, the pages slide to the next page in the direction of the
  /// finger, at most one page away. Below it, they slide to the nearest page: a drag beyond half a page turns it.
  ///
  /// - Parameters:
  ///   - velocity: Points per second, to the right or down; nil uses the velocity of the drag. Values that are not
  ///     finite count as 0.
  ///   - time: The time of the release, in seconds.
  public mutating func dragEnded(velocity: Double? = nil, at time: Double) {
    advance(to: time)
    guard case .held(let drag) = course else { return }
    let speed = velocity ?? drag.finger.velocity(at: self.time).x
    let offset = drag.offset(on: track)
    var step = 0.0
    if speed.isFinite, speed.magnitude >= timing.threshold, track.canMove {
      // The next whole page in the direction of the finger: from -0.3, a fast forward drag leads to 0.
      step = track.isForward(speed) ? offset.rounded(.down) + 1 : offset.rounded(.up) - 1
    } else if offset.magnitude > 0.5 {
      step = offset
    }
    step = step > 0 ? min(step.rounded(.up), 1) : max(step.rounded(.down), -1)
    let limit = CarouselTiming.maximumVelocity
    let velocity = track.canMove ? max(-limit, min(track.pages(of: speed), limit)) : 0
    slide(
      to: track.clamped(drag.home + Int(step)), from: drag.home, offset: offset,
      velocity: velocity)
  }

  /// Applies the samples of a drag in order, then ends it at a time in seconds.
  public mutating func dragEnded(samples: [DragSample], at time: Double) {
    for sample in samples { dragChanged(translation: sample.translation, at: sample.time) }
    dragEnded(at: time)
  }

  /// Slides to a page, the shorter way around if pages loop. Ends a drag. A page that does not exist is ignored.
  public mutating func go(to page: Int, at time: Double) {
    advance(to: time)
    guard (0..<track.count).contains(page) else { return }
    let moment = moment(at: self.time)
    let nearest = moment.place + Int(limiting: moment.offset.rounded())
    slide(to: track.place(of: page, nearestTo: nearest), from: moment)
  }

  /// Slides forward by a number of pages from the page it rests on or slides to, or back if negative. It does not
  /// slide beyond an end, or more than one round.
  public mutating func step(by step: Int, at time: Double) {
    advance(to: time)
    let moment = moment(at: self.time)
    let count = max(1, track.count)
    slide(to: track.clamped(moment.place + max(-count, min(step, count))), from: moment)
  }

  /// Starts or stops automatic advancing at a time in seconds. A slide in progress continues.
  public mutating func autoplay(_ isOn: Bool, at time: Double) {
    advance(to: time)
    guard isOn != isAutoplaying else { return }
    let moment = moment(at: self.time)
    isAutoplaying = isOn
    if case .held = course { return }
    if moment.phase != .settling {
      course = standing(on: moment.place, since: self.time)
    } else if case .playing = course {
      course = .sliding(to: moment.place, Track(slide, startingAt: moment.since))
    }
  }

  /// Continues in a viewport of another length, in points. Ends a drag.
  public mutating func resize(to extent: Double, at time: Double) {
    // Translations are in points of the old viewport, so a drag cannot continue in another one.
    dragEnded(velocity: 0, at: time)
    track = CarouselTrack(
      count: track.count, extent: extent, loops: track.isEndless, isReversed: track.isReversed,
      spacing: track.spacing)
    if case .resting(let place, let since) = course {
      course = .resting(place: track.clamped(place), since: since)
    }
  }

  private mutating func slide(to place: Int, from moment: Moment) {
    // A slide to the same page continues: restarting it would take the full duration again.
    let isOnItsWay = moment.phase == .settling && moment.place == place
    guard track.canMove, !isOnItsWay else { return }
    slide(to: place, from: moment.place, offset: moment.offset, velocity: moment.velocity)
  }

  private mutating func slide(to place: Int, from start: Int, offset: Double, velocity: Double) {
    let motion = timing.motion(from: Double(start - place) + offset, velocity: velocity)
    course = .sliding(to: place, Track(motion, startingAt: time))
    settle(time)
  }

  /// Replaces rest by automatic advancing where enabled, and drops a slide of zero duration.
  private mutating func settle(_ time: Double) {
    if case .resting(let place, let since) = course { course = standing(on: place, since: since) }
    course = course(at: time)
  }
}
