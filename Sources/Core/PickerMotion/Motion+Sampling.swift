extension Motion {
  /// The value of a motion at one time.
  public struct Sample: Hashable, Sendable {
    /// Seconds from the start.
    public let time: Double
    /// The value at that time.
    public let position: Double
  }

  /// Samples whose linear interpolation stays within about `tolerance` of the motion, from its start to its end.
  ///
  /// - Parameter tolerance: In the unit of the values; above 0.
  /// - Returns: 2 samples for a linear motion, typically 10 to 40, at most 4,097; one sample if nothing moves.
  public func samples(tolerance: Double) -> [Sample] {
    let start = Sample(time: 0, position: position(at: 0))
    guard settlingTime > 0, settlingTime.isFinite else { return [start] }
    var samples = [start]
    for eighth in 1...8 {
      let end = sample(at: settlingTime * Double(eighth) / 8)
      append(to: end, tolerance: tolerance, depth: 9, &samples)
    }
    return straightened(samples, tolerance: tolerance)
  }

  private func sample(at time: Double) -> Sample {
    Sample(time: time, position: position(at: time))
  }

  /// Appends the samples after the last one up to `end`, bisecting until lines are within the tolerance.
  private func append(to end: Sample, tolerance: Double, depth: Int, _ samples: inout [Sample]) {
    guard let start = samples.last else { return }
    let middle = sample(at: (start.time + end.time) / 2)
    if depth == 0 || isStraight(start, end, tolerance / 2) { return samples.append(end) }
    append(to: middle, tolerance: tolerance, depth: depth - 1, &samples)
    append(to: end, tolerance: tolerance, depth: depth - 1, &samples)
  }

  private func isStraight(_ start: Sample, _ end: Sample, _ tolerance: Double) -> Bool {
    [0.25, 0.5, 0.75].allSatisfy { share in
      let line = start.position + (end.position - start.position) * share
      return abs(position(at: start.time + (end.time - start.time) * share) - line) <= tolerance
    }
  }

  /// Removes samples that lie on the line between their neighbours.
  private func straightened(_ samples: [Sample], tolerance: Double) -> [Sample] {
    var kept: [Sample] = []
    for (index, sample) in samples.enumerated() {
      if let last = kept.last, index + 1 < samples.count {
        let next = samples[index + 1]
        let share = (sample.time - last.time) / (next.time - last.time)
        let line = last.position + (next.position - last.position) * share
        if abs(line - sample.position) < 1e-9 * tolerance { continue }
      }
      kept.append(sample)
    }
    return kept
  }
}

// CSS.
extension Motion {
  /// The motion as a CSS easing function from ``from`` to ``to`` with the duration ``settlingTime``.
  ///
  /// A curve without an initial velocity is `linear` or `cubic-bezier(…)`. A spring, or a curve with an initial
  /// velocity, is `linear(0, 0.05 2.5%, …, 1)`, within a thousandth of the distance. If ``from`` equals ``to``, it is
  /// `linear`, because CSS cannot ease between equal values.
  ///
  /// Source: CSS Easing Functions 2, section 2.1.
  public var cssEasing: String {
    if case .curve(let curve, _) = timing, initialVelocity == nil {
      return curve == .linear ? "linear" : "cubic-bezier(\(curve.numbers))"
    }
    let distance = to - from
    guard distance != 0, settlingTime > 0, settlingTime.isFinite else { return "linear" }
    let stops = samples(tolerance: abs(distance) / 1000).map { sample in
      let progress = rounded((sample.position - from) / distance, to: 10_000)
      return "\(progress) \(rounded(sample.time / settlingTime * 100, to: 1000))%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }
}

extension TimingCurve {
  fileprivate var numbers: String {
    [x1, y1, x2, y2].map { rounded($0, to: 1_000_000) }.joined(separator: ", ")
  }
}

/// Rounds to a multiple of 1/`steps`; whole numbers are written without a decimal point.
private func rounded(_ value: Double, to steps: Double) -> String {
  let number = (value * steps).rounded() / steps
  guard let whole = Int64(exactly: number) else { return "\(number)" }
  return String(whole)
}
