import PickerControls
import PickerMotion
import PickerTestSupport
import Testing

/// The state of a carousel at any time, without a tree.
@Suite struct CarouselStateTests {
  private let track = CarouselTrack(count: 5, extent: 300)

  // Automatic advancing.

  @Test func autoplay_ofVeryManyRounds_doesNotOverflow() {
    var state = CarouselState(
      track: CarouselTrack(count: 3, extent: 100),
      timing: CarouselTiming(slide: 0, dwell: 1e-300), isAutoplaying: true)
    for second in 1...10_000 { state.step(by: 1, at: Double(second)) }
    #expect((0..<3).contains(state.current) && (0..<3).contains(state.target))
  }

  @Test func autoplay_dwellsThreeSecondsThenSlidesInAThird() {
    let state = CarouselState(track: track, isAutoplaying: true)
    #expect(state.phase == .dwelling && state.since == 0)
    #expect(state.position(at: 3) == CarouselPosition(place: 0, offset: 0))
    #expect(abs(state.offset(at: 3 + 1.0 / 6) - 0.5) < 1e-12)
    #expect(state.phase(at: 3.1) == .settling)
    #expect(state.velocity(at: 3.1) == 3)
    let arrived = state.advanced(to: 3.4)
    #expect(arrived.phase == .dwelling && arrived.current == 1)
    #expect(abs(arrived.since - (3 + 1.0 / 3)) < 1e-12)
  }

  @Test func autoplay_afterAThousandRounds_isExactlyAtItsStart() {
    let timing = CarouselTiming(slide: 0.25, dwell: 3)
    let state = CarouselState(track: track, page: 2, timing: timing, isAutoplaying: true)
    let round = 5 * 3.25
    for moment in [0, 1.5, 3.125, 3.1875, 6.5, 9.625] {
      let later = state.position(at: 1000 * round + moment)
      #expect(later.share == state.position(at: moment).share)
      #expect(later.place == state.position(at: moment).place + 5000)
      #expect(state.current(at: 1000 * round + moment) == state.current(at: moment))
    }
  }

  @Test func autoplay_advancedInManySteps_equalsOneStep() {
    let state = CarouselState(track: track, isAutoplaying: true)
    var stepped = state
    for step in 1...20_000 { stepped.advance(to: Double(step) * 0.171) }
    #expect(stepped.position(at: 3420) == state.position(at: 3420))
    #expect(stepped.since == state.advanced(to: 3420).since)
  }

  @Test func autoplay_withoutLoop_endsOnTheLastPage() {
    let open = CarouselTrack(count: 3, extent: 300, loops: false)
    let state = CarouselState(track: open, isAutoplaying: true).advanced(to: 1000)
    #expect(state.phase == .idle && state.current == 2)
    #expect(abs(state.since - 2 * (3 + 1.0 / 3)) < 1e-9)
  }

  @Test func autoplay_disabledDuringASlide_finishesTheSlideAndRests() {
    var state = CarouselState(track: track, isAutoplaying: true)
    state.autoplay(false, at: 3.1)
    #expect(state.phase == .settling && state.since == 3)
    #expect(abs(state.offset(at: 3.1) - 0.3) < 1e-12)
    state.advance(to: 50)
    #expect(state.phase == .idle && state.current == 1)
    state.autoplay(true, at: 60)
    #expect(state.phase == .dwelling && state.since == 60)
    #expect(state.current(at: 63.4) == 2)
  }

  @Test func zeroTiming_doesNotMove() {
    let timing = CarouselTiming(slide: 0, dwell: 0)
    let state = CarouselState(track: track, timing: timing, isAutoplaying: true)
    #expect(state.position(at: 1e6) == CarouselPosition(place: 0, offset: 0))
    #expect(state.offset(at: .infinity) == 0)
    #expect(state.offset(at: .nan) == 0)
  }

  // A thousand rounds by steps.

  @Test(arguments: [1, -1]) func steps_aThousandRounds_areExact(step: Int) {
    var state = CarouselState(track: track, page: 3)
    for number in 0..<5000 { state.step(by: step, at: Double(number)) }
    state.advance(to: 6000)
    #expect(state.position(at: 6000) == CarouselPosition(place: 3 + step * 5000, offset: 0))
    #expect(state.current == 3 && state.offset(at: 6000) == 3)
  }

  // Release.

  @Test(arguments: [
    (299.9, 0), (300.0, -1), (-299.9, 0), (-300.0, 1), (4000, -1), (-4000, 1), (0, 0),
  ])
  func release_byItsVelocity_returnsOrAdvances(velocity: Double, pages: Int) {
    var state = CarouselState(track: track, page: 2)
    state.dragBegan(at: 0)
    state.dragChanged(translation: velocity < 0 ? -40 : 40, at: 0.1)
    state.dragEnded(velocity: velocity, at: 0.1)
    #expect(state.phase == .settling)
    state.advance(to: 10)
    #expect(state.phase == .idle && state.current == 2 + pages)
  }

  @Test func release_withoutVelocity_usesTheMeanVelocityOfTheDrag() {
    var state = CarouselState(track: track, page: 2)
    state.dragBegan(at: 1)
    state.dragChanged(translation: -90, at: 1.1)
    state.dragChanged(translation: -90, at: 1.29)
    var slow = state
    state.dragEnded(at: 1.29)
    slow.dragEnded(at: 1.31)
    #expect(state.target == 3)
    #expect(slow.target == 2)
  }

  @Test func release_withAWindow_usesTheVelocityInTheWindow() {
    let timing = CarouselTiming(velocityWindow: 0.1)
    var state = CarouselState(track: track, page: 2, timing: timing)
    state.dragBegan(at: 0)
    state.dragChanged(translation: -10, at: 0.5)
    state.dragChanged(translation: -50, at: 0.6)
    var held = state
    state.dragEnded(at: 0.6)
    #expect(state.target == 3)  // 40 points in 0.1 s
    held.dragEnded(at: 0.65)
    #expect(held.target == 2)  // 20 points in 0.1 s
  }

  @Test func release_withSamples_equalsApplyingThemInOrder() {
    let samples = [
      DragSample(time: 0.1, translation: -50), DragSample(time: 0.2, translation: -90),
    ]
    var stepwise = CarouselState(track: track)
    stepwise.dragBegan(at: 0)
    var batched = stepwise
    for sample in samples { stepwise.dragChanged(translation: sample.translation, at: sample.time) }
    stepwise.dragEnded(at: 0.2)
    batched.dragEnded(samples: samples, at: 0.2)
    #expect(stepwise == batched && stepwise.target == 1)
  }

  @Test func release_atTheTimeOfTheBeginning_returns() {
    var state = CarouselState(track: track)
    state.dragBegan(at: 1)
    state.dragChanged(translation: -140, at: 1)
    state.dragEnded(at: 1)
    #expect(state.target == 0)
  }

  @Test func slowDrag_beyondHalfAPage_turnsIt() {
    for (way, target) in [(-151.0, 1), (-149, 0), (151, 4), (149, 0), (-500, 1)] {
      var state = CarouselState(track: track)
      state.dragBegan(at: 0)
      state.dragChanged(translation: way, at: 5)
      state.dragEnded(velocity: way > 0 ? 10 : -10, at: 5)
      #expect(state.target == target, "\(way)")
    }
    let open = CarouselTrack(count: 3, extent: 300, loops: false)
    var state = CarouselState(track: open)
    state.dragBegan(at: 0)
    state.dragChanged(translation: 290, at: 5)
    state.dragEnded(velocity: 0, at: 5)
    #expect(state.target == 0)
  }

  @Test func release_ofPartOfAViewport_takesProportionalTime() {
    var state = CarouselState(track: track, page: 1)
    state.dragBegan(at: 0)
    state.dragChanged(translation: 75, at: 1)
    state.dragEnded(velocity: 0, at: 1)
    #expect(state.phase(at: 1 + 0.249 / 3) == .settling)
    #expect(state.phase(at: 1 + 0.251 / 3) == .idle)
  }

  @Test func drag_ofAnyLength_movesAtMostOneViewport() {
    var state = CarouselState(track: track, page: 2)
    state.dragBegan(at: 0)
    state.dragChanged(translation: -5000, at: 0.1)
    #expect(state.offset(at: 0.1) == 3)
    state.dragEnded(at: 0.1)
    #expect(state.target == 3)
    state.advance(to: 5)
    state.dragBegan(at: 5)
    state.dragChanged(translation: .infinity, at: 5.1)
    state.dragChanged(translation: .nan, at: 5.1)
    state.dragEnded(velocity: .nan, at: 5.2)
    #expect(state.target == 3 && state.phase == .idle)
  }

  @Test func flickAgainstTheDrag_returnsToThePage() {
    var state = CarouselState(track: track, page: 2)
    state.dragBegan(at: 0)
    state.dragChanged(translation: -120, at: 0.3)
    state.dragEnded(velocity: 900, at: 0.3)
    #expect(state.target == 2)
  }

  @Test func release_withASpring_continuesWithTheVelocityOfTheFinger() throws {
    let spring = try #require(Spring(response: 0.5, dampingFraction: 0.8))
    var state = CarouselState(
      track: track, page: 2, timing: CarouselTiming(spring: spring))
    state.dragBegan(at: 0)
    state.dragChanged(translation: -60, at: 0.1)
    var wild = state
    state.dragEnded(at: 0.1)
    #expect(abs(state.velocity(at: 0.1) - 2) < 1e-12)
    #expect(abs(state.offset(at: 0.1) - 2.2) < 1e-12 && state.target == 3)
    wild.dragEnded(velocity: -1e7, at: 0.1)
    #expect(wild.velocity(at: 0.1) == 20)
    let furthest = (0...200).map { wild.offset(at: 0.1 + Double($0) / 100) }.max() ?? 9
    #expect(furthest > 3 && furthest < 4)
  }

  @Test func release_withACurve_ignoresTheVelocity() {
    var state = CarouselState(track: track, page: 2)
    state.dragBegan(at: 0)
    state.dragChanged(translation: -60, at: 0.1)
    state.dragEnded(at: 0.1)
    #expect(abs(state.velocity(at: 0.11) - 3) < 1e-12)
  }

  // Drags during a slide.

  @Test func dragBegan_duringASlide_isContinuous() {
    var state = CarouselState(track: track, isAutoplaying: true)
    state.dragBegan(at: 3.2)
    #expect(abs(state.offset(at: 3.2) - 0.6) < 1e-12)
    #expect(state.phase == .dragging && state.current == 1)
    #expect(state.offset(at: 100) == state.offset(at: 3.2))
    state.dragChanged(translation: 30, at: 3.3)
    #expect(abs(state.offset(at: 3.3) - 0.5) < 1e-12)
    state.dragEnded(velocity: 500, at: 3.4)
    #expect(state.target == 0)
    state.advance(to: 3.4 + 0.5 / 3 + 0.01)
    #expect(state.phase == .dwelling && state.current == 0)
    #expect(abs(state.since - (3.4 + 0.5 / 3)) < 1e-9)
  }

  @Test func drag_pausesAutoplay_untilItHasSettled() {
    var state = CarouselState(track: track, isAutoplaying: true)
    state.dragBegan(at: 2.9)
    #expect(state.phase(at: 60) == .dragging)
    state.dragEnded(velocity: 0, at: 60)
    #expect(state.phase == .dwelling && state.since == 60)
    #expect(state.current(at: 63.3) == 1)
  }

  // Both directions.

  @Test func translation_toTheRight_movesBack() {
    var state = CarouselState(track: track, page: 2)
    state.dragBegan(at: 0)
    state.dragChanged(translation: 60, at: 0.1)
    #expect(abs(state.offset(at: 0.1) - 1.8) < 1e-12)
  }

  @Test func rightToLeft_isTheMirrorImage() {
    var random = SeededGenerator(seed: 7)
    let reversed = CarouselTrack(count: 5, extent: 300, isReversed: true)
    var (one, other) = (CarouselState(track: track), CarouselState(track: reversed))
    var time = 0.0
    for _ in 0..<500 {
      time += Double.random(in: 0...0.4, using: &random)
      let event = randomEvent(at: time, count: 5, using: &random)
      one.apply(event)
      other.apply(event.mirrored)
      #expect(one.position(at: time + 0.1) == other.position(at: time + 0.1))
      #expect(one.phase == other.phase)
    }
  }

  // Ends.

  @Test func overscroll_meetsIncreasingResistance() {
    let open = CarouselTrack(count: 3, extent: 300, loops: false)
    var state = CarouselState(track: open)
    state.dragBegan(at: 0)
    var last = 0.0
    var step = Double.infinity
    for pull in stride(from: 10.0, through: 300, by: 10) {
      state.dragChanged(translation: pull, at: pull)
      let offset = -state.offset(at: pull)
      #expect(offset > last && offset - last < step && offset < pull / 300)
      (step, last) = (offset - last, offset)
    }
    #expect(last < CarouselTrack.maximumOverscroll)
    state.dragEnded(velocity: 5000, at: 301)
    #expect(state.target == 0)
    state.advance(to: 310)
    #expect(state.offset(at: 310) == 0)
  }

  @Test func overscroll_beyondTheLastPage_showsOnlyThatPage() {
    let open = CarouselTrack(count: 3, extent: 300, loops: false)
    var state = CarouselState(track: open, page: 2)
    state.dragBegan(at: 0)
    state.dragChanged(translation: -150, at: 1)
    let seen = state.visiblePages(at: 1)
    #expect(seen.map(\.page) == [2])
    #expect(seen[0].distance < 0 && seen[0].distance > -0.5)
    #expect(state.current == 2)
    state.step(by: 1, at: 2)
    #expect(state.target == 2)
  }

  // Going to pages.

  @Test func go_whereItLoops_takesTheShorterWayAround() {
    var state = CarouselState(track: track)
    state.go(to: 4, at: 0)
    #expect(state.position(at: 10).place == -1)
    state.go(to: 1, at: 10)
    #expect(state.position(at: 20).place == 1)
    state.go(to: 7, at: 20)
    #expect(state.target == 1 && state.phase == .idle)
    let even = CarouselTrack(count: 4, extent: 300)
    var half = CarouselState(track: even)
    half.go(to: 2, at: 0)
    #expect(half.position(at: 10).place == 2)
  }

  @Test func go_overSeveralPages_takesNoLongerThanOne() {
    var state = CarouselState(track: CarouselTrack(count: 20, extent: 300))
    state.go(to: 8, at: 0)
    #expect(state.phase(at: 0.33) == .settling && state.phase(at: 0.34) == .idle)
    state.dragBegan(at: 0.2)
    #expect(abs(state.offset(at: 0.2) - 4.8) < 1e-9)
    state.dragEnded(velocity: 0, at: 0.3)
    #expect(state.target == 5)
  }

  @Test func steps_duringASlide_addUp() {
    var state = CarouselState(track: track)
    state.step(by: 1, at: 0)
    state.step(by: 1, at: 0.1)
    #expect(state.target == 2)
    state.step(by: -1, at: 0.15)
    #expect(state.target == 1)
  }

  @Test func go_toTheCurrentTarget_changesNothing() {
    let state = CarouselState(track: track, isAutoplaying: true).advanced(to: 3.2)
    var requested = state
    requested.go(to: 1, at: 3.2)
    #expect(requested == state)
  }

  @Test func resize_duringASlide_keepsTheOffsetInViewports() {
    var state = CarouselState(track: track, isAutoplaying: true)
    state.resize(to: 77, at: 3.1)
    #expect(abs(state.offset(at: 3.1) - 0.3) < 1e-12)
    state.dragBegan(at: 3.1)
    state.dragChanged(translation: -7.7, at: 3.2)
    #expect(abs(state.offset(at: 3.2) - 0.4) < 1e-12)
  }

  @Test func position_barelyBeforeAPage_isOnThePage() {
    let position = CarouselPosition(place: 3, offset: -1e-20)
    #expect(position.place == 3 && position.share == 0)
    #expect(CarouselPosition(place: 3, offset: -0.25) == CarouselPosition(place: 2, offset: 0.75))
    #expect(CarouselPosition(place: -7, offset: 2.5).place == -5)
  }

  // Few pages.

  @Test func onePage_neverMoves() {
    var random = SeededGenerator(seed: 3)
    var state = CarouselState(track: CarouselTrack(count: 1, extent: 300), isAutoplaying: true)
    var time = 0.0
    for _ in 0..<1000 {
      time += Double.random(in: 0...2, using: &random)
      state.apply(randomEvent(at: time, count: 1, using: &random))
      #expect(state.visiblePages(at: time).map(\.page) == [0])
      #expect(state.position(at: time + 1) == CarouselPosition(place: 0, offset: 0))
    }
  }

  @Test func zeroPages_haveNoVisiblePage() {
    var state = CarouselState(track: CarouselTrack(count: 0, extent: 300), isAutoplaying: true)
    state.dragBegan(at: 0)
    state.dragChanged(translation: -100, at: 0.1)
    state.dragEnded(at: 0.1)
    state.go(to: 0, at: 1)
    state.step(by: 1, at: 2)
    #expect(state.visiblePages(at: 3).isEmpty)
    #expect(state.current == 0 && state.offset(at: 3) == 0 && state.phase == .idle)
  }

  @Test func viewport_ofZeroLength_isNotMovedByDrags() {
    var state = CarouselState(track: CarouselTrack(count: 3, extent: 0))
    state.dragBegan(at: 0)
    state.dragChanged(translation: -100, at: 0.1)
    #expect(state.offset(at: 0.1) == 0)
    state.resize(to: 200, at: 0.2)
    #expect(state.phase == .idle && state.track.extent == 200)
  }

  @Test func viewport_ofZeroLength_keepsTheDirectionOfADrag() {
    for (extent, isReversed) in [(0.0, false), (1, false), (0, true), (1, true)] {
      for way in [-100.0, 100] {
        var state = CarouselState(
          track: CarouselTrack(count: 4, extent: extent, isReversed: isReversed))
        state.dragBegan(at: 0)
        state.dragChanged(translation: way, at: 0.2)
        state.dragEnded(at: 0.25)
        #expect(state.target == ((way < 0) != isReversed ? 1 : 3), "\(extent) \(way)")
      }
    }
  }

  @Test func time_runningBackwards_countsAsTheLatest() {
    var state = CarouselState(track: track, isAutoplaying: true)
    state.advance(to: 10)
    state.dragBegan(at: 4)
    #expect(state.since == 10)
  }
}
