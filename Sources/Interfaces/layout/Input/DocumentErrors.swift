import PickerLayout

extension Input {
  /// The errors of a document, one per line; reading reports the first.
  ///
  /// - Parameters:
  ///   - first: The error of the complete document.
  ///   - bytes: The document.
  ///   - read: Reads a document.
  func errors(
    beginningWith first: JSONError, of bytes: [UInt8],
    reading read: ([UInt8]) throws(JSONError) -> Void
  ) -> ToolError {
    var error = ToolError(.badDocument, "\(name): \(first.withAdvice)")
    error.further = first.further(in: bytes, reading: read).map { "\(name): \($0.withAdvice)" }
    return error
  }
}

extension JSONError {
  /// The errors of a document after this one: each invalid value is removed, and the document is read again.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - read: Reads a document.
  func further(
    in bytes: [UInt8], reading read: ([UInt8]) throws(JSONError) -> Void
  ) -> [JSONError] {
    guard bytes.count <= JSONError.maximumSize else { return [] }
    var errors = [self]
    var rest = bytes
    while errors.count < JSONError.maximumCount,
      let shorter = errors[errors.count - 1].leavingOut(from: rest)
    {
      rest = shorter
      do throws(JSONError) {
        try read(rest)
        break
      } catch {
        // What was left out may be missing in a value around it.
        guard !errors.contains(where: { $0.path.hasPrefix(error.path) }) else { break }
        errors.append(error)
      }
    }
    return Array(errors.dropFirst())
  }

  private static let maximumCount = 10
  /// In bytes; longer documents report only the first error, because each error takes another reading.
  private static let maximumSize = 1 << 20
}
