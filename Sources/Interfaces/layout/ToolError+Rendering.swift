import PickerLayout
import PickerOutput

extension ToolError {
  /// The error of an output that cannot be made from a document or from options.
  ///
  /// - Parameter source: The document; nil if there are only options.
  init(_ error: RenderingError, _ source: Input?) {
    switch error {
    case .failed: self.init(.internalError, error.description)
    case .unavailable: self.init(.unavailable, error.description)
    case .tooLarge where source == nil, .pageTooLarge where source == nil,
      .missingGlyphs where source == nil:
      self.init(.usage, error.description)
    case .tooLarge, .pageTooLarge, .missingGlyphs, .limit:
      self.init(describing: error.description, in: source)
    }
  }

  /// The error of an output that is no picture: `picker.json: the output exceeds the limit of 10 bytes per document`.
  init(_ error: LimitError, _ source: Input?) {
    self = ToolError(unavailable: error) ?? ToolError(describing: "the output \(error)", in: source)
  }

  /// The error of work that stopped because a library is missing: `layout: cannot measure texts: libicuuc.so.72 is not
  /// installed`; nil if it did not.
  init?(unavailable error: LimitError?) {
    guard case .unavailable? = error, let error else { return nil }
    self.init(.unavailable, error.description)
  }

  /// An error in a document, or in options; without a document, the line begins with the tool's name.
  init(describing message: String, in source: Input?) {
    self.init(.badDocument, "\(source?.name ?? "layout"): \(message)")
  }
}

extension Budget {
  /// Runs work without a document.
  func runWithoutDocument<Result>(_ work: () -> Result) throws(ToolError) -> Result {
    do {
      return try run(work)
    } catch {
      throw ToolError(error, nil)
    }
  }
}
