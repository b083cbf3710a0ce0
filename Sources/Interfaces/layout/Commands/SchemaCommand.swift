import PickerOutput

/// `layout schema`
struct SchemaCommand: Command {
  let page = CommandPage(
    name: "schema", abstract: "Prints the JSON Schema of documents and of layout trees.",
    discussion: """
      The schema is JSON Schema 2020-12, for editors and validators, generated from the tables \
      that read documents. Without --of it covers both: an object with root or nodes is a tree.
      """,
    examples: [
      "layout schema > pickerlayout.schema.json",
      "layout schema --of document --output document.schema.json",
    ])
  private var subject: SchemaSubject?
  private var output: String?

  var options: [CommandOption<SchemaCommand>] {
    [
      .option("of", "The JSON to describe; default: both.") { $0.subject = $1 },
      .output { $0.output = $1 },
    ]
  }

  func run() throws {
    try SchemaSubject.schema(of: subject).write(to: output)
  }
}
