import CPickerHarfBuzz

/// Assembles the glyphs of an item from cached words.
///
/// At its second occurrence, a word is shaped by itself between two spaces on either side:
///
///     ␣␣word␣␣
///      ^    ^    the starts of these two spaces must not be unsafe to concat
///
/// HarfBuzz flags each cluster start at which the glyphs on one side may depend on the text on the other side.
/// If no dependency extends beyond the inner spaces, and all four spaces have the default glyph, the word has
/// the same glyphs between any other words and can be cached. In a face that kerns or substitutes across
/// spaces, as many do for a few characters, only words without these characters qualify.
struct WordShaping: ~Copyable {
  private(set) var table: WordTable
  /// The words that other threads have shaped; nil for none.
  private let shared: SharedWords?
  private var assembled = ScratchList<ShapedGlyph>()
  private var wordRanges = ScratchList<WordRange>()

  /// The maximum length of a cached word in bytes.
  private static let maximumWordLength = 64

  /// A word of an item, or several consecutive new words with the spaces between them.
  private struct WordRange {
    var start: Int
    var end: Int
    var hash: UInt64
    var status: WordStatus
  }

  /// An item and the face it is shaped in.
  ///
  /// Unowned, because the caller retains the face and the style: retaining them here costs as much as a word.
  private struct ItemContext {
    let item: TextItem
    let bytes: UnsafeBufferPointer<UInt8>
    unowned(unsafe) let instance: FontInstance
    unowned(unsafe) let style: ShapingStyle
    let setting: WordSetting
    let hash: TextHash
    let space: ShapedGlyph

    var isPrimary: Bool { style.primary === instance }

    func word(_ word: WordRange) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: bytes[word.start..<word.end])
    }
  }

  /// - Parameters:
  ///   - limit: The approximate maximum size of the word cache, in bytes.
  ///   - shared: The words of other threads.
  init(limit: Int, shared: SharedWords?) {
    table = WordTable(limit: limit)
    self.shared = shared
  }

  /// The glyphs of the most recently assembled item; valid until the next one.
  var glyphs: UnsafeMutableBufferPointer<ShapedGlyph> { assembled.elements }

  /// The capacity in bytes of the lists for the current item, without the table.
  var footprint: Int {
    assembled.capacity * MemoryLayout<ShapedGlyph>.stride
      + wordRanges.capacity * MemoryLayout<WordRange>.stride
  }

  /// Assembles the glyphs of an item in ``glyphs``; returns false if it has to be shaped in one piece, because none
  /// of its words was seen before or one of them is dependent.
  mutating func shape(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, in instance: FontInstance,
    style: ShapingStyle, by shaper: Shaper
  ) -> Bool {
    // A feature with a range of the text depends on where a word is, so its glyphs cannot be cached.
    let isSpace = item.bytes.count == 1 && bytes[item.bytes.lowerBound] == 0x20
    let setting = WordSetting(item, in: instance, style: style)
    guard !table.isDisabled, style.featuresAreWhole, !item.isEmoji,
      isSpace || isDelimitedBySpaces(item, in: bytes)
    else { return false }
    let context = ItemContext(
      item: item, bytes: bytes, instance: instance, style: style, setting: setting,
      hash: setting.hash, space: instance.space)
    table.prepare()
    let isShaped = isSpace ? appendSpace(context, by: shaper) : appendWords(context, by: shaper)
    if isShaped, style.isSpaced { LetterSpacing.mark(glyphs, script: item.script, in: instance) }
    return isShaped
  }

  /// Whether the text has several words, and the item is delimited by spaces or the ends of the text.
  private func isDelimitedBySpaces(_ item: TextItem, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (start, end) = (item.bytes.lowerBound, item.bytes.upperBound)
    return (start == 0 || bytes[start - 1] == 0x20) && (end == bytes.count || bytes[end] == 0x20)
      && (end - start < bytes.count || bytes.firstSpace(in: item.bytes) < end)
  }

  /// Looks up the words of an item; returns false if all of them are new, or one is dependent.
  ///
  /// An item with only new words is shaped in one piece: shaping word by word costs more, and most labels occur once.
  /// One dependent word makes the complete item dependent, because a dependency across a space affects the adjacent
  /// word as well.
  private mutating func findWords(_ context: ItemContext) -> Bool {
    wordRanges.removeAll()
    var hasKnownWord = false
    var start = context.item.bytes.lowerBound
    while start < context.item.bytes.upperBound {
      let end = context.bytes.firstSpace(in: start..<context.item.bytes.upperBound)
      if start < end {
        let word = lookUp(start..<end, context)
        if word.status == .dependent { return false }
        hasKnownWord = hasKnownWord || word.status != .new
        append(word)
      }
      start = end + 1
    }
    return hasKnownWord
  }

  private mutating func lookUp(_ range: Range<Int>, _ context: ItemContext) -> WordRange {
    var word = WordRange(start: range.lowerBound, end: range.upperBound, hash: 0, status: .new)
    if range.count > WordShaping.maximumWordLength { return word }
    let bytes = context.word(word)
    word.hash = context.hash.hash(bytes)
    word.status = table.lookUp(bytes, context.setting, hash: word.hash)
    if word.status == .new || word.status == .seenOnce, context.isPrimary,
      let known = shared?.copy(bytes, context.setting, hash: word.hash, to: &table)
    {
      word.status = known
    }
    return word
  }

  /// Caches a word, for other threads as well.
  private mutating func keep(
    _ word: WordRange, _ context: ItemContext, _ glyphs: UnsafeBufferPointer<ShapedGlyph>?
  ) {
    let bytes = context.word(word)
    table.insert(bytes, context.setting, hash: word.hash, glyphs, from: word.start)
    guard context.isPrimary else { return }
    shared?.insert(bytes, context.setting, hash: word.hash, glyphs, from: word.start)
  }

  /// Appends a word. Consecutive new words are merged and shaped at once, because a call to HarfBuzz costs as
  /// much as a short word.
  private mutating func append(_ word: WordRange) {
    let known = wordRanges.elements
    // The hash is that of the first word only. It is not used: words are cached at their second
    // occurrence, and words that were seen before are never merged.
    if word.status == .new, let last = known.last, last.status == .new {
      known[known.count - 1].end = word.end
    } else {
      wordRanges.append(word)
    }
  }

  private mutating func appendWords(_ context: ItemContext, by shaper: Shaper) -> Bool {
    guard findWords(context) else { return false }
    assembled.removeAll()
    return context.setting.isRightToLeft
      ? appendReversed(context, by: shaper) : appendForward(context, by: shaper)
  }

  private mutating func appendForward(_ context: ItemContext, by shaper: Shaper) -> Bool {
    var at = context.item.bytes.lowerBound
    for i in 0..<wordRanges.count {
      let word = wordRanges.elements[i]
      append(context.space, at: at..<word.start)
      if !append(word, context, by: shaper) { return false }
      at = word.end
    }
    append(context.space, at: at..<context.item.bytes.upperBound)
    return true
  }

  /// Appends the last word first, because glyphs are in visual order.
  private mutating func appendReversed(
    _ context: ItemContext, by shaper: Shaper
  ) -> Bool {
    var end = context.item.bytes.upperBound
    for i in (0..<wordRanges.count).reversed() {
      let word = wordRanges.elements[i]
      append(context.space, at: (word.end..<end).reversed())
      if !append(word, context, by: shaper) { return false }
      end = word.start
    }
    append(context.space, at: (context.item.bytes.lowerBound..<end).reversed())
    return true
  }

  /// Appends a space that is a separate item, such as between words of another face. Its glyph does not depend on the
  /// adjacent text, because an item is shaped in one face.
  private mutating func appendSpace(_ context: ItemContext, by shaper: Shaper) -> Bool {
    let word = lookUp(context.item.bytes, context)
    assembled.removeAll()
    switch word.status {
    case .new, .dependent: return false
    case .known(let place): table.append(place, from: word.start, to: &assembled)
    case .seenOnce:
      shaper.run(context.item, of: context.bytes, in: context.instance, style: context.style)
      let shaped = shaper.buffer.glyphs
      if shaped.count != 1 || !shaped.isComplete { return false }
      assembled.append(shaped[0])
      keep(word, context, UnsafeBufferPointer(glyphs))
    }
    return true
  }

  @inline(__always)
  private mutating func append(_ space: ShapedGlyph, at offsets: some Collection<Int>) {
    for offset in offsets {
      var space = space
      space.cluster = UInt32(truncatingIfNeeded: offset)
      assembled.append(space)
    }
  }

  /// Appends the glyphs of a word, or of several new ones; caches a word at its second occurrence.
  @inline(__always)
  private mutating func append(
    _ word: WordRange, _ context: ItemContext, by shaper: Shaper
  ) -> Bool {
    guard case .known(let place) = word.status else {
      return appendUnknown(word, context, by: shaper)
    }
    table.append(place, from: word.start, to: &assembled)
    return true
  }

  private mutating func appendUnknown(
    _ word: WordRange, _ context: ItemContext, by shaper: Shaper
  ) -> Bool {
    let start = assembled.count
    let isIndependent = shapeIndependently(word.start..<word.end, context, by: shaper)
    if word.status == .seenOnce {
      keep(word, context, isIndependent ? .init(rebasing: glyphs[start...]) : nil)
    }
    return isIndependent
  }

  /// Appends the glyphs of a range shaped between spaces; returns false if they may depend on the text beyond
  /// these spaces.
  ///
  /// The inner spaces provide the context for lookups that inspect the adjacent character, such as kerning. The
  /// outer spaces are needed for the flag between the two: HarfBuzz flags cluster starts only, and the end of
  /// the text has none.
  private mutating func shapeIndependently(
    _ range: Range<Int>, _ context: ItemContext, by shaper: Shaper
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: range.count + 4) { buffer in
      buffer.initialize(repeating: 0x20)
      for i in range { buffer[i - range.lowerBound + 2] = context.bytes[i] }
      let shaped = shaper.runProducingUnsafeToConcat(
        UnsafeBufferPointer(buffer), of: context.item, in: context.instance, style: context.style)
      let word = SpacedWord(
        glyphs: shaped, length: range.count, isRightToLeft: context.setting.isRightToLeft)
      guard word.isIndependent(of: context.space) else { return false }
      for i in 2..<shaped.count - 2 {
        var glyph = shaped[i]
        glyph.cluster = UInt32(Int(glyph.cluster) + range.lowerBound - 2)
        assembled.append(glyph)
      }
      return true
    }
  }
}

extension Shaper {
  /// Assembles the glyphs of an item in `scratch.words`; returns false if it has to be shaped in one piece.
  func shapeByWords(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, in instance: FontInstance,
    style: ShapingStyle
  ) -> Bool {
    scratch.words.shape(item, of: bytes, in: instance, style: style, by: self)
  }

  /// Shapes `text` with the properties of `item`, flagging the cluster starts that are unsafe to concat.
  fileprivate func runProducingUnsafeToConcat(
    _ text: UnsafeBufferPointer<UInt8>, of item: TextItem, in instance: FontInstance,
    style: ShapingStyle
  ) -> ShapedBuffer {
    var item = item
    item.bytes = text.indices
    buffer.producingUnsafeToConcat { run(item, of: text, in: instance, style: style) }
    return buffer.glyphs
  }
}

/// A word that was shaped with two spaces on either side.
private struct SpacedWord {
  let glyphs: ShapedBuffer
  /// The length of the word in bytes.
  let length: Int
  let isRightToLeft: Bool

  /// Whether the word has the same glyphs between any spaces and at the ends of a text, and leaves the glyphs of
  /// adjacent spaces unchanged.
  func isIndependent(of space: ShapedGlyph) -> Bool {
    guard glyphs.count > 4, glyphs.isComplete else { return false }
    // A face may ligate spaces or kern them with each other; then spaces are not interchangeable.
    let clusters = [0, 1, length + 2, length + 3]
    for (i, cluster) in clusters.enumerated() {
      let glyph = self[i < 2 ? i : glyphs.count - 4 + i]
      guard glyph.cluster == cluster, glyph.id == space.id, glyph.advance == space.advance,
        glyph.dx == 0, glyph.dy == 0
      else { return false }
    }
    // Both flags matter: splitting at the ends of the word must leave its glyphs intact (safe to break), and
    // the glyphs must not change with the text put there instead (not unsafe to concat). Neither implies the
    // other.
    return self[2].cluster == 2 && self[2].isSafeToBreak && self[glyphs.count - 2].isSafeToBreak
      && !glyphs.isUnsafeToConcat(index(1)) && !glyphs.isUnsafeToConcat(index(glyphs.count - 1))
  }

  /// Glyph `i` in reading order.
  private subscript(i: Int) -> ShapedGlyph { glyphs[index(i)] }

  private func index(_ i: Int) -> Int { isRightToLeft ? glyphs.count - 1 - i : i }
}
