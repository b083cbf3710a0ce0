import ArgumentParser
import PickerOutput

/// `layout schema`
struct SchemaCommand: TabledCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of documents and of layout trees.",
    discussion: .help(
      """
      The schema is JSON Schema 2020-12, generated from the tables by which documents are read, for \
      editors and validators. Without --of it covers both: an object with root or nodes is a tree.

      EXAMPLES:
        layout schema > pickerlayout.schema.json
        layout schema --of document --output document.schema.json
      """))

  @Option(help: "document or tree; default: both.")
  var of: SchemaSubject?

  @Option(name: .shortAndLong, help: .outputFile, completion: .file())
  var output: String?

  static let rows: [OptionRow<Self>] = [
    .option("of") { try $1(&$0._of) },
    .option("output", letter: "o") { try $1(&$0._output) },
  ]

  func run() throws {
    try SchemaSubject.schema(of: of).write(to: output)
  }
}
