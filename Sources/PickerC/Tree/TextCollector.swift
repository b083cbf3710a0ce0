import CPickerLayout
import PickerLayout

/// Collects the texts of a tree in the order of its nodes.
struct TextCollector: ~Copyable {
  private let tree: LayoutTree
  private var arena = StringArena()
  private(set) var texts: [pl_text] = []
  private(set) var fonts: [pl_font] = []
  private(set) var runs: [pl_run] = []
  /// The glyphs; their `outline` is a number of ``outlines``.
  private(set) var glyphs: [pl_glyph] = []
  private(set) var outlines = DistinctGlyphs()
  /// The paints of crossed texts stand after those of nodes.
  private var crossings: Int32

  init(_ tree: LayoutTree) {
    self.tree = tree
    crossings = Int32(truncatingIfNeeded: tree.paints.count)
  }

  mutating func collect() {
    for font in tree.fonts {
      fonts.append(pl_font(font, family: arena.add(font.families.first)))
    }
    for node in tree.nodes {
      if let label = tree.label(of: node) { add(label, of: node) }
    }
  }

  consuming func takeArena() -> StringArena { arena }

  private mutating func add(_ label: Label, of node: LayoutNode) {
    let line = tree.textLine(for: node)
    var text = pl_text()
    let drawn = node.role == .line ? line?.text ?? "" : label.text.text
    text.text = arena.add(drawn)
    text.full_text = arena.add(label.fullText)
    text.font = Int32(truncatingIfNeeded: label.font)
    text.first_run = Int32(truncatingIfNeeded: runs.count)
    text.line_count = node.role == .line ? 1 : Int32(truncatingIfNeeded: label.text.lineCount)
    text.baseline = line?.baseline ?? label.text.baseline
    text.crossing_paint = -1
    if let line { add(line, to: &text) }
    if let crossing = tree.crossing(of: node, in: Rect(size: node.frame.size)) {
      text.crossing = pl_rect(crossing.clip)
      text.crossing_paint = crossings
      crossings += 1
    }
    texts.append(text)
  }

  private mutating func add(_ line: TextLine, to text: inout pl_text) {
    var pen = Point.zero
    for run in line.runs {
      let face = outlines.number(of: run.face)
      runs.append(
        pl_run(
          face: face, direction: run.direction == .rightToLeft ? 1 : 0,
          first_glyph: Int32(truncatingIfNeeded: glyphs.count),
          glyph_count: Int32(truncatingIfNeeded: run.glyphs.count), size: run.size, x: pen.x))
      for glyph in run.glyphs {
        let origin = pen + glyph.offset
        glyphs.append(
          pl_glyph(
            id: glyph.id, outline: outlines.number(of: glyph.id, face: face),
            cluster: Int64(glyph.cluster), x: origin.x, y: origin.y, advance: glyph.advance.x))
        pen = pen + glyph.advance
      }
    }
    text.run_count = Int32(truncatingIfNeeded: line.runs.count)
    text.ink = line.ink.map { pl_rect($0) } ?? pl_rect()
  }
}

/// The different faces and glyphs of a tree, numbered in the order in which they first occur.
struct DistinctGlyphs {
  private(set) var faces: [FontFace] = []
  private(set) var glyphs: [(id: UInt32, face: Int32)] = []
  private var faceNumbers: [FontFace: Int32] = [:]
  private var glyphNumbers: [UInt64: Int32] = [:]

  mutating func number(of face: FontFace) -> Int32 {
    // Neighbours mostly have one face, and comparing it is faster than hashing it.
    if let last = faces.last, last == face { return Int32(faces.count - 1) }
    if let known = faceNumbers[face] { return known }
    let number = Int32(truncatingIfNeeded: faces.count)
    faceNumbers[face] = number
    faces.append(face)
    return number
  }

  mutating func number(of glyph: UInt32, face: Int32) -> Int32 {
    let key = UInt64(UInt32(bitPattern: face)) << 32 | UInt64(glyph)
    if let known = glyphNumbers[key] { return known }
    let number = Int32(truncatingIfNeeded: glyphs.count)
    glyphNumbers[key] = number
    glyphs.append((glyph, face))
    return number
  }
}

extension pl_font {
  fileprivate init(_ font: Font, family: pl_string) {
    self.init(
      family: family, size: font.size, weight: font.weight.value,
      letter_spacing: font.letterSpacing, line_height: font.specifiedLineHeight ?? 0,
      style: Constants.styles.constant(of: font.style), reserved: 0)
  }
}
