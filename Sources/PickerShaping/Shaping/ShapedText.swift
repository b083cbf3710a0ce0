import CPickerHarfBuzz
import PickerGeometry
import PickerText

/// One glyph as it was shaped: lengths in 1/65536 em, y up.
struct ShapedGlyph: Equatable, Sendable {
  /// OpenType numbers glyphs in 16 bits.
  var id: UInt16
  /// Whether the text can be parted before this glyph's cluster without shaping anew.
  var isSafeToPart = true
  /// Whether letter spacing goes in after it: the last glyph of a typographic unit.
  var takesSpacing = false
  /// Where its characters begin, in UTF-8 bytes of the text.
  var cluster: UInt32
  var advance: Int32
  var dx: Int32 = 0
  var dy: Int32 = 0
}

/// Glyphs of one face and direction, in visual order.
struct ShapedRun: Sendable {
  var instance: FontInstance
  /// Which of the text's glyphs.
  var glyphs: Range<Int>
  /// Which bytes of the text.
  var bytes: Range<Int>
  var level: UInt8
  var script: hb_script_t
  /// Whether it stands for what was cut away.
  var isEllipsis = false

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// Shaped runs and what they add up to.
struct ShapedRuns: Sendable {
  /// In visual order within each run.
  var glyphs: [ShapedGlyph] = []
  /// In reading order.
  var runs: [ShapedRun] = []

  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
  }

  /// How many bytes the arrays take, whatever is in them.
  var footprint: Int {
    glyphs.capacity * MemoryLayout<ShapedGlyph>.stride
      + runs.capacity * MemoryLayout<ShapedRun>.stride
  }

  /// In 1/65536 em.
  func advance() -> Int {
    glyphs.reduce(0) { $0 + Int($1.advance) }
  }

  /// How many times letter spacing goes in.
  func spacedUnits() -> Int {
    glyphs.reduce(0) { $0 + ($1.takesSpacing ? 1 : 0) }
  }
}

/// A text as it was shaped, on one line, at no size yet.
///
/// Kept small: there is one for each text in the cache.
final class ShapedText: Sendable {
  /// Its UTF-8 bytes lie side by side; the cache finds it by them.
  let source: String
  let style: ShapingStyle
  /// In em, without letter spacing.
  let advance: Double
  let spacedUnits: Int
  let styleNumber: UInt64
  private let plainScript: hb_script_t
  private let plainLevel: UInt8
  /// Nil where none was asked for and no character is strong.
  let direction: LayoutDirection?
  /// Whether the first face of the stack is the only one.
  let isAllPrimary: Bool
  /// Whether there is a character at which a line ends whatever the room.
  let hasForcedBreaks: Bool
  private let storage: GlyphStorage
  /// Nil for a plain text, which is one run of the first face.
  private let details: Details?

  private struct Details {
    let runs: [ShapedRun]
    let missing: [Unicode.Scalar]
  }

  /// A text of several runs, or of none.
  init(
    _ source: String, style: ShapingStyle, shaped: ShapedRuns, direction: LayoutDirection?,
    missing: [Unicode.Scalar], hasForcedBreaks: Bool
  ) {
    self.source = source
    self.style = style
    self.direction = direction
    self.hasForcedBreaks = hasForcedBreaks
    styleNumber = style.number
    storage = GlyphStorage(shaped.glyphs)
    details = Details(runs: shaped.runs, missing: missing)
    plainScript = HB_SCRIPT_COMMON
    plainLevel = 0
    advance = Double(shaped.advance()) / FontInstance.unitsPerEm
    spacedUnits = style.isSpaced ? shaped.spacedUnits() : 0
    isAllPrimary = shaped.runs.allSatisfy { $0.instance === style.primary }
  }

  /// A text that is one run of the first face, without letter spacing.
  ///
  /// - Parameter advance: What all glyphs advance, in 1/65536 em.
  init(
    _ source: String, plain: PlainText, style: ShapingStyle, storage: consuming GlyphStorage,
    advance: Int
  ) {
    self.source = source
    self.style = style
    styleNumber = style.number
    direction = plain.direction
    isAllPrimary = true
    hasForcedBreaks = false
    details = nil
    plainScript = plain.script
    plainLevel = plain.level
    self.storage = storage
    self.advance = Double(advance) / FontInstance.unitsPerEm
    spacedUnits = 0
  }

  /// Characters that no face of the stack has, each once.
  var missing: [Unicode.Scalar] { details?.missing ?? [] }

  /// In visual order within each run.
  ///
  /// - Complexity: O(*n*): they are copied.
  var glyphs: [ShapedGlyph] { Array(storage.glyphs) }

  func glyph(at place: Int) -> ShapedGlyph { storage.glyphs[place] }

  func glyphs(_ places: Range<Int>) -> [ShapedGlyph] { Array(storage.glyphs[places]) }

  /// In reading order.
  var runs: [ShapedRun] {
    if let details { return details.runs }
    if storage.glyphs.isEmpty { return [] }
    let all = TextItem(
      bytes: 0..<source.utf8.count, script: plainScript, level: plainLevel, isEmoji: false)
    return [ShapedRun(all, in: style.primary, glyphs: 0..<storage.glyphs.count)]
  }

  var shaped: ShapedRuns { ShapedRuns(glyphs: glyphs, runs: runs) }

  /// How many bytes it takes, about: the object and its arrays, each with its header.
  var footprint: Int {
    let runs = details.map {
      64 + $0.runs.count * MemoryLayout<ShapedRun>.stride + 4 * $0.missing.count
    }
    let text = source.utf8.count > 15 ? 32 + source.utf8.count : 0
    let glyphs = storage.glyphs.count * MemoryLayout<ShapedGlyph>.stride
    return 192 + glyphs + (runs ?? 0) + text
  }

  /// In points.
  @inline(__always)
  func width(at scale: TextScale) -> Double {
    advance * scale.size + Double(spacedUnits) * scale.letterSpacing
  }
}

extension String {
  /// The UTF-8 bytes, in place where they lie side by side.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
