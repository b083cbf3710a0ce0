import PickerLimits

extension Shaper {
  /// Shapes an item, each of its clusters in the first face of the stack that covers the complete cluster.
  ///
  /// Each face shapes the complete range at once, and the clusters it lacks go to the next face. Spaces and
  /// punctuation therefore stay with the first face, and letters join across a change of face like within one.
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
      // Checking coverage before shaping is what keeps long stacks cheap: without it, a text of one script
      // in a stack of twenty faces would be shaped twenty times, nineteen times into `.notdef` only.
      guard let instance = style.instance(at: index), wanted.mayHaveLetters(in: instance)
      else { continue }
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
        of: capture(wanted.item, in: instance, style: style), in: instance, wanted, bytes: bytes,
        style: style,
        into: &result, missing: &missing)
      return
    }
    shapeUncovered(wanted, of: bytes, style: style, into: &result, missing: &missing)
  }

  /// Shapes clusters that no face of the stack covers: in the system face of the first character whose face covers a
  /// complete cluster, otherwise as `.notdef`.
  private func shapeUncovered(
    _ wanted: FallbackRun, of bytes: UnsafeBufferPointer<UInt8>, style: ShapingStyle,
    into result: inout ShapedRuns, missing: inout MissingCharacters
  ) {
    guard Budget.mayProceed else { return }
    let text = String(decoding: bytes[wanted.item.bytes], as: UTF8.self)
    let found = style.firstSystemFace(for: text) { instance in
      run(wanted.item, of: bytes, in: instance, style: style)
      let shaped = capture(wanted.item, in: instance, style: style)
      // A face that covers no cluster as a whole leaves the same range, and would be asked for it again.
      return shaped.parts(of: wanted.item).contains(where: \.isCovered) ? (instance, shaped) : nil
    }
    guard let (instance, shaped) = found else {
      return shapeMissing(wanted.item, of: bytes, style: style, into: &result, missing: &missing)
    }
    shapeParts(
      of: shaped, in: instance, wanted, bytes: bytes, style: style, into: &result,
      missing: &missing)
  }

  /// Shapes spaces in a face that covers nothing else, and the words between them in the following faces.
  ///
  /// Shaping the complete range would give the same result, because each space is a separate cluster for the face.
  /// Splitting avoids shaping the words in a face without their letters, and lets each word be cached.
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
  /// Covered clusters are not reshaped by themselves: their letters have joined adjacent letters as if the face
  /// covered those, and must keep these forms. For this reason, the others are also shaped with the complete text as
  /// context.
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
    let shaped = capture(item, in: style.primary, style: style)
    for part in shaped.parts(of: item) where !part.isCovered {
      missing.record(String(decoding: bytes[part.bytes], as: UTF8.self), in: style)
    }
    result.append(shaped.glyphs, of: item, in: style.primary)
  }

  private func capture(
    _ item: TextItem, in instance: FontInstance, style: ShapingStyle
  ) -> CapturedGlyphs {
    CapturedGlyphs(glyphs: glyphs(of: item, in: instance, style: style))
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

  /// Whether a face may have some of the letters.
  func mayHaveLetters(in instance: FontInstance) -> Bool {
    letters.map(instance.typeface.characters.mayContainAny) ?? true
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
    if isSpaced { LetterSpacing.mark(&glyphs, from: start, script: item.script, in: instance) }
    runs.append(ShapedRun(item, in: instance, glyphs: start..<glyphs.count))
  }
}
