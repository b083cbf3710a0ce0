import CPickerHarfBuzz
import PickerGeometry
import PickerLimits
import PickerText

/// Shapes texts into glyphs. Not thread-safe.
final class Shaper {
  let buffer = HarfBuzzBuffer()
  let scratch: ScratchBuffers

  init(scratch: ScratchBuffers) {
    self.scratch = scratch
  }

  /// Shapes `text` on one line.
  func shape(_ text: String, style: ShapingStyle) -> ShapedText {
    let shaped = text.utf8.withContiguousStorageIfAvailable {
      shape($0, source: text, style: style)
    }
    if let shaped { return shaped }
    var text = text
    text.makeContiguousUTF8()
    return text.withBytes { shape($0, source: text, style: style) }
  }

  private func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, source: String, style: ShapingStyle
  ) -> ShapedText {
    let singleRun = SingleRunText(bytes, direction: style.direction)
    if let singleRun, let shaped = shapeSingleRun(singleRun, bytes, source: source, style: style) {
      return shaped
    }
    return shapeItems(singleRun, bytes, source: source, style: style)
  }

  /// Shapes a single run in the primary face; nil if that face lacks a character, or with letter spacing.
  private func shapeSingleRun(
    _ singleRun: SingleRunText, _ bytes: UnsafeBufferPointer<UInt8>, source: String,
    style: ShapingStyle
  ) -> ShapedText? {
    let face = style.primary
    guard !style.isSpaced, face.covers(singleRun.letter) else { return nil }
    let item = TextItem(singleRun, count: bytes.count)
    var advance = 0
    if singleRun.hasSpace, shapeByWords(item, of: bytes, in: face, style: style) {
      let storage = GlyphStorage(scratch.words.glyphs, key: bytes, advance: &advance)
      return ShapedText(
        source, singleRun: singleRun, style: style, storage: storage, advance: advance)
    }
    if singleRun.isASCII {
      buffer.shape(
        ascii: bytes, with: face, script: singleRun.script,
        language: style.harfbuzzLanguage,
        features: style.harfbuzzFeatures(for: singleRun.script))
    } else {
      run(item, of: bytes, in: face, style: style)
    }
    let shaped = buffer.glyphs
    guard shaped.isComplete else { return nil }
    let storage = GlyphStorage(shaped, key: bytes, advance: &advance)
    return ShapedText(
      source, singleRun: singleRun, style: style, storage: storage, advance: advance)
  }

  /// Shapes run by run, each cluster in the first face that covers it.
  private func shapeItems(
    _ singleRun: SingleRunText?, _ bytes: UnsafeBufferPointer<UInt8>, source: String,
    style: ShapingStyle
  ) -> ShapedText {
    var result = ShapedRuns()
    swap(&result, &scratch.runs)
    defer { swap(&result, &scratch.runs) }
    result.removeAll()
    if let singleRun {
      return shape(singleRun, bytes, source: source, style: style, into: &result)
    }
    scratch.isComplete = ICU.isOpen()
    var missing = MissingCharacters()
    let itemized = Itemizer.itemize(source, direction: style.direction)
    let spaced = LineControls.spaced(bytes)
    for item in itemized.items {
      guard Budget.mayProceed else { return shape("", style: style) }
      if let spaced {
        spaced.withUnsafeBufferPointer {
          shape(item, of: $0, style: style, into: &result, missing: &missing)
        }
      } else {
        shape(item, of: bytes, style: style, into: &result, missing: &missing)
      }
    }
    guard bytes.isEmpty || Budget.mayProceed else { return shape("", style: style) }
    return ShapedText(
      source, key: bytes, style: style, shaped: result, direction: itemized.direction,
      missing: missing.found,
      hasForcedBreaks: spaced != nil && LineControls.hasForcedBreaks(bytes))
  }

  private func shape(
    _ singleRun: SingleRunText, _ bytes: UnsafeBufferPointer<UInt8>, source: String,
    style: ShapingStyle, into result: inout ShapedRuns
  ) -> ShapedText {
    var missing = MissingCharacters()
    if !bytes.isEmpty {
      let item = TextItem(singleRun, count: bytes.count)
      shape(item, of: bytes, style: style, into: &result, missing: &missing)
    }
    guard bytes.isEmpty || Budget.mayProceed else { return shape("", style: style) }
    return ShapedText(
      source, key: bytes, style: style, shaped: result, direction: singleRun.direction,
      missing: missing.found,
      hasForcedBreaks: false)
  }

  /// Shapes an item in one face and leaves the glyphs in ``buffer``.
  func run(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, in instance: FontInstance,
    style: ShapingStyle
  ) {
    buffer.shape(
      bytes, item.bytes, with: instance, script: item.script,
      isRightToLeft: item.level & 1 == 1, language: style.harfbuzzLanguage,
      features: style.harfbuzzFeatures(for: item.script))
  }

  /// A copy of the glyphs of `item` in ``buffer``.
  func glyphs(
    of item: TextItem, in instance: FontInstance, style: ShapingStyle
  ) -> [ShapedGlyph] {
    let shaped = buffer.glyphs
    var glyphs = (0..<shaped.count).map { shaped[$0] }
    if style.isSpaced { LetterSpacing.mark(&glyphs, from: 0, script: item.script, in: instance) }
    return glyphs
  }
}

extension TextItem {
  /// Creates the item of a single-run text.
  init(_ singleRun: SingleRunText, count: Int) {
    self.init(bytes: 0..<count, script: singleRun.script, level: singleRun.level, isEmoji: false)
  }
}

extension ShapedGlyph {
  @inline(__always)
  init(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) {
    self.init(
      id: UInt16(truncatingIfNeeded: info.codepoint),
      isSafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0,
      cluster: info.cluster, advance: position.x_advance, dx: position.x_offset,
      dy: position.y_offset)
  }
}

extension ShapedRun {
  init(_ item: TextItem, in instance: FontInstance, glyphs: Range<Int>) {
    self.init(
      instance: instance, glyphs: glyphs, bytes: item.bytes, level: item.level,
      script: item.script)
  }
}
