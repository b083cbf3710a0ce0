/// Whether and how items are broken into lines; the raw values are the words of JSON.
public enum FlowWrap: String, Hashable, Sendable, CaseIterable {
  /// One line, however long.
  case nowrap

  /// As many lines as it takes, each filled before the next one starts.
  case wrap

  /// The same, but the first line is at the far side and the others follow towards the near one.
  case wrapReverse

  /// As many lines as `wrap` takes, with the room left over spread as evenly as can be.
  case balance

  /// The same, with the first line at the far side.
  case balanceReverse = "balance wrapReverse"
}

/// What becomes of room left over: between the items of a line, or between the lines.
///
///     start         |AA B CC        |
///     center        |    AA B CC    |
///     end           |        AA B CC|
///     spaceBetween  |AA     B     CC|
///     spaceAround   |  AA   B   CC  |
///     spaceEvenly   |   AA  B  CC   |
///     stretch       |AAAAA BBBB CCCC|
///
/// Where content is too long, `spaceBetween` and `stretch` fall back to the flow's start,
/// `spaceAround` and `spaceEvenly` to the start of the writing direction; `center` and `end` let it
/// stick out on both sides, or over the start. The safe ones fall back to the start of the writing
/// direction instead. Source: CSS Box Alignment 3, §4.4 and §5.3.
public enum FlowJustify: String, Hashable, Sendable, CaseIterable {
  /// All of it at the end.
  case start

  /// Half of it on each side.
  case center

  /// All of it at the start.
  case end

  /// Between neighbours, none outside.
  case spaceBetween

  /// The same on both sides of each, so half as much outside as between.
  case spaceAround

  /// The same everywhere, outside too.
  case spaceEvenly

  /// None: items (or lines) grow to fill it.
  case stretch

  /// As ``start``, but content that is too long starts where the writing direction does.
  case safeStart = "safe start"

  /// As ``center``, but content that is too long starts where the writing direction does.
  case safeCenter = "safe center"

  /// As ``end``, but content that is too long starts where the writing direction does.
  case safeEnd = "safe end"
}

/// Where an item stands across its line.
public enum FlowAlign: String, Hashable, Sendable, CaseIterable {
  /// At the near side.
  case start

  /// In the middle.
  case center

  /// At the far side.
  case end

  /// So that first baselines meet; as `start` where the axis is vertical.
  case baseline

  /// As large as the line, unless the item's size is given.
  case stretch

  /// As ``start``, but an item larger than its line starts where the writing direction does.
  case safeStart = "safe start"

  /// As ``center``, but an item larger than its line starts where the writing direction does.
  case safeCenter = "safe center"

  /// As ``end``, but an item larger than its line starts where the writing direction does.
  case safeEnd = "safe end"
}
