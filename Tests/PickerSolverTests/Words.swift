import PickerSolver

/// Words on lines, as a text is: each on the line while it fits.
final class Words: FlowContent {
  let widths: [Double]
  let line: Double

  init(widths: [Double], line: Double) {
    (self.widths, self.line) = (widths, line)
  }

  func contentWidths(height: Double?) -> FlowContentWidths {
    FlowContentWidths(minimum: widths.max() ?? 0, maximum: widths.reduce(0, +))
  }

  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    var (lines, used) = (0, Double.infinity)
    for word in widths {
      if used + word > width + 1.0 / 64 { (lines, used) = (lines + 1, 0) }
      used += word
    }
    let natural = line * Double(lines)
    return FlowContentLayout(
      height: height.points ?? natural, firstBaseline: lines == 0 ? nil : line,
      lastBaseline: natural)
  }
}
