/// The distribution of free space: the offset of the first item or line, and the extra gap between neighbours.
///
/// Source: CSS Flexbox §8.2 and §8.4; for overflow CSS Box Alignment 3 §5.3.
struct Spread {
  var lead = 0.0
  var between = 0.0

  /// - Parameter reversed: Whether the flow starts at the end of the writing direction.
  init(_ justify: FlowJustify, _ free: Double, _ count: Int, reversed: Bool) {
    switch justify {
    case .safeStart where free < 0, .safeCenter where free < 0, .safeEnd where free < 0:
      lead = reversed ? free : 0
    case .start, .stretch, .safeStart: break
    case .center, .safeCenter: lead = free / 2
    case .end, .safeEnd: lead = free
    case .spaceBetween: if free > 0 && count > 1 { between = free / Double(count - 1) }
    case .spaceAround: share(free, among: count, outside: 0.5, reversed)
    case .spaceEvenly: share(free, among: count + 1, outside: 1, reversed)
    }
  }

  private mutating func share(_ free: Double, among parts: Int, outside: Double, _ reversed: Bool) {
    guard free > 0, parts > 0 else { return lead = reversed ? free : 0 }
    between = free / Double(parts)
    lead = between * outside
  }
}
