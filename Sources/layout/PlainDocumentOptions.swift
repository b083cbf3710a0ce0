import ArgumentParser

/// A document, and the options that every control has.
struct PlainDocumentOptions: ParsableArguments {
  @Argument(help: "The document; - for standard input.", completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup(title: "Container") var container: NamedContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  /// Lays the document out.
  ///
  /// - Parameters:
  ///   - type: The type of a document that does not state it; nil: the document must state it.
  ///   - members: The options of this command alone.
  ///   - standsAlone: Whether the options describe a control on their own.
  func run(
    as type: String? = nil, _ members: [OptionMember] = [], standsAlone: Bool = false
  ) throws(ToolError) {
    try LayoutRun(
      type: type, file: file, options: members + container.members, standsAlone: standsAlone,
      fonts: sources, output: output
    ).run()
  }
}
