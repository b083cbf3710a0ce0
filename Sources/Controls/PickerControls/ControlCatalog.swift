import PickerJSON

/// An entry of the control catalogue: the type name, the schema and the reader of one kind of control.
///
/// It is a value instead of a metatype, because Embedded Swift cannot store metatypes.
public struct ControlKind: Sendable {
  /// The value of `type` in documents.
  public let type: String
  private let makeSchema: SchemaSource
  private let read: @Sendable (DocumentSource) throws(JSONError) -> AnyControl

  fileprivate init<Kind: Control>(_: Kind.Type) {
    type = Kind.type
    makeSchema = SchemaSource(Kind.schema)
    read = { (source) throws(JSONError) in AnyControl(try Kind(reading: source)) }
  }

  private init(stack type: String) {
    self.type = type
    makeSchema = SchemaSource(Flow.stackSchema)
    read = { (source) throws(JSONError) in AnyControl(try Flow(readingStack: source)) }
  }

  fileprivate static let stack = ControlKind(stack: Flow.stackType)

  /// The JSON schema of such a document; constraints that involve several values are left out.
  public var schema: JSONSchema { makeSchema() }

  /// Reads the control that a document describes, and spends the node of its root.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found.
  package func control(reading source: DocumentSource) throws(JSONError) -> AnyControl {
    try source.spendNode()
    let source = try source.resolvingIcons().resolvingTheme(ofType: type)
    let control = try read(source)
    guard let style = source.scope.style else { return control }
    var container = control.container
    container.paper = style.background
    container.foreground = style.foreground
    return control.setting(container: container)
  }
}

/// All kinds of controls.
public enum ControlCatalog {
  /// All kinds, in the order of the documentation.
  public static let all: [ControlKind] = [
    ControlKind(Text.self),
    ControlKind(Flow.self),
    ControlKind(Chips.self),
    ControlKind(Segmented.self),
    .stack,
    ControlKind(Grid.self),
    ControlKind(ColorPicker.self),
    ControlKind(ChromaTouch.self),
    ControlKind(Carousel.self),
    ControlKind(ShapeControl.self),
    ControlKind(Drawing.self),
  ]

  /// The values that `type` may have in documents.
  public static let types: [String] = all.map { $0.type }

  /// The JSON schema of documents, for validators and editors.
  ///
  /// Constraints that involve several values, such as unique ids, are not expressed. Embedded Swift has no schemas: there,
  /// every key accepts any value.
  public static var schema: JSONSchema {
    .shared("document") {
      .cases(by: "type", cases(outsideStacks: true), without: ["title"])
        .described("A document: a control, or a container of controls.")
    }
  }

  /// The schema of documents in documents, such as a page of a carousel.
  static var embeddedSchema: JSONSchema {
    .shared("embeddedDocument") {
      .cases(by: "type", cases(outsideStacks: true), without: ["title", "check"])
    }
  }

  /// The schema of the keys that all controls have.
  package static var commonSchema: JSONSchema { Container.fields.schema }

  /// One schema for each kind, with the `title` that an item of a panel may have, the keys that an item of a stack may have,
  /// and the key `check` that only the document as a whole has.
  ///
  /// - Parameter outsideStacks: Whether the keys that an item of a stack may have must be absent.
  static func cases(outsideStacks: Bool) -> [JSONSchema.Case] {
    all.map { control in
      let schema = JSONSchema.shared(control.type) {
        control.schema.requiring("type", as: .words([control.type]))
          .adding(
            [("title", PanelItem.titleSchema), ("check", CheckSettings.schema.orNull)]
              + FlowItemDraft.stackMembers(of: control.type))
      }
      return JSONSchema.Case(
        control.type, schema: schema,
        without: outsideStacks ? FlowItemDraft.stackKeys(of: control.type) : [])
    }
  }

  /// One schema for each kind as an item of a flow: with the keys of the item, which replace those of the control.
  static var flowItemCases: [JSONSchema.Case] {
    let members = FlowItemDraft.layoutMembers
    return all.map { control in
      JSONSchema.Case(
        control.type,
        schema: .shared(control.type + "InFlow") {
          control.schema.without(Set(members.map { $0.key })).adding(members)
            .requiring("type", as: .words([control.type]))
        })
    }
  }

  /// The schema of documents of a type, with the keys that are read elsewhere; nil if there is no such type.
  package static func documentSchema(ofType type: String) -> JSONSchema? {
    cases(outsideStacks: true).first { $0.word == type }?.schema
  }

  /// Returns the kind with that type name, or nil.
  public static func control(ofType type: String) -> ControlKind? {
    all.first { $0.type == type }
  }
}
