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
  ///   - type: What it is where it does not say so; nil: it has to.
  ///   - members: Options of its own.
  ///   - standsAlone: Whether the options describe something on their own.
  func run(
    as type: String? = nil, _ members: [OptionMember] = [], standsAlone: Bool = false
  ) throws(Failure) {
    try LayoutRun(
      type: type, file: file, options: members + container.members, standsAlone: standsAlone,
      fonts: sources, output: output
    ).run()
  }
}
