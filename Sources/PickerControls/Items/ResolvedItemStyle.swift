import PickerGeometry
import PickerText
import PickerTree

/// What items of one style in one state share: the style with the control's beneath it, and the numbers
/// that every layout takes from it, worked out once.
///
/// Where items are placed one by one, its numbers are read from the table one by one too: to copy all of
/// it counts up references for each item.
struct ResolvedItemStyle: Sendable {
  var style: ItemStyle
  var textStyle: TextStyle
  /// Which of the tables' fonts its labels are set in.
  var font: Int
  /// Which of the tables' paints the box and the label have; -1: nothing is painted.
  let paint: Int
  let labelPaint: Int
  /// Border and padding together.
  let insets: Edges
  /// How much of the free space goes to the left of what stands in the box, and how much above it.
  let leftShare: Double
  let topShare: Double
  /// The space between the label and what stands beside it.
  let gap: Double
  /// The minimum size of the hit region; below 0: none was asked for.
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
