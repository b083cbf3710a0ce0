import CPickerHarfBuzz
import PickerGeometry
import PickerText

/// One glyph as it was shaped: lengths in 1/65536 em, y up.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// Where its characters begin, in UTF-8 bytes of the text.
  var cluster: UInt32
  var advance: Int32
  var dx: Int32 = 0
  var dy: Int32 = 0
  /// Whether the text can be parted before this glyph's cluster without shaping anew.
  var isSafeToPart = true
  /// Whether letter spacing goes in after it: the last glyph of a typographic unit.
  var takesSpacing = false
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
final class ShapedText: Sendable {
  let source: String
  /// The source's bytes, by which the cache finds it.
  let key: [UInt8]
  let style: ShapingStyle
  let styleNumber: UInt32
  let shaped: ShapedRuns
  /// In em, without letter spacing.
  let advance: Double
  let spacedUnits: Int
  let baseLevel: UInt8
  /// Nil where none was asked for and no character is strong.
  let direction: LayoutDirection?
  let missing: [Unicode.Scalar]
  /// Whether the first face of the stack is the only one.
  let isAllPrimary: Bool
  /// Whether there is a character at which a line ends whatever the room.
  let hasForcedBreaks: Bool

  init(
    _ source: String, key: [UInt8], style: ShapingStyle, shaped: ShapedRuns, baseLevel: UInt8,
    direction: LayoutDirection?, missing: [Unicode.Scalar], hasForcedBreaks: Bool
  ) {
    self.source = source
    self.key = key
    self.style = style
    styleNumber = style.number
    self.shaped = shaped
    self.baseLevel = baseLevel
    self.direction = direction
    self.missing = missing
    self.hasForcedBreaks = hasForcedBreaks
    advance = Double(shaped.advance()) / FontInstance.unitsPerEm
    spacedUnits = style.isSpaced ? shaped.spacedUnits() : 0
    isAllPrimary = shaped.runs.allSatisfy { $0.instance === style.primary }
  }

  /// In points.
  func width(at scale: TextScale) -> Double {
    advance * scale.size + Double(spacedUnits) * scale.letterSpacing
  }
}
