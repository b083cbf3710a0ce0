import PickerText

/// The clusters of a shaped text in reading order, with prefix sums of their advances.
struct ClusterTable {
  /// The first byte of each cluster, followed by the length of the text.
  private(set) var starts: [Int] = []
  /// The sum of the advances before each cluster, in 1/65536 em.
  private(set) var advances: [Int] = [0]
  /// The number of letter spaces before each cluster.
  private(set) var units: [Int] = [0]
  /// The first glyph of each cluster in the text, and the number of its glyphs.
  private var glyphs: [(first: Int, count: Int)] = []
  /// Whether the text can be split before each cluster without reshaping.
  private var isSafe: [Bool] = []

  init(_ text: ShapedText) {
    reserveCapacity(text.runs.reduce(1) { $0 + $1.glyphs.count })
    for run in text.runs {
      let start = starts.count
      if run.isRightToLeft {
        for i in run.glyphs.reversed() { read(text.glyph(at: i), i) }
      } else {
        for i in run.glyphs { read(text.glyph(at: i), i) }
      }
      if start < isSafe.count { isSafe[start] = true }
    }
    starts.append(text.source.utf8.count)
    isSafe.append(true)
  }

  private mutating func reserveCapacity(_ count: Int) {
    starts.reserveCapacity(count)
    advances.reserveCapacity(count)
    units.reserveCapacity(count)
    glyphs.reserveCapacity(count)
    isSafe.reserveCapacity(count)
  }

  private mutating func read(_ glyph: ShapedGlyph, _ index: Int) {
    if starts.last == Int(glyph.cluster) {
      let known = glyphs[glyphs.count - 1]
      glyphs[glyphs.count - 1] = (min(known.first, index), known.count + 1)
    } else {
      starts.append(Int(glyph.cluster))
      isSafe.append(glyph.isSafeToBreak)
      advances.append(advances[advances.count - 1])
      units.append(units[units.count - 1])
      glyphs.append((index, 1))
    }
    advances[advances.count - 1] += Int(glyph.advance)
    units[units.count - 1] += glyph.takesSpacing ? 1 : 0
  }

  /// The index of the cluster that contains `byte`, or of the end.
  func place(of byte: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > byte } - 1)
  }

  /// The first cluster whose first byte satisfies `passes`, which must hold for all following clusters as well.
  func firstPlace(where passes: (Int) -> Bool) -> Int {
    starts.partitioningIndex(where: passes)
  }

  /// The longest part of a byte range at whose ends the text can be split without reshaping; nil if there is none.
  func safeRange(in bytes: Range<Int>) -> Range<Int>? {
    let inside = isSafe[
      firstPlace { $0 >= bytes.lowerBound }..<firstPlace { $0 > bytes.upperBound }]
    guard let first = inside.firstIndex(of: true), let last = inside.lastIndex(of: true),
      first < last
    else { return nil }
    return starts[first]..<starts[last]
  }

  /// The glyphs of a byte range on cluster boundaries within one run.
  func glyphs(of bytes: Range<Int>) -> Range<Int> {
    let places = place(of: bytes.lowerBound)..<place(of: bytes.upperBound)
    guard let first = places.first, let last = places.last else { return 0..<0 }
    let (a, b) = (glyphs[first], glyphs[last])
    return min(a.first, b.first)..<max(a.first + a.count, b.first + b.count)
  }
}
