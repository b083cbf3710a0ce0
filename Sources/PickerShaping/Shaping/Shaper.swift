import CPickerHarfBuzz
import PickerGeometry
import PickerLimits
import PickerText

/// Turns texts into glyphs. One thread uses it at a time.
struct Shaper: ~Copyable {
  let buffer = HarfBuzzBuffer()
  let bench: Workbench

  init(bench: Workbench) {
    self.bench = bench
  }

  /// Shapes all of `text` on one line.
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
    let plain = PlainText(bytes, direction: style.direction)
    if let plain, let shaped = shapePlain(plain, bytes, source: source, style: style) {
      return shaped
    }
    return shapeItems(plain, bytes, source: source, style: style)
  }

  /// One run in the first face; nil where that face lacks something, or there is more to it.
  private func shapePlain(
    _ plain: PlainText, _ bytes: UnsafeBufferPointer<UInt8>, source: String, style: ShapingStyle
  ) -> ShapedText? {
    let face = style.primary
    guard !style.isSpaced, face.typeface.characters.contains(plain.letter) else { return nil }
    let item = TextItem(plain, count: bytes.count)
    var advance = 0
    if plain.hasSpace, shapeByWords(item, of: bytes, in: face, style: style) {
      let storage = GlyphStorage(bench.words.glyphs, advance: &advance)
      return ShapedText(source, plain: plain, style: style, storage: storage, advance: advance)
    }
    if plain.isASCII {
      buffer.shape(
        ascii: bytes, with: face.harfbuzz, script: plain.script,
        language: style.harfbuzzLanguage, features: style.harfbuzzFeatures)
    } else {
      run(item, of: bytes, in: face, style: style)
    }
    let shaped = buffer.glyphs
    guard shaped.isWhole else { return nil }
    let storage = GlyphStorage(shaped, advance: &advance)
    return ShapedText(source, plain: plain, style: style, storage: storage, advance: advance)
  }

  /// Run by run, each cluster in the first face that has it.
  private func shapeItems(
    _ plain: PlainText?, _ bytes: UnsafeBufferPointer<UInt8>, source: String, style: ShapingStyle
  ) -> ShapedText {
    var result = ShapedRuns()
    swap(&result, &bench.runs)
    defer { swap(&result, &bench.runs) }
    result.removeAll()
    var missing = MissingCharacters()
    if let plain {
      if !bytes.isEmpty {
        let item = TextItem(plain, count: bytes.count)
        shape(item, of: bytes, style: style, into: &result, missing: &missing)
      }
      guard Budget.mayProceed else { return shape("", style: style) }
      return ShapedText(
        source, style: style, shaped: result, direction: plain.direction, missing: missing.found,
        hasForcedBreaks: false)
    }
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
    guard Budget.mayProceed else { return shape("", style: style) }
    return ShapedText(
      source, style: style, shaped: result, direction: itemized.direction, missing: missing.found,
      hasForcedBreaks: spaced != nil && LineControls.hasForcedBreaks(bytes))
  }

  /// Shapes an item in one face; the glyphs are in the buffer then.
  func run(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, in instance: FontInstance,
    style: ShapingStyle
  ) {
    buffer.shape(
      bytes, item.bytes, with: instance.harfbuzz, script: item.script,
      isRightToLeft: item.level & 1 == 1, language: style.harfbuzzLanguage,
      features: style.harfbuzzFeatures)
  }

  /// The glyphs of `item`, copied out of the buffer.
  func glyphs(of item: TextItem, style: ShapingStyle) -> [ShapedGlyph] {
    let shaped = buffer.glyphs
    var glyphs = (0..<shaped.count).map { shaped[$0] }
    if style.isSpaced { LetterSpacing.mark(&glyphs, from: 0, script: item.script) }
    return glyphs
  }
}

extension TextItem {
  /// All of a plain text.
  init(_ plain: PlainText, count: Int) {
    self.init(bytes: 0..<count, script: plain.script, level: plain.level, isEmoji: false)
  }
}

extension ShapedGlyph {
  @inline(__always)
  init(_ info: hb_glyph_info_t, _ position: hb_glyph_position_t) {
    self.init(
      id: UInt16(truncatingIfNeeded: info.codepoint),
      isSafeToPart: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0,
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
