import CPickerHarfBuzz

/// The characters a face has glyphs for, as ranges in order.
struct CharacterSet: Sendable {
  let ranges: [ClosedRange<UInt32>]
  /// The characters of most alphabets, a bit each.
  private let low: [UInt64]
  /// Which of those words are not zero.
  private let blocks: LetterBlocks

  init(of face: OpaquePointer) {
    let set: OpaquePointer = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var found: [ClosedRange<UInt32>] = []
    var first: hb_codepoint_t = hb_codepoint_t.max
    var last: hb_codepoint_t = hb_codepoint_t.max
    while hb_set_next_range(set, &first, &last) != 0 { found.append(first...last) }
    ranges = found
    low = CharacterSet.bits(of: found)
    blocks = LetterBlocks(low)
  }

  private static func bits(of ranges: [ClosedRange<UInt32>]) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: Int(LetterBlocks.end) / 64)
    for range in ranges {
      for scalar in range {
        if scalar >= LetterBlocks.end { return bits }
        bits[Int(scalar >> 6)] |= 1 << UInt64(scalar & 63)
      }
    }
    return bits
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// - Complexity: O(1) below U+1000, O(log *ranges*) beyond.
  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool {
    if scalar < LetterBlocks.end { return low[Int(scalar >> 6)] >> UInt64(scalar & 63) & 1 != 0 }
    return search(scalar)
  }

  /// False where it surely has none of the letters that `letters` was made of.
  @inline(__always)
  func hasSome(of letters: LetterBlocks) -> Bool { blocks.overlaps(letters) }

  private func search(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }
}

/// In which stretches of 64 characters some lie, a bit each.
///
/// A word tells its own once, and is held against many faces.
struct LetterBlocks {
  private var bits: UInt64 = 0

  /// One past the last character it can tell of.
  static let end: UInt32 = 0x1000

  init() {}

  /// Of characters given as a bit each.
  init(_ characters: [UInt64]) {
    for (i, word) in characters.enumerated() where word != 0 { insert(UInt32(i) * 64) }
  }

  @inline(__always)
  mutating func insert(_ scalar: UInt32) { bits |= 1 << UInt64(scalar >> 6) }

  @inline(__always)
  func overlaps(_ other: LetterBlocks) -> Bool { bits & other.bits != 0 }
}
