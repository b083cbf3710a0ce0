import CPickerHarfBuzz
import PickerLimits

extension Shaper {
  /// Shapes an item, each of its clusters in the first face of the stack that has all of it.
  ///
  /// A face is asked for the whole stretch at once; what it lacks goes to the next. So spaces and
  /// punctuation stay with the first face, and letters join over a change of face as they would in
  /// one.
  func shape(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    let order = item.isEmoji ? style.emojiPlaces() : nil
    var fallback = FallbackRun(order: order, count: style.faceCount, item: item)
    shape(&fallback, of: bytes, style: style, into: &result, missing: &missing)
  }

  private func shape(
    _ wanted: inout FallbackRun, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    while Budget.mayProceed, let place = wanted.nextPlace() {
      guard let instance = style.instance(at: place) else { continue }
      // Each look before the shaping saves one: a text of one script in a stack of twenty faces would be
      // shaped twenty times, and nineteen times into nothing but boxes.
      if let letters = wanted.letters, !instance.typeface.characters.hasSome(of: letters) {
        continue
      }
      switch instance.share(of: wanted.item, in: bytes) {
      case .nothing: continue
      case .spaces:
        shapeBetweenSpaces(
          of: instance, wanted, bytes: bytes, style: style, into: &result, missing: &missing)
        return
      case .something: break
      }
      if shapeByWords(wanted.item, of: bytes, in: instance, style: style) {
        result.append(bench.words.glyphs, of: wanted.item, in: instance)
        return
      }
      run(wanted.item, of: bytes, in: instance, style: style)
      let shaped = buffer.glyphs
      if shaped.isWhole {
        result.append(shaped, of: wanted.item, in: instance, isSpaced: style.isSpaced)
        return
      }
      if shaped.isEmpty { continue }
      shapeParts(
        of: capture(wanted.item, style: style), in: instance, wanted, bytes: bytes, style: style,
        into: &result, missing: &missing)
      return
    }
    shapeLast(wanted, of: bytes, style: style, into: &result, missing: &missing)
  }

  /// What no face of the stack has: in a face of the system, if there is one, else as boxes.
  private func shapeLast(
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
    if shaped.isEmpty {
      shapeMissing(wanted.item, of: bytes, style: style, into: &result, missing: &missing)
    } else {
      shapeParts(
        of: shaped, in: instance, wanted, bytes: bytes, style: style, into: &result,
        missing: &missing)
    }
  }

  /// The spaces in a face that has nothing else, the words in the faces behind it.
  ///
  /// That is what shaping the whole stretch would end in, for spaces that the face has are whole clusters
  /// to it, and costs no shaping of words in a face without their letters. Words that stand apart can
  /// also be remembered one by one.
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
        result.append(bench.words.glyphs, of: part.item, in: instance)
      } else {
        run(part.item, of: bytes, in: instance, style: style)
        result.append(buffer.glyphs, of: part.item, in: instance, isSpaced: style.isSpaced)
      }
    }
  }

  /// What the face had goes into the result, the rest to the faces behind it, in reading order.
  ///
  /// What it had is not shaped again by itself: its letters joined those of other faces as if they were
  /// there, and so they shall look. Each rest is shaped with all of the text round it for the same reason.
  private func shapeParts(
    of shaped: CapturedGlyphs, in instance: FontInstance, _ wanted: FallbackRun,
    bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle, into result: inout ShapedRuns,
    missing: inout MissingCharacters
  ) {
    for part in shaped.parts(of: wanted.item) where Budget.mayProceed {
      var rest = wanted
      rest.letters = nil
      rest.item.bytes = part.bytes
      if part.isThere {
        result.append(shaped.glyphs[part.glyphs], of: rest.item, in: instance)
      } else {
        shape(&rest, of: bytes, style: style, into: &result, missing: &missing)
      }
    }
  }

  /// The boxes of the first face.
  private func shapeMissing(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    run(item, of: bytes, in: style.primary, style: style)
    let shaped = capture(item, style: style)
    for part in shaped.parts(of: item) where !part.isThere {
      missing.note(String(decoding: bytes[part.bytes], as: UTF8.self), in: style)
    }
    result.append(shaped.glyphs, of: item, in: style.primary)
  }

  private func capture(_ item: TextItem, style: ShapingStyle) -> CapturedGlyphs {
    CapturedGlyphs(glyphs: glyphs(of: item, style: style))
  }
}

/// A stretch of text and the faces it has still to be tried in.
private struct FallbackRun {
  /// Places in the stack in the order in which they are tried; nil: one after the other.
  let order: [Int]?
  let count: Int
  /// How many were tried.
  private var tried = 0
  var item: TextItem
  /// Nil where it is not known to be of letters alone.
  var letters: LetterBlocks?

  init(order: [Int]?, count: Int, item: TextItem) {
    self.order = order
    self.count = count
    self.item = item
  }

  @inline(__always)
  mutating func nextPlace() -> Int? {
    if tried == count { return nil }
    defer { tried += 1 }
    return order.map { $0[tried] } ?? tried
  }
}

extension LetterBlocks {
  /// Nil where one of the characters of a word is not surely a letter, or is put together from
  /// others, or comes late in Unicode.
  fileprivate init?(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) {
    self.init()
    for scalar in UTF8Scalars(bytes, word) {
      if scalar >= LetterBlocks.end || !scalar.isWholeLetter { return nil }
      insert(scalar)
    }
  }
}

/// What one face made of a stretch of text.
private struct CapturedGlyphs {
  var glyphs: [ShapedGlyph]

  struct Part {
    var isThere: Bool
    var glyphs: Range<Int>
    var bytes: Range<Int>
  }

  /// Whether the face has no cluster of it.
  var isEmpty: Bool { glyphs.allSatisfy { $0.id == 0 } }

  /// The stretches of clusters that are all there or not, in reading order.
  func parts(of item: TextItem) -> [Part] {
    var parts: [Part] = []
    for cluster in clusters() {
      if let last = parts.last, last.isThere == cluster.isThere {
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

  /// Glyphs of one cluster each, in reading order; only the first byte of each is known yet.
  private func clusters() -> [Part] {
    var found: [Part] = []
    var start = 0
    while start < glyphs.count {
      let cluster = glyphs[start].cluster
      var end = start + 1
      while end < glyphs.count, glyphs[end].cluster == cluster { end += 1 }
      let isThere = glyphs[start..<end].allSatisfy { $0.id != 0 }
      found.append(Part(isThere: isThere, glyphs: start..<end, bytes: Int(cluster)..<Int(cluster)))
      start = end
    }
    let isReversed = (found.first?.bytes.lowerBound ?? 0) > (found.last?.bytes.lowerBound ?? 0)
    return isReversed ? found.reversed() : found
  }
}

extension ShapedRuns {
  /// Puts a run at the end.
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

/// What a face has of a stretch of text.
private enum FaceShare {
  /// Not one character.
  case nothing
  /// Its spaces, each of them a cluster by itself, and nothing else.
  case spaces
  /// One of the characters at least, or HarfBuzz may put one together or do without a glyph for it.
  case something
}

extension FontInstance {
  fileprivate func share(of item: TextItem, in bytes: UnsafeBufferPointer<UInt8>) -> FaceShare {
    var share = FaceShare.nothing
    var isAfterSpace = false
    for scalar in UTF8Scalars(bytes, item.bytes) {
      // A mark after a space would be one cluster with it: then the space is not whole by itself.
      if scalar == 0x20, typeface.characters.contains(scalar) {
        share = .spaces
        isAfterSpace = true
        continue
      }
      if typeface.characters.contains(scalar) { return .something }
      if !scalar.isWholeLetter {
        if mayMake(scalar) || isAfterSpace && !scalar.isLetter { return .something }
      }
      isAfterSpace = false
    }
    return share
  }

  /// Whether HarfBuzz may set a character that the face does not have.
  private func mayMake(_ scalar: UInt32) -> Bool {
    if scalar.needsNoGlyph { return true }
    if scalar.isWhole { return false }
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    let functions = hb_unicode_funcs_get_default()
    let isComposed = hb_unicode_decompose(functions, scalar, &first, &second) != 0
    return isComposed && typeface.characters.contains(first)
  }
}

extension UInt32 {
  /// Whether the character is surely not put together from others.
  fileprivate var isWhole: Bool { self < 0xC0 || isWholeLetter }

  /// Whether the character is surely a letter, and not put together from others.
  @inline(__always)
  fileprivate var isWholeLetter: Bool {
    switch self {
    case 0x5D0...0x5EA, 0x627...0x63F, 0x904...0x928, 0xE01...0xE30, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// Whether the character begins a cluster whatever stands before it.
  fileprivate var isLetter: Bool {
    switch hb_unicode_general_category(hb_unicode_funcs_get_default(), self) {
    case HB_UNICODE_GENERAL_CATEGORY_OTHER_LETTER, HB_UNICODE_GENERAL_CATEGORY_LOWERCASE_LETTER,
      HB_UNICODE_GENERAL_CATEGORY_UPPERCASE_LETTER:
      true
    default: false
    }
  }

  /// Whether HarfBuzz sets the character without the face having it: spaces, the non-breaking
  /// hyphen, and what is not to be seen.
  fileprivate var needsNoGlyph: Bool {
    switch self {
    case ..<0xAD: self == 0xA0
    case 0x2000...0x2011, 0x202F, 0x205F, 0x3000, 0x1680: true
    case 0xAE..<0x34F, 0x350..<0x115F, 0x3001..<0x3164, 0x3165..<0xFE00: false
    default: Unicode.Scalar(self)?.properties.isDefaultIgnorableCodePoint == true
    }
  }
}
