import CPickerHarfBuzz
import PickerGeometry
import PickerText

/// One shaped glyph; lengths are in the units of its instance, ``FontInstance/unitsPerEm``, y up.
struct ShapedGlyph: Equatable, Sendable {
  /// The glyph index, which has 16 bits in OpenType.
  var id: UInt16
  /// Whether the text can be split before this glyph's cluster without reshaping (not "unsafe to break").
  var isSafeToBreak = true
  /// Whether letter spacing follows the glyph: true for the last glyph of a cluster.
  var takesSpacing = false
  /// The cluster: the UTF-8 byte offset at which its characters begin.
  var cluster: UInt32
  var advance: Int32
  var dx: Int32 = 0
  var dy: Int32 = 0
}

/// Glyphs of one face and direction, in visual order.
struct ShapedRun: Sendable {
  var instance: FontInstance
  /// The range of its glyphs in the text.
  var glyphs: Range<Int>
  /// The range of its bytes in the text.
  var bytes: Range<Int>
  var level: UInt8
  var script: hb_script_t
  /// Whether it is the ellipsis of a truncated line.
  var isEllipsis = false

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// Shaped runs and their glyphs.
struct ShapedRuns: Sendable {
  /// The glyphs of all runs, in visual order within each run.
  var glyphs: [ShapedGlyph] = []
  /// The runs in reading order.
  var runs: [ShapedRun] = []

  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
  }

  /// The capacity of the arrays in bytes.
  var footprint: Int {
    glyphs.capacity * MemoryLayout<ShapedGlyph>.stride
      + runs.capacity * MemoryLayout<ShapedRun>.stride
  }

  /// The sum of all advances in 1/65536 em.
  func advance() -> Int {
    glyphs.reduce(0) { $0 + Int($1.advance) }
  }

  /// The number of letter spaces.
  func spacedUnits() -> Int {
    glyphs.reduce(0) { $0 + ($1.takesSpacing ? 1 : 0) }
  }
}

/// A text shaped on one line, independent of the font size.
///
/// Small, because the cache holds one for each text.
final class ShapedText: Sendable {
  /// The text in contiguous UTF-8.
  let source: String
  let style: ShapingStyle
  /// The advance in em, without letter spacing.
  let advance: Double
  let spacedUnits: Int
  let styleNumber: UInt64
  private let singleRunScript: hb_script_t
  private let singleRunLevel: UInt8
  /// The paragraph direction; nil if none was requested and no character is strong.
  let direction: LayoutDirection?
  /// Whether all runs are set in the primary face.
  let isAllPrimary: Bool
  /// Whether the text has a forced line break.
  let hasForcedBreaks: Bool
  private let storage: GlyphStorage
  /// Nil for a single run in the primary face.
  private let details: Details?

  private struct Details {
    let runs: [ShapedRun]
    let missing: [Unicode.Scalar]
  }

  /// Creates a text of any number of runs.
  ///
  /// - Parameter key: The bytes of the source.
  init(
    _ source: String, key: UnsafeBufferPointer<UInt8>, style: ShapingStyle, shaped: ShapedRuns,
    direction: LayoutDirection?,
    missing: [Unicode.Scalar], hasForcedBreaks: Bool
  ) {
    self.source = source
    self.style = style
    self.direction = direction
    self.hasForcedBreaks = hasForcedBreaks
    styleNumber = style.number
    storage = GlyphStorage(shaped.glyphs, key: key)
    details = Details(runs: shaped.runs, missing: missing)
    singleRunScript = HB_SCRIPT_COMMON
    singleRunLevel = 0
    advance = Double(shaped.advance()) / style.primary.unitsPerEm
    spacedUnits = style.isSpaced ? shaped.spacedUnits() : 0
    isAllPrimary = shaped.runs.allSatisfy { $0.instance === style.primary }
  }

  /// Creates a text that is a single run in the primary face, without letter spacing.
  ///
  /// - Parameter advance: The sum of all advances, in 1/65536 em.
  init(
    _ source: String, singleRun: SingleRunText, style: ShapingStyle,
    storage: consuming GlyphStorage, advance: Int
  ) {
    self.source = source
    self.style = style
    styleNumber = style.number
    direction = singleRun.direction
    isAllPrimary = true
    hasForcedBreaks = false
    details = nil
    singleRunScript = singleRun.script
    singleRunLevel = singleRun.level
    self.storage = storage
    self.advance = Double(advance) / style.primary.unitsPerEm
    spacedUnits = 0
  }

  /// The bytes of the source: the cache key.
  @inline(__always)
  var key: UnsafeBufferPointer<UInt8> { storage.key }

  /// Characters that no face of the stack covers, each once.
  var missing: [Unicode.Scalar] { details?.missing ?? [] }

  /// Emoji that the bundled face measures and no colour face has, each once.
  var missingPictures: [String] {
    guard let runs = details?.runs, runs.contains(where: \.instance.typeface.measuresOnly) else {
      return []
    }
    let measured = runs.filter { $0.instance.typeface.measuresOnly }
    let texts = measured.map { run in
      source.withBytes { String(decoding: $0[run.bytes], as: UTF8.self) }
    }
    return style.emojiWithoutPicture(in: texts.joined())
  }

  /// Families of the font that are not loaded.
  var missingFamilies: [String] { style.missingFamilies }

  /// A copy of the glyphs, in visual order within each run.
  ///
  /// - Complexity: O(*n*).
  var glyphs: [ShapedGlyph] { Array(storage.glyphs) }

  func glyph(at place: Int) -> ShapedGlyph { storage.glyphs[place] }

  func glyphs(_ places: Range<Int>) -> [ShapedGlyph] { Array(storage.glyphs[places]) }

  /// The runs in reading order.
  var runs: [ShapedRun] {
    if let details { return details.runs }
    if storage.glyphs.isEmpty { return [] }
    let all = TextItem(
      bytes: 0..<source.utf8.count, script: singleRunScript, level: singleRunLevel, isEmoji: false)
    return [ShapedRun(all, in: style.primary, glyphs: 0..<storage.glyphs.count)]
  }

  var shaped: ShapedRuns { ShapedRuns(glyphs: glyphs, runs: runs) }

  /// The approximate size in bytes: the object and its arrays, including their headers.
  var footprint: Int {
    let runs = details.map {
      64 + $0.runs.count * MemoryLayout<ShapedRun>.stride + 4 * $0.missing.count
    }
    let count = storage.key.count
    let text = count > 15 ? 32 + 2 * count : count
    let glyphs = storage.glyphs.count * MemoryLayout<ShapedGlyph>.stride
    return 192 + glyphs + (runs ?? 0) + text
  }

  /// The width in points, including letter spacing, which may make it negative.
  @inline(__always)
  func width(at scale: TextScale) -> Double {
    if let browser = scale.browser { return width(in: browser, at: scale) }
    return advance * scale.size + Double(spacedUnits) * scale.letterSpacing
  }

  /// The width in points as a browser rounds it. O(*glyphs*).
  @inline(never)
  private func width(in browser: Browser, at scale: TextScale) -> Double {
    BrowserAdvances(browser, at: scale).width(of: runs, storage.glyphs)
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes, without a copy if they are contiguous.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? withCopiedBytes(body)
  }

  @inline(never)
  private func withCopiedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    Array(utf8).withUnsafeBufferPointer(body)
  }
}
