// Text measured by a program of one's own: chips in a bitmap font, drawn as pixels in a terminal.
//
//     swift run BitmapFont
//
// Two answers are enough: how far a character advances, and how high a line is. Line breaks, truncation and the report
// of missing characters are derived from them. No font library is linked.

import PickerControls

/// Glyphs cut out of a strip, between which there is an empty column. A pixel is a point; there is one size.
final class BitmapFont: AdvanceMeasuring {
  /// The columns of a glyph from left to right, and the pixels of a column from top to bottom.
  typealias Glyph = [[Bool]]
  private let glyphs: [Character: Glyph]

  init(_ letters: String, strip: String) {
    let rows = strip.split(separator: "\n").map { row in row.map { $0 == "#" } }
    let columns = (rows.first ?? []).indices.map { x in rows.map { $0[x] } }
    let pieces = columns.split { !$0.contains(true) }
    glyphs = Dictionary(uniqueKeysWithValues: zip(letters, pieces.map(Array.init)))
  }

  /// The columns of a character and an empty one; nil for a character that the strip lacks.
  func advance(of cluster: Character, in font: Font) -> Double? {
    cluster == " " ? 3 : glyphs[cluster].map { Double($0.count + 1) }
  }

  func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 7, descent: 0) }

  /// The columns of a line, with the glyph of U+FFFD for a character without one.
  func columns(of text: String) -> Glyph {
    text.flatMap { letter in
      letter == " " ? [[], [], []] : (glyphs[letter] ?? glyphs["\u{FFFD}"] ?? []) + [[]]
    }
  }
}

let font = BitmapFont(
  "acdefiklmnot.\u{FFFD}",
  strip: """
    ............#.......##.#.#....#...................#....###
    ............#......#.....#....#...................#....#.#
    .##...##..###..##..###.#.#..#.#..####..###...##..###...#.#
    ...#.#...#..#.#..#.#...#.#.#..#..#.#.#.#..#.#..#..#....#.#
    .###.#...#..#.####.#...#.##...#..#.#.#.#..#.#..#..#....#.#
    #..#.#...#..#.#....#...#.#.#..#..#.#.#.#..#.#..#..#....#.#
    .###..##..###..###.#...#.#..#..#.#.#.#.#..#..##...##.#.###
    """)

var style = ItemStyle()
style.padding = Insets(3)
style.border = Insets(1)
style.maxWidth = 50
let chips = Chips(items: [
  "tea", Chip("coffee", isSelected: true), "cocoa", "milk", "lemonade", "iced café latte",
]) {
  $0.itemSpacing = 3
  $0.rowSpacing = 3
  $0.alignment = .leading
  $0.chip = style
}
let tree = chips.measured(by: font).layout(within: ProposedSize(width: 100))

var screen = Screen(size: tree.size)
tree.walk { node in
  let frame = node.absoluteFrame
  if node.role == .chip { screen.draw(frame, isFilled: node.isSelected) }
  if let line = node.textLine { screen.draw(font.columns(of: line.text), at: frame.origin) }
}
screen.show()
for warning in tree.warnings { print(warning.message) }

/// A screen of black and white pixels. Drawing inverts them, so that texts show on filled boxes.
struct Screen {
  private var rows: [[Bool]]

  init(size: Size) {
    let row = [Bool](repeating: false, count: Int(size.width))
    rows = [[Bool]](repeating: row, count: Int(size.height))
  }

  mutating func draw(_ box: Rect, isFilled: Bool) {
    for y in Int(box.minY)..<Int(box.maxY) {
      for x in Int(box.minX)..<Int(box.maxX) {
        let isEdge =
          Double(x) == box.minX || Double(y) == box.minY || Double(x + 1) == box.maxX
          || Double(y + 1) == box.maxY
        if isFilled || isEdge { rows[y][x].toggle() }
      }
    }
  }

  mutating func draw(_ glyphs: BitmapFont.Glyph, at origin: Point) {
    for (x, column) in glyphs.enumerated() {
      for (y, isSet) in column.enumerated() where isSet {
        rows[Int(origin.y) + y][Int(origin.x) + x].toggle()
      }
    }
  }

  /// Prints two rows of pixels on each line.
  func show() {
    for y in stride(from: 0, to: rows.count, by: 2) {
      let lower = y + 1 < rows.count ? rows[y + 1] : rows[y].map { _ in false }
      let blocks = zip(rows[y], lower).map { $0 ? ($1 ? "█" : "▀") : ($1 ? "▄" : " ") }
      print(String(blocks.joined().reversed().drop { $0 == " " }.reversed()))
    }
  }
}
