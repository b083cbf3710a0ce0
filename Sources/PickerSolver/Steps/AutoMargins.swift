import PickerGeometry

/// Hands out the free space of a line to its automatic margins, one after the other.
struct AutoMargins {
  /// The distance before the first item that no margin takes.
  private(set) var lead = 0.0
  private let browser: Browser?
  /// The share of each margin in points; in Firefox the units and the margins that are left.
  private let share: Double
  private var units = 0.0
  private var count: Int

  /// - Parameter reversed: Whether the flow starts at the end of the writing direction.
  /// - Returns: nil if there is no margin.
  init?(_ free: Double, _ count: Int, reversed: Bool, _ browser: Browser?) {
    guard count > 0 else { return nil }
    self.browser = browser
    self.count = count
    share = browser.cut(free / Double(count))
    guard let browser else { return }
    units = browser.units(free)
    // Chromium leaves the rest at the end of the writing direction.
    if browser == .chromium, reversed { lead = free - share * Double(count) }
  }

  /// The next margin, in points.
  mutating func next() -> Double {
    guard browser == .firefox, count > 0 else { return share }
    let margin = (units / Double(count)).rounded(.down)
    units -= margin
    count -= 1
    return margin / 60
  }
}
