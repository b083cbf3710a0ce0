/// What all modules agree on about lengths: how long they may be, and when one fits into a space.
@usableFromInline
package enum Lengths {
  /// The greatest length in points: beyond it a thousandth of a point is lost where many are added.
  @inlinable package static var maximum: Double { 1e7 }

  /// By how many points a length may be greater than a space that it fits into.
  ///
  /// Half of 1/64 px, the smallest length of browsers: where the widths of labels were rounded to that,
  /// *n* of them with their gaps fit into the space that was worked out for them.
  @inlinable package static var grace: Double { 1.0 / 128 }

  /// The fit rule: content of up to this length fits into `space`.
  ///
  /// That is ``grace``, and a few units in the last place for the rounding of sums. Nothing but this
  /// decides whether content wraps, is cut or shrinks: two rules that differ by an ulp would let a label
  /// fit into its chip and be cut in it.
  @inlinable
  package static func limit(_ space: Double) -> Double { space + (grace + space * 0x1p-50) }
}

extension Double {
  /// Whether a length of this many points fits into `space`; see ``Lengths/limit(_:)``.
  @inlinable
  package func fits(in space: Double) -> Bool { self <= Lengths.limit(space) }
}
