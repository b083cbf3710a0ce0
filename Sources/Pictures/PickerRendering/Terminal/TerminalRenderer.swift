import PickerLimits
import PickerText
import PickerTree

/// Renders trees with box-drawing characters for terminals.
///
///     ╭───────╮ ┏━━━━━━━━━┓ ╭──────────╮
///     │ bagel │ ┃ ✓ beans ┃ │ beer (2) │    ━━━━━━●━━━━
///     ╰───────╯ ┗━━━━━━━━━┛ ╰──────────╯
///
/// Selected boxes have heavy edges, disabled ones dotted edges; an icon is the character of the built-in one of its
/// name, or `◇`; parentheses represent a badge, a line with a dot a slider. Horizontally, the picture keeps the proportions of the layout;
/// vertically it takes one line for an edge and one for a line of text, and more only for large empty space.
///
/// If the style has colours, fills become cell backgrounds, translucent ones over the paper of the tree, and texts over
/// a fill have their own colour, or black or white if that could not be read in the terminal's colours. The background
/// is the tree's; without one, it is the terminal's.
public struct TerminalRenderer: Renderer {
  /// Rendering always succeeds.
  public typealias Failure = Never

  /// The maximum number of columns per line, at least 4. Labels that do not fit are truncated.
  public let columns: Int
  /// The colours that the terminal can show.
  public let style: TerminalStyle
  /// Whether pictures take all columns, instead of as few as show every label.
  public var isStretched = false

  /// Creates a renderer for a terminal of the given width; fewer than 4 columns count as 4.
  public init(columns: Int = 80, style: TerminalStyle = .plain) {
    self.columns = max(4, columns)
    self.style = style
  }

  /// Returns the tree as lines of text, without a line feed at the end.
  ///
  /// - Complexity: O(*n* log *n*), and O(columns × lines) for colours.
  public func render(_ tree: LayoutTree) -> String {
    var tree = tree
    tree.round()
    let plan = TerminalPlan(of: tree, columns: columns, isStretched: isStretched)
    var canvas = CharacterCanvas(
      columns: columns, style: style, background: tree.background, paper: tree.paper ?? .white)
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

  /// Returns the lines of text as UTF-8, with a line feed at the end; outlines are not used.
  public func render(_ tree: LayoutTree, outlines: any GlyphOutlining) -> [UInt8] {
    Array((render(tree) + "\n").utf8)
  }

  /// Returns the width in points that the columns can show without truncating labels, for a layout like this one.
  ///
  /// - Complexity: O(*n* log *n*).
  public func width(showing tree: LayoutTree) -> Double {
    TerminalPlan(of: tree, columns: TerminalPlan.unlimitedColumns).unit * Double(columns)
  }
}
