package import PickerSolver

/// Words on lines, as a text is: each on the line while it fits. With a gap, chips in rows.
package final class Words: FlowContent {
  let widths: [Double]
  let line, gap: Double

  package init(widths: [Double], line: Double, gap: Double = 0) {
    (self.widths, self.line, self.gap) = (widths, line, gap)
  }

  package func contentWidths(height: Double?) -> FlowContentWidths {
    let gaps = gap * Double(max(0, widths.count - 1))
    return FlowContentWidths(minimum: widths.max() ?? 0, maximum: widths.reduce(gaps, +))
  }

  package func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    var (lines, used) = (0, Double.infinity)
    for word in widths {
      if used + gap + word > width + 1.0 / 1024 { (lines, used) = (lines + 1, -gap) }
      used += gap + word
    }
    let natural = line * Double(lines) + gap * Double(max(0, lines - 1))
    return FlowContentLayout(
      height: height.points ?? natural, firstBaseline: lines == 0 ? nil : line,
      lastBaseline: natural)
  }
}
