extension FontAxis {
  /// Returns the coordinate of a value in 1/16384, rounded like in Chromium for kerning.
  ///
  /// FreeType's coordinate was already rounded once, which can turn less than a half into a half: 2/18 is 1820.44 of
  /// these units, and 1820.5 after rounding. Unless the font maps the axis, the value itself is used.
  ///
  /// - Parameters:
  ///   - value: The value, within the range.
  ///   - fixed: FreeType's coordinate of the value in 1/65536.
  func normalized(_ value: Double, near fixed: Int) -> Int32 {
    let end = value < defaultValue ? range.lowerBound : range.upperBound
    let span = (end - defaultValue).magnitude
    let exact = span > 0 ? (value - defaultValue) / span : 0
    guard (exact * 65536 - Double(fixed)).magnitude < 1 else {
      return Int32(clamping: (fixed + 2) >> 2)
    }
    return Int32((exact * 16384).rounded())
  }
}
