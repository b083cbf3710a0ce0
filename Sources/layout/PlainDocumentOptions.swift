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
  /// - Parameter type: What it is where it does not say so; nil: it has to.
  func run(as type: String? = nil) throws(Failure) {
    try LayoutRun(
      type: type, file: file, options: container.members, fonts: sources, output: output
    ).run()
  }
}
