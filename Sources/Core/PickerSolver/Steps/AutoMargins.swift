import PickerGeometry

/// Distributes the free space of a line to its automatic margins (CSS Flexbox §9.5 step 12), or the free space of a container
/// to its lines (§9.4 step 9), one after the other.
struct AutoMargins {
  private let browser: Browser?
  /// The share of each margin in points, if lengths are not rounded.
  private let share: Double
  /// The layout units and the margins that are left.
  private var units = 0.0
  private var count: Int
  /// The layout units of each margin in Chromium before rounding: the nth margin from the start of the writing direction ends at the unit
  /// nearest to *n* times that.
  private let exact: Double
  private let all: Int
  private let isReversed: Bool

  /// - Parameter reversed: Whether the flow starts at the end of the writing direction.
  /// - Returns: Nil if there is no margin.
  init?(_ free: Double, _ count: Int, reversed: Bool, _ browser: Browser?) {
    guard count > 0 else { return nil }
    self.browser = browser
    self.count = count
    (all, isReversed) = (count, reversed)
    share = free / Double(count)
    units = browser?.units(free) ?? 0
    exact = units / Double(count)
  }

  /// The next margin, in points.
  mutating func next() -> Double {
    guard let browser, count > 0 else { return share }
    defer { count -= 1 }
    switch browser {
    case .chromium:
      let place = Double(isReversed ? count : all - count + 1)
      return ((place * exact).rounded() - ((place - 1) * exact).rounded()) / 64
    // WebKit rounds each share down and leaves the rest of the space unused.
    case .webkit: return exact.rounded(.down) / 64
    case .firefox:
      // Firefox takes each share from what is left, so later margins get the remainder.
      let margin = (units / Double(count)).rounded(.down)
      units -= margin
      return margin / 60
    }
  }
}
