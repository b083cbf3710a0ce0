import PickerJSON
import PickerText

/// The objects that a control is read from: a document, and options that override it.
public struct DocumentSource: Sendable {
  /// The objects in order; values of later ones override those of earlier ones.
  package let layers: [JSONObject]
  package let scope: ReadingScope
  /// Keys of the document that are read by its container.
  package let outerKeys: [String]
  private let makePath: @Sendable () -> String

  /// - Parameter path: The JSON path of the document: `$`, or a path within a containing document. Evaluated only for
  ///   messages, because it takes a walk through the containing document.
  package init(
    layers: [JSONObject], scope: ReadingScope, path: @autoclosure @escaping @Sendable () -> String,
    outerKeys: [String] = []
  ) {
    self.layers = layers
    self.scope = scope.replacing(families: layers.inheritedFamilies ?? Font.defaultFamilies)
    self.outerKeys = outerKeys
    makePath = path
  }

  /// The JSON path of the document.
  package var path: String { makePath() }

  /// Returns the source with the time to show: its `at`, else the time of what it is in, else 0.
  package func resolvingTime() throws(JSONError) -> DocumentSource {
    let time = try statedTime() ?? scope.statedTime ?? 0
    return replacing(scope.replacing(time: time + scope.elapsed, statedTime: time))
  }

  /// Returns the source of a panel, whose `at` is the time of the controls in it that state none.
  package func resolvingPanelTime() throws(JSONError) -> DocumentSource {
    guard let time = try statedTime() else { return self }
    return replacing(
      scope.replacing(time: scope.time.map { _ in time + scope.elapsed }, statedTime: time))
  }

  /// The document's `at`.
  private func statedTime() throws(JSONError) -> Double? {
    guard let json = layers.last(where: { $0["at"].map { !$0.isNull } ?? false })?["at"] else {
      return nil
    }
    return try json.number(in: 0...maximumLength)
  }

  private func replacing(_ scope: ReadingScope) -> DocumentSource {
    DocumentSource(layers: layers, scope: scope, path: makePath(), outerKeys: outerKeys)
  }

  /// The source of what is in a drawing; nil: of what is not.
  package func within(_ drawing: DrawingExtent?) -> DocumentSource {
    DocumentSource(
      layers: layers, scope: scope.within(drawing), path: makePath(), outerKeys: outerKeys)
  }

  /// The source some seconds after the document's own time.
  package func later(by elapsed: Double) -> DocumentSource {
    DocumentSource(
      layers: layers, scope: scope.later(by: elapsed), path: makePath(), outerKeys: outerKeys)
  }

  /// Reads every layer into `root`.
  package func read<Root>(_ fields: DocumentFields<Root>, into root: inout Root) throws(JSONError) {
    for layer in layers { try fields.read(layer, into: &root, scope, besides: outerKeys) }
  }

  /// Creates an error at one of the document's keys.
  package func error(at key: String, _ message: String) -> JSONError {
    JSONError(path: "\(path).\(key)", message: message)
  }
}

extension [JSONObject] {
  /// The font families that items inherit: the families of their style, otherwise of the control.
  fileprivate var inheritedFamilies: [String]? {
    let styles = ["chip", "segment"].lazy.compactMap { style in
      self.last { $0[style]?.families != nil }?[style]?.families
    }
    return styles.first ?? last { $0.families != nil }?.families
  }
}

extension JSONObject {
  /// The families in the member `font`; nil if it cannot be read.
  fileprivate var families: [String]? {
    guard let font = try? self["font"]?.object(), let family = font["family"] else { return nil }
    if let name = try? family.string() { return [name] }
    guard let names = try? family.array() else { return nil }
    let texts = names.compactMap { try? $0.string() }
    return texts.count == names.count ? texts : nil
  }
}

extension JSONValue {
  fileprivate var families: [String]? { try? object().families }
}
