import ArgumentParser
import PickerLayout

/// `layout schema`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of documents and of layout trees.",
    discussion: .help(
      """
      It is JSON Schema 2020-12, made from the tables that documents are read by. Editors complete and \
      check with it. Without --of it takes both: what has a root or nodes is a tree.

      EXAMPLES:
        layout schema > pickerlayout.schema.json
        layout schema --of document --output document.schema.json
      """))

  /// What a schema is of.
  enum Subject: String, CaseIterable, ExpressibleByArgument {
    case document, tree
  }

  @Option(help: "document or tree; both when left out.")
  var of: Subject?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to a file, all of it or nothing; - is standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() throws {
    let bytes =
      switch of {
      case .document: ControlCatalog.schema.document(title: "A PickerLayout document")
      case .tree: LayoutTree.schema.document(title: "A PickerLayout layout tree")
      case nil: both.document(title: "A PickerLayout document or layout tree")
      }
    try (bytes + [UInt8(ascii: "\n")]).write(to: output)
  }

  private var both: JSONSchema {
    .having(
      "nodes", LayoutTree.schema,
      otherwise: .having("root", LayoutTree.schema, otherwise: ControlCatalog.schema))
  }
}
