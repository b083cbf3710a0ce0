import CPickerHarfBuzz

/// The characters a face covers.
final class CharacterSet: Sendable {
  /// Ascending ranges.
  private let ranges: [ClosedRange<UInt32>]
  /// A bitmap of the characters below ``LetterBlocks/end``, which include most alphabets.
  private let low: [UInt64]
  /// Which 64-bit words of ``low`` are not zero.
  private let blocks: LetterBlocks

  init(of face: OpaquePointer) {
    let set: OpaquePointer = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var found: [ClosedRange<UInt32>] = []
    var first: hb_codepoint_t = hb_codepoint_t.max
    var last: hb_codepoint_t = hb_codepoint_t.max
    while hb_set_next_range(set, &first, &last) != 0 {
      found.append(first...last)
    }
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

  /// Whether the set may contain one of the letters of `letters`; false is certain.
  @inline(__always)
  func mayContainAny(of letters: LetterBlocks) -> Bool { blocks.overlaps(letters) }

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

/// A bitmap of the blocks of 64 characters in which some characters lie.
///
/// Computed once per word and then compared with many faces, it rejects a face without testing each letter.
struct LetterBlocks {
  private var bits: UInt64 = 0

  /// The end of the range of characters it represents.
  static let end: UInt32 = 0x1000

  init() {}

  /// Creates the blocks of a bitmap of characters.
  init(_ characters: [UInt64]) {
    for (i, word) in characters.enumerated() where word != 0 { insert(UInt32(i) * 64) }
  }

  @inline(__always)
  mutating func insert(_ scalar: UInt32) { bits |= 1 << UInt64(scalar >> 6) }

  @inline(__always)
  func overlaps(_ other: LetterBlocks) -> Bool { bits & other.bits != 0 }
}
