import PickerJSON

/// A kind of control: what documents call it, what they may say of it, and how one is read.
///
/// A value in place of a type: Embedded Swift stores no metatypes.
public struct ControlKind: Sendable {
  /// What documents have as their `type`.
  public let type: String
  private let makeSchema: @Sendable () -> JSONSchema
  private let read: @Sendable (DocumentSource) throws(JSONError) -> any Control

  fileprivate init<Kind: Control>(_: Kind.Type) {
    type = Kind.type
    makeSchema = { Kind.schema }
    read = { (source) throws(JSONError) in try Kind(reading: source) }
  }

  /// The keys of such a document and what they may be, as far as the value alone tells.
  public var schema: JSONSchema { makeSchema() }

  /// The control that a document describes.
  ///
  /// - Throws: `JSONError` that says where, what was expected and what was found.
  public func control(reading source: DocumentSource) throws(JSONError) -> any Control {
    try read(source)
  }
}

/// Every kind of control there is.
public enum ControlCatalog {
  /// One line a control; the order is that of the documentation.
  public static let all: [ControlKind] = [
    ControlKind(Text.self),
    ControlKind(Flow.self),
    ControlKind(Chips.self),
    ControlKind(Segmented.self),
    ControlKind(Stack.self),
    ControlKind(Grid.self),
    ControlKind(ColorPicker.self),
    ControlKind(ChromaTouch.self),
    ControlKind(Carousel.self),
    ControlKind(ShapeControl.self),
    ControlKind(Drawing.self),
  ]

  /// What documents may have as their `type`.
  public static let types: [String] = all.map { $0.type }

  /// What a document may be, for validators and editors.
  ///
  /// What depends on more than one value, such as that ids are unique, it does not say.
  public static var schema: JSONSchema {
    .shared("document") {
      .cases(by: "type", cases, without: ["title"])
        .described("A document: a control, or a container of controls.")
    }
  }

  /// One for each control, as an item of a panel: it may have a `title`.
  static var cases: [JSONSchema.Case] {
    all.map { control in
      JSONSchema.Case(
        control.type,
        .shared(control.type) {
          control.schema.requiring("type", .words([control.type]))
            .adding([("title", PanelItem.titleSchema)])
        })
    }
  }

  /// The control of that name; nil if there is none.
  public static func control(ofType type: String) -> ControlKind? {
    all.first { $0.type == type }
  }
}
