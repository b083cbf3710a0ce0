import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import Testing

private let bounds = Rect(x: 4, y: 4, width: 292, height: 60)
private let first = Rect(x: 4, y: 4, width: 40, height: 30)
private let second = Rect(x: 60, y: 4, width: 90, height: 30)
private let last = Rect(x: 200, y: 34, width: 96, height: 30)

@Suite struct IndicatorMotionTests {
  static let timings: [Motion.Timing] =
    [0.3, 0.825, 1, 2].compactMap { fraction in
      Spring(response: 0.35, dampingFraction: fraction).map { .spring($0) }
    }
    + [.linear, .ease, .easeInOut].map { .curve($0, duration: 0.3) }

  @Test(arguments: timings, IndicatorTransition.Style.allCases)
  func motion_atItsEnds_isExact(timing: Motion.Timing, style: IndicatorTransition.Style) {
    let motion = IndicatorMotion(
      from: first, to: last, within: bounds, timing: timing, style: style)
    #expect(motion.frame(at: -1) == first)
    #expect(motion.frame(at: 0) == first)
    for time in [motion.settlingTime, 100, .infinity] {
      #expect(motion.frame(at: time) == last)
      #expect(motion.velocity(at: time) == .zero)
    }
    #expect(motion.frame(at: motion.settlingTime.nextDown).isNear(last, within: 0.021))
  }

  @Test func motion_withDefaultTiming_isHalfWayAfterATwentiethOfASecond() {
    let motion = IndicatorMotion(from: first, to: second, within: bounds, timing: .indicator)
    #expect(motion.settlingTime == 0.1)
    #expect(motion.frame(at: 0.05).isNear(Rect(x: 32, y: 4, width: 65, height: 30)))
  }

  @Test(arguments: timings, IndicatorTransition.Style.allCases)
  func motion_atAnyTime_staysWithinItsBounds(
    timing: Motion.Timing, style: IndicatorTransition.Style
  ) {
    for (from, to) in [(first, last), (last, first), (first, second), (second, last)] {
      for velocity in [nil, 4000, -4000] as [Double?] {
        let motion = IndicatorMotion(
          from: from, to: to, within: bounds, timing: timing, style: style,
          velocity: velocity.map { Point(x: $0, y: $0 / 3) })
        for step in 0...300 {
          let frame = motion.frame(at: motion.settlingTime * Double(step) / 300)
          #expect(frame.isInside(bounds) && frame.width >= 0 && frame.height >= 0)
        }
      }
    }
  }

  @Test func spring_overshooting_keepsItsSizeAtTheEdge() throws {
    let spring = try #require(Spring(response: 0.4, dampingFraction: 0.2))
    let end = Rect(x: 256, y: 34, width: 40, height: 30)
    let motion = IndicatorMotion(from: first, to: end, within: bounds, timing: .spring(spring))
    let frames = (0...100).map { motion.frame(at: Double($0) / 100) }
    #expect(frames.allSatisfy { abs($0.width - 40) < 0.021 && abs($0.height - 30) < 0.021 })
    #expect(frames.contains { $0.maxX == bounds.maxX && $0 != end })
  }

  @Test(arguments: timings)
  func stretch_elongatesTheBox_andTheTrailingEdgeArrivesLast(timing: Motion.Timing) {
    for (from, to) in [(first, last), (last, first)] {
      let slide = IndicatorMotion(from: from, to: to, within: bounds, timing: timing)
      let stretch = IndicatorMotion(
        from: from, to: to, within: bounds, timing: timing, style: .stretch)
      let widest = (0...100).map { stretch.frame(at: Double($0) * 0.003).width }.max() ?? 0
      #expect(widest > max(from.width, to.width) + 10)
      let time = min(slide.settlingTime / 6, 0.05)
      let (one, other) = (slide.frame(at: time), stretch.frame(at: time))
      #expect(to.x > from.x ? other.maxX > one.maxX : other.minX < one.minX)
    }
  }

  @Test(arguments: timings, IndicatorTransition.Style.allCases)
  func retarget_atRandomTimes_isContinuousInPositionAndVelocity(
    timing: Motion.Timing, style: IndicatorTransition.Style
  ) {
    var generator = SeededGenerator(seed: 7)
    var motion = IndicatorMotion(
      from: first, to: last, within: bounds, timing: timing, style: style)
    for _ in 0..<300 {
      let time = Double.random(in: 0...1.1, using: &generator) * max(motion.settlingTime, 0.1)
      let x = Double.random(in: 4...236, using: &generator)
      let target = Rect(
        x: x, y: Bool.random(using: &generator) ? 4 : 34,
        width: Double.random(in: 20...60, using: &generator), height: 30)
      let next = motion.retargeted(to: target, at: time)
      #expect(next.frame(at: 0) == motion.frame(at: time))
      // A side ends once it stays within a hundredth of a point of its target.
      #expect(next.frame(at: 1e-9).isNear(motion.frame(at: time), within: 0.0101))
      if time > 0, time < motion.settlingTime {
        let (before, after) = (motion.velocity(at: time), next.velocity(at: 0))
        #expect(abs(before.x - after.x) < 1e-6 || abs(before.x) < 0.5 && after.x == 0)
        #expect(abs(before.y - after.y) < 1e-6 || abs(before.y) < 0.5)
      }
      #expect(next.frame(at: next.settlingTime) == target)
      motion = next
    }
  }

  @Test func retarget_atRest_startsWithTheTimingsVelocity() {
    let motion = IndicatorMotion(from: first, to: second, within: bounds, timing: .indicator)
    let next = motion.retargeted(to: first, at: 0.1)
    #expect(next == IndicatorMotion(from: second, to: first, within: bounds, timing: .indicator))
  }

  @Test func keyframes_areEquallySpaced_andEndExactly() {
    let motion = IndicatorMotion(from: first, to: second, within: bounds, timing: .indicator)
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
    let motion = IndicatorMotion(from: first, to: last, within: bounds, timing: .spring(spring))
    #expect(motion.settlingTime > 1e5)
    #expect(motion.keyframes(fps: 1000).count == 10_001)
  }

  @Test func indicator_atRest_hasOneKeyframe() {
    let motion = IndicatorMotion(restingAt: second, within: bounds)
    #expect(motion.settlingTime == 0)
    #expect(motion.keyframes(fps: 60).map(\.frame) == [second])
  }
}
