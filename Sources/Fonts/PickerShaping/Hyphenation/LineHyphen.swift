import CPickerHarfBuzz
import PickerText

/// The hyphen at the end of a line, in the primary face of the text.
///
/// U+2010, or U+002D where the face lacks it. It is shaped alone, and no letter spacing follows it. Source: CSS Text 4,
/// `hyphenate-character: auto`.
struct LineHyphen {
  /// The drawn text: a soft hyphen, which distinguishes it from a hyphen in the text, and the visible one.
  let text: String
  /// Nil if the face has neither character.
  private let glyph: ShapedGlyph?
  private let instance: FontInstance

  init(in instance: FontInstance) {
    self.instance = instance
    let known = [0x2010, 0x2D].lazy.compactMap { code in
      instance.nominalGlyph(of: code).map { (code: code, glyph: $0) }
    }.first
    text = known?.code == 0x2D ? "\u{AD}-" : "\u{AD}\u{2010}"
    glyph = known?.glyph
  }

  /// The advance in points, without letter spacing.
  func width(at scale: TextScale) -> Double {
    glyph?.width(in: instance, at: scale) ?? 0
  }

  /// The run of the hyphen behind `byte`, with the direction of `run`.
  func run(at byte: Int, like run: ShapedRun) -> ShapedRuns {
    guard var glyph else { return ShapedRuns() }
    glyph.cluster = UInt32(truncatingIfNeeded: byte)
    var run = run
    run.instance = instance
    run.bytes = byte..<byte
    run.glyphs = 0..<1
    return ShapedRuns(glyphs: [glyph], runs: [run])
  }
}

extension FontInstance {
  /// The glyph of a character outside any shaping context; nil if the face has none.
  fileprivate func nominalGlyph(of character: UInt32) -> ShapedGlyph? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(harfbuzz, character, &glyph) != 0 else { return nil }
    return ShapedGlyph(
      id: UInt16(truncatingIfNeeded: glyph), cluster: 0,
      advance: hb_font_get_glyph_h_advance(harfbuzz, glyph))
  }
}
