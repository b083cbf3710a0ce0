import PickerGeometry
import PickerTree

/// What a look means for where an item's parts go: plain numbers, read once for each item.
struct ItemPlacing: Sendable {
  /// Border and padding together.
  let insets: Edges
  /// How much of the free room goes to the left of what stands in the box, and how much above it.
  let leftShare: Double
  let topShare: Double
  /// Room between the label and what stands beside it.
  let gap: Double
  /// -1: nothing is painted.
  let paint: Int
  let labelPaint: Int
  /// The least size of the hit region; below 0: none was asked for.
  let minTarget: Double

  init(_ look: ItemLook, in direction: LayoutDirection) {
    let alignment = look.style.labelAlignment ?? LabelAlignment()
    insets = look.insets
    leftShare = (alignment.horizontal ?? .center).leftShare(in: direction)
    topShare = (alignment.vertical ?? .center).topShare
    gap = look.style.iconSpacing ?? 0
    paint = look.paint
    labelPaint = look.labelPaint
    minTarget = look.style.minTarget ?? -1
  }
}

extension MeasuredItems {
  /// Works out once what every layout asks of looks and labels.
  mutating func prepareToPlace(in direction: LayoutDirection) {
    placings = looks.map { ItemPlacing($0, in: direction) }
    mayBreakLines = looks.contains { $0.style.maxLines ?? 1 > 1 }
    missesGlyphs = labels.contains { !$0.text.missing.isEmpty }
  }
}
