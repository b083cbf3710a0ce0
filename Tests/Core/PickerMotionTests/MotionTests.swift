import PickerMotion
import Testing

@Suite struct MotionTests {
  static let timings: [Motion.Timing] =
    [0.2, 0.825, 1, 2.5].compactMap { fraction in
      Spring(response: 0.35, dampingFraction: fraction).map { .spring($0) }
    }
    + [.linear, .ease, .easeIn, .easeOut, .easeInOut].map { .curve($0, duration: 0.3) }
    + [TimingCurve(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55)].compactMap { $0 }
    .map { .curve($0, duration: 0.25) }

  @Test(arguments: timings)
  func motion_atItsEnds_isExact(timing: Motion.Timing) {
    let motion = Motion(from: 0.1, to: 123.4, timing: timing)
    #expect(motion.position(at: 0) == 0.1)
    #expect(motion.position(at: -1) == 0.1)
    for time in [motion.settlingTime, motion.settlingTime.nextUp, 10, .infinity] {
      #expect(motion.position(at: time) == 123.4)
      #expect(motion.velocity(at: time) == 0)
    }
    #expect(abs(motion.position(at: motion.settlingTime.nextDown) - 123.4) <= 0.01)
  }

  @Test(arguments: timings)
  func velocity_ofAnyMotion_equalsTheSlope(timing: Motion.Timing) {
    for initial in [nil, 0, 500, -900] as [Double?] {
      let motion = Motion(from: 20, to: 180, velocity: initial, timing: timing)
      for step in 1..<40 {
        let time = motion.settlingTime * Double(step) / 40
        let slope = (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
        #expect(abs(motion.velocity(at: time) - slope) < 0.05)
      }
      if let initial { #expect(abs(motion.velocity(at: 0) - initial) < 1e-9) }
    }
  }

  @Test(arguments: timings)
  func retarget_atRandomTimes_isContinuousInPositionAndVelocity(timing: Motion.Timing) {
    var generator = SplitMix(seed: 3)
    var motion = Motion(from: 0, to: 100, timing: timing)
    for _ in 0..<200 {
      let time = Double.random(in: 0...1.2, using: &generator) * motion.settlingTime
      let target = Double.random(in: 0...300, using: &generator)
      let next = motion.retargeted(to: target, at: time)
      #expect(abs(next.position(at: 0) - motion.position(at: time)) <= next.restThreshold)
      #expect(abs(next.velocity(at: 0) - motion.velocity(at: time)) < 1e-6)
      // Compares both sides: just before on the old motion and just after on the new one.
      let step = 1e-7
      if time > step, next.settlingTime > step {
        let speed = max(abs(motion.velocity(at: time)), abs(next.velocity(at: step)), 1)
        let jump = abs(next.position(at: step) - motion.position(at: time - step))
        #expect(jump <= 3 * step * speed + 1e-9 || time >= motion.settlingTime)
      }
      #expect(next.position(at: next.settlingTime) == target)
      motion = next
    }
  }

  @Test func retarget_ofACurve_overshootsWithinTheBound() {
    let motion = Motion(from: 0, to: 300, timing: .curve(.linear, duration: 0.1))
    let back = motion.retargeted(to: 0, at: 0.05)
    #expect(back.from == 150)
    #expect(abs((back.initialVelocity ?? 0) - 3000) < 1e-9)
    let furthest = (0...1000).map { back.position(at: Double($0) * 1e-4) }.max() ?? 0
    // 3000 per second forwards against 1500 per second backwards: overshoots by at most 0.105 × 4500 × 0.1.
    #expect(furthest > 150 && furthest < 150 + 0.1055 * 4500 * 0.1)
    #expect(back.position(at: 0.1) == 0)
  }

  @Test func retarget_withAnotherTiming_usesIt() throws {
    let spring = try #require(Spring(response: 0.4, dampingFraction: 0.7))
    let motion = Motion(from: 0, to: 100, timing: .curve(.easeInOut, duration: 0.2))
    let next = motion.retargeted(to: 50, at: 0.1, timing: .spring(spring))
    #expect(next.timing == .spring(spring))
    #expect(abs(next.velocity(at: 0) - motion.velocity(at: 0.1)) < 1e-9)
  }

  @Test func retarget_ofAVerticalCurve_staysFinite() throws {
    let upright = try #require(TimingCurve(x1: 0, y1: 1, x2: 0.5, y2: 1))
    let motion = Motion(from: 0, to: 100, timing: .curve(upright, duration: 0.2))
    #expect(motion.velocity(at: 0) == .infinity)
    let next = motion.retargeted(to: 50, at: 0)
    #expect(next.initialVelocity == 0)
    #expect((0...100).allSatisfy { next.position(at: Double($0) / 500).isFinite })
    #expect(Motion(from: 1, to: 1, timing: .curve(upright, duration: 1)).velocity(at: 0) == 0)
  }

  @Test func motion_withoutDurationOrDistance_endsAtOnce() throws {
    let spring = try #require(Spring(response: 0.4, dampingFraction: 0.7))
    for duration in [0, -1, Double.nan] {
      let motion = Motion(from: 0, to: 7, timing: .curve(.ease, duration: duration))
      #expect(motion.position(at: 0) == 7)
      #expect(motion.velocity(at: 0) == 0)
    }
    #expect(Motion(from: 7, to: 7, timing: .spring(spring)).settlingTime == 0)
    #expect(Motion(from: 7, to: 7, velocity: 90, timing: .spring(spring)).settlingTime > 0)
    let odd = Motion(from: 0, to: 7, velocity: .nan, timing: .spring(spring))
    #expect(odd.initialVelocity == 0)
  }

  @Test func threshold_ofASpring_boundsTheFinalJump() throws {
    let spring = try #require(Spring(response: 0.4, dampingFraction: 1))
    let coarse = Motion(from: 0, to: 1, timing: .spring(spring), restThreshold: 0.1)
    let fine = Motion(from: 0, to: 1, timing: .spring(spring), restThreshold: 1e-6)
    #expect(coarse.settlingTime < fine.settlingTime)
    #expect(abs(coarse.position(at: coarse.settlingTime.nextDown) - 0.9) < 1e-6)
    #expect(fine.retargeted(to: 2, at: 0.1).restThreshold == 1e-6)
  }

  @Test(arguments: timings)
  func samples_ofAnyMotion_stayWithinTolerance(timing: Motion.Timing) throws {
    let motion = Motion(from: 0, to: 200, velocity: 300, timing: timing)
    let samples = motion.samples(tolerance: 0.1)
    #expect(samples.first?.time == 0)
    #expect(samples.last?.time == motion.settlingTime)
    #expect(samples.last?.position == 200)
    #expect(samples.count > 2 && samples.count < 400)
    for (a, b) in zip(samples, samples.dropFirst()) {
      for step in 1..<8 {
        let share = Double(step) / 8
        let line = a.position + (b.position - a.position) * share
        let time = a.time + (b.time - a.time) * share
        #expect(abs(line - motion.position(at: time)) < 0.1)
      }
    }
  }

  @Test func samples_ofALinearMotion_areItsEnds() {
    let motion = Motion(from: 10, to: 20, timing: .curve(.linear, duration: 2))
    #expect(motion.samples(tolerance: 0.01).map(\.time) == [0, 2])
    #expect(
      Motion(from: 1, to: 1, timing: .curve(.ease, duration: 0)).samples(tolerance: 1).count == 1)
  }

  @Test func cssEasing_ofAMotion_isAnEasingFunction() throws {
    func curve(_ curve: TimingCurve) -> String {
      Motion(from: 0, to: 10, timing: .curve(curve, duration: 1)).cssEasing
    }
    #expect(curve(.linear) == "linear")
    #expect(curve(.easeInOut) == "cubic-bezier(0.42, 0, 0.58, 1)")
    let spring = try #require(Spring(response: 0.4, dampingFraction: 0.5))
    let css = Motion(from: 50, to: -150, timing: .spring(spring)).cssEasing
    #expect(css.hasPrefix("linear(0 0%, ") && css.hasSuffix(", 1 100%)"))
    #expect(css.contains("1.16"))
    #expect(css.split(separator: ",").count < 80)
    #expect(Motion(from: 5, to: 5, timing: .spring(spring)).cssEasing == "linear")
  }
}
