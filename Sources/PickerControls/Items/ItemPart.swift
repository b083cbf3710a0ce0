import PickerGeometry
import PickerTree

/// A box that stands beside the label of an item: an icon, a check mark, a badge.
struct ItemPart: Sendable {
  var role: Role
  /// The room that is kept for it.
  var size: Size
  /// Which of the tables' names it shows; -1 for a badge.
  var name = -1
  /// Which of the tables' labels it shows; -1 for an icon.
  var label = -1
  /// -1: nothing is painted.
  var paint = -1
  var labelPaint = -1
}

/// What one item looks like in one of its states.
struct ItemFace: Sendable {
  var look: Int
  /// Which of the tables' labels it shows.
  var label: Int
  /// Which of the tables' parts stand before the label, and which behind it.
  var leading = 0..<0
  var trailing = 0..<0
  /// What the parts take beside the label, gaps included.
  var partsWidth = 0.0
  var partsHeight = 0.0
  /// The border box as the content wants it, before any limit.
  var size = Size.zero

  /// Whether there is nothing but the label.
  var isPlain: Bool { leading.isEmpty && trailing.isEmpty }
}
