import CPickerLayout
import PickerLayout

/// The faces of a tree and the outlines of its glyphs.
struct OutlineTables: ~Copyable {
  let faces: ForeignArray<pl_face>
  let variations: ForeignArray<pl_setting>
  let outlines: ForeignArray<pl_outline>
  let elements: ForeignArray<pl_path_element>
  let bitmaps: ForeignArray<pl_bitmap>
  /// For each glyph the number of its outline; -1 if it has none.
  private let numbers: [Int32]
  private let pixels: [ForeignArray<UInt32>.Shared]
  private let arena: StringArena

  init(_ distinct: DistinctGlyphs, _ measurer: TextMeasurer) {
    var arena = StringArena()
    var variations: [pl_setting] = []
    faces = ForeignArray(
      distinct.faces.map { face in
        let first = variations.count
        variations += face.variations.map { pl_setting($0) }
        return pl_face(face, from: first, in: &arena)
      })
    self.variations = ForeignArray(variations)
    var collector = OutlineCollector()
    for glyph in distinct.glyphs {
      collector.add(glyph.id, in: distinct.faces[Int(glyph.face)], measurer)
    }
    outlines = ForeignArray(collector.outlines)
    elements = ForeignArray(collector.elements)
    bitmaps = ForeignArray(collector.bitmaps)
    numbers = collector.numbers
    pixels = collector.pixels
    self.arena = arena
  }

  /// Returns glyphs whose `outline` is that of the tables in place of a number of ``DistinctGlyphs``.
  func numbered(_ glyphs: [pl_glyph]) -> [pl_glyph] {
    glyphs.map { glyph in
      var glyph = glyph
      glyph.outline = numbers[Int(glyph.outline)]
      return glyph
    }
  }
}

/// Collects outlines and bitmaps of glyphs.
private struct OutlineCollector {
  private(set) var outlines: [pl_outline] = []
  private(set) var elements: [pl_path_element] = []
  private(set) var bitmaps: [pl_bitmap] = []
  private(set) var pixels: [ForeignArray<UInt32>.Shared] = []
  private(set) var numbers: [Int32] = []

  mutating func add(_ glyph: UInt32, in face: FontFace, _ measurer: TextMeasurer) {
    let path = measurer.outline(of: glyph, in: face)
    let bitmap = path == nil ? measurer.bitmap(of: glyph, in: face) : nil
    guard path != nil || bitmap != nil else { return numbers.append(-1) }
    numbers.append(Int32(truncatingIfNeeded: outlines.count))
    let first = elements.count
    if let path { elements += path.elements.map { pl_path_element($0) } }
    outlines.append(
      pl_outline(
        first_element: Int32(truncatingIfNeeded: first),
        element_count: Int32(truncatingIfNeeded: elements.count - first),
        bitmap: bitmap.map { add($0) } ?? -1, reserved: 0))
  }

  private mutating func add(_ bitmap: GlyphBitmap) -> Int32 {
    let shared = ForeignArray<UInt32>.Shared(bitmap.pixels)
    pixels.append(shared)
    bitmaps.append(
      pl_bitmap(
        frame: pl_rect(bitmap.frame), width: Int32(truncatingIfNeeded: bitmap.width),
        height: Int32(truncatingIfNeeded: bitmap.height), pixels: shared.array.start))
    return Int32(truncatingIfNeeded: bitmaps.count - 1)
  }
}

extension pl_face {
  fileprivate init(_ face: FontFace, from variation: Int, in arena: inout StringArena) {
    self.init(
      family: arena.add(face.family), post_script_name: arena.add(face.postScriptName),
      source: arena.add(face.source), index: Int32(truncatingIfNeeded: face.index),
      first_variation: Int32(truncatingIfNeeded: variation),
      variation_count: Int32(truncatingIfNeeded: face.variations.count), reserved: 0,
      slant: face.slant)
  }
}
