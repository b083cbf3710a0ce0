import PickerLayout

extension TextMeasurer {
  /// Throws if texts or fonts needed a shared library that cannot be opened, since what is known of them is
  /// wrong then.
  ///
  /// - Throws: `cannot measure texts: libicuuc.so.72 is not installed`.
  static func checkLibraries() throws(ToolError) {
    guard let reason = libraryError else { return }
    throw ToolError(
      .unavailable, RenderingError.unavailable("measure texts", reason: reason).description)
  }
}
