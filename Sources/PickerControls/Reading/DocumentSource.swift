import PickerJSON
import PickerText

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
    self.scope = scope.with(families: layers.inheritedFamilies ?? Font.defaultFamilies)
    self.outerKeys = outerKeys
    makePath = path
  }

  /// Where the document stands.
  var path: String { makePath() }

  /// The source with the moment that its `at` names: else that of the drawing it stands in, else 0.
  func atItsMoment() throws(JSONError) -> DocumentSource {
    var scope = scope
    scope.time = scope.time ?? 0
    for layer in layers {
      guard let json = layer["at"], !json.isNull else { continue }
      scope.time = try json.number(in: 0...maximumLength)
    }
    return DocumentSource(layers: layers, scope: scope, path: makePath(), outerKeys: outerKeys)
  }

  /// Reads every layer into `root`.
  func read<Root>(_ fields: DocumentFields<Root>, into root: inout Root) throws(JSONError) {
    for layer in layers { try fields.read(layer, into: &root, scope, besides: outerKeys) }
  }

  /// An error at one of the document's keys.
  func error(at key: String, _ message: String) -> JSONError {
    JSONError(path: "\(path).\(key)", message: message)
  }
}

extension ReadingScope {
  fileprivate func with(families: [String]) -> ReadingScope {
    var scope = self
    scope.families = families
    return scope
  }
}

extension [JSONObject] {
  /// The families of items that name none: those of their style, else of the control.
  fileprivate var inheritedFamilies: [String]? {
    let styles = ["chip", "segment"].lazy.compactMap { style in
      self.last { $0[style]?.families != nil }?[style]?.families
    }
    return styles.first ?? last { $0.families != nil }?.families
  }
}

extension JSONObject {
  /// What the member `font` names, as far as it can be read.
  fileprivate var families: [String]? {
    guard let font = try? self["font"]?.object(), let family = font["family"] else { return nil }
    if let name = try? family.string() { return [name] }
    return try? family.array().map { try $0.string() }
  }
}

extension JSONValue {
  fileprivate var families: [String]? { try? object().families }
}
