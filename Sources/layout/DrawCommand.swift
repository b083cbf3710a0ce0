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
    let rendering = RenderingOptions(
      scale: scale, images: FileImages(directory: source.directory), measurer: measurer)
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
      if !tree.faces.allSatisfy(measurer.canDraw) { try json.checkFaces(in: measurer) }
      if output.givenFormat?.needsGlyphs ?? true, tree.textWithoutGlyphs != nil {
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

extension OutputFormat {
  /// Whether texts are drawn glyph by glyph.
  fileprivate var needsGlyphs: Bool {
    switch self {
    case .svg, .png, .pdf, .html: true
    case .json, .nodes, .tree: false
    }
  }
}

extension LayoutTree {
  /// The faces that its texts are set in.
  fileprivate var faces: Set<FontFace> {
    nodes.lazy.compactMap { textLine(for: $0) }.reduce(into: []) { faces, line in
      for run in line.runs { faces.insert(run.face) }
    }
  }
}

extension TextMeasurer {
  /// Whether it has exactly that face. Without its content a face cannot be told from another at the same path.
  fileprivate func canDraw(_ face: FontFace) -> Bool { face.content != 0 && contains(face) }
}

extension JSONValue {
  /// Throws where a glyph run is set in a face that `measurer` does not have, since another face would
  /// have other glyphs under the same numbers.
  fileprivate func checkFaces(in measurer: TextMeasurer) throws(JSONError) {
    switch kind {
    case .array:
      for element in try array() { try element.checkFaces(in: measurer) }
    case .object:
      for member in try object() {
        if member.keyEquals("runs"), member.value.kind == .array {
          for run in try member.value.array() { try run.checkFace(in: measurer) }
        } else {
          try member.value.checkFaces(in: measurer)
        }
      }
    default: return
    }
  }

  private func checkFace(in measurer: TextMeasurer) throws(JSONError) {
    let face = try GlyphRun(reading: self).face
    guard !measurer.canDraw(face), let font = try object()["font"] else { return }
    guard face.content != 0 else { throw font.missing("content") }
    let family = face.family.quotedInMessage
    throw font.error(
      measurer.contains(family: face.family)
        ? "expected a face of \(family) with the content that the tree was measured with, found "
          + "another: load the font's file with --font-dir"
        : "expected a face of \(family), found no such family: load its file with --font-dir")
  }
}
