import PickerGeometry

/// The container in terms of main and cross axis. What many steps read is inlined, because a call copies the container.
extension FlowContainer {
  var isSingleLine: Bool { wrap == .nowrap }

  /// Whether lines follow each other from cross-end to cross-start.
  @inline(__always)
  var hasReversedLines: Bool { wrap == .wrapReverse || wrap == .balanceReverse }

  /// Whether lines are balanced.
  @inline(__always)
  package var isBalanced: Bool { wrap == .balance || wrap == .balanceReverse }

  /// Padding and border together.
  var insets: Insets { padding + border }

  /// How the line at `index` of `count` is justified.
  @inline(__always)
  func justify(line index: Int, of count: Int) -> FlowJustify {
    index < count - 1 ? justify : justifyLast
  }

  /// How the last visible line is justified.
  var justifyLast: FlowJustify { justifyLastLine ?? (justify == .stretch ? .start : justify) }
}
