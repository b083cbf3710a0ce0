import PickerGeometry
import PickerTree

/// A box next to the label of an item: an icon, a check mark or a badge.
struct ItemPart: Sendable {
  var role: Role
  /// The size reserved for it, in points.
  var size: Size
  /// Index into `MeasuredItems.icons`; -1 for a badge.
  var icon = -1
  /// Index into `MeasuredItems.labels`; -1 for an icon.
  var label = -1
  /// Index into `MeasuredItems.paints`; -1 if nothing is painted.
  var paint = -1
  var labelPaint = -1
  /// Whether it is an icon without a colour, which has the colour of the label.
  var hasLabelColor = false
  /// Whether it is a check mark in place of an icon, whose space it takes.
  var replacesIcon = false
}

/// The label and the parts of an item in one of its states.
struct ItemContent: Sendable {
  var styleIndex: Int
  /// Index into `MeasuredItems.labels`.
  var label: Int
  /// Whether there is a check mark before ``leading`` that is not shown for want of space.
  var hidesCheckmark = false
  /// Ranges of `MeasuredItems.parts` before and after the label.
  var leading = 0..<0
  var trailing = 0..<0
  /// The width of all parts with their gaps, in points, and the height of the highest.
  var partsWidth = 0.0
  var partsHeight = 0.0
  /// The border-box size that fits the content, before minima and maxima apply.
  var size = Size.zero

  /// Whether it consists of the label only.
  var isPlain: Bool { leading.isEmpty && trailing.isEmpty }
}
