import PickerLimits
import PickerText
import PickerTree

/// Draws trees with characters.
///
///     ╭───────╮ ┏━━━━━━━━━┓ ╭──────────╮
///     │ bagel │ ┃ ✓ beans ┃ │ beer (2) │    ━━━━━━●━━━━
///     ╰───────╯ ┗━━━━━━━━━┛ ╰──────────╯
///
/// Selected boxes have heavy edges, disabled ones dotted edges; `◇` stands for an icon, brackets for
/// a badge, a line with a dot for a slider. Across, the picture keeps the proportions of the layout;
/// up and down it takes one line for an edge and one for a line of text, and more only where much
/// space is empty.
///
/// Where the style has colours, fills lie beneath the characters and texts are in their own colour
/// as far as a fill is behind them; what lies behind the whole is the terminal's.
public struct TerminalRenderer: Renderer {
  /// The most columns of a terminal a line takes; labels that do not fit are cut. At least 4.
  public let columns: Int
  /// What the terminal can show.
  public let style: TerminalStyle

  /// A renderer for a terminal of so many columns; fewer than 4 count as 4.
  public init(columns: Int = 80, style: TerminalStyle = .plain) {
    self.columns = max(4, columns)
    self.style = style
  }

  /// The tree as lines of characters, with no line feed at the end.
  ///
  /// - Complexity: O(*n* log *n*), and O(columns × lines) for colours.
  public func render(_ tree: LayoutTree) -> String {
    let plan = TerminalPlan(of: tree.rounded(withGlyphs: false), columns: columns)
    var canvas = CharacterCanvas(columns: columns, style: style)
    var signs = plan.signs[...]
    for (number, box) in plan.boxes.enumerated() where Budget.mayProceed {
      if box.covers {
        while let sign = signs.first, sign.order <= number {
          sign.draw(on: &canvas)
          signs.removeFirst()
        }
        canvas.clear(box.cells)
      }
      box.draw(on: &canvas)
    }
    for sign in signs where Budget.mayProceed { sign.draw(on: &canvas) }
    let text = canvas.lines.joined(separator: "\n")
    _ = Budget.allows(bytes: text.utf8.count)
    return text
  }

  /// The lines of characters as UTF-8, with a line feed at the end; outlines are not asked for.
  public func render(_ tree: LayoutTree, outlines: any GlyphOutlining) -> [UInt8] {
    Array((render(tree) + "\n").utf8)
  }

  /// How many points of a layout like this one the columns show with every label whole.
  ///
  /// - Complexity: O(*n* log *n*).
  public func width(showing tree: LayoutTree) -> Double {
    TerminalPlan(of: tree, columns: TerminalPlan.mostColumns).unit * Double(columns)
  }
}
