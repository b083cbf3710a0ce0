package import CPickerLayout
import PickerLayout

/// The texts of a tree, with their glyphs and outlines.
final class TextTables: @unchecked Sendable {
  /// The addresses of all tables, as programs read them.
  let pointers: ForeignArray<pl_text_tables>
  private let texts: ForeignArray<pl_text>
  private let fonts: ForeignArray<pl_font>
  private let runs: ForeignArray<pl_run>
  private let glyphs: ForeignArray<pl_glyph>
  private let outlines: OutlineTables
  private let arena: StringArena

  init(_ tree: LayoutTree, _ measurer: TextMeasurer) {
    var collector = TextCollector(tree)
    collector.collect()
    texts = ForeignArray(collector.texts)
    fonts = ForeignArray(collector.fonts)
    runs = ForeignArray(collector.runs)
    let drawn = OutlineTables(collector.outlines, measurer)
    glyphs = ForeignArray(drawn.numbered(collector.glyphs))
    outlines = drawn
    arena = collector.takeArena()
    pointers = ForeignArray([
      pl_text_tables(
        texts: texts.start, text_count: texts.count, fonts: fonts.start, font_count: fonts.count,
        runs: runs.start, run_count: runs.count, glyphs: glyphs.start, glyph_count: glyphs.count,
        faces: outlines.faces.start, face_count: outlines.faces.count,
        variations: outlines.variations.start, variation_count: outlines.variations.count,
        outlines: outlines.outlines.start, outline_count: outlines.outlines.count,
        elements: outlines.elements.start, element_count: outlines.elements.count,
        bitmaps: outlines.bitmaps.start, bitmap_count: outlines.bitmaps.count)
    ])
  }
}

@c @implementation
package func pl_tree_text_tables(_ tree: OpaquePointer?) -> UnsafePointer<pl_text_tables>? {
  TreeHandle.find(tree)?.texts.pointers.start
}
