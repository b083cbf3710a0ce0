import ArgumentParser

/// A document, and the options that every control has.
struct PlainDocumentOptions: ParsableArguments {
  @Argument(help: "The document; - for standard input.", completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup(title: "Container") var container: ContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  /// Lays the document out.
  ///
  /// - Parameters:
  ///   - type: What it is where it does not say so; nil: it has to.
  ///   - members: Options of its own.
  func run(as type: String? = nil, _ members: [OptionMember] = []) throws(Failure) {
    try LayoutRun(
      type: type, file: file, options: members + container.members, fonts: sources, output: output
    ).run()
  }
}
