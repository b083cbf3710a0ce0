import CPickerExpat
package import PickerLimits

/// Reads XML by expat.
///
/// Declarations in a `DOCTYPE` are an error, so that no text can be longer than its file, and so are references to
/// entities other than XML's own five. No other file is opened.
package enum XMLDocument {
  /// The maximum number of elements that contain each other.
  static let maximumDepth = 100
  /// The maximum number of elements and attributes.
  static let maximumCount = 1_000_000
  /// The maximum length of the name of an element or attribute, and of a namespace, in bytes.
  static let maximumNameLength = 1000

  /// The reason why expat cannot be opened, `libexpat.so.1 is not installed`; nil if it can. Opens it.
  package static var missingLibrary: String? {
    picker_expat_error().map { String(cString: $0) }
  }

  /// Returns the root element. Stops early if the current budget is exceeded, whose clock is checked while reading.
  ///
  /// - Parameter resource: The resource of the current budget that each element and attribute spends; nil for none.
  /// - Throws: `cannot be read as XML: mismatched tag` with the line.
  package static func root(
    of bytes: [UInt8], spending resource: Resource? = nil
  ) throws(XMLError) -> XMLElement {
    if let reason = missingLibrary {
      throw XMLError("cannot read XML: \(reason)", reason: .unavailable(reason))
    }
    guard let parser = XML_ParserCreate(nil) else {
      throw XMLError("cannot be read as XML: out of memory")
    }
    defer { XML_ParserFree(parser) }
    return try XMLTreeBuilder(parser, spending: resource).root(of: bytes)
  }
}

/// The reason why XML cannot be read.
package struct XMLError: Error {
  package let message: String
  /// The line, from 1; nil if no line is to blame.
  package let line: Int?
  package let reason: Reason

  /// The cause of the error.
  package enum Reason {
    case content
    /// expat cannot be opened, for this reason.
    case unavailable(String)
  }

  /// Whether expat cannot be opened.
  package var isUnavailable: Bool { if case .unavailable = reason { true } else { false } }

  init(_ message: String, line: Int? = nil, reason: Reason = .content) {
    self.message = message
    self.line = line
    self.reason = reason
  }
}
