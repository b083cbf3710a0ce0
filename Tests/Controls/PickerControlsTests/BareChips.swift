import PickerControls
import PickerText

/// Chips of bare texts: one character is one point square, gaps are one point.
func bareChips(_ texts: [String], width: Double? = nil, maxRows: Int? = nil) -> Chips {
  bareChips(texts.map { Chip($0) }, width: width, maxRows: maxRows)
}

func bareChips(_ items: [Chip], width: Double? = nil, maxRows: Int? = nil) -> Chips {
  var style = ItemStyle()
  style.padding = .zero
  style.border = .zero
  return Chips(items: items) {
    $0.container.width = width
    $0.font = Font(size: 1)
    $0.itemSpacing = 1
    $0.rowSpacing = 0
    $0.maxRows = maxRows
    $0.alignment = .leading
    $0.chip = style
  }
}
