import CPickerHarfBuzz

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
    let places = style.places(forEmoji: item.isEmoji)
    var fallback = FallbackRun(places: places[...], item: item)
    shape(&fallback, of: bytes, style: style, into: &result, missing: &missing)
  }

  private func shape(
    _ wanted: inout FallbackRun, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    while let place = wanted.places.popFirst() {
      guard let instance = style.instance(at: place), instance.mayHave(wanted.item, of: bytes)
      else { continue }
      run(wanted.item, of: bytes, in: instance, style: style)
      let shaped = capture(wanted.item, style: style)
      if shaped.isWhole {
        result.append(shaped.glyphs, of: wanted.item, in: instance)
        return
      }
      if shaped.isEmpty { continue }
      shapeParts(
        of: shaped, in: instance, wanted, bytes: bytes, style: style, into: &result,
        missing: &missing)
      return
    }
    shapeLast(wanted, of: bytes, style: style, into: &result, missing: &missing)
  }

  /// What no face of the stack has: in a face of the system, if there is one, else as boxes.
  private func shapeLast(
    _ wanted: FallbackRun, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
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

  /// What the face had goes into the result, the rest to the faces behind it, in reading order.
  private func shapeParts(
    of shaped: CapturedGlyphs, in instance: FontInstance, _ wanted: FallbackRun,
    bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle, into result: inout ShapedRuns,
    missing: inout MissingCharacters
  ) {
    for part in shaped.parts(of: wanted.item) {
      var rest = wanted
      rest.item.bytes = part.bytes
      if part.isThere {
        result.append(Array(shaped.glyphs[part.glyphs]), of: rest.item, in: instance)
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
  var places: ArraySlice<Int>
  var item: TextItem
}

/// What one face made of a stretch of text.
private struct CapturedGlyphs {
  var glyphs: [ShapedGlyph]

  struct Part {
    var isThere: Bool
    var glyphs: Range<Int>
    var bytes: Range<Int>
  }

  var isWhole: Bool { glyphs.allSatisfy { $0.id != 0 } }

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
    _ more: [ShapedGlyph], of item: TextItem, in instance: FontInstance
  ) {
    if more.isEmpty { return }
    let start = glyphs.count
    glyphs.append(contentsOf: more)
    runs.append(ShapedRun(item, in: instance, glyphs: start..<glyphs.count))
  }
}

extension FontInstance {
  /// Whether it is worth asking the face for a stretch: it has one of the characters at least, or
  /// HarfBuzz may put one together or do without a glyph for it.
  fileprivate func mayHave(_ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let functions = hb_unicode_funcs_get_default()
    return String(decoding: bytes[item.bytes], as: UTF8.self).unicodeScalars.contains { scalar in
      if typeface.characters.contains(scalar.value) { return true }
      if scalar.needsNoGlyph { return true }
      var first: hb_codepoint_t = 0
      var second: hb_codepoint_t = 0
      let isComposed = hb_unicode_decompose(functions, scalar.value, &first, &second) != 0
      return isComposed && typeface.characters.contains(first)
    }
  }
}

extension Unicode.Scalar {
  /// Whether HarfBuzz sets it without the face having it: spaces, the non-breaking hyphen, and what
  /// is not to be seen.
  fileprivate var needsNoGlyph: Bool {
    switch value {
    case ..<0xAD: value == 0xA0
    case 0x2000...0x2011, 0x202F, 0x205F, 0x3000, 0x1680: true
    case 0xAE..<0x34F, 0x350..<0x115F, 0x3001..<0x3164, 0x3165..<0xFE00: false
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
