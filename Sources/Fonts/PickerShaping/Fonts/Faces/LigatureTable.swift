import CPickerHarfBuzz

/// The ligatures in the table `GSUB` of a face.
///
/// HarfBuzz reports the glyphs that characters become, but not which characters a glyph comes from.
/// - Source: OpenType, GSUB, lookup types 4 and 7.
struct LigatureTable {
  struct Ligature {
    var glyph: UInt32
    /// The glyphs that it replaces.
    var components: [UInt32]
  }

  private let bytes: [UInt8]

  init(of face: OpaquePointer) {
    let blob = hb_face_reference_table(face, tag(of: "GSUB"))
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let data = hb_blob_get_data(blob, &count)
    bytes =
      data.map { data in
        Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
      } ?? []
  }

  /// All ligatures, in the order of the lookups.
  var ligatures: [Ligature] {
    let lookups = Int(number(at: 8))
    return offsets(at: lookups).flatMap { lookup -> [Ligature] in
      let kind = number(at: lookup)
      return offsets(at: lookup + 4, from: lookup).flatMap { table -> [Ligature] in
        switch kind {
        case 4: ligatures(ofSubtable: table)
        case 7 where number(at: table + 2) == 4:
          ligatures(
            ofSubtable: table + Int(number(at: table + 4)) << 16 + Int(number(at: table + 6)))
        default: []
        }
      }
    }
  }

  private func ligatures(ofSubtable table: Int) -> [Ligature] {
    let firsts = coverage(at: table + Int(number(at: table + 2)))
    let sets = offsets(at: table + 4, from: table)
    return zip(firsts, sets).flatMap { first, set in
      offsets(at: set).map { place in
        let rest = (1..<max(1, Int(number(at: place + 2)))).map {
          UInt32(number(at: place + 2 + 2 * $0))
        }
        return Ligature(glyph: UInt32(number(at: place)), components: [first] + rest)
      }
    }
  }

  /// The glyphs of a coverage table, in their order.
  private func coverage(at place: Int) -> [UInt32] {
    let count = Int(number(at: place + 2))
    if number(at: place) == 1 {
      return (0..<count).map { UInt32(number(at: place + 4 + 2 * $0)) }
    }
    return (0..<count).flatMap { range -> [UInt32] in
      let (first, last) = (number(at: place + 4 + 6 * range), number(at: place + 6 + 6 * range))
      return first <= last ? (first...last).map { UInt32($0) } : []
    }
  }

  /// The places that a counted list of offsets names.
  ///
  /// - Parameter base: The position to which they are relative; nil uses the position of the count.
  private func offsets(at place: Int, from base: Int? = nil) -> [Int] {
    (0..<Int(number(at: place))).map { (base ?? place) + Int(number(at: place + 2 + 2 * $0)) }
  }

  /// The 16-bit number at a place; 0 beyond the end.
  private func number(at place: Int) -> UInt16 {
    place >= 0 && place + 1 < bytes.count ? UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]) : 0
  }
}
