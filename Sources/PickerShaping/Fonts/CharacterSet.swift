import CPickerHarfBuzz

/// The characters a face has glyphs for, as ranges in order.
struct CharacterSet: Sendable {
  let ranges: [ClosedRange<UInt32>]

  init(of face: OpaquePointer) {
    let set: OpaquePointer = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var found: [ClosedRange<UInt32>] = []
    var first: hb_codepoint_t = hb_codepoint_t.max
    var last: hb_codepoint_t = hb_codepoint_t.max
    while hb_set_next_range(set, &first, &last) != 0 { found.append(first...last) }
    ranges = found
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// - Complexity: O(log *ranges*).
  func contains(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }
}
