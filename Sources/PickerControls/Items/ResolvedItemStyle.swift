import PickerGeometry
import PickerText
import PickerTree

/// The resolved style of items in one state, with the values that every layout needs, computed once.
///
/// Placement loops read single values from the table: copying the whole structure would retain and release
/// its references for each item.
struct ResolvedItemStyle: Sendable {
  var style: ItemStyle
  var textStyle: TextStyle
  /// Index of the label font in `MeasuredItems.fonts`.
  var font: Int
  /// Indices of the paints of box and label in `MeasuredItems.paints`; -1 where nothing is painted.
  let paint: Int
  let labelPaint: Int
  /// Border plus padding.
  let insets: Edges
  /// The shares of the free space to the left of the content and above it.
  let leftShare: Double
  let topShare: Double
  /// The gap between the label and the parts beside it, in points.
  let gap: Double
  /// The minimum size of the hit region, in points; negative where unset.
  let minTarget: Double

  init(
    _ style: ItemStyle, textStyle: TextStyle, font: Int, paint: Int, labelPaint: Int,
    direction: LayoutDirection
  ) {
    let alignment = style.labelAlignment ?? LabelAlignment()
    self.style = style
    self.textStyle = textStyle
    self.font = font
    self.paint = paint
    self.labelPaint = labelPaint
    insets = style.insets.edges(in: direction)
    leftShare = (alignment.horizontal ?? .center).leftShare(in: direction)
    topShare = (alignment.vertical ?? .center).topShare
    gap = style.iconSpacing ?? 0
    minTarget = style.minTarget ?? -1
  }
}
