import PickerControls
import PickerMotion
import PickerTestSupport
import Testing

@testable import PickerSurfaces

/// Random sequences of events, ten thousand in full sweeps: positions are continuous, and the viewport is
/// always covered.
@Suite struct CarouselContinuityTests {
  @Test func position_inRandomSequences_isContinuous() {
    forEachSequence { state, event in
      let before = state.position(at: event.time)
      let finger = state.phase == .dragging ? state.translation(of: event) : 0
      var after = state
      after.apply(event)
      let jump = before.distance(to: after.position(at: event.time))
      return jump.magnitude <= finger / 300 + CarouselTiming.restThreshold
    }
  }

  @Test func position_betweenEvents_movesNoFasterThanItsVelocity() {
    forEachSequence { state, event in
      let from = state.time
      let step = (event.time - from) / 4
      return (0..<4).allSatisfy { number in
        let (a, b) = (from + Double(number) * step, from + Double(number + 1) * step)
        let way = state.position(at: a).distance(to: state.position(at: b)).magnitude
        return way <= state.greatestSpeed * (b - a) + CarouselTiming.restThreshold
      }
    }
  }

  /// Except for the remaining velocity when a spring ends at its rest threshold.
  @Test func velocity_ofSprings_isContinuous() {
    forEachSequence(springs: true) { state, event in
      let before = state.velocity(at: event.time)
      let isHeld = state.phase(at: event.time) == .dragging
      var after = state
      after.apply(event)
      guard !isHeld, after.phase != .dragging else { return true }
      return (after.velocity(at: event.time) - before).magnitude <= 1e-3
    }
  }

  @Test func velocity_ofSprings_isTheDerivativeOfThePosition() {
    let step = 1e-6
    forEachSequence(1000, springs: true) { state, event in
      let time = (state.time + event.time) / 2
      guard state.time + step < time else { return true }
      let way = state.position(at: time - step).distance(to: state.position(at: time + step))
      return (way / (2 * step) - state.velocity(at: time)).magnitude < 1e-4
    }
  }

  @Test func pages_whereTheyLoop_coverTheViewport() {
    forEachSequence(loops: true) { state, event in
      (0..<4).allSatisfy { number in
        let time = state.time + (event.time - state.time) * Double(number) / 4
        let pages = state.visiblePages(at: time)
        guard let first = pages.first?.distance, let last = pages.last?.distance else {
          return false
        }
        let touch = pages.count == 1 || last - first == 1 || (last - first - 1).magnitude < 1e-15
        return first <= 0 && last >= 0 && touch && Set(pages.map(\.page)).count == pages.count
          && pages.allSatisfy { (0..<state.track.count).contains($0.page) }
      }
    }
  }

  @Test func target_afterARelease_isAtMostAViewportAway() {
    forEachSequence { state, event in
      guard case .dragEnded = event.action, state.phase(at: event.time) == .dragging else {
        return true
      }
      let before = state.position(at: event.time)
      var after = state
      after.apply(event)
      return before.distance(to: after.position(at: event.time + 1e6)).magnitude <= 1 + 1e-9
        || state.isAutoplaying
    }
  }

  /// Applies random events to random carousels, and checks `holds` before each.
  private func forEachSequence(
    _ count: Int = sweep(2000, full: 10_000), springs: Bool = false, loops: Bool? = nil,
    _ holds: (CarouselState, CarouselEvent) -> Bool
  ) {
    for seed in 0..<count {
      var random = SeededGenerator(seed: UInt64(seed) + 1)
      var state = CarouselState.random(springs: springs, loops: loops, using: &random)
      var time = 0.0
      for number in 0..<12 {
        time += Double.random(in: 0...0.5, using: &random)
        let event = randomEvent(at: time, count: state.track.count, using: &random)
        guard holds(state, event) else {
          Issue.record("seed \(seed), event \(number): \(event) of \(state)")
          return
        }
        state.apply(event)
      }
    }
  }
}

extension CarouselState {
  /// The distance that the finger moves with an event, in points.
  fileprivate func translation(of event: CarouselEvent) -> Double {
    guard case .dragChanged(let translation) = event.action else { return 0 }
    return (translation - self.translation).magnitude
  }

  /// An upper bound of all velocities: several viewports per slide, or the initial velocity of a spring.
  fileprivate var greatestSpeed: Double {
    let way = Double(max(1, track.count))
    guard let spring = timing.spring else {
      // A Bézier curve within the unit square is never steeper than 3 where its ends are not upright.
      return timing.slide > 0 ? 3 * way / timing.slide : .infinity
    }
    let frequency = (spring.stiffness / spring.mass).squareRoot()
    return 2 * CarouselTiming.maximumVelocity + 2 * frequency * way
  }

  fileprivate static func random(
    springs: Bool, loops: Bool?, using random: inout SeededGenerator
  ) -> CarouselState {
    let track = CarouselTrack(
      count: Int.random(in: 1...6, using: &random), extent: 300,
      loops: loops ?? Bool.random(using: &random), isReversed: Bool.random(using: &random))
    let spring = Spring(
      response: .random(in: 0.2...0.8, using: &random),
      dampingFraction: .random(in: 0.4...1.4, using: &random))
    let curves: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
    let usesSpring = springs || Bool.random(using: &random)
    return CarouselState(
      track: track, page: Int.random(in: 0..<6, using: &random),
      timing: CarouselTiming(
        dwell: .random(in: 0...0.6, using: &random),
        curve: curves.randomElement(using: &random) ?? .linear,
        spring: usesSpring ? spring : nil,
        velocityWindow: Bool.random(using: &random) ? 0.1 : nil),
      isAutoplaying: Bool.random(using: &random))
  }
}

/// A random event, regardless of the current phase.
func randomEvent(
  at time: Double, count: Int, using random: inout SeededGenerator
) -> CarouselEvent {
  let action: CarouselEvent.Action =
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: .dragBegan
    case 3...4: .dragChanged(translation: .random(in: -400...400, using: &random))
    case 5: .dragEnded(velocity: nil)
    case 6: .dragEnded(velocity: .random(in: -2000...2000, using: &random))
    case 7: .go(page: Int.random(in: 0..<count, using: &random))
    case 8: .step(Bool.random(using: &random) ? 1 : -1)
    default: .autoplay(Bool.random(using: &random))
    }
  return CarouselEvent(at: time, action)
}

extension CarouselEvent {
  /// The event with the opposite direction of the finger.
  var mirrored: CarouselEvent {
    switch action {
    case .dragChanged(let translation):
      CarouselEvent(at: time, .dragChanged(translation: -translation))
    case .dragEnded(let velocity):
      CarouselEvent(at: time, .dragEnded(velocity: velocity.map { -$0 }))
    default: self
    }
  }
}
