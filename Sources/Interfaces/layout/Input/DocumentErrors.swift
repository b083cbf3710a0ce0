import PickerLayout

extension Input {
  /// The errors of a document, a line each, of which reading reports the first: each wrong value is left out, and the document read
  /// again.
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
    guard bytes.count <= Input.maximumSizeForErrors else { return error }
    var (rest, last, paths) = (bytes, first, [first.path])
    while error.further.count < Input.maximumErrorCount - 1,
      let shorter = last.leavingOut(from: rest)
    {
      rest = shorter
      do throws(JSONError) {
        try read(rest)
        return error
      } catch {
        last = error
      }
      // What was left out may be missing in a value around it.
      guard !paths.contains(where: { $0.hasPrefix(last.path) }) else { break }
      paths.append(last.path)
      error.further.append("\(name): \(last.withAdvice)")
    }
    return error
  }

  private static let maximumErrorCount = 10
  /// In bytes; of longer documents, only the first error is reported, because each takes another reading.
  private static let maximumSizeForErrors = 1 << 20
}
