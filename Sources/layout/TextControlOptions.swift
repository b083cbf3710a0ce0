import ArgumentParser

/// The options of every control with texts, beside its own.
struct TextControlOptions: ParsableArguments {
  @OptionGroup(title: "Font") var font: FontOptions
  @OptionGroup(title: "Container") var container: NamedContainerOptions
  @OptionGroup(title: "Fonts") var sources: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  /// A run that lays out a control.
  ///
  /// - Parameters:
  ///   - type: The control's type.
  ///   - file: The document's FILE.
  ///   - own: The options of this control alone.
  ///   - standsAlone: Whether the options describe a control on their own.
  ///   - example: The suggested command where there is no document.
  func run(
    of type: String, _ file: String?, _ own: [OptionMember], standsAlone: Bool, example: String
  ) -> LayoutRun {
    LayoutRun(
      type: type, file: file, options: own + font.members + container.members,
      standsAlone: standsAlone, example: example, fonts: sources, output: output)
  }
}

/// The source of a control with items: a document or item options.
struct ItemSource: ParsableArguments {
  @Argument(help: "The document; - for standard input.", completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup(title: "Items") var items: ItemOptions

  /// A run that lays out a control with items.
  ///
  /// - Parameters:
  ///   - type: The control's type.
  ///   - own: The options of this control alone.
  ///   - example: Items for the suggested command where there is no document.
  func run(
    of type: String, _ own: [OptionMember], _ options: TextControlOptions, example: String
  ) throws(ToolError) -> LayoutRun {
    let items = try items.member(beside: file)
    var run = options.run(
      of: type, file, [items] + own, standsAlone: items.value != nil,
      example: "layout \(type) --items \(example)")
    run.takesItems = true
    return run
  }
}
