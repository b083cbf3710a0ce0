extension Double {
  /// The number for a message, in its shortest notation: `3`, not `3.0`.
  ///
  /// All messages format their numbers here. Files have their own formats: `JSONWriter` and path data.
  package var plain: String {
    self == rounded() && magnitude < 1e15 ? String(Int64(self)) : "\(self)"
  }

  /// The number for a message, rounded to at most `decimals` decimals.
  package func plain(decimals: Int) -> String {
    guard magnitude < 1e15 else { return plain }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    return ((self * factor).rounded() / factor).plain
  }
}
