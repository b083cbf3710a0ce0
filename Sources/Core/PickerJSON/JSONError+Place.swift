extension JSONError {
  /// Returns the line and the column, both from 1, of the erroneous value in `document`.
  ///
  /// The error of a missing value has the position of the value that should contain it.
  ///
  /// - Parameter document: The bytes that were parsed.
  /// - Complexity: O(*bytes*); intended for messages.
  public func place(in document: [UInt8]) -> (line: Int, column: Int) {
    document.place(of: offset ?? offsetOfPath(in: document))
  }

  private func offsetOfPath(in document: [UInt8]) -> Int {
    guard var places = try? PathPlaces(in: document) else { return 0 }
    return places.offset(of: path)
  }
}
