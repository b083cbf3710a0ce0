import PickerMotion
import Testing

@Suite struct TimingCurveTests {
  /// Progress by bisection alone, from the sum of Bernstein polynomials.
  private func bisected(_ curve: TimingCurve, at time: Double) -> Double {
    func bernstein(_ u: Double, _ first: Double, _ second: Double) -> Double {
      let v = 1 - u
      return 3 * v * v * u * first + 3 * v * u * u * second + u * u * u
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bernstein(middle, curve.x1, curve.x2) < time { low = middle } else { high = middle }
    }
    return bernstein((low + high) / 2, curve.y1, curve.y2)
  }

  @Test(
    arguments: [
      (
        TimingCurve.ease,
        [
          0.0947963057160432, 0.408510591355396, 0.802403387584857, 0.960458978348974,
          0.994316477484556,
        ]
      ),
      (
        .easeIn,
        [
          0.0170266096515629, 0.0934646507188249, 0.315356812572539, 0.621861869174890,
          0.839427845762467,
        ]
      ),
      (
        .easeOut,
        [
          0.160572154237533, 0.378138130825110, 0.684643187427461, 0.906535349281175,
          0.982973390348437,
        ]
      ),
      (
        .easeInOut,
        [0.0197224535483112, 0.129161931047320, 0.5, 0.870838068952680, 0.980277546451689]
      ),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ] as [(TimingCurve, [Double])])
  func position_ofTheNamedCurves_agreesWithFortyDigits(curve: TimingCurve, expected: [Double]) {
    for (time, position) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.position(at: time) - position) < 1e-14, "\(time)")
    }
  }

  @Test func position_ofOvershootingOrVerticalCurves_agreesWithFortyDigits() throws {
    let back = try #require(TimingCurve(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55))
    #expect(abs(back.position(at: 0.25) - -0.0828071088283226) < 1e-14)
    #expect(abs(back.position(at: 0.75) - 1.08916577481342) < 1e-14)
    let steep = try #require(TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1))
    #expect(abs(steep.position(at: 0.1) - 0.846146243074269) < 1e-14)
    #expect(abs(steep.position(at: 0.9) - 0.999958898458416) < 1e-14)
  }

  @Test func position_ofRandomCurves_agreesWithBisection() throws {
    var generator = SplitMix(seed: 11)
    for _ in 0..<200 {
      let curve = try #require(
        TimingCurve(
          x1: .random(in: 0.001...1, using: &generator), y1: .random(in: -2...2, using: &generator),
          x2: .random(in: 0...0.999, using: &generator), y2: .random(in: -2...2, using: &generator))
      )
      for _ in 0..<10 {
        let time = Double.random(in: 0...1, using: &generator)
        #expect(
          abs(curve.position(at: time) - bisected(curve, at: time)) < 1e-9, "\(curve) \(time)")
      }
    }
  }

  @Test func curve_atItsEnds_isExact() throws {
    let swing = try #require(TimingCurve(x1: 1, y1: 2, x2: 0, y2: -1))
    for curve in [TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut, swing] {
      #expect(curve.position(at: 0) == 0)
      #expect(curve.position(at: -1) == 0)
      #expect(curve.position(at: .nan) == 0 || curve.position(at: .nan) == 1)
      #expect(curve.position(at: 1) == 1)
      #expect(curve.position(at: 2) == 1)
      #expect(curve.velocity(at: -0.1) == 0)
      #expect(curve.velocity(at: 1.1) == 0)
    }
  }

  @Test func velocity_ofRandomCurves_equalsTheSlope() throws {
    var generator = SplitMix(seed: 12)
    for _ in 0..<200 {
      let curve = try #require(
        TimingCurve(
          x1: .random(in: 0.05...0.9, using: &generator),
          y1: .random(in: -1...2, using: &generator),
          x2: .random(in: 0.1...0.95, using: &generator), y2: .random(in: -1...2, using: &generator)
        ))
      let time = Double.random(in: 0.01...0.99, using: &generator)
      let slope = (curve.position(at: time + 1e-6) - curve.position(at: time - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: time) - slope) < 1e-5 * max(1, abs(slope)), "\(curve)")
    }
  }

  @Test func velocity_atTheEnds_isOneSided() throws {
    #expect(TimingCurve.linear.velocity(at: 0) == 1)
    #expect(TimingCurve.linear.velocity(at: 1) == 1)
    #expect(TimingCurve.easeIn.velocity(at: 0) == 0)
    #expect(TimingCurve.easeInOut.velocity(at: 1) == 0)
    #expect(abs(TimingCurve.ease.velocity(at: 0) - 0.4) < 1e-12)
    // The first control point is the start: the second one determines the direction.
    #expect(abs(TimingCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-12)
    // The second control point is the end: the first one determines the direction.
    #expect(abs(TimingCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-12)
    let upright = try #require(TimingCurve(x1: 0, y1: 1, x2: 0.5, y2: 1))
    #expect(upright.velocity(at: 0) == .infinity)
    let back = try #require(TimingCurve(x1: 0, y1: -1, x2: 0.5, y2: 1))
    #expect(back.velocity(at: 0) == -.infinity)
  }

  @Test func curve_withTimesOutsideTheRange_isNil() {
    #expect(TimingCurve(x1: -0.1, y1: 0, x2: 1, y2: 1) == nil)
    #expect(TimingCurve(x1: 0, y1: 0, x2: 1.1, y2: 1) == nil)
    #expect(TimingCurve(x1: .nan, y1: 0, x2: 1, y2: 1) == nil)
    #expect(TimingCurve(x1: 0, y1: .infinity, x2: 1, y2: 1) == nil)
    #expect(TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1) == .linear)
  }
}

/// A random number generator with a fixed seed, so that every run tests the same values.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
