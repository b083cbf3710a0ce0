import PickerMotion
import Testing

/// Distance and velocity of a spring by the fourth-order Runge–Kutta method.
private struct Integrated {
  let spring: Spring
  var distance: Double
  var velocity: Double

  mutating func advance(_ h: Double) {
    let (pull, drag) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    let (x, v) = (distance, velocity)
    let a1 = -pull * x - drag * v
    let v2 = v + h / 2 * a1
    let a2 = -pull * (x + h / 2 * v) - drag * v2
    let v3 = v + h / 2 * a2
    let a3 = -pull * (x + h / 2 * v2) - drag * v3
    let v4 = v + h * a3
    let a4 = -pull * (x + h * v3) - drag * v4
    distance = x + h / 6 * (v + 2 * v2 + 2 * v3 + v4)
    velocity = v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
  }
}

@Suite struct SpringTests {
  static let fractions = [0.05, 0.3, 0.7, 0.825, 0.999_999, 1, 1.000_001, 1.3, 3, 20]

  private func worst(_ spring: Spring, _ velocity: Double, step: Double, steps: Int) -> Double {
    var integrated = Integrated(spring: spring, distance: 1, velocity: velocity)
    var worst = 0.0
    for index in 1...steps {
      integrated.advance(step)
      guard index % 50 == 0 else { continue }
      let time = Double(index) * step
      let distance = spring.distance(at: time, from: 1, velocity: velocity)
      let speed = spring.velocity(at: time, from: 1, velocity: velocity)
      worst = max(worst, abs(distance - integrated.distance))
      worst = max(worst, abs(speed - integrated.velocity) / 20)
    }
    return worst
  }

  @Test(arguments: fractions)
  func spring_ofAnyDamping_agreesWithIntegration(fraction: Double) throws {
    let spring = try #require(Spring(response: 0.5, dampingFraction: fraction))
    for velocity in [0.0, 12, -40] {
      #expect(worst(spring, velocity, step: 2e-4, steps: 5000) < 1e-7)
    }
  }

  @Test func spring_atManyTimes_agreesWithNumericalIntegration() throws {
    let spring = try #require(Spring(mass: 1.5, stiffness: 300, damping: 20))
    #expect(worst(spring, 5, step: 1e-5, steps: 50_000) < 1e-9)
  }

  @Test(arguments: fractions)
  func velocity_ofAnyDamping_equalsTheSlope(fraction: Double) throws {
    let spring = try #require(Spring(response: 0.4, dampingFraction: fraction))
    for time in [0.001, 0.05, 0.2, 0.7] {
      let ahead = spring.distance(at: time + 1e-6, from: 3, velocity: -7)
      let behind = spring.distance(at: time - 1e-6, from: 3, velocity: -7)
      let velocity = spring.velocity(at: time, from: 3, velocity: -7)
      #expect(abs(velocity - (ahead - behind) / 2e-6) < 1e-6 * 100)
    }
  }

  @Test func spring_acrossTheCriticalPoint_isContinuous() throws {
    let critical = try #require(Spring(response: 0.5, dampingFraction: 1))
    for shift in [1e-15, 1e-12, 1e-9, 1e-7] {
      for fraction in [1 - shift, 1 + shift] {
        let spring = try #require(Spring(response: 0.5, dampingFraction: fraction))
        for time in [0, 0.01, 0.1, 0.5, 2] {
          let difference =
            spring.distance(at: time, from: 1, velocity: 3)
            - critical.distance(at: time, from: 1, velocity: 3)
          #expect(abs(difference) < 10 * shift + 1e-14)
        }
      }
    }
  }

  @Test func spring_veryStiffOrOverdamped_staysFinite() throws {
    for (stiffness, damping) in [(1e8, 1e-3), (1e-6, 1e6), (1.0, 1e9), (1e12, 1e12)] {
      let spring = try #require(Spring(stiffness: stiffness, damping: damping))
      for time in [0, 1e-6, 1, 1e3, 1e9] {
        let distance = spring.distance(at: time, from: 1)
        #expect(distance.isFinite && abs(distance) <= 1)
        #expect(spring.velocity(at: time, from: 1).isFinite)
      }
      #expect(spring.settlingTime().isFinite)
    }
  }

  @Test func spring_fromResponse_equalsSpringFromPhysics() throws {
    let spring = try #require(Spring(response: 0.5, dampingFraction: 0.825))
    #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
    #expect(abs(spring.damping - 20.734511513692635) < 1e-9)
    #expect(abs(spring.response - 0.5) < 1e-15)
    #expect(abs(spring.dampingFraction - 0.825) < 1e-15)
    let heavy = try #require(Spring(mass: 4, stiffness: 100, damping: 40))
    #expect(heavy.dampingFraction == 1)
  }

  @Test func spring_thatNeverRests_isNil() {
    #expect(Spring(response: 0.5, dampingFraction: 0) == nil)
    #expect(Spring(response: 0, dampingFraction: 1) == nil)
    #expect(Spring(response: -1, dampingFraction: 1) == nil)
    #expect(Spring(response: .infinity, dampingFraction: 1) == nil)
    #expect(Spring(response: .nan, dampingFraction: 1) == nil)
    #expect(Spring(mass: 0, stiffness: 1, damping: 1) == nil)
    #expect(Spring(mass: 1, stiffness: .infinity, damping: 1) == nil)
    #expect(Spring(mass: 1e-300, stiffness: 1e300, damping: 1) == nil)
  }

  @Test(arguments: fractions)
  func settlingTime_ofAnyDamping_isAValidTightBound(fraction: Double) throws {
    let spring = try #require(Spring(response: 0.5, dampingFraction: fraction))
    for velocity in [0.0, 25, -25, 400] {
      for threshold in [0.1, 0.001, 1e-6] {
        let end = spring.settlingTime(velocity: velocity, threshold: threshold)
        let later = (0...400).map {
          abs(spring.distance(at: end * (1 + Double($0) / 100), from: 1, velocity: velocity))
        }
        #expect((later.max() ?? 1) <= threshold * (1 + 1e-9))
        // Within the last period, or the last tenth, the distance exceeded the threshold.
        let window = max(0.5 / (1 - min(fraction, 0.9)), end * 0.1)
        let before = (1...1000).map {
          abs(spring.distance(at: end - window * Double($0) / 1000, from: 1, velocity: velocity))
        }
        #expect((before.max() ?? 0) > threshold * 0.9)
      }
    }
  }

  @Test func settlingTime_atRest_isZero() throws {
    let spring = try #require(Spring(response: 0.5, dampingFraction: 0.8))
    #expect(spring.settlingTime(from: 0) == 0)
    #expect(spring.settlingTime(from: 0.0005) == 0)
    #expect(spring.settlingTime(from: 0, velocity: 10) > 0)
  }
}
