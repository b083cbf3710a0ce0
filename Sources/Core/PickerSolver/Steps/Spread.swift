import PickerGeometry

/// The distribution of free space: the offset of the first item or line, and the extra gap between neighbours.
///
/// Source: CSS Flexbox §8.2 and §8.4; for overflow CSS Box Alignment 3, *Distributed Alignment*.
struct Spread {
  var lead = 0.0
  var between = 0.0
  /// The gaps in layout units, of which ``between`` is the average; nil if they are equal.
  private var units: SpreadUnits?

  /// - Parameters:
  ///   - reversed: Whether the flow starts at the end of the writing direction.
  ///   - browser: The browser whose layout units are distributed; nil for none.
  init(
    _ justify: FlowJustify, _ free: Double, _ count: Int, reversed: Bool, browser: Browser? = nil
  ) {
    switch justify {
    case .safeStart where free < 0, .safeCenter where free < 0, .safeEnd where free < 0:
      lead = reversed ? free : 0
    case .start, .stretch, .safeStart: break
    case .center, .safeCenter:
      lead = browser.half(free, reversed: reversed && browser != .webkit)
    case .end, .safeEnd: lead = free
    case .spaceBetween: if free > 0 && count > 1 { between = free / Double(count - 1) }
    // In WebKit, lines and items that overflow stay at the start of the flow.
    case .spaceAround: share(free, among: count, outside: 0.5, reversed && browser != .webkit)
    case .spaceEvenly: share(free, among: count + 1, outside: 1, reversed && browser != .webkit)
    }
    if let browser, between > 0 { round(justify, free, count, browser, reversed) }
  }

  private mutating func round(
    _ justify: FlowJustify, _ free: Double, _ count: Int, _ browser: Browser, _ reversed: Bool
  ) {
    let outside = justify == .spaceBetween ? 0 : justify == .spaceAround ? 0.5 : 1
    let units = SpreadUnits(
      free, outside: outside, gaps: count - 1, as: browser, reversed: reversed)
    (lead, self.units) = (units.lead, units)
  }

  /// Whether all gaps are ``between``.
  var isEven: Bool { units == nil }

  /// The gap after item `number`, from 0.
  @inline(__always)
  func gap(after number: Int) -> Double {
    units.map { $0.sum(ofFirst: number + 1) - $0.sum(ofFirst: number) } ?? between
  }

  private mutating func share(_ free: Double, among parts: Int, outside: Double, _ reversed: Bool) {
    guard free > 0, parts > 0 else { return lead = reversed ? free : 0 }
    between = free / Double(parts)
    lead = between * outside
  }
}
