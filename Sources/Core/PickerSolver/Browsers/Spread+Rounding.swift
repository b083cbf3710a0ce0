import PickerGeometry

/// The free space of a line in whole layout units, distributed to the gaps like in a browser.
struct SpreadUnits {
  private let browser: Browser
  /// The layout units to distribute, and the number of gaps that share them.
  private let units: Double
  private let count: Double
  /// The number of gaps between items if the last of them is the first to be counted; nil if they are counted from the first one.
  private let reversedGaps: Int?
  /// The distance before the first item, in points.
  private(set) var lead: Double

  /// - Parameters:
  ///   - free: The free space in points, more than 0.
  ///   - outside: How many gaps are at each end: 0, one half or 1.
  ///   - gaps: How many gaps are between items, at least 0.
  ///   - reversed: Whether the flow starts at the end of the writing direction. Chromium counts from the start of the writing direction,
  ///     and the others from the start of the flow.
  init(_ free: Double, outside: Double, gaps: Int, as browser: Browser, reversed: Bool) {
    let all = Double(gaps) + 2 * outside
    let units = browser.units(free)
    self.browser = browser
    switch browser {
    case .chromium:
      (self.units, count, reversedGaps) = (units, all, reversed ? gaps : nil)
      lead = (units * outside / all).rounded(.down) / 64
      if reversed { lead = free - lead - forwardSum(ofFirst: gaps) }
    case .webkit:
      (self.units, count, reversedGaps) = (units, all, nil)
      lead = (units * outside / all).rounded(.down) / 64
    case .firefox:
      // Both ends take theirs first.
      let each = (units / all).rounded(.down)
      let ends = outside == 0 ? 0 : outside == 0.5 ? each : 2 * each
      (self.units, count, reversedGaps) = (units - ends, max(1, Double(gaps)), nil)
      lead = (ends / 2).rounded(.down) / 60
    }
  }

  /// The sum of the first `number` gaps, in points.
  func sum(ofFirst number: Int) -> Double {
    guard let gaps = reversedGaps else { return forwardSum(ofFirst: number) }
    return forwardSum(ofFirst: gaps) - forwardSum(ofFirst: gaps - number)
  }

  private func forwardSum(ofFirst number: Int) -> Double {
    let number = Double(number)
    switch browser {
    case .chromium:
      return (number * units / count).rounded() / 64
    case .webkit:
      // All gaps are equal, and the rest is left.
      return number * (units / count).rounded(.down) / 64
    case .firefox:
      // Each gap takes its whole share of what is left, so that the last ones are longer.
      let each = (units / count).rounded(.down)
      let longer = units - each * count
      return (number * each + max(0, number - (count - longer))) / 60
    }
  }
}
