import PickerMotion
import PickerTree

/// A carousel in somebody's hands, or playing by itself: where its pages are at any time.
///
///     var state = CarouselState(track: track, isAutoplaying: true)
///     state.position(at: 3.1)                       // on its way to the second page
///     state.dragBegan(at: 3.2)                      // a finger takes over where the pages are
///     state.dragChanged(translation: -40, at: 3.3)
///     state.dragEnded(at: 3.35)                     // quick enough: on to the next page
///
///        ┌── dwelling ◀──────────┐      a drag begins in any of them, and ends in settling;
///        ▼                       │      without autoplay, settling ends in idle
///     settling ──────────────────┘
///
/// Times are seconds of any one clock; one before the latest that was told counts as that one. Nothing
/// else is read: position is a function of state and time. Positions and velocities are in viewports, counted
/// in reading order; what a finger does is in points, to the right or down.
public struct CarouselState: Hashable, Sendable {
  /// What a carousel is doing, as its tree tells it too.
  public typealias Phase = PagingState.Phase

  /// The pages it moves along.
  public private(set) var track: CarouselTrack
  /// How quickly it moves.
  public let timing: CarouselTiming
  /// The latest time it was told.
  public private(set) var time: Double
  /// Whether it plays by itself when no finger holds it.
  public private(set) var isAutoplaying: Bool
  private var course: Course
  /// From page to page, as it plays.
  private let slide: Motion

  /// What goes on, until something happens. Places are those of the endless row of pages.
  private enum Course: Hashable {
    case resting(place: Int, since: Double)
    /// A page after the other; the first stays from `since` on.
    case playing(place: Int, since: Double)
    case held(CarouselDrag)
    case sliding(to: Int, Motion, since: Double)
  }

  /// A carousel at rest on a page.
  ///
  /// - Parameters:
  ///   - page: One that is not there counts as the nearest.
  ///   - time: When the page begins to stay.
  public init(
    track: CarouselTrack, page: Int = 0, timing: CarouselTiming = CarouselTiming(),
    isAutoplaying: Bool = false, time: Double = 0
  ) {
    self.track = track
    self.timing = timing
    self.time = time
    self.isAutoplaying = isAutoplaying
    slide = timing.motion(from: -1)
    course = .resting(place: min(max(page, 0), max(0, track.count - 1)), since: time)
    settle(time)
  }
}

// What it is at a time.
extension CarouselState {
  /// What it is doing now.
  public var phase: Phase { moment(at: time).phase }

  /// Since when it has been doing that.
  public var since: Double { moment(at: time).since }

  /// The page most of which is seen; 0 where there is none.
  public var current: Int { current(at: time) }

  /// The page it stands on or goes to; while a finger holds it, the one that was taken hold of. 0 where
  /// there is none.
  public var target: Int { track.page(at: moment(at: time).place) ?? 0 }

  /// Points that the finger which holds the pages has gone; 0 where none does.
  public var translation: Double {
    if case .held(let drag) = course { drag.translation } else { 0 }
  }

  /// What it is doing at a time.
  public func phase(at time: Double) -> Phase { moment(at: time).phase }

  /// The page most of which is seen at a time; 0 where there is none.
  public func current(at time: Double) -> Int {
    track.page(at: track.clamped(position(at: time).nearest)) ?? 0
  }

  /// Where the pages are at a time, if nothing happens until then.
  public func position(at time: Double) -> CarouselPosition {
    let moment = moment(at: time)
    return track.position(at: moment.place, offset: moment.offset)
  }

  /// Viewports from the first page at a time: in the round of a track that loops, 0 up to, but not
  /// including, the number of pages; else below 0 or beyond the last where the pages give way.
  public func offset(at time: Double) -> Double {
    let position = position(at: time)
    let page = track.loops ? track.page(at: position.place) ?? 0 : position.place
    let offset = Double(page) + position.share
    return track.loops && offset >= Double(track.count) ? 0 : offset
  }

  /// How fast the pages go on at a time, in viewports a second; 0 while a finger holds them.
  public func velocity(at time: Double) -> Double {
    let moment = moment(at: time)
    return moment.velocity * track.share(at: moment.place, offset: moment.offset)
  }

  /// The pages that are seen at a time, and how many viewports each is from where it is seen whole.
  ///
  /// One page, or two that cover the viewport; where a finger pulls beyond an end, one that does not.
  public func visiblePages(at time: Double) -> [(page: Int, distance: Double)] {
    let position = position(at: time)
    return [(0, -position.share), (1, 1 - position.share)].compactMap { step, distance in
      guard distance < 1, let page = track.page(at: position.place + step) else { return nil }
      return (page, distance)
    }
  }

  /// What goes on at a time, in the unlimited row of places.
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
    case .sliding(let place, let motion, let since):
      return Moment(
        phase: .settling, since: since, place: place,
        offset: motion.position(at: time - since), velocity: motion.velocity(at: time - since))
    }
  }

  /// The course at a time: a slide that has arrived is over.
  private func course(at time: Double) -> Course {
    guard case .sliding(let place, let motion, let since) = course,
      time - since >= motion.settlingTime
    else { return course }
    return standing(on: place, since: since + motion.settlingTime)
  }

  private func standing(on place: Int, since: Double) -> Course {
    isAutoplaying && track.canMove
      ? .playing(place: place, since: since) : .resting(place: place, since: since)
  }

  /// Stays and slides by turns. Whole turns are counted, not added up, so that none is ever late.
  private func playing(from place: Int, since: Double, at time: Double) -> Moment {
    let turn = timing.dwell + slide.settlingTime
    let turns = turn > 0 ? min((max(0, time - since) / turn).rounded(.down), 1e15) : 0
    let left = Double(track.count - 1 - place)
    if !track.loops, turns >= left {
      return Moment(phase: .idle, since: since + left * turn, place: track.count - 1)
    }
    let began = since + turns * turn
    guard turn > 0, time - began >= timing.dwell else {
      return Moment(phase: .dwelling, since: began, place: place + Int(turns))
    }
    let elapsed = time - began - timing.dwell
    return Moment(
      phase: .settling, since: began + timing.dwell, place: place + Int(turns) + 1,
      offset: slide.position(at: elapsed), velocity: slide.velocity(at: elapsed))
  }
}

// What happens to it.
extension CarouselState {
  /// Lets time pass.
  public mutating func advance(to time: Double) {
    guard time > self.time else { return }
    self.time = time
    course = course(at: time)
  }

  /// The state at a later time, if nothing happens until then.
  public func advanced(to time: Double) -> CarouselState {
    var state = self
    state.advance(to: time)
    return state
  }

  /// A finger takes hold of the pages, in flight too; nothing jumps, and playing is paused.
  public mutating func dragBegan(at time: Double) {
    advance(to: time)
    if case .held = course { return }
    let moment = moment(at: self.time)
    let home = track.clamped(moment.place + Int(moment.offset.rounded()))
    let start = Double(moment.place - home) + moment.offset
    course = .held(CarouselDrag(home: home, start: start, since: self.time))
  }

  /// The finger has gone somewhere. Without a drag nothing happens.
  ///
  /// - Parameter translation: Points since the drag began, to the right or down: back, where reading
  ///   goes from left to right. One that is not finite is passed over.
  public mutating func dragChanged(translation: Double, at time: Double) {
    advance(to: time)
    guard case .held(var drag) = course, translation.isFinite else { return }
    drag.move(to: translation, at: self.time, window: timing.velocityWindow)
    course = .held(drag)
  }

  /// The finger lets go: slower than the threshold, the pages go back to the one that was taken hold
  /// of, else on to the next in the finger's direction, which is never more than a viewport away.
  ///
  /// - Parameter velocity: Points a second, to the right or down; nil: as the drag went. One that is
  ///   not finite is none.
  public mutating func dragEnded(velocity: Double? = nil, at time: Double) {
    advance(to: time)
    guard case .held(let drag) = course else { return }
    let speed = velocity ?? drag.velocity(at: self.time, window: timing.velocityWindow)
    let offset = drag.offset(on: track)
    var step = 0.0
    if speed.isFinite, speed.magnitude >= timing.threshold, track.canMove {
      let isForward = track.viewports(of: speed) > 0
      step = isForward ? offset.rounded(.down) + 1 : offset.rounded(.up) - 1
      step = max(-1, min(step, 1))
    }
    let limit = CarouselTiming.greatestVelocity
    let velocity = track.canMove ? max(-limit, min(track.viewports(of: speed), limit)) : 0
    slide(
      to: track.clamped(drag.home + Int(step)), from: drag.home, offset: offset,
      velocity: velocity)
  }

  /// As if each of the samples had been told in its turn, and then the end.
  public mutating func dragEnded(samples: [DragSample], at time: Double) {
    for sample in samples { dragChanged(translation: sample.translation, at: sample.time) }
    dragEnded(at: time)
  }

  /// Slides to a page, the shorter way round where pages loop. A finger loses hold of them. A page that is not
  /// there changes nothing.
  public mutating func go(to page: Int, at time: Double) {
    advance(to: time)
    guard (0..<track.count).contains(page) else { return }
    let moment = moment(at: self.time)
    let nearest = moment.place + Int(moment.offset.rounded())
    slide(to: track.place(of: page, nearestTo: nearest), from: moment)
  }

  /// Slides so many pages on from the one it stands on or goes to, or back; not beyond an end, and at most once
  /// round.
  public mutating func step(by step: Int, at time: Double) {
    advance(to: time)
    let moment = moment(at: self.time)
    let count = max(1, track.count)
    slide(to: track.clamped(moment.place + max(-count, min(step, count))), from: moment)
  }

  /// Plays by itself from now on, or no longer. A slide that is under way goes on.
  public mutating func autoplay(_ isOn: Bool, at time: Double) {
    advance(to: time)
    guard isOn != isAutoplaying else { return }
    let moment = moment(at: self.time)
    isAutoplaying = isOn
    if case .held = course { return }
    if moment.phase != .settling {
      course = standing(on: moment.place, since: self.time)
    } else if case .playing = course {
      course = .sliding(to: moment.place, slide, since: moment.since)
    }
  }

  /// Goes on in a viewport of another length; a finger loses hold of the pages.
  public mutating func resize(to extent: Double, at time: Double) {
    dragEnded(velocity: 0, at: time)
    track = CarouselTrack(
      count: track.count, extent: extent, loops: track.loops, isReversed: track.isReversed)
  }

  private mutating func slide(to place: Int, from moment: Moment) {
    let isOnItsWay = moment.phase == .settling && moment.place == place
    guard track.canMove, !isOnItsWay else { return }
    slide(to: place, from: moment.place, offset: moment.offset, velocity: moment.velocity)
  }

  private mutating func slide(to place: Int, from start: Int, offset: Double, velocity: Double) {
    let motion = timing.motion(from: Double(start - place) + offset, velocity: velocity)
    course = .sliding(to: place, motion, since: time)
    settle(time)
  }

  /// What is at rest already stands.
  private mutating func settle(_ time: Double) {
    if case .resting(let place, let since) = course { course = standing(on: place, since: since) }
    course = course(at: time)
  }
}
