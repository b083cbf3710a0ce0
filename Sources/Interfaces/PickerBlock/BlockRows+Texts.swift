import CPickerLayout
import PickerGeometry
import PickerText
import PickerTree

/// Adds texts, and the appearance of their glyphs.
struct TextRowWriter {
  private let tree: LayoutTree
  /// The lines of its display list, if there is one: they need not be made again.
  private let drawn: [DisplayLine]?
  /// Whether texts have runs of glyphs, which need most of the time.
  private let haveGlyphs: Bool
  private var drawnFaces = DistinctValues<FontFace>()
  /// For each line that is drawn the numbers of its text and of its first run.
  private(set) var lines: [(text: Int, run: Int)] = []

  init(_ tree: LayoutTree, _ list: DisplayList?, haveGlyphs: Bool) {
    self.tree = tree
    self.haveGlyphs = haveGlyphs
    drawn = list?.lines
  }

  /// Adds the texts in the order of their nodes.
  mutating func addTexts(to rows: inout BlockRows) {
    rows.reserveTexts(tree.labels.count)
    for font in tree.fonts { rows.add(font) }
    for (position, node) in tree.nodes.enumerated() {
      guard let label = tree.label(of: node) else { continue }
      add(label, of: node, line(of: node, at: position), to: &rows)
    }
    for face in drawnFaces.all { rows.add(face) }
  }

  private func line(of node: LayoutNode, at position: Int) -> TextLine? {
    guard let drawn else {
      let isNeeded = haveGlyphs || node.role == .line || tree.detail.contains(.glyphs)
      return isNeeded ? tree.textLine(for: node) : nil
    }
    let next = lines.count < drawn.count ? drawn[lines.count] : nil
    return next?.node == position ? next?.line : nil
  }

  private mutating func add(
    _ label: Label, of node: LayoutNode, _ line: TextLine?, to rows: inout BlockRows
  ) {
    let drawn = node.role == .line ? line?.text ?? "" : label.text.text
    let runs = haveGlyphs ? line?.runs ?? [] : []
    if line != nil { lines.append((rows.texts.count, rows.runs.count)) }
    rows.texts.append(
      pl_text(
        text: rows.add(drawn), full_text: rows.add(label.fullText), font: Int32(row: label.font),
        first_run: Int32(row: rows.runs.count), run_count: Int32(row: runs.count),
        line_count: node.role == .line ? 1 : Int32(row: label.text.lineCount),
        baseline: line?.baseline ?? label.text.baseline,
        ink: line?.ink.map { pl_rect($0) } ?? pl_rect()))
    var pen = Point.zero
    for run in runs { add(run, pen: &pen, to: &rows) }
  }

  private mutating func add(_ run: GlyphRun, pen: inout Point, to rows: inout BlockRows) {
    rows.runs.append(
      pl_run(
        face: Int32(row: drawnFaces.insert(run.face)),
        direction: run.direction == .rightToLeft ? 1 : 0,
        first_glyph: Int32(row: rows.glyphs.count), glyph_count: Int32(row: run.glyphs.count),
        size: run.size, x: pen.x))
    for glyph in run.glyphs {
      let origin = pen + glyph.offset
      rows.glyphs.append(
        pl_glyph(
          id: glyph.id, outline: -1, cluster: Int64(glyph.cluster), x: origin.x, y: origin.y,
          advance: glyph.advance.x))
      pen = pen + glyph.advance
    }
  }

  /// Adds the outlines or pictures of all glyphs, each once.
  func addOutlines(_ glyphs: any GlyphOutlining, to rows: inout BlockRows) {
    var numbers: [UInt64: Int32] = [:]
    for run in rows.runs {
      for place in Int(run.first_glyph)..<Int(run.first_glyph + run.glyph_count) {
        let glyph = rows.glyphs[place].id
        let key = UInt64(run.face) << 32 | UInt64(glyph)
        let number =
          numbers[key] ?? rows.addOutline(of: glyph, in: drawnFaces.all[Int(run.face)], glyphs)
        numbers[key] = number
        rows.glyphs[place].outline = number
      }
    }
  }
}

extension BlockRows {
  fileprivate mutating func add(_ font: Font) {
    fonts.append(
      pl_font(
        family: add(font.families.first), size: font.size, weight: font.weight.value,
        letter_spacing: font.letterSpacing, line_height: font.specifiedLineHeight ?? 0,
        style: Constants.styles.constant(of: font.style), reserved: 0))
  }

  fileprivate mutating func add(_ face: FontFace) {
    faces.append(
      pl_face(
        family: add(face.family), post_script_name: add(face.postScriptName),
        source: add(face.source), index: Int32(row: face.index),
        first_variation: Int32(row: variations.count),
        variation_count: Int32(row: face.variations.count), reserved: 0, slant: face.slant))
    variations += face.variations.map { pl_setting($0) }
  }

  /// Returns the number of an outline; -1 if there is nothing to draw.
  fileprivate mutating func addOutline(
    of glyph: UInt32, in face: FontFace, _ glyphs: any GlyphOutlining
  ) -> Int32 {
    let path = glyphs.outline(of: glyph, in: face)
    let bitmap = path == nil ? glyphs.bitmap(of: glyph, in: face) : nil
    guard path != nil || bitmap != nil else { return -1 }
    let first = add(path ?? Path())
    outlines.append(
      pl_outline(
        first_element: first, element_count: Int32(row: elements.count) - first,
        bitmap: bitmap.map { add($0) } ?? -1, reserved: 0))
    return Int32(row: outlines.count - 1)
  }

  private mutating func add(_ bitmap: GlyphBitmap) -> Int32 {
    bitmaps.append(
      pl_bitmap(
        frame: pl_rect(bitmap.frame), width: Int32(row: bitmap.width),
        height: Int32(row: bitmap.height), first_pixel: Int64(pixels.count)))
    pixels += bitmap.pixels
    return Int32(row: bitmaps.count - 1)
  }

  /// Adds a path, and returns the number of its first element.
  mutating func add(_ path: Path) -> Int32 {
    defer { elements += path.elements.map { pl_path_element($0) } }
    return Int32(row: elements.count)
  }
}
