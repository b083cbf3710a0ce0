/// Whether and how items are broken into lines; raw values are the JSON keywords.
public enum FlowWrap: String, Hashable, Sendable, CaseIterable {
  /// One line of any length.
  case nowrap

  /// As many lines as needed, each filled before the next one starts.
  case wrap

  /// Like ``wrap``, with the first line at cross-end and the others following towards cross-start.
  case wrapReverse

  /// As many lines as ``wrap`` needs, with free space distributed as evenly as possible.
  case balance

  /// Like ``balance``, with the first line at cross-end.
  case balanceReverse = "balance wrapReverse"
}

/// How free space is distributed between the items of a line, or between the lines.
///
///     start         |AA B CC        |
///     center        |    AA B CC    |
///     end           |        AA B CC|
///     spaceBetween  |AA     B     CC|
///     spaceAround   |  AA   B   CC  |
///     spaceEvenly   |   AA  B  CC   |
///     stretch       |AAAAA BBBB CCCC|
///
/// If content overflows, `spaceBetween` and `stretch` fall back to the start of the flow, and `spaceAround` and
/// `spaceEvenly` to the start of the writing direction. `center` overflows on both sides and `end` at the start. The
/// safe keywords fall back to the start of the writing direction. Source: CSS Box Alignment 3, *Distributed
/// Alignment* and *Overflow Alignment*.
public enum FlowJustify: String, Hashable, Sendable, CaseIterable {
  /// All free space at the end.
  case start

  /// Half of the free space on each side.
  case center

  /// All free space at the start.
  case end

  /// Equal gaps between neighbours, none outside.
  case spaceBetween

  /// Equal space on both sides of each item. The outer gaps are half as large as the inner ones.
  case spaceAround

  /// Equal gaps between neighbours and outside.
  case spaceEvenly

  /// No free space: items or lines grow to fill it.
  case stretch

  /// Like ``start``, but overflowing content is aligned to the start of the writing direction.
  case safeStart = "safe start"

  /// Like ``center``, but overflowing content is aligned to the start of the writing direction.
  case safeCenter = "safe center"

  /// Like ``end``, but overflowing content is aligned to the start of the writing direction.
  case safeEnd = "safe end"

  /// The alignment that disregards overflow.
  var unsafe: FlowJustify {
    switch self {
    case .safeStart: .start
    case .safeCenter: .center
    case .safeEnd: .end
    default: self
    }
  }
}

/// How an item is aligned on the cross axis of its line.
public enum FlowAlign: String, Hashable, Sendable, CaseIterable {
  /// At cross-start.
  case start

  /// In the middle.
  case center

  /// At cross-end.
  case end

  /// First baselines are aligned. If the main axis is vertical, the left edges of the items are aligned, like in
  /// Chromium.
  case baseline

  /// Stretched to the cross size of the line unless the item has a definite cross size.
  case stretch

  /// Like ``start``, but an item larger than its line is aligned to the start of the writing direction.
  case safeStart = "safe start"

  /// Like ``center``, but an item larger than its line is aligned to the start of the writing direction.
  case safeCenter = "safe center"

  /// Like ``end``, but an item larger than its line is aligned to the start of the writing direction.
  case safeEnd = "safe end"

  /// Last baselines are aligned, at the end of the line. If the main axis is vertical, the left edges of the items
  /// are aligned, like in Chromium.
  case lastBaseline = "last baseline"
}

extension FlowAlign {
  /// Whether items share a baseline.
  var isBaseline: Bool { self == .baseline || self == .lastBaseline }
}
