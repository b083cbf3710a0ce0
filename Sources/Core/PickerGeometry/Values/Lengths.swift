/// The limits of lengths and the fit rule, shared by all modules.
@usableFromInline
package enum Lengths {
  /// The maximum length in points: beyond it, sums of many lengths lose a thousandth of a point.
  @inlinable package static var maximum: Double { 1e7 }

  /// The number of points by which a length may exceed the space that it fits into.
  ///
  /// Half of 1/64 px, the smallest length of browsers: *n* label widths rounded to 1/64 px, with their gaps,
  /// still fit into the space computed for them.
  @inlinable package static var grace: Double { 1.0 / 128 }

  /// The fit rule: content of up to this length fits into `space`.
  ///
  /// The tolerance is ``grace`` plus a few units in the last place for the rounding of sums. This rule alone
  /// decides whether content wraps, is truncated or shrinks: with two rules that differ by an ulp, a label could
  /// fit into its chip and still be truncated.
  @inlinable
  package static func limit(_ space: Double) -> Double { space + (grace + space * 0x1p-50) }
}

extension Double {
  /// Whether a length of this many points fits into `space`; see ``Lengths/limit(_:)``.
  @inlinable
  package func fits(in space: Double) -> Bool { self <= Lengths.limit(space) }

  /// Whether a line of text of this many points fits into `space`, with the browser's lengths or, if nil, unrounded
  /// ones.
  package func fits(in space: Double, asTextIn browser: Browser?) -> Bool {
    fits(in: space + (browser?.textTolerance ?? 0))
  }
}
