/// Medians of repeated runs.
enum Clock {
  /// The median time in nanoseconds of one call of each body on `count` boxes, over `rounds` rounds.
  ///
  /// The bodies alternate, so that load on the machine affects all of them equally. Rounds are short, so that few of
  /// them are preempted.
  static func medians(rounds: Int = 101, count: Int, _ bodies: [() -> Void]) -> [Double] {
    let calls = max(1, 20_000 / count)
    var times = bodies.map { _ in [Double]() }
    for round in 0...rounds {
      for (index, body) in bodies.enumerated() {
        let time = nanoseconds(calls, body)
        if round > 0 { times[index].append(time) }
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  private static func nanoseconds(_ calls: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure { for _ in 0..<calls { body() } }
    return Double(time.components.attoseconds) / 1e9 / Double(calls)
      + Double(time.components.seconds) * 1e9 / Double(calls)
  }
}

/// Prevents the optimizer from removing the computation of a result.
@inline(never) func keep<T>(_ value: T) {}

/// A random number generator with a fixed seed, so that every run is the same.
struct Lehmer: RandomNumberGenerator {
  var state: UInt64 = 20_240_601

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
