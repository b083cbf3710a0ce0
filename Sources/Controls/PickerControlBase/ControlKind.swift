public import PickerJSON

/// An entry of the control catalogue: the type name, the schema and the reader of one kind of control.
///
/// It is a value instead of a metatype, because Embedded Swift cannot store metatypes.
public struct ControlKind: Sendable {
  /// The value of `type` in documents.
  public let type: String
  /// The sections that themes may have for such controls: one for all of them, and others that are named after the
  /// `variant` that they are for.
  package let themeSections: [String]
  /// Whether `fill` covers the box of the control, and not only a shape in it.
  private let fillsBox: Bool
  private let makeSchema: SchemaSource
  private let read: @Sendable (DocumentSource) throws(JSONError) -> AnyControl
  #if !hasFeature(Embedded)
    /// Returns a control of this kind as one that can be written; nil if it is of another type.
    private(set) var writable: (@Sendable (AnyControl) -> (any WritableControl)?)?
  #endif

  package init(
    type: String, themeSections: [String], fillsBox: Bool = true, schema: SchemaSource,
    read: @escaping @Sendable (DocumentSource) throws(JSONError) -> AnyControl
  ) {
    self.type = type
    self.themeSections = themeSections
    self.fillsBox = fillsBox
    makeSchema = schema
    self.read = read
  }

  /// This kind, whose controls can be written as documents; Embedded Swift drops that.
  package func written<Base: WritableControl>(as _: Base.Type) -> ControlKind {
    #if hasFeature(Embedded)
      return self
    #else
      var kind = self
      kind.writable = { $0.as(Base.self) }
      return kind
    #endif
  }

  /// The JSON schema of the document. It leaves out constraints that involve several values.
  ///
  /// It also describes nested documents.
  public var schema: JSONSchema { makeSchema() }

  /// Reads the control that a document describes, and spends the node of its root.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found.
  package func control(reading source: DocumentSource) throws(JSONError) -> AnyControl {
    try source.spendNode()
    let source = try source.resolvingIcons().resolvingTheme(
      themeSections, fillsBox: fillsBox)
    let control = try read(source)
    guard let style = source.scope.style else { return control }
    var container = control.container
    container.paper = style.background
    container.foreground = style.foreground
    return control.setting(container: container)
  }
}

extension JSONValue {
  /// The object of a document.
  package func documentObject() throws(JSONError) -> JSONObject {
    guard kind == .object else { throw unexpected("an object, the document") }
    return try object()
  }
}

extension JSONObject {
  /// Returns the kind that `type` names, or the expected kind where `type` is missing.
  package func controlType(
    among kinds: [ControlKind], expected: String? = nil, at path: @autoclosure () -> String
  ) throws(JSONError) -> ControlKind {
    func kind(_ type: String) -> ControlKind? { kinds.first { $0.type == type } }
    func known() -> String { "one of " + kinds.map { $0.type }.joined(separator: ", ") }
    guard let json = self["type"], !json.isNull else {
      if let expected, let kind = kind(expected) { return kind }
      throw JSONError(path: "\(path()).type", message: "is missing, expected \(known())")
    }
    guard json.kind == .string else { throw json.unexpected(known()) }
    let name = try json.string()
    guard let kind = kind(name) else {
      var error = json.unexpected(known())
      let near = nearest(to: name, among: kinds.map { $0.type })
      if let near { error.message += ", did you mean \"\(near)\"?" }
      throw error
    }
    if let expected, expected != kind.type { throw json.unexpected("\"\(expected)\"") }
    return kind
  }
}

/// A part of the schema that depends on the kinds of controls.
package enum CatalogSchema: String {
  /// The value of `type`.
  case type = "controlType"
  /// A theme, which has sections for kinds.
  case theme
  /// A document in a document, such as a page of a carousel.
  case document = "embeddedDocument"
  /// A document with a title, which is an item of a panel.
  case panelItem
  /// A document with the keys of an item of a stack.
  case stackItem
  /// A document with the keys of an item of a flow.
  case flowItem = "flowControl"
}

extension JSONSchema {
  /// A part that depends on the kinds of controls: any value until the catalogue fills it in.
  package static func catalog(_ part: CatalogSchema) -> JSONSchema {
    .shared(part.rawValue) { .anything }
  }
}
