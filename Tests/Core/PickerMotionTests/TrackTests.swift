import PickerMotion
import Testing

@Suite struct TrackTests {
  @Test(arguments: MotionTests.timings)
  func send_atRandomTimes_isContinuous(timing: Motion.Timing) {
    var generator = SplitMix(seed: 5)
    var (track, now) = (Track(restingAt: 0), 0.0)
    for _ in 0..<200 {
      now += Double.random(in: 0...0.4, using: &generator)
      let (value, speed) = (track.value(at: now), track.velocity(at: now))
      let wasMoving = now < track.restTime
      track.send(to: Double.random(in: -100...100, using: &generator), at: now, timing)
      #expect(track.value(at: now) == value)
      #expect(!wasMoving || abs(track.velocity(at: now) - speed) < 1e-6)
      #expect(track.value(at: track.restTime) == track.target)
    }
  }

  @Test func send_atRest_followsTheCurve() {
    var track = Track(restingAt: 10)
    track.send(to: 20, at: 3, .curve(.easeIn, duration: 2))
    let motion = Motion(from: 10, to: 20, timing: .curve(.easeIn, duration: 2))
    for time in [2.0, 3, 3.5, 4, 5, 9] {
      #expect(track.value(at: time) == motion.position(at: time - 3))
    }
    #expect(track.start == 3 && track.restTime == 5)
  }

  @Test func send_toWhereItRests_keepsItAtRest() {
    var track = Track(restingAt: 10)
    track.send(to: 10, at: 3, .curve(.linear, duration: 2))
    #expect(track.restTime == 3 && track.value(at: 4) == 10)
    track.send(to: 10, at: 4, .curve(.linear, duration: 2), velocity: 8)
    #expect(track.restTime == 6 && track.velocity(at: 4) == 8)
    #expect(track.value(at: 5) > 10 && track.value(at: 6) == 10)
  }

  @Test func interruption_later_keepsTheMotionUntilThen() {
    let linear = Motion.Timing.curve(.linear, duration: 1)
    var track = Track(restingAt: 0)
    track.send(to: 1, at: 0, linear)
    #expect(abs(track.time(reaching: 0.75, from: 0.5) - 0.75) < 1e-12)
    #expect(track.time(reaching: 0.75, from: 0.9) == 0.9)
    #expect(track.time(reaching: 2, from: 0.5) == 0.5)
    track.send(to: 0, at: 0.75, linear)
    #expect(track.value(at: 0.5) == 0.5)
    #expect(track.value(at: 0.75) == 0.75)
    #expect(track.value(at: 1.75) == 0)
  }

  @Test func appendedMotions_followEachOther() {
    func motion(_ from: Double, _ to: Double) -> Motion {
      Motion(from: from, to: to, timing: .curve(.linear, duration: 2))
    }
    var track = Track(motion(0, 1), startingAt: 1)
    track.append(motion(5, 7))
    track.append(motion(7, 0))
    #expect(track.restTime == 7)
    let values = [0, 1, 2, 3, 4, 5, 6, 8].map { track.value(at: Double($0)) }
    #expect(values == [0, 0, 0.5, 5, 6, 7, 3.5, 0])
    track.move(by: 1)
    #expect(track.value(at: 2) == 1.5 && track.value(at: 8) == 1)
  }
}
