import PickerColor
import PickerLimits

/// A grid of characters that grows as it is drawn on.
struct CharacterCanvas {
  private struct Cell {
    var character: Character = " "
    /// The index of its ink.
    var ink: Int32 = 0
  }

  private var cells: [[Cell]] = []
  /// Every ink in use; the first is the terminal's default.
  private var inks = [Ink()]
  private var numbers = [Ink(): Int32(0)]
  /// A cell on which nothing is drawn.
  private var blank = Cell()
  private let columns: Int
  private let style: TerminalStyle
  /// What is behind translucent colours.
  let paper: Color

  /// Marks the right half of a character that takes two columns.
  private static let rightHalf: Character = "\0"

  /// - Parameters:
  ///   - background: The background of all cells, where the style has colours; nil: that of the terminal.
  ///   - paper: What is behind translucent colours without a background.
  init(
    columns: Int, style: TerminalStyle, background: Color? = nil, paper: Color = .white
  ) {
    self.columns = columns
    self.style = style
    self.paper = paper.composited(over: .white)
    if let background, style.colors != .none, background.alpha > 0 {
      blank.ink = number(of: Ink(background: background.composited(over: self.paper)))
    }
  }

  /// Whether the terminal shows colours.
  var hasColors: Bool { style.colors != .none }

  /// The lines, without trailing spaces; with a background, all of them are equally long. Beyond the budget, the remaining
  /// lines are left out.
  var lines: [String] {
    var lines: [String] = []
    let length = blank.ink == 0 ? 0 : cells.map { $0.count }.max() ?? 0
    for row in cells where Budget.mayProceed {
      lines.append(line(row + repeatElement(blank, count: max(0, length - row.count))))
    }
    return lines
  }

  private func line(_ row: [Cell]) -> String {
    let end =
      row.lastIndex { $0.character != " " || ink(of: $0).background != nil }.map { $0 + 1 } ?? 0
    guard style.colors != .none else {
      return String(row[..<end].map { $0.character }.filter { $0 != Self.rightHalf })
    }
    var line = ""
    var last: Int32 = 0
    for cell in row[..<end] where cell.character != Self.rightHalf {
      if cell.ink != last { line += style.sequence(for: ink(of: cell)) }
      last = cell.ink
      line.append(cell.character)
    }
    return last == 0 ? line : line + style.sequence(for: Ink())
  }

  /// Draws the edges of a box, or a single line if the box is one character high.
  mutating func stroke(_ box: CellRect, with edges: EdgeCharacters, _ ink: Ink) {
    for column in box.left...box.right {
      put(edges.horizontal, column, box.top, ink)
      put(edges.horizontal, column, box.bottom, ink)
    }
    guard box.bottom > box.top else { return }
    for row in box.top...box.bottom {
      put(edges.vertical, box.left, row, ink)
      put(edges.vertical, box.right, row, ink)
    }
    put(edges.corners[0], box.left, box.top, ink)
    put(edges.corners[1], box.right, box.top, ink)
    put(edges.corners[2], box.left, box.bottom, ink)
    put(edges.corners[3], box.right, box.bottom, ink)
  }

  /// Erases the contents of a box.
  mutating func clear(_ box: CellRect) {
    for row in box.top...box.bottom {
      for column in box.left...box.right {
        grow(toColumn: column, row: row)
        cells[row][column] = blank
      }
    }
  }

  /// Writes a text starting at a column.
  mutating func write(_ text: String, from column: Int, row: Int, _ ink: Ink) {
    var column = column
    for character in text {
      let width = character.terminalColumns
      guard width > 0, column + width <= columns else { continue }
      put(character, column, row, ink)
      if width == 2 { put(Self.rightHalf, column + 1, row, ink) }
      column += width
    }
  }

  /// Puts a character; if its ink has no background, the existing background is kept.
  mutating func put(_ character: Character, _ column: Int, _ row: Int, _ ink: Ink) {
    guard (0..<columns).contains(column), row >= 0 else { return }
    grow(toColumn: column, row: row)
    cells[row][column].character = character
    guard hasColors else { return }
    let beneath = self.ink(of: cells[row][column]).background
    var ink = ink
    ink.background = ink.background.map { $0.composited(over: beneath ?? paper) } ?? beneath
    cells[row][column].ink = number(of: ink)
  }

  /// Blends a colour into the background of a cell.
  mutating func tint(_ column: Int, _ row: Int, _ color: Color) {
    guard (0..<columns).contains(column), row >= 0, color.alpha > 0 else { return }
    grow(toColumn: column, row: row)
    var ink = ink(of: cells[row][column])
    ink.background = color.composited(over: ink.background ?? paper)
    cells[row][column].ink = number(of: ink)
  }

  /// Returns a colour for text on a background: the given one if it can be read as the terminal shows both, else black or white.
  func readable(_ color: Color?, on background: Color) -> Color {
    style.readable(color?.composited(over: background), on: background)
  }

  /// Returns the background of a cell.
  func background(_ column: Int, _ row: Int) -> Color? {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return nil }
    return ink(of: cells[row][column]).background
  }

  private func ink(of cell: Cell) -> Ink { inks[Int(cell.ink)] }

  private mutating func number(of ink: Ink) -> Int32 {
    if let known = numbers[ink] { return known }
    let number = Int32(truncatingIfNeeded: inks.count)
    inks.append(ink)
    numbers[ink] = number
    return number
  }

  private mutating func grow(toColumn column: Int, row: Int) {
    while cells.count <= row { cells.append([]) }
    let missing = column + 1 - cells[row].count
    if missing > 0 { cells[row].append(contentsOf: repeatElement(blank, count: missing)) }
  }
}

/// The six box-drawing characters of a box.
struct EdgeCharacters {
  let horizontal: Character
  let vertical: Character
  let corners: [Character]

  static let square = EdgeCharacters("─│┌┐└┘")
  static let round = EdgeCharacters("─│╭╮╰╯")
  static let heavy = EdgeCharacters("━┃┏┓┗┛")
  static let dotted = EdgeCharacters("┄┆╭╮╰╯")

  private init(_ characters: String) {
    let all = Array(characters)
    horizontal = all[0]
    vertical = all[1]
    corners = Array(all[2...])
  }
}
