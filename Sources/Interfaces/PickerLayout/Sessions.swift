extension ItemPicker {
  /// Lays the picker out in a width, measured with the bundled fonts.
  ///
  /// - Parameter width: The border-box width in points; nil uses the `width` of the picker.
  public func session(width: Double? = nil) -> Session {
    session(width: width, by: TextMeasurer.shared)
  }
}
