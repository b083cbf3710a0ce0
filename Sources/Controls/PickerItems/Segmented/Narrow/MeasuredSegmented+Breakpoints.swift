import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTree

extension MeasuredSegmented {
  /// The widths at which the compression step changes, or segments move to other lines.
  ///
  /// The first sufficient step applies, so a wider control never needs a later one: where both ends of a
  /// range have the same arrangement, every width between them has it too. Widths are found by bisection, are at
  /// most 1/900 pt too large, and have no more decimals than are written: a step also holds at the width in JSON.
  ///
  /// - Parameter proposal: Its height applies at every width; its width is ignored.
  /// - Returns: At most `BreakpointTable.limit` steps, incomplete if there are more, or if the search takes too long.
  func breakpoints(in proposal: ProposedSize) -> BreakpointTable {
    var search = SegmentedBreakpoints(self, height: proposal.height)
    return search.table
  }
}

/// Searches for the widths at which the arrangement of segments changes, from the narrowest to the widest.
struct SegmentedBreakpoints {
  /// The number of segments placed so far.
  private(set) var placedCount = 0
  private let measured: MeasuredSegmented
  /// The attempts after 0, 1, … compression steps.
  private let attempts: [SegmentedAttempt]
  private var steps: [BreakpointTable.Step] = []
  /// The estimated width up to which a step applies, and the number of steps before it.
  private var estimate: (width: Double, stepCount: Int) = (0, 0)

  /// The number of segments that are placed before the table is cut off.
  static let maximumPlacedCount = 8_000_000

  /// The arrangement at a width.
  private struct Sample {
    var step: BreakpointTable.Step
    /// The number of compression steps applied.
    var stepCount: Int
    /// How much is shown; see ``SegmentedArrangement/level``.
    var level: Int
    var width: Double { step.width }

    /// Whether both have the same lines by the same compression steps; heights may differ.
    func isArranged(as other: Sample) -> Bool {
      step.strategy == other.step.strategy && step.itemsPerRow == other.step.itemsPerRow
        && step.collapsedCount == other.step.collapsedCount
    }
  }

  init(_ measured: MeasuredSegmented, height: Double?) {
    self.measured = measured
    var attempts = [
      SegmentedAttempt(
        measured, measured.items.hidingCheckmarks(),
        in: ProposedSize(width: .infinity, height: height))
    ]
    while var next = attempts.last, !next.isLast {
      next.applyNext()
      attempts.append(next)
    }
    self.attempts = attempts
  }

  /// The table of all steps.
  var table: BreakpointTable {
    mutating get {
      let widest = min(
        measured.arrangement(of: measured.items, in: attempts[0].proposal).size.width,
        Lengths.maximum)
      var last = sample(at: 0)
      steps = [last.step]
      // Samples at larger widths, the nearest last.
      var ahead = [sample(at: widest)]
      while let next = ahead.last, mayContinue {
        if next.isArranged(as: last) {
          last = next
        } else if next.width - last.width <= 1.0 / 1024 {
          last = written(next, upTo: widest)
          steps.append(last.step)
        } else {
          ahead.append(sample(at: probe(between: last, and: next), between: last, and: next))
          continue
        }
        ahead.removeLast()
      }
      var table = BreakpointTable(from: 0, to: widest, steps: steps, isComplete: ahead.isEmpty)
      if measured.control.whenNarrow.contains(.overflowMenu) {
        table.addOrder(measured.order, of: measured.items)
      }
      return table
    }
  }

  private var mayContinue: Bool {
    steps.count < BreakpointTable.limit && placedCount < SegmentedBreakpoints.maximumPlacedCount
      && Budget.mayProceed
  }
}

// Samples.
extension SegmentedBreakpoints {
  /// Returns the arrangement at a width between two samples, which narrow down what can be shown there.
  private mutating func sample(
    at width: Double, between low: Sample? = nil, and high: Sample? = nil
  ) -> Sample {
    var stepCount = high?.stepCount ?? 0
    while true {
      var attempt = attempts[stepCount]
      attempt.proposal.width = width
      let lowest = low.flatMap { $0.stepCount == stepCount ? $0.level : nil } ?? 0
      let highest = high.flatMap { $0.stepCount == stepCount ? $0.level : nil }
      let arrangement = attempt.arranged(
        at: lowest...max(lowest, highest ?? attempt.highestLevel))
      let counts = arrangement.lines.map { $0.count }
      placedCount += 1 + counts.reduce(0, +)
      guard stepCount == low?.stepCount || attempt.isLast || attempt.isEnough(arrangement) else {
        stepCount += 1
        continue
      }
      let step = BreakpointTable.Step(
        width: width, itemsPerRow: counts, height: arrangement.size.height,
        hiddenCount: measured.control.items.count - counts.reduce(0, +),
        collapsedCount: arrangement.missingLabels,
        strategy: arrangement.strategy)
      return Sample(step: step, stepCount: stepCount, level: arrangement.level)
    }
  }

  /// Returns the sample at the width that is written for a sample, rounded up to four decimals.
  private mutating func written(_ sample: Sample, upTo widest: Double) -> Sample {
    let width = min((sample.width * 10_000).rounded(.up) / 10_000, widest)
    return width == sample.width ? sample : self.sample(at: width)
  }

  /// Returns the next width to examine: the middle, or once a step, if one more segment is shown at the end of the range,
  /// the width that this one is estimated to need, and then one just below.
  private mutating func probe(between low: Sample, and high: Sample) -> Double {
    if estimate.stepCount != steps.count, low.stepCount == high.stepCount,
      high.level == low.level + 1
    {
      estimate = (self.estimated(after: low, to: high.level), steps.count)
      if estimate.width > low.width && estimate.width < high.width { return estimate.width }
    }
    if high.width == estimate.width { return high.width - 1.0 / 2048 }
    return low.width + (high.width - low.width) / 2
  }

  /// Returns the width, rounded up to four decimals, at which more than in a sample is estimated to fit.
  private func estimated(after sample: Sample, to level: Int) -> Double {
    var attempt = attempts[sample.stepCount]
    attempt.proposal.width = sample.width
    let width = sample.width + (attempt.widthMissing(at: level) ?? 0)
    return ((width + 1e-5) * 10_000).rounded(.up) / 10_000
  }
}
