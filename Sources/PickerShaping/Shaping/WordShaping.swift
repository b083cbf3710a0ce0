import CPickerHarfBuzz

/// Puts items together from words that came before.
///
/// A word is shaped by itself when it comes for the second time, with two spaces on either side:
///
///     ␣␣word␣␣
///      ^    ^    nothing may reach over the beginnings of these two spaces
///
/// HarfBuzz tells where glyphs on one side might be others beside other text on the other side.
/// Where nothing looked farther than the inner spaces, and all four are set as any space is, the
/// word has the same glyphs between any words. Of a face that kerns or substitutes over the space,
/// as many do for a few characters, that leaves the words in which none of those is.
struct WordShaping {
  private(set) var table: WordTable
  /// The glyphs of the item that was put together last.
  private(set) var glyphs: [ShapedGlyph] = []
  private var places: [WordPlace] = []

  /// Longer words are not kept.
  private static let longest = 64

  /// A word of an item, or several that are new with the spaces between them.
  private struct WordPlace {
    var bytes: Range<Int>
    var hash: WordHash
    var sight: WordSight
  }

  /// An item in a face.
  private struct Task {
    let item: TextItem
    let bytes: UnsafeBufferPointer<UInt8>
    let instance: FontInstance
    let style: ShapingStyle
    let setting: WordSetting
  }

  /// - Parameter limit: How many bytes the words may take, about.
  init(limit: Int) {
    table = WordTable(limit: limit)
  }

  /// How many bytes the arrays take for the item of the moment; the table is not among them.
  var footprint: Int {
    glyphs.capacity * MemoryLayout<ShapedGlyph>.stride
      + places.capacity * MemoryLayout<WordPlace>.stride
  }

  /// Leaves the glyphs of an item in ``glyphs``; false where none of its words came before, or it
  /// has to be shaped as a whole.
  mutating func shape(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, in instance: FontInstance,
    style: ShapingStyle, by shaper: borrowing Shaper
  ) -> Bool {
    let isSpace = item.bytes.count == 1 && bytes[item.bytes.lowerBound] == 0x20
    guard !table.isOff, style.featuresAreWhole, !item.isEmoji,
      isSpace || standsApart(item, in: bytes)
    else { return false }
    let task = Task(
      item: item, bytes: bytes, instance: instance, style: style,
      setting: WordSetting(item, in: instance, style: style))
    table.open()
    let isSet = isSpace ? setSpace(task, by: shaper) : setWords(task, by: shaper)
    if isSet, style.isSpaced { LetterSpacing.mark(&glyphs, from: 0, script: item.script) }
    return isSet
  }

  /// Whether an item is of a text of several words, and there are spaces or nothing beside it.
  private func standsApart(_ item: TextItem, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (start, end) = (item.bytes.lowerBound, item.bytes.upperBound)
    return (start == 0 || bytes[start - 1] == 0x20) && (end == bytes.count || bytes[end] == 0x20)
      && (end - start < bytes.count || bytes.contains(0x20))
  }

  /// Looks up the words of an item; false where none came before, or one is dependent.
  ///
  /// An item of nothing but new words is shaped as a whole: word by word would cost more, and most
  /// labels come once. One dependent word makes the whole item dependent, since what reaches over a
  /// space changes the word beside it too.
  private mutating func findWords(_ task: Task) -> Bool {
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
    var hasSome = false
    var start = task.item.bytes.lowerBound
    var hash = WordHash()
    var end = start
    while end <= task.item.bytes.upperBound {
      defer { end += 1 }
      if end < task.item.bytes.upperBound, task.bytes[end] != 0x20 {
        hash.take(task.bytes[end])
        continue
      }
      if start < end {
        let word = WordPlace(bytes: start..<end, hash: hash, sight: .new)
        let sight = look(at: word, task)
        if sight == .dependent { return false }
        hasSome = hasSome || sight != .new
        take(word, sight)
      }
      start = end + 1
      hash = WordHash()
    }
    return hasSome
  }

  private mutating func look(at word: WordPlace, _ task: Task) -> WordSight {
    if word.bytes.count > WordShaping.longest { return .new }
    return table.look(
      at: UnsafeBufferPointer(rebasing: task.bytes[word.bytes]), task.setting, hash: word.hash)
  }

  /// New words side by side are shaped at once: HarfBuzz has a cost for each call that is as high as
  /// that of a short word.
  private mutating func take(_ word: WordPlace, _ sight: WordSight) {
    if sight == .new, let last = places.indices.last, places[last].sight == .new {
      places[last].bytes = places[last].bytes.lowerBound..<word.bytes.upperBound
    } else {
      places.append(WordPlace(bytes: word.bytes, hash: word.hash, sight: sight))
    }
  }

  private mutating func setWords(_ task: Task, by shaper: borrowing Shaper) -> Bool {
    guard findWords(task) else { return false }
    glyphs.removeAll(keepingCapacity: true)
    return task.setting.isRightToLeft
      ? setReversed(task, by: shaper) : setForward(task, by: shaper)
  }

  private mutating func setForward(_ task: Task, by shaper: borrowing Shaper) -> Bool {
    var at = task.item.bytes.lowerBound
    for i in places.indices {
      let word = places[i]
      append(task.instance.space, at: at..<word.bytes.lowerBound)
      if !set(word, task, by: shaper) { return false }
      at = word.bytes.upperBound
    }
    append(task.instance.space, at: at..<task.item.bytes.upperBound)
    return true
  }

  /// The last word first, as glyphs lie from left to right.
  private mutating func setReversed(_ task: Task, by shaper: borrowing Shaper) -> Bool {
    var end = task.item.bytes.upperBound
    for i in places.indices.reversed() {
      let word = places[i]
      append(task.instance.space, at: (word.bytes.upperBound..<end).reversed())
      if !set(word, task, by: shaper) { return false }
      end = word.bytes.lowerBound
    }
    append(task.instance.space, at: (task.item.bytes.lowerBound..<end).reversed())
    return true
  }

  /// A space that is an item by itself, as between words that another face has; it is the same
  /// whatever stands beside it.
  private mutating func setSpace(_ task: Task, by shaper: borrowing Shaper) -> Bool {
    let start = task.item.bytes.lowerBound
    let word = WordPlace(bytes: task.item.bytes, hash: WordHash(), sight: .new)
    glyphs.removeAll(keepingCapacity: true)
    switch look(at: word, task) {
    case .new, .dependent: return false
    case .known(let place): table.append(place, from: start, to: &glyphs)
    case .seen:
      shaper.run(task.item, of: task.bytes, in: task.instance, style: task.style)
      let shaped = shaper.buffer.glyphs
      if shaped.count != 1 || !shaped.isWhole { return false }
      glyphs.append(shaped[0])
      table.insert(
        UnsafeBufferPointer(rebasing: task.bytes[word.bytes]), task.setting, hash: word.hash,
        glyphs[...], from: start)
    }
    return true
  }

  private mutating func append(_ space: ShapedGlyph, at places: some Collection<Int>) {
    for place in places {
      var space = space
      space.cluster = UInt32(truncatingIfNeeded: place)
      glyphs.append(space)
    }
  }

  /// Appends the glyphs of a word, or of several that are new; one that came once is kept.
  private mutating func set(
    _ word: WordPlace, _ task: Task, by shaper: borrowing Shaper
  ) -> Bool {
    if case .known(let place) = word.sight {
      table.append(place, from: word.bytes.lowerBound, to: &glyphs)
      return true
    }
    let start = glyphs.count
    let isIndependent = shapeApart(word.bytes, task, by: shaper)
    if word.sight == .seen {
      table.insert(
        UnsafeBufferPointer(rebasing: task.bytes[word.bytes]), task.setting, hash: word.hash,
        isIndependent ? glyphs[start...] : nil, from: word.bytes.lowerBound)
    }
    return isIndependent
  }

  /// Appends what a stretch is set as between spaces; false where that may depend on what stands
  /// beyond them.
  ///
  /// The inner spaces are there for what looks at the next character, as kerning does. The outer ones
  /// are there for the mark between the two: HarfBuzz says only of the beginning of a cluster whether
  /// glyphs before and after it depend on each other, and the end of the text has none.
  private mutating func shapeApart(
    _ stretch: Range<Int>, _ task: Task, by shaper: borrowing Shaper
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stretch.count + 4) { room in
      room.initialize(repeating: 0x20)
      for i in stretch { room[i - stretch.lowerBound + 2] = task.bytes[i] }
      let shaped = shaper.runTellingReach(
        UnsafeBufferPointer(room), of: task.item, in: task.instance, style: task.style)
      let word = SpacedWord(
        glyphs: shaped, length: stretch.count, isRightToLeft: task.setting.isRightToLeft)
      guard word.isIndependent(of: task.instance.space) else { return false }
      for i in 2..<shaped.count - 2 {
        var glyph = shaped[i]
        glyph.cluster = UInt32(Int(glyph.cluster) + stretch.lowerBound - 2)
        glyphs.append(glyph)
      }
      return true
    }
  }
}

extension Shaper {
  /// Leaves the glyphs of an item in `bench.words`; false where it has to be shaped as a whole.
  func shapeByWords(
    _ item: TextItem, of bytes: UnsafeBufferPointer<UInt8>, in instance: FontInstance,
    style: ShapingStyle
  ) -> Bool {
    bench.words.shape(item, of: bytes, in: instance, style: style, by: self)
  }

  /// Shapes `text` as `item` would be, and tells where it reaches over the beginnings of clusters.
  fileprivate func runTellingReach(
    _ text: UnsafeBufferPointer<UInt8>, of item: TextItem, in instance: FontInstance,
    style: ShapingStyle
  ) -> ShapedBuffer {
    var item = item
    item.bytes = text.indices
    buffer.tellingReach { run(item, of: text, in: instance, style: style) }
    return buffer.glyphs
  }
}

/// A word that was shaped with two spaces on either side.
private struct SpacedWord {
  let glyphs: ShapedBuffer
  /// In bytes.
  let length: Int
  let isRightToLeft: Bool

  /// Whether its glyphs are the same between spaces anywhere, and at the ends of a text; and the
  /// spaces the same beside it as anywhere.
  func isIndependent(of space: ShapedGlyph) -> Bool {
    guard glyphs.count > 4, glyphs.isWhole else { return false }
    // A face may ligate spaces, or kern them with each other: then no space stands for another.
    let clusters = [0, 1, length + 2, length + 3]
    for (i, cluster) in clusters.enumerated() {
      let glyph = self[i < 2 ? i : glyphs.count - 4 + i]
      guard glyph.cluster == cluster, glyph.id == space.id, glyph.advance == space.advance,
        glyph.dx == 0, glyph.dy == 0
      else { return false }
    }
    // Cut at the word's ends, the glyphs must be whole (unsafe to break), and must be the same whatever
    // is put there instead (unsafe to concat): one does not follow from the other.
    return self[2].cluster == 2 && self[2].isSafeToPart && self[glyphs.count - 2].isSafeToPart
      && !glyphs.isReachedOver(place(1)) && !glyphs.isReachedOver(place(glyphs.count - 1))
  }

  /// Glyph `i` in reading order.
  private subscript(i: Int) -> ShapedGlyph { glyphs[place(i)] }

  private func place(_ i: Int) -> Int { isRightToLeft ? glyphs.count - 1 - i : i }
}
