import CPickerHarfBuzz

/// Something a variable font can be varied by.
public struct FontAxis: Hashable, Sendable {
  /// Four ASCII characters, such as `wght`.
  public var tag: String
  /// The least and the greatest value.
  public var range: ClosedRange<Double>
  /// The value it has unless told otherwise.
  public var standard: Double

  /// An axis `tag` of `range`.
  public init(tag: String, range: ClosedRange<Double>, standard: Double) {
    self.tag = tag
    self.range = range
    self.standard = standard
  }

  /// The nearest value the axis has; its standard one for what is no number.
  func clamped(_ value: Double) -> Double {
    value.isNaN ? standard : min(max(value, range.lowerBound), range.upperBound)
  }

  static func axes(of face: OpaquePointer) -> [FontAxis] {
    var count = hb_ot_var_get_axis_count(face)
    if count == 0 { return [] }
    let infos = [hb_ot_var_axis_info_t](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      hb_ot_var_get_axis_infos(face, 0, &count, buffer.baseAddress)
      filled = Int(count)
    }
    return infos.map { info in
      let (low, high) = (Double(info.min_value), Double(info.max_value))
      return FontAxis(
        tag: string(ofTag: info.tag), range: min(low, high)...max(low, high),
        standard: Double(info.default_value))
    }
  }
}

/// The four characters of an OpenType tag.
func string(ofTag tag: hb_tag_t) -> String {
  let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
  return String(decoding: bytes, as: UTF8.self)
}

/// The OpenType tag of up to four ASCII characters, filled up with spaces.
func tag(of string: String) -> hb_tag_t {
  var bytes = Array(string.utf8.prefix(4))
  while bytes.count < 4 { bytes.append(0x20) }
  return bytes.reduce(0) { $0 << 8 | hb_tag_t($1) }
}
