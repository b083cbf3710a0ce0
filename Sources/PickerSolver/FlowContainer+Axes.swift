import PickerGeometry

/// The container as the steps see it: along and across the lines instead of width and height.
extension FlowContainer {
  var isSingleLine: Bool { wrap == .nowrap }

  /// Whether lines follow each other from the far side.
  var linesTurned: Bool { wrap == .wrapReverse || wrap == .balanceReverse }

  /// Whether lines are made as even as can be.
  package var isBalanced: Bool { wrap == .balance || wrap == .balanceReverse }

  /// Padding and border together.
  var insets: Insets { padding + border }

  /// How the line at `index` of `count` is justified.
  @inline(__always)
  func justify(line index: Int, of count: Int) -> FlowJustify {
    index < count - 1 ? justify : justifyLast
  }

  /// How the last line shown is justified.
  var justifyLast: FlowJustify { justifyLastLine ?? (justify == .stretch ? .start : justify) }
}
