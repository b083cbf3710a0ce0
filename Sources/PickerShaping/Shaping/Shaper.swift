import CPickerHarfBuzz
import PickerGeometry
import PickerText

/// Turns texts into glyphs. One thread uses it at a time.
struct Shaper: ~Copyable {
  let buffer = HarfBuzzBuffer()

  /// Shapes all of `text` on one line.
  func shape(_ text: String, style: ShapingStyle) -> ShapedText {
    var text = text
    return text.withUTF8 { bytes in
      shape(bytes, source: String(decoding: bytes, as: UTF8.self), style: style)
    }
  }

  private func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, source: String, style: ShapingStyle
  ) -> ShapedText {
    if let plain = PlainText(bytes, direction: style.direction),
      let shaped = shapePlain(bytes, script: plain.script, style: style)
    {
      return ShapedText(
        source, key: Array(bytes), style: style, shaped: shaped, baseLevel: 0,
        direction: plain.direction, missing: [], hasForcedBreaks: false)
    }
    let itemized = Itemizer.itemize(source, direction: style.direction)
    let spaced = LineControls.spaced(bytes)
    var result = ShapedRuns()
    var missing = MissingCharacters()
    (spaced ?? Array(bytes)).withUnsafeBufferPointer { bytes in
      for item in itemized.items {
        shape(item, of: bytes, style: style, into: &result, missing: &missing)
      }
    }
    return ShapedText(
      source, key: Array(bytes), style: style, shaped: result, baseLevel: itemized.baseLevel,
      direction: itemized.direction, missing: missing.found,
      hasForcedBreaks: spaced != nil && LineControls.hasForcedBreaks(bytes))
  }

  /// One run in the first face; nil where that face lacks something.
  private func shapePlain(
    _ bytes: UnsafeBufferPointer<UInt8>, script: hb_script_t, style: ShapingStyle
  ) -> ShapedRuns? {
    let item = TextItem(bytes: 0..<bytes.count, script: script, level: 0, isEmoji: false)
    run(item, of: bytes, in: style.primary, style: style)
    var result = ShapedRuns()
    let isWhole = buffer.withGlyphs { infos, positions in
      append(infos, positions, item, style: style, to: &result.glyphs)
    }
    guard isWhole else { return nil }
    if !result.glyphs.isEmpty {
      result.runs = [ShapedRun(item, in: style.primary, glyphs: 0..<result.glyphs.count)]
    }
    return result
  }

  /// Shapes an item in one face; the glyphs are in the buffer then.
  func run(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, in instance: FontInstance,
    style: ShapingStyle
  ) {
    style.harfbuzzFeatures.withUnsafeBufferPointer { features in
      buffer.shape(
        bytes, item.bytes, with: instance.harfbuzz, script: item.script,
        isRightToLeft: item.level & 1 == 1, language: style.harfbuzzLanguage, features: features)
    }
  }

  /// Copies glyphs out of the buffer.
  ///
  /// - Returns: Whether the face had them all.
  @discardableResult
  func append(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
    _ positions: UnsafeBufferPointer<hb_glyph_position_t>, _ item: TextItem,
    style: ShapingStyle, to glyphs: inout [ShapedGlyph]
  ) -> Bool {
    var isWhole = true
    glyphs.reserveCapacity(glyphs.count + infos.count)
    let start = glyphs.count
    for (info, position) in zip(infos, positions) {
      if info.codepoint == 0 { isWhole = false }
      glyphs.append(ShapedGlyph(info, position))
    }
    if style.isSpaced { LetterSpacing.mark(&glyphs, from: start, script: item.script) }
    return isWhole
  }
}

extension ShapedGlyph {
  init(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) {
    self.init(
      id: info.codepoint, cluster: info.cluster, advance: position.x_advance,
      dx: position.x_offset, dy: position.y_offset,
      isSafeToPart: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
  }
}

extension ShapedRun {
  init(_ item: TextItem, in instance: FontInstance, glyphs: Range<Int>) {
    self.init(
      instance: instance, glyphs: glyphs, bytes: item.bytes, level: item.level,
      script: item.script)
  }
}
