import PickerControls
import PickerLayout
import PickerOutput
import PickerRendering

/// The form of answers: the options of `layout batch`, which the keys of an envelope override.
struct BatchOutput: Sendable {
  var format: OutputFormat?
  private(set) var picture = PictureOptions()

  static let options: [CommandOption<BatchOutput>] =
    [
      .option(
        "format", letter: "f",
        "json, or nodes: a flat list of nodes with absolute frames; with --output-dir also the others. Default: by the extension of --name, else json."
      ) { $0.format = $1 }
    ] + group("", PictureOptions.options) { try $1(&$0.picture) }

  /// Reports options that a format does not support.
  func check(for format: OutputFormat) throws(ToolError) {
    try picture.check(for: format)
    guard format == .apng else { return }
    throw ToolError(
      .usage, "--format apng needs an animation: layout segmented, carousel, document or transition"
    )
  }
}

/// The form in which a line of a batch is laid out and written.
struct BatchForm: Sendable {
  let format: OutputFormat
  /// A JSON object whose keys override the document's; nil: there are none.
  let options: [UInt8]?
  private let rendering: RenderingOptions
  private let text: SVGTextStyle

  /// - Parameters:
  ///   - output: The options of the output.
  ///   - keys: The keys that override the document's.
  ///   - isPretty: Whether JSON has white space.
  init(_ output: BatchOutput, keys: [GivenKey], pretty isPretty: Bool = false) {
    format = output.format ?? .json
    options = keys.json
    let plain = RenderingOptions(
      scale: keys.scale ?? 1, images: InlineImages(), isCompact: !isPretty, terminal: Terminal(nil))
    rendering = output.picture.applied(to: plain)
    text = output.picture.text ?? .outlines
  }

  /// The scheme of documents that name none; nil: the light one.
  var scheme: SchemeChoice? {
    rendering.background ?? .clear == .clear ? format.defaultScheme : nil
  }

  /// The output, and a line for each font, icon and picture that it cannot show.
  func bytes(
    of document: Document, in directory: String
  ) throws(JSONError) -> (bytes: [UInt8], missing: [String]) {
    let layout = DocumentLayout(try document.layout(), of: document)
    let pictures = PictureReport()
    var rendering = rendering
    rendering.measurer = document.measurer
    rendering.images = FileImages(directory: directory, report: pictures)
    rendering.text = text.text(of: document.measurer)
    do {
      let bytes = try format.bytes(of: layout, as: rendering, within: document.budget)
      let icons = format.containsWarnings ? [] : layout.tree.linesOfMissingIcons
      let fonts = rendering.engine.problems(
        with: layout.tree, in: format, fonts: rendering.measurer)
      return (bytes, icons + pictures.lines + fonts)
    } catch {
      throw JSONError(error)
    }
  }
}

extension JSONError {
  /// The error of a document whose tree cannot be drawn.
  fileprivate init(_ error: RenderingError) {
    switch error {
    case .limit(let limit): self.init(limit)
    case .tooLarge, .pageTooLarge, .missingGlyphs, .unavailable, .failed:
      self.init(path: "$", message: error.description)
    }
  }
}
