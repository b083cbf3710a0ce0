import ArgumentParser
import PickerLayout
import PickerOutput

/// `layout draw`
struct DrawCommand: TabledCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draws a layout tree that was saved as JSON.",
    discussion: .help(
      """
      TREE is what a layout command wrote with --format json or nodes and with --detail glyphs. Glyphs \
      are drawn as they stand in the tree; every face has to be at hand with the same bytes, built in or \
      from --font-dir. Relative paths of pictures start at the tree's folder, for - at the working \
      directory. Without --format, and an ending of --output that says it, the format is svg when piped.

      EXAMPLES:
        layout chips --items tea,coffee --detail glyphs --output tree.json
        layout draw tree.json --output chips.svg
        layout document picker.json --detail glyphs | layout draw - --format png --output picker.png
      """))

  @Argument(
    help: "A layout tree in either form; - for standard input.",
    completion: .jsonFile)
  var tree: String

  @Option(parsing: .unconditional, help: "Pixels in a point, for PNG.")
  var scale = 1.0

  @OptionGroup(title: "Fonts") var fonts: FontSourceOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  static let rows: [OptionRow<Self>] = [
    .required { try $1(&$0._tree) },
    .option("scale", takesNegative: true, default: 1) { try $1(&$0._scale) },
  ]
  static let groups: [OptionGroupRow<Self>] = [
    .group { try $1(&$0._fonts) }, .group { try $1(&$0._output) },
  ]

  func validate() throws {
    if output.givenFormat == .html {
      throw ValidationError(
        "--format html: a page needs the control, which a tree does not hold; use the document")
    }
    try scale.checkScale()
  }

  func run() throws {
    let source = Input(tree)
    let budget = Budget(try output.limits())
    let measurer = try fonts.measurer()
    let tree = try tree(from: source, drawnBy: measurer, within: budget)
    let images = FileImages(directory: source.directory, report: PictureReport())
    let rendering = RenderingOptions(scale: scale, images: images, measurer: measurer)
    try output.write(
      InteractiveLayout(tree), as: rendering, within: budget, from: source, pipedFormat: .svg)
  }

  private func tree(
    from source: Input, drawnBy measurer: TextMeasurer, within budget: Budget
  ) throws(ToolError) -> LayoutTree {
    let bytes = try source.read()
    do throws(JSONError) {
      let json = try JSONValue(parsing: bytes)
      let tree = try LayoutTree(json: json, budget: budget)
      try tree.checkFaces(of: json, in: measurer)
      if output.givenFormat?.isPicture ?? true, tree.textWithoutGlyphs != nil {
        throw JSONError(
          path: "$.detail",
          message: "expected glyphs, without which texts cannot be drawn: write the tree with "
            + "--detail glyphs")
      }
      try json.checkPictureFiles(in: source.directory)
      return tree
    } catch {
      throw ToolError(.badDocument, "\(source.name): \(error.withAdvice)")
    }
  }
}
