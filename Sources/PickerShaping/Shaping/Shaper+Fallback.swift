import CPickerHarfBuzz
import PickerLimits

extension Shaper {
  /// Shapes an item, each of its clusters in the first face of the stack that covers the whole cluster.
  ///
  /// Each face shapes the whole range at once, and the clusters it lacks go to the next face. Spaces and
  /// punctuation therefore stay with the first face, and letters join across a change of face as within one.
  func shape(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    let order = item.isEmoji ? style.emojiFirstOrder() : nil
    var fallback = FallbackRun(order: order, count: style.faceCount, item: item)
    shape(&fallback, of: bytes, style: style, into: &result, missing: &missing)
  }

  private func shape(
    _ wanted: inout FallbackRun, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    while Budget.mayProceed, let index = wanted.nextIndex() {
      guard let instance = style.instance(at: index) else { continue }
      // Checking coverage before shaping is what keeps long stacks cheap: without it, a text of one script
      // in a stack of twenty faces would be shaped twenty times, nineteen times into `.notdef` only.
      if let letters = wanted.letters, !instance.typeface.characters.mayContainAny(of: letters) {
        continue
      }
      switch instance.coverage(of: wanted.item, in: bytes) {
      case .missing: continue
      case .spacesOnly:
        shapeBetweenSpaces(
          of: instance, wanted, bytes: bytes, style: style, into: &result, missing: &missing)
        return
      case .partial: break
      }
      if shapeByWords(wanted.item, of: bytes, in: instance, style: style) {
        result.append(scratch.words.glyphs, of: wanted.item, in: instance)
        return
      }
      run(wanted.item, of: bytes, in: instance, style: style)
      let shaped = buffer.glyphs
      if shaped.isComplete {
        result.append(shaped, of: wanted.item, in: instance, isSpaced: style.isSpaced)
        return
      }
      if shaped.isAllMissing { continue }
      shapeParts(
        of: capture(wanted.item, style: style), in: instance, wanted, bytes: bytes, style: style,
        into: &result, missing: &missing)
      return
    }
    shapeUncovered(wanted, of: bytes, style: style, into: &result, missing: &missing)
  }

  /// Shapes what no face of the stack covers: in a system face, if there is one, else as `.notdef`.
  private func shapeUncovered(
    _ wanted: FallbackRun, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    guard Budget.mayProceed else { return }
    let text = String(decoding: bytes[wanted.item.bytes], as: UTF8.self)
    guard let instance = style.systemInstance(for: text) else {
      shapeMissing(wanted.item, of: bytes, style: style, into: &result, missing: &missing)
      return
    }
    run(wanted.item, of: bytes, in: instance, style: style)
    let shaped = capture(wanted.item, style: style)
    if shaped.isAllMissing {
      shapeMissing(wanted.item, of: bytes, style: style, into: &result, missing: &missing)
    } else {
      shapeParts(
        of: shaped, in: instance, wanted, bytes: bytes, style: style, into: &result,
        missing: &missing)
    }
  }

  /// Shapes spaces in a face that covers nothing else, and the words between them in the following faces.
  ///
  /// Shaping the whole range would give the same result, because each space is a cluster of its own for the
  /// face. Splitting avoids shaping the words in a face without their letters, and lets each word be cached.
  private func shapeBetweenSpaces(
    of instance: FontInstance, _ wanted: FallbackRun, bytes: UnsafeBufferPointer<UInt8>,
    style: ShapingStyle, into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    var start = wanted.item.bytes.lowerBound
    while start < wanted.item.bytes.upperBound, Budget.mayProceed {
      let isSpace = bytes[start] == 0x20
      var part = wanted
      var end = start
      while end < wanted.item.bytes.upperBound, (bytes[end] == 0x20) == isSpace { end += 1 }
      part.item.bytes = start..<end
      start = end
      if !isSpace {
        part.letters = LetterBlocks(bytes, part.item.bytes)
        shape(&part, of: bytes, style: style, into: &result, missing: &missing)
      } else if shapeByWords(part.item, of: bytes, in: instance, style: style) {
        result.append(scratch.words.glyphs, of: part.item, in: instance)
      } else {
        run(part.item, of: bytes, in: instance, style: style)
        result.append(buffer.glyphs, of: part.item, in: instance, isSpaced: style.isSpaced)
      }
    }
  }

  /// Appends the clusters that the face covers, and shapes the others in the following faces, in reading order.
  ///
  /// Covered clusters are not reshaped by themselves: their letters have joined those of other faces as if the
  /// face covered them, and must keep these forms. For this reason the others are shaped with the whole text
  /// as context, too.
  private func shapeParts(
    of shaped: CapturedGlyphs, in instance: FontInstance, _ wanted: FallbackRun,
    bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle, into result: inout ShapedRuns,
    missing: inout MissingCharacters
  ) {
    for part in shaped.parts(of: wanted.item) where Budget.mayProceed {
      var rest = wanted
      rest.letters = nil
      rest.item.bytes = part.bytes
      if part.isCovered {
        result.append(shaped.glyphs[part.glyphs], of: rest.item, in: instance)
      } else {
        shape(&rest, of: bytes, style: style, into: &result, missing: &missing)
      }
    }
  }

  /// Shapes an item as `.notdef` glyphs of the primary face, and records its missing characters.
  private func shapeMissing(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    run(item, of: bytes, in: style.primary, style: style)
    let shaped = capture(item, style: style)
    for part in shaped.parts(of: item) where !part.isCovered {
      missing.record(String(decoding: bytes[part.bytes], as: UTF8.self), in: style)
    }
    result.append(shaped.glyphs, of: item, in: style.primary)
  }

  private func capture(_ item: TextItem, style: ShapingStyle) -> CapturedGlyphs {
    CapturedGlyphs(glyphs: glyphs(of: item, style: style))
  }
}

/// A range of text and the faces that remain to be tried for it.
private struct FallbackRun {
  /// The indices in the stack in the order in which they are tried; nil for stack order.
  let order: [Int]?
  let count: Int
  /// The number of faces tried so far.
  private var tried = 0
  var item: TextItem
  /// The letter blocks, if the range is known to consist of letters only.
  var letters: LetterBlocks?

  init(order: [Int]?, count: Int, item: TextItem) {
    self.order = order
    self.count = count
    self.item = item
  }

  @inline(__always)
  mutating func nextIndex() -> Int? {
    if tried == count { return nil }
    defer { tried += 1 }
    return order.map { $0[tried] } ?? tried
  }
}

extension LetterBlocks {
  /// Returns nil unless every character of the word is certainly a letter, cannot be composed from others, and
  /// lies below ``LetterBlocks/end``: only then does a missing letter mean that the face cannot set it.
  fileprivate init?(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) {
    self.init()
    for scalar in UTF8Scalars(bytes, word) {
      if scalar >= LetterBlocks.end || !scalar.isUncomposedLetter { return nil }
      insert(scalar)
    }
  }
}

/// The glyphs that one face produced for a range of text.
private struct CapturedGlyphs {
  var glyphs: [ShapedGlyph]

  struct Part {
    var isCovered: Bool
    var glyphs: Range<Int>
    var bytes: Range<Int>
  }

  /// Whether every glyph is `.notdef`.
  var isAllMissing: Bool { glyphs.allSatisfy { $0.id == 0 } }

  /// The maximal ranges of clusters that are all covered or all missing, in reading order.
  func parts(of item: TextItem) -> [Part] {
    var parts: [Part] = []
    for cluster in clusters() {
      if let last = parts.last, last.isCovered == cluster.isCovered {
        parts[parts.count - 1].glyphs =
          min(
            last.glyphs.lowerBound, cluster.glyphs.lowerBound)..<max(
            last.glyphs.upperBound, cluster.glyphs.upperBound)
      } else {
        parts.append(cluster)
      }
    }
    for i in parts.indices {
      let end = i + 1 < parts.count ? parts[i + 1].bytes.lowerBound : item.bytes.upperBound
      parts[i].bytes = parts[i].bytes.lowerBound..<max(end, parts[i].bytes.lowerBound)
    }
    return parts
  }

  /// One part per cluster, in reading order; only the first byte of each is known at this point.
  private func clusters() -> [Part] {
    var found: [Part] = []
    var start = 0
    while start < glyphs.count {
      let cluster = glyphs[start].cluster
      var end = start + 1
      while end < glyphs.count, glyphs[end].cluster == cluster { end += 1 }
      let isCovered = glyphs[start..<end].allSatisfy { $0.id != 0 }
      found.append(
        Part(isCovered: isCovered, glyphs: start..<end, bytes: Int(cluster)..<Int(cluster)))
      start = end
    }
    let isReversed = (found.first?.bytes.lowerBound ?? 0) > (found.last?.bytes.lowerBound ?? 0)
    return isReversed ? found.reversed() : found
  }
}

extension ShapedRuns {
  /// Appends a run.
  fileprivate mutating func append(
    _ more: some Collection<ShapedGlyph>, of item: TextItem, in instance: FontInstance
  ) {
    if more.isEmpty { return }
    let start = glyphs.count
    glyphs.append(contentsOf: more)
    runs.append(ShapedRun(item, in: instance, glyphs: start..<glyphs.count))
  }

  fileprivate mutating func append(
    _ more: ShapedBuffer, of item: TextItem, in instance: FontInstance, isSpaced: Bool
  ) {
    if more.count == 0 { return }
    let start = glyphs.count
    more.withGlyphs { glyphs.append(contentsOf: $0) }
    if isSpaced { LetterSpacing.mark(&glyphs, from: start, script: item.script) }
    runs.append(ShapedRun(item, in: instance, glyphs: start..<glyphs.count))
  }
}

/// How much of a range of text a face covers.
private enum FaceCoverage {
  /// None of the characters.
  case missing
  /// Only spaces, each of which is a cluster of its own.
  case spacesOnly
  /// At least one character, or one that HarfBuzz may compose or set without a glyph.
  case partial
}

extension FontInstance {
  fileprivate func coverage(
    of item: TextItem, in bytes: UnsafeBufferPointer<UInt8>
  ) -> FaceCoverage {
    var coverage = FaceCoverage.missing
    var isAfterSpace = false
    for scalar in UTF8Scalars(bytes, item.bytes) {
      // A mark after a space forms a cluster with it, so the space is not a cluster of its own then.
      if scalar == 0x20, typeface.characters.contains(scalar) {
        coverage = .spacesOnly
        isAfterSpace = true
        continue
      }
      if typeface.characters.contains(scalar) { return .partial }
      if !scalar.isUncomposedLetter {
        if mayCompose(scalar) || isAfterSpace && !scalar.isLetter { return .partial }
      }
      isAfterSpace = false
    }
    return coverage
  }

  /// Whether HarfBuzz may be able to set a character that the face does not cover.
  private func mayCompose(_ scalar: UInt32) -> Bool {
    if scalar.needsNoGlyph { return true }
    if scalar.isUncomposed { return false }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    let functions = hb_unicode_funcs_get_default()
    let isComposed = hb_unicode_decompose(functions, scalar, &first, &second) != 0
    return isComposed && typeface.characters.contains(first)
  }
}

extension UInt32 {
  /// Whether the character certainly has no decomposition.
  fileprivate var isUncomposed: Bool { self < 0xC0 || isUncomposedLetter }

  /// Whether the character is certainly a letter without a decomposition.
  @inline(__always)
  fileprivate var isUncomposedLetter: Bool {
    switch self {
    case 0x5D0...0x5EA, 0x627...0x63F, 0x904...0x928, 0xE01...0xE30, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// Whether the character is a letter, which starts a cluster whatever precedes it.
  fileprivate var isLetter: Bool {
    switch hb_unicode_general_category(hb_unicode_funcs_get_default(), self) {
    case HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER, HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER,
      HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER:
      true
    default: false
    }
  }

  /// Whether HarfBuzz can set the character without a glyph of its own: spaces, the non-breaking hyphen, and
  /// default-ignorable characters.
  fileprivate var needsNoGlyph: Bool {
    switch self {
    case ..<0xAD: self == 0xA0
    case 0x2000...0x2011, 0x202F, 0x205F, 0x3000, 0x1680: true
    case 0xAE..<0x34F, 0x350..<0x115F, 0x3001..<0x3164, 0x3165..<0xFE00: false
    default: Unicode.Scalar(self)?.properties.isDefaultIgnorableCodePoint == true
    }
  }
}
