/// The animation of a value whose numbers move, such as a fill.
struct NumberTrack<Part: NumberPassing>: Sendable {
  /// The value at the end, whose numbers are replaced.
  let end: Part
  private let spans: [Span]

  /// Creates the track between two values with the same numbers.
  ///
  /// - Parameter speeds: The velocities of the numbers at the start; empty: they are at rest.
  init(from start: Part, to end: Part, speeds: [Double]) {
    self.end = end
    let starts = start.numbers
    spans = end.numbers.enumerated().map { index, end in
      Span(
        from: index < starts.count ? starts[index] : end, to: end,
        velocity: index < speeds.count ? speeds[index] : 0)
    }
  }

  func value(at progress: TransitionProgress) -> Part {
    var (part, index) = (end, 0)
    part.passNumbers { number in
      number = progress.value(of: spans[index])
      index += 1
    }
    return part
  }

  func speeds(at progress: TransitionProgress) -> [Double] {
    spans.map { progress.velocity(of: $0) }
  }

  func include(in reach: inout TransitionReach) {
    for span in spans { reach.include(span, weight: TransitionReach.fractionWeight) }
  }
}

extension NumberPassing {
  /// The numbers, in the order in which they are passed.
  fileprivate var numbers: [Double] {
    var (copy, numbers) = (self, [Double]())
    copy.passNumbers { numbers.append($0) }
    return numbers
  }
}
