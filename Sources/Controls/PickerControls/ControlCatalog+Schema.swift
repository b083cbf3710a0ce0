import PickerControlBase
import PickerItems
public import PickerJSON

extension ControlCatalog {
  /// The JSON schema of documents, for validators and editors.
  ///
  /// It does not express constraints that involve several values, such as unique ids. Embedded Swift has no schemas:
  /// there, every key accepts any value.
  public static var schema: JSONSchema {
    .shared("document") {
      .cases(by: "type", cases(outsideStacks: true), without: ["title"])
        .described("A document: a control, or a container of controls.")
    }
  }

  /// The schema of the keys that all controls have.
  package static var commonSchema: JSONSchema { complete(Container.fields.schema) }

  /// The schema of documents of a type, including keys that are read elsewhere; nil if there is no such type.
  package static func documentSchema(ofType type: String) -> JSONSchema? {
    cases(outsideStacks: true).first { $0.word == type }?.schema
  }

  /// Returns a schema with the parts that depend on the kinds of controls.
  static func complete(_ schema: JSONSchema) -> JSONSchema {
    schema.replacingShared { name in CatalogSchema(rawValue: name).map(part) }
  }

  private static func part(_ part: CatalogSchema) -> JSONSchema {
    switch part {
    case .type: .words(types)
    case .theme: Theme.schema
    case .document:
      .shared(part.rawValue) {
        .cases(by: "type", cases(outsideStacks: true), without: ["title", "check"])
      }
    case .panelItem:
      .shared(part.rawValue) {
        .cases(by: "type", cases(outsideStacks: true), without: ["check"])
      }
    case .stackItem:
      .shared(part.rawValue) {
        .cases(by: "type", cases(outsideStacks: false), without: ["check"])
      }
    case .flowItem: .cases(by: "type", flowItemCases)
    }
  }

  /// One schema for each kind. It includes the `title` of panel items, the keys of stack items, and the key `check`,
  /// which only the complete document has.
  ///
  /// - Parameter outsideStacks: Whether the keys that an item of a stack may have must be absent.
  private static func cases(outsideStacks: Bool) -> [JSONSchema.Case] {
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

  /// One schema for each kind as a flow item, with the keys of the item, which replace the control's.
  private static var flowItemCases: [JSONSchema.Case] {
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
}
