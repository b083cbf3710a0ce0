extension FlexiblePicker {
  /// Lays the picker out in a width, measured with the bundled fonts.
  ///
  /// - Parameter width: The border-box width in points; nil uses the `width` of the picker.
  public func session(width: Double? = nil) -> FlexibleSession<Item> {
    session(width: width, by: TextMeasurer.shared)
  }
}

extension SegmentedPicker {
  /// Lays the picker out in a width for taps, drags and animation, measured with the bundled fonts.
  ///
  /// - Parameter width: The border-box width in points; nil uses the `width` of the picker.
  public func session(width: Double? = nil) -> SegmentedSession<Item> {
    session(width: width, by: TextMeasurer.shared)
  }
}
