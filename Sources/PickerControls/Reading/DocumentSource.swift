import PickerJSON

/// The objects a control is read from: a document, and the options that win over it.
public struct DocumentSource: Sendable {
  /// Read in order; what a later one says wins.
  let layers: [JSONObject]
  let scope: ReadingScope
  /// Keys of the document that its container reads.
  let outerKeys: [String]
  private let makePath: @Sendable () -> String

  /// - Parameter path: Where the document stands: `$`, or a place within a containing document. Found only
  ///   for a message, since that takes a walk through the containing document.
  init(
    layers: [JSONObject], scope: ReadingScope, path: @autoclosure @escaping @Sendable () -> String,
    outerKeys: [String] = []
  ) {
    self.layers = layers
    self.scope = scope
    self.outerKeys = outerKeys
    makePath = path
  }

  /// Where the document stands.
  var path: String { makePath() }

  /// Reads every layer into `root`.
  func read<Root>(_ fields: Fields<Root>, into root: inout Root) throws(JSONError) {
    for layer in layers { try fields.read(layer, into: &root, scope, besides: outerKeys) }
  }

  /// An error at one of the document's keys.
  func error(at key: String, _ message: String) -> JSONError {
    JSONError(path: "\(path).\(key)", message: message)
  }
}
