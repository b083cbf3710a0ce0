import PickerControlBase
import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import Testing

private let bounds = Rect(x: 4, y: 4, width: 292, height: 60)
private let first = Rect(x: 4, y: 4, width: 40, height: 30)
private let second = Rect(x: 60, y: 4, width: 90, height: 30)
private let last = Rect(x: 200, y: 34, width: 96, height: 30)

extension MovingBox {
  /// A box that moves between two frames from time 0 on.
  init(
    from start: Rect, to target: Rect, within bounds: Rect, timing: Motion.Timing,
    style: IndicatorTransition.Style = .slide, stretch: Double = 0, velocity: Point? = nil
  ) {
    self.init(restingAt: start)
    send(
      to: target, within: bounds, at: 0, timing, style: style, stretch: stretch, velocity: velocity)
  }

  func keyframes(fps: Double) -> [Keyframe] { transition(of: nil, fps: fps, at: nil).keyframes }
}

@Suite struct MovingBoxTests {
  static let timings: [Motion.Timing] =
    [0.3, 0.825, 1, 2].compactMap { fraction in
      Spring(response: 0.35, dampingFraction: fraction).map { .spring($0) }
    }
    + [.linear, .ease, .easeInOut].map { .curve($0, duration: 0.3) }

  @Test(arguments: timings, IndicatorTransition.Style.allCases)
  func motion_atItsEnds_isExact(timing: Motion.Timing, style: IndicatorTransition.Style) {
    let motion = MovingBox(
      from: first, to: last, within: bounds, timing: timing, style: style)
    #expect(motion.frame(at: -1) == first)
    #expect(motion.frame(at: 0) == first)
    for time in [motion.restTime, 100, .infinity] {
      #expect(motion.frame(at: time) == last)
      #expect(motion.velocity(at: time) == .zero)
    }
    #expect(motion.frame(at: motion.restTime.nextDown).isNear(last, within: 0.021))
  }

  @Test func motion_withDefaultTiming_isHalfWayAfterATwentiethOfASecond() {
    let motion = MovingBox(from: first, to: second, within: bounds, timing: .indicator)
    #expect(motion.restTime == 0.1)
    #expect(motion.frame(at: 0.05).isNear(Rect(x: 32, y: 4, width: 65, height: 30)))
  }

  @Test(arguments: timings, IndicatorTransition.Style.allCases)
  func motion_atAnyTime_staysWithinItsBounds(
    timing: Motion.Timing, style: IndicatorTransition.Style
  ) {
    for (from, to) in [(first, last), (last, first), (first, second), (second, last)] {
      for velocity in [nil, 4000, -4000] as [Double?] {
        let motion = MovingBox(
          from: from, to: to, within: bounds, timing: timing, style: style,
          velocity: velocity.map { Point(x: $0, y: $0 / 3) })
        for step in 0...300 {
          let frame = motion.frame(at: motion.restTime * Double(step) / 300)
          #expect(frame.isInside(bounds) && frame.width >= 0 && frame.height >= 0)
        }
      }
    }
  }

  @Test func spring_overshooting_keepsItsSizeAtTheEdge() throws {
    let spring = try #require(Spring(response: 0.4, dampingFraction: 0.2))
    let end = Rect(x: 256, y: 34, width: 40, height: 30)
    let motion = MovingBox(from: first, to: end, within: bounds, timing: .spring(spring))
    let frames = (0...100).map { motion.frame(at: Double($0) / 100) }
    #expect(frames.allSatisfy { abs($0.width - 40) < 0.021 && abs($0.height - 30) < 0.021 })
    #expect(frames.contains { $0.maxX == bounds.maxX && $0 != end })
  }

  @Test(arguments: timings)
  func stretch_elongatesTheBox_andTheTrailingEdgeArrivesLast(timing: Motion.Timing) {
    for (from, to) in [(first, last), (last, first)] {
      let slide = MovingBox(from: from, to: to, within: bounds, timing: timing)
      let stretch = MovingBox(
        from: from, to: to, within: bounds, timing: timing, style: .stretch)
      let widest = (0...100).map { stretch.frame(at: Double($0) * 0.003).width }.max() ?? 0
      #expect(widest > max(from.width, to.width) + 10)
      let time = min(slide.restTime / 6, 0.05)
      let (one, other) = (slide.frame(at: time), stretch.frame(at: time))
      #expect(to.x > from.x ? other.maxX > one.maxX : other.minX < one.minX)
    }
  }

  @Test(arguments: timings, IndicatorTransition.Style.allCases)
  func retarget_atRandomTimes_isContinuousInPositionAndVelocity(
    timing: Motion.Timing, style: IndicatorTransition.Style
  ) {
    var generator = SeededGenerator(seed: 7)
    var motion = MovingBox(
      from: first, to: last, within: bounds, timing: timing, style: style)
    var now = 0.0
    for _ in 0..<300 {
      let rest = max(motion.restTime - now, 0.1)
      let time = now + Double.random(in: 0...1.1, using: &generator) * rest
      let x = Double.random(in: 4...236, using: &generator)
      let target = Rect(
        x: x, y: Bool.random(using: &generator) ? 4 : 34,
        width: Double.random(in: 20...60, using: &generator), height: 30)
      var next = motion
      next.send(to: target, within: bounds, at: time, timing, style: style)
      // An edge ends once it stays within a hundredth of a point of its target.
      for later in [time, time + 1e-9] {
        #expect(next.frame(at: later).isNear(motion.frame(at: time), within: 0.0101))
      }
      if time > now, time < motion.restTime {
        let (before, after) = (motion.velocity(at: time), next.velocity(at: time))
        #expect(abs(before.x - after.x) < 1e-6 || abs(before.x) < 0.5 && after.x == 0)
        #expect(abs(before.y - after.y) < 1e-6 || abs(before.y) < 0.5)
      }
      #expect(next.frame(at: next.restTime) == target)
      (motion, now) = (next, time)
    }
  }

  @Test func retarget_atRest_startsWithTheTimingsVelocity() {
    var motion = MovingBox(from: first, to: second, within: bounds, timing: .indicator)
    motion.send(to: first, within: bounds, at: 0.1, .indicator)
    let back = MovingBox(from: second, to: first, within: bounds, timing: .indicator)
    for time in [0.0, 0.025, 0.05, 0.1] {
      #expect(motion.frame(at: 0.1 + time).isNear(back.frame(at: time)))
    }
  }

  @Test func keyframes_areEquallySpaced_andEndExactly() {
    let motion = MovingBox(from: first, to: second, within: bounds, timing: .indicator)
    let keyframes = motion.keyframes(fps: 60)
    #expect(keyframes.count == 7)
    for (number, keyframe) in keyframes.enumerated() {
      #expect(abs(keyframe.time - Double(number) / 60) < 1e-12)
      #expect(keyframe.frame == motion.frame(at: keyframe.time))
    }
    #expect(keyframes.last?.time == 0.1 && keyframes.last?.frame == second)
    #expect(motion.keyframes(fps: 7).map(\.time) == [0, 0.1])
    let times: [Double] = [0, 1.0 / 24.0, 2.0 / 24.0, 0.1]
    #expect(motion.keyframes(fps: 24).map(\.time) == times)
  }

  @Test func keyframes_ofABarelyDampedSpring_areBounded() throws {
    let spring = try #require(Spring(response: 1000, dampingFraction: 0.001))
    let motion = MovingBox(from: first, to: last, within: bounds, timing: .spring(spring))
    #expect(motion.restTime > 1e5)
    #expect(motion.keyframes(fps: 1000).count == 10_001)
  }

  @Test func box_atRest_hasOneKeyframe() {
    for motion in [
      MovingBox(restingAt: second),
      MovingBox(from: second, to: second, within: bounds, timing: .indicator),
    ] {
      #expect(motion.restTime <= 0)
      #expect(motion.transition(of: nil, fps: 60, at: nil).duration == 0)
      #expect(motion.keyframes(fps: 60).map(\.frame) == [second])
    }
  }

  @Test func move_takesItsWayAlong() {
    let motion = MovingBox(from: first, to: second, within: bounds, timing: .indicator)
    var moved = motion
    moved.move(by: Point(x: 100, y: -30))
    for time in [0.0, 0.05, 0.1] {
      let frame = motion.frame(at: time).offset(by: Point(x: 100, y: -30))
      #expect(moved.frame(at: time).isNear(frame))
    }
    #expect(moved.velocity(at: 0.05) == motion.velocity(at: 0.05))
  }
}
