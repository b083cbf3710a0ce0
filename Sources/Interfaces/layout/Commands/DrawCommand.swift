import PickerControls
import PickerLayout
import PickerOutput

/// `layout draw`
struct DrawCommand: Command {
  let page = CommandPage(
    name: "draw", abstract: "Draws a layout tree that was saved as JSON.",
    discussion: """
      TREE is the output of a layout command with --format json or nodes and with --detail glyphs. \
      Glyphs are drawn exactly as in the tree. The tool needs the same font files, built in or from \
      --font-dir. Relative paths of pictures start at the tree's folder, or at the working directory \
      for -. Without --format or an extension of --output, files and pipes get SVG, and a terminal \
      gets a drawing in characters.
      """,
    examples: [
      "layout chips --items tea,coffee --detail glyphs --output tree.json",
      "layout draw tree.json --output chips.svg",
      "layout chips tea coffee --detail glyphs | layout draw - --output tea.png",
    ])
  private var tree = ""
  private var scale = 1.0
  private var fonts = FontSourceOptions()
  private var output = OutputOptions()

  var options: [CommandOption<DrawCommand>] {
    [
      .argument(
        "tree", isRequired: true, "A layout tree in either form; - for standard input.",
        completion: .documents
      ) { $0.tree = $1 },
      .option("scale", "Pixels per point, for PNG; default: 1.") { $0.scale = $1 },
    ]
      + group("Fonts", FontSourceOptions.options) { try $1(&$0.fonts) }
      + group("Output", OutputOptions.options) { try $1(&$0.output) }
  }

  func validate() throws {
    try output.validate()
    if output.givenFormat == .html {
      throw ToolError(
        .usage,
        "--format html: a page needs the document, not a tree")
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
      DocumentLayout(tree), as: rendering, within: budget, from: source, pipedFormat: .svg)
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
          message: "expected glyphs, which texts need to be drawn: write the tree with "
            + "--detail glyphs")
      }
      try json.checkPictureFiles(in: source.directory)
      return tree
    } catch {
      throw ToolError(.badDocument, "\(source.name): \(error.withAdvice)")
    }
  }
}
