import PickerJSON

/// The objects a control is read from: a document, and the options that win over it.
public struct DocumentSource: Sendable {
  /// Read in order; what a later one says wins.
  let layers: [JSONObject]
  let scope: ReadingScope
  /// Where the document stands: `$`, or a place within a containing document.
  let path: String
  /// Keys of the document that its container reads.
  var outerKeys: [String] = []

  /// Reads every layer into `root`.
  func read<Root>(_ fields: Fields<Root>, into root: inout Root) throws(JSONError) {
    for layer in layers { try fields.read(layer, into: &root, scope, besides: outerKeys) }
  }

  /// An error at one of the document's keys.
  func error(at key: String, _ message: String) -> JSONError {
    JSONError(path: "\(path).\(key)", message: message)
  }
}
