internal import PickerControls

/// The subject of a published JSON Schema.
public enum SchemaSubject: String, CaseIterable, Sendable {
  /// Documents, from which controls are read.
  case document
  /// Layout trees, in both JSON forms.
  case tree
  /// The settings of a project's checks, `layout-check.json`.
  case check

  /// The JSON Schema (draft 2020-12) of a subject as indented JSON, with a line feed at the end.
  ///
  /// - Parameter subject: nil for both in one schema: an object with `root` or `nodes` is a tree.
  public static func schema(of subject: SchemaSubject?) -> [UInt8] {
    let bytes =
      switch subject {
      case .document: ControlCatalog.schema.document(title: "A PickerLayout document")
      case .tree: LayoutTree.schema.document(title: "A PickerLayout layout tree")
      case .check: CheckProject.schema.document(title: "The settings of layout check")
      case nil: both.document(title: "A PickerLayout document or layout tree")
      }
    return bytes + [UInt8(ascii: "\n")]
  }

  private static var both: JSONSchema {
    .having(
      "nodes", LayoutTree.schema,
      otherwise: .having("root", LayoutTree.schema, otherwise: ControlCatalog.schema))
  }
}
