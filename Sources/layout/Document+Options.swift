import PickerLayout

/// Why a document with options over it cannot be read.
struct LayersError: Error {
  /// What is wrong with the two together.
  let whole: JSONError
  /// What is wrong with the document by itself; nil: nothing, or there are no options.
  private let alone: JSONError?

  fileprivate init(whole: JSONError, alone: JSONError?) {
    self.whole = whole
    self.alone = alone
  }

  /// Whether the document is wrong whatever the options are.
  var isOfDocument: Bool { alone != nil }

  /// What is wrong with the document itself.
  var own: JSONError { alone ?? whole }
}

extension Document {
  /// Reads a document and options in one go. Only where that fails is the document read by itself, which
  /// tells whose fault it is.
  ///
  /// - Parameter read: Reads the document with these options, or without any.
  static func reading(
    options: [UInt8]?, _ read: ([UInt8]?) throws(JSONError) -> Document
  ) throws(LayersError) -> Document {
    let whole: JSONError
    do {
      return try read(options)
    } catch {
      whole = error
    }
    guard options != nil else { throw LayersError(whole: whole, alone: whole) }
    do {
      _ = try read(nil)
    } catch {
      throw LayersError(whole: whole, alone: error)
    }
    throw LayersError(whole: whole, alone: nil)
  }
}
