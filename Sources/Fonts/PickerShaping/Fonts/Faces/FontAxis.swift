import CPickerHarfBuzz

/// A variation axis of a variable font.
public struct FontAxis: Hashable, Sendable {
  /// The axis tag: four ASCII characters, such as `wght`.
  public var tag: String
  /// The minimum and the maximum value, in the units of the axis.
  public var range: ClosedRange<Double>
  /// The default value, in the units of the axis.
  public var defaultValue: Double

  /// Creates an axis.
  package init(tag: String, range: ClosedRange<Double>, defaultValue: Double) {
    self.tag = tag
    self.range = range
    self.defaultValue = defaultValue
  }

  /// The value clamped to the range; the default value for NaN.
  func clamped(_ value: Double) -> Double {
    value.isNaN ? defaultValue : min(max(value, range.lowerBound), range.upperBound)
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
        defaultValue: Double(info.default_value))
    }
  }
}

/// The four characters of an OpenType tag.
func string(ofTag tag: hb_tag_t) -> String {
  let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
  return String(decoding: bytes, as: UTF8.self)
}

/// The OpenType tag of up to four ASCII characters, padded with spaces.
func tag(of string: String) -> hb_tag_t {
  var bytes = Array(string.utf8.prefix(4))
  while bytes.count < 4 { bytes.append(0x20) }
  return bytes.reduce(0) { $0 << 8 | hb_tag_t($1) }
}
