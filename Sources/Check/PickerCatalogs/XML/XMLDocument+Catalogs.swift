import PickerArtwork

extension XMLDocument {
  /// Returns the root element of a file.
  ///
  /// - Throws: `cannot be read as XML: mismatched tag` with the line.
  static func root(of file: CatalogFile) throws(CatalogError) -> XMLElement {
    do throws(XMLError) {
      return try root(of: file.bytes)
    } catch {
      throw CatalogError(
        path: file.path, line: error.line, message: error.message,
        reason: error.isUnavailable ? .unavailable : .malformed)
    }
  }
}
