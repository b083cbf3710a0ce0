public import PickerControls

/// The error of a document read together with options.
public struct DocumentOptionsError: Error {
  /// The error of the document with the options merged onto it.
  public let combined: JSONError
  /// The error of the document without the options; nil if it has none.
  private let documentOnly: JSONError?

  fileprivate init(combined: JSONError, documentOnly: JSONError?) {
    self.combined = combined
    self.documentOnly = documentOnly
  }

  /// Whether the document is also invalid without the options.
  public var isInDocument: Bool { documentOnly != nil }

  /// The error of the document itself.
  public var documentError: JSONError { documentOnly ?? combined }
}

extension Document {
  /// Reads a document and options together. If that fails, reads the document alone to find out whether the error is in
  /// the document or in the options.
  ///
  /// - Parameters:
  ///   - options: A JSON object whose keys override the document's; nil for none.
  ///   - read: Reads the document with these options, or with none.
  /// - Throws: If `read` throws, with its errors.
  public static func reading(
    options: [UInt8]?, _ read: ([UInt8]?) throws(JSONError) -> Document
  ) throws(DocumentOptionsError) -> Document {
    let combined: JSONError
    do {
      return try read(options)
    } catch {
      combined = error
    }
    guard options != nil else {
      throw DocumentOptionsError(combined: combined, documentOnly: combined)
    }
    do {
      _ = try read(nil)
    } catch {
      throw DocumentOptionsError(combined: combined, documentOnly: error)
    }
    throw DocumentOptionsError(combined: combined, documentOnly: nil)
  }
}
