import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import PickerTree
import Testing

private func measured(_ control: Segmented) -> MeasuredSegmented {
  control.measured(by: MonospaceMeasurer())
}

/// Five segments of 10 × 4 points, one apart; the second and the last are not enabled.
private func fingers(_ change: (inout Segmented) -> Void = { _ in }) -> MeasuredSegmented {
  measured(described(change))
}

/// The same in use.
private func inUse(_ change: (inout Segmented) -> Void = { _ in }) -> SegmentsInUse {
  SegmentsInUse(described(change), in: .asDeclared, by: MonospaceMeasurer())
}

extension SegmentsInUse {
  /// The only selected segment.
  fileprivate var only: Int? { selected.first }

  /// Selects the segment to which a key leads.
  @discardableResult
  fileprivate mutating func press(_ key: SessionKey, at time: Double) -> Int? {
    select(track.index(after: only, pressing: key), at: time)
    return only
  }
}

private func described(_ change: (inout Segmented) -> Void) -> Segmented {
  var control = segmented("a", "b", "c", "d", "e", width: 54)
  control.container.height = 4
  control.items[1].isEnabled = false
  control.items[4].isEnabled = false
  change(&control)
  return control
}

@Suite struct SegmentedTrackTests {
  @Test func index_atAPoint_isTheSegmentOrTheNearestOne() {
    let track = fingers().track()
    #expect(track.places.map(\.frame.x) == [0, 11, 22, 33, 44])
    #expect(track.index(atPoint: Point(x: 0, y: 0)) == 0)
    #expect(track.index(atPoint: Point(x: 10.4, y: 2)) == 0)
    #expect(track.index(atPoint: Point(x: 10.6, y: 2)) == 1)
    #expect(track.index(atPoint: Point(x: 53.9, y: 3.9)) == 4)
    for point in [Point(x: -0.1, y: 2), Point(x: 54, y: 2), Point(x: 5, y: 4), Point(x: 5, y: -1)] {
      #expect(track.index(atPoint: point) == nil)
    }
  }

  @Test func index_atTheCentreOfEverySegment_isThatSegment() {
    for axis in [Axis.horizontal, .vertical] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for strategies in [[], [.wrap], [.scroll], [.menu]] as [[NarrowStrategy]] {
          var control = segmented("aaa", "bbbb", "cc", "dddddd", "e")
          control.axis = axis
          control.container.direction = direction
          control.container.width = axis == .horizontal ? 12 : 14
          control.container.height = axis == .vertical ? 4 : nil
          control.whenNarrow = strategies
          let track = measured(control).track()
          for place in track.places where Rect(size: track.size).contains(place.frame.center) {
            #expect(track.index(atPoint: place.frame.center) == place.index)
          }
        }
      }
    }
  }

  @Test func keys_leadToEnabledSegments_andWrapAround() {
    let track = fingers().track()
    let right = [0, 1, 2, 3, 4, nil].map { track.index(after: $0, pressing: .right) }
    let left = [0, 1, 2, 3, 4, nil].map { track.index(after: $0, pressing: .left) }
    #expect(right == [2, 2, 3, 0, 0, 0])
    #expect(left == [3, 0, 0, 2, 3, 3])
    #expect(track.index(after: 3, pressing: .home) == 0)
    #expect(track.index(after: 0, pressing: .end) == 3)
    let mirrored = fingers { $0.container.direction = .rightToLeft }.track()
    #expect([0, 1, 2, 3, 4, nil].map { mirrored.index(after: $0, pressing: .left) } == right)
    #expect([0, 1, 2, 3, 4, nil].map { mirrored.index(after: $0, pressing: .right) } == left)
    #expect([0, 1, 2, 3, 4, nil].map { mirrored.index(after: $0, pressing: .down) } == right)
    #expect([0, 1, 2, 3, 4, nil].map { mirrored.index(after: $0, pressing: .up) } == left)
  }

  @Test func keys_withoutAnEnabledSegment_haveNoEffect() {
    let track = fingers { control in
      for item in control.items.indices { control.items[item].isEnabled = false }
    }.track()
    for key in [SessionKey.left, .right, .up, .down, .home, .end] {
      #expect(track.index(after: 2, pressing: key) == 2)
      #expect(track.index(after: nil, pressing: key) == nil)
    }
    #expect(track.nearestEnabled(to: .zero) == nil)
  }
}

@Suite struct IndicatorInUseTests {
  @Test func tap_onASegment_animatesTheIndicatorToIt() {
    var session = inUse()
    #expect(session.indicator(at: 0) == session.track.places[0].indicator)
    let tapped = session.tap(atPoint: Point(x: 25, y: 1), at: 5)
    #expect(tapped == 2)
    #expect(session.only == 2)
    #expect(session.indicator(at: 5.05)?.isNear(Rect(x: 11, y: 0, width: 10, height: 4)) == true)
    #expect(session.restTime == 5.1)
    #expect(session.indicator(at: 5.1) == session.track.places[2].indicator)
  }

  @Test func tap_onADisabledSegmentOrBeside_changesNothing() {
    var session = inUse()
    let tapped = [1.0, 9].map { session.tap(atPoint: Point(x: 12, y: $0), at: 1) }
    #expect(tapped == [nil, nil])
    #expect(session.only == 0 && !session.isAnimating(at: 1))
  }

  @Test func tap_onAMomentarySegment_returnsIt_andSelectsNothing() {
    var session = inUse { $0.isMomentary = true }
    let tapped = session.tap(atPoint: Point(x: 25, y: 1), at: 0)
    #expect(tapped == 2)
    #expect(session.only == nil && session.indicator(at: 0.05) == nil)
  }

  @Test func select_withoutSelection_isAtRestAtOnce() {
    var session = inUse { $0.selected = [] }
    #expect(session.indicator(at: 0) == nil)
    session.select(3, at: 0)
    #expect(session.indicator(at: 0) == session.track.places[3].indicator)
    session.select(nil, at: 1)
    #expect(session.indicator(at: 1) == nil)
  }

  @Test func resize_whileMoving_isAtRestAtOnce() {
    var session = inUse()
    session.select(3, at: 0)
    let wider = fingers { $0.container.width = 104 }.track()
    session.resize(to: ProposedSize(width: 104))
    #expect(session.indicator(at: 0.03) == wider.places[3].indicator)
    #expect(session.velocity(at: 0.03) == .zero)
  }

  @Test func select_withoutSize_isAtRestAtOnce() {
    var session = inUse { $0.container.width = 0 }
    session.select(3, at: 0)
    #expect(session.indicator(at: 0) == session.track.places[3].indicator)
  }

  @Test func press_aKey_movesTheSelection() {
    var session = inUse()
    let keys: [SessionKey] = [.right, .end, .right]
    let selected = keys.map { session.press($0, at: 0.02) }
    #expect(selected == [2, 3, 0])
    #expect(session.indicator(at: 1) == session.track.places[0].indicator)
  }

  @Test func drag_besideTheIndicator_doesNotBegin() {
    var session = inUse()
    let begins = session.beginDrag(atPoint: Point(x: 25, y: 1), at: 0)
    #expect(!begins)
    session.drag(to: Point(x: 40, y: 1))
    #expect(session.indicator(at: 0)?.x == 0)
    session.endDrag(velocity: .zero, at: 0)
    #expect(session.only == 0)
  }

  @Test func drag_ofTheIndicator_followsTheFingerWithinTheControl() {
    var session = inUse()
    session.beginDrag(atPoint: Point(x: 3, y: 1), at: 0)
    #expect(session.isDragging)
    session.drag(to: Point(x: 20, y: 30))
    #expect(session.indicator(at: 0) == Rect(x: 17, y: 0, width: 10, height: 4))
    session.drag(to: Point(x: 900, y: -30))
    #expect(session.indicator(at: 0) == Rect(x: 44, y: 0, width: 10, height: 4))
  }

  @Test(arguments: [
    (0.0, 0.0, 0), (11, 0, 0), (11.1, 0, 2), (27, 0, 2), (28, 0, 3), (44, 0, 3), (0, 150, 2),
    (0, 300, 3), (44, -900, 0), (30, -60, 2),
  ])
  func drag_released_snapsToTheNearestEnabledSegment(x: Double, velocity: Double, segment: Int)
    throws
  {
    var session = inUse()
    session.beginDrag(atPoint: Point(x: 0, y: 1), at: 0)
    session.drag(to: Point(x: x, y: 1))
    session.endDrag(velocity: Point(x: velocity, y: 0), at: 1)
    #expect(session.only == segment)
    let released = try #require(session.indicator(at: 1))
    #expect(released.isNear(Rect(x: x, y: 0, width: 10, height: 4)))
    if session.restTime > 1 { #expect(session.velocity(at: 1).x == velocity || velocity == 0) }
    #expect(session.indicator(at: 9) == session.track.places[segment].indicator)
  }

  @Test func drag_whileMoving_beginsAtTheCurrentFrame() {
    var session = inUse()
    session.select(3, at: 0)
    let caught = session.indicator(at: 0.06) ?? .zero
    session.beginDrag(atPoint: caught.center, at: 0.06)
    #expect(session.isDragging)
    #expect(session.indicator(at: 0.5) == caught)
  }

  @Test func drag_whileMoving_thatOnlyHolds_leavesTheSelection() {
    var session = inUse()
    session.select(3, at: 0)
    let begins = session.beginDrag(atPoint: session.indicator(at: 0.01)?.center ?? .zero, at: 0.01)
    #expect(begins)
    session.endDrag(velocity: .zero, at: 0.05)
    #expect(session.only == 3)
    #expect(session.indicator(at: 1) == session.track.places[3].indicator)
  }
}

/// Random sequences of input.
@Suite struct SegmentedRandomTests {
  static let timings: [(Motion.Timing, IndicatorTransition.Style)] =
    [(.indicator, .slide), (.indicator, .stretch)]
    + [0.2, 0.7, 1, 3].compactMap { fraction in
      Spring(response: 0.4, dampingFraction: fraction).map { (.spring($0), .slide) }
    }
    + [0.3, 1].compactMap { fraction in
      Spring(response: 0.3, dampingFraction: fraction).map { (.spring($0), .stretch) }
    }

  @Test(arguments: 0..<8)
  func indicator_underRandomInput_staysInside_isContinuous_andEndsOnTheSelection(number: Int) {
    let (timing, style) = Self.timings[number]
    let steps = sweep(500, full: 1500)
    var input = RandomInput(seed: UInt64(number), timing: timing, style: style)
    for _ in 0..<steps { input.doSomething() }
    #expect(input.faults.isEmpty, "\(input.faults.prefix(3))")
    #expect(input.moves > steps / 5 && input.drags > steps / 15)
  }
}

/// Taps, drags, presses keys and resizes at random, and checks the indicator all the time.
private struct RandomInput {
  private var generator: SeededGenerator
  private var session: SegmentsInUse
  private var time = 0.0
  private(set) var faults: [String] = []
  private(set) var moves = 0
  private(set) var drags = 0

  /// The distance from its target within which a side comes to rest, in points.
  private static let restDistance = 0.0101

  init(seed: UInt64, timing: Motion.Timing, style: IndicatorTransition.Style) {
    generator = SeededGenerator(seed: seed)
    var control = RandomInput.control(&generator)
    control.transition = IndicatorTransition(timing: timing, style: style)
    session = SegmentsInUse(control, in: .asDeclared, by: MonospaceMeasurer())
  }

  private static func control(_ generator: inout SeededGenerator) -> Segmented {
    var control = segmented("aaa", "b", "cccccccc", "dd", "eeee", "ffffff")
    control.distribution =
      Segmented.Distribution.allCases.randomElement(using: &generator) ?? .equal
    control.axis = Bool.random(using: &generator) ? .horizontal : .vertical
    control.container.direction = Bool.random(using: &generator) ? .rightToLeft : .leftToRight
    control.container.padding = Insets(2)
    control.indicator.inset = Insets(0.2)
    control.whenNarrow = [[.truncate], [.wrap]].randomElement(using: &generator) ?? []
    control.container.width = Double.random(in: 20...80, using: &generator)
    control.container.height = Double.random(in: 12...60, using: &generator)
    control.items[2].isEnabled = false
    return control
  }

  mutating func doSomething() {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      let (width, height) = (20.0...80, 12.0...60)
      session.resize(
        to: ProposedSize(
          width: .random(in: width, using: &generator),
          height: .random(in: height, using: &generator)))
    case 1, 2: drag()
    default: move()
    }
    watch()
  }

  private mutating func move() {
    let before = session.indicator(at: time)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: session.tap(atPoint: point(), at: time)
    case 2, 3:
      let keys: [SessionKey] = [.left, .right, .up, .down, .home, .end]
      let key = keys.randomElement(using: &generator) ?? .left
      session.press(key, at: time)
    default: session.select([0, 1, 3, 4, 5].randomElement(using: &generator), at: time)
    }
    moves += 1
    check(
      session.indicator(at: time), follows: before, after: "a move",
      within: RandomInput.restDistance)
  }

  private mutating func drag() {
    guard let before = session.indicator(at: time),
      session.beginDrag(atPoint: before.center, at: time)
    else { return }
    drags += 1
    check(
      session.indicator(at: time), follows: before, after: "taking hold",
      within: RandomInput.restDistance)
    for _ in 0..<3 {
      session.drag(to: point())
      inside(session.indicator(at: time))
    }
    let held = session.indicator(at: time)
    time += 0.2
    let speed = Double.random(in: -900...900, using: &generator)
    session.endDrag(velocity: Point(x: speed, y: -speed), at: time)
    check(
      session.indicator(at: time), follows: held, after: "letting go",
      within: RandomInput.restDistance)
  }

  private mutating func point() -> Point {
    Point(
      x: Double.random(in: -2...session.track.size.width + 2, using: &generator),
      y: Double.random(in: -2...session.track.size.height + 2, using: &generator))
  }

  /// Samples a part of the motion, or all of it.
  private mutating func watch() {
    let rest = max(0, session.restTime - time)
    let span = Bool.random(using: &generator) ? rest : rest * 0.4
    let step = span / 40
    var last = session.indicator(at: time)
    var speed = session.velocity(at: time)
    for _ in 0..<40 {
      time += step
      let (now, next) = (session.indicator(at: time), session.velocity(at: time))
      inside(now)
      let maximum = max(abs(speed.x), abs(speed.y), abs(next.x), abs(next.y), 300)
      check(
        now, follows: last, after: "\(step) s",
        within: RandomInput.restDistance + 3 * step * maximum)
      (last, speed) = (now, next)
    }
    guard span == rest else { return }
    let end = session.only.flatMap(session.track.place)?.indicator
    if session.indicator(at: time + 1e-9) != end { faults.append("ends elsewhere") }
  }

  private mutating func inside(_ frame: Rect?) {
    guard let frame else { return }
    if !frame.isInside(session.track.bounds) || !frame.isInside(Rect(size: session.track.size)) {
      faults.append("\(frame) is outside of \(session.track.bounds)")
    }
  }

  private mutating func check(
    _ frame: Rect?, follows last: Rect?, after what: String, within reach: Double
  ) {
    guard let frame, let last, !frame.isNear(last, within: reach) else { return }
    faults.append("jumps from \(last) to \(frame) after \(what)")
  }
}
