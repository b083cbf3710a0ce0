import PickerLayout
import PickerOutput

/// The picture options of every command that draws.
struct PictureOptions: Sendable {
  private(set) var text: SVGTextStyle?
  private var quality: Int?
  private var idPrefix: String?
  private var outline = false
  private(set) var background: Color?
  private var package: String?

  static let options: [CommandOption<PictureOptions>] = [
    .option(
      "text",
      "How SVG and display lists represent text; live embeds its fonts in SVG; default: outlines."
    ) {
      $0.text = $1
    },
    .option(
      "quality",
      "The quality of JPEG and WebP, 0 to 100 (lossless for WebP); default: 90."
    ) { $0.quality = $1 },
    .option(
      "id-prefix",
      "A prefix for all ids in SVG, to keep them unique in a page; default: a digest."
    ) { $0.idPrefix = $1 },
    .flag("outline", "Draw a line around each box that is not painted.") { $0.outline = true },
    .option(
      "background",
      "Paint the background first: a colour such as white or #1A2B3C, or none. Default: none, but the background of a dark "
        + "theme in PNG and WebP."
    ) { (options, choice: BackgroundChoice) in options.background = choice.color },
    .option(
      "engine", value: "inline|url",
      "For pages: the JavaScript package, inline or the address of a folder; default: inline."
    ) { $0.package = $1 },
  ]

  /// The source of a page's JavaScript package.
  var engine: PageEngine { package.flatMap(PageEngine.init(named:)) ?? .inline }

  func applied(to rendering: RenderingOptions) -> RenderingOptions {
    var rendering = rendering
    rendering.isOutlined = outline
    rendering.quality = quality ?? rendering.quality
    rendering.idPrefix = idPrefix
    rendering.background = background
    rendering.engine = engine
    return rendering
  }

  /// Reports options that a format does not support.
  func check(for format: OutputFormat?) throws(ToolError) {
    try checkQuality(for: format)
    try checkIDPrefix(for: format)
    try checkEngine(for: format)
    if outline, format == .html {
      throw ToolError(
        .usage, "--outline does not work with --format html: a page lays out the control again")
    }
    if text != nil, format != .svg, format != .displayList {
      throw ToolError(
        .usage, "--text needs --format svg or display-list")
    }
  }

  private func checkQuality(for format: OutputFormat?) throws(ToolError) {
    guard let quality else { return }
    guard format?.hasQuality == true else {
      throw ToolError(.usage, "--quality needs --format jpeg or webp")
    }
    guard 0...100 ~= quality else {
      throw ToolError(.usage, "--quality: must be 0 to 100, is \(quality)")
    }
  }

  private func checkEngine(for format: OutputFormat?) throws(ToolError) {
    guard let package else { return }
    guard format == .html else { throw ToolError(.usage, "--engine needs --format html") }
    guard PageEngine(named: package) != nil else {
      throw ToolError(
        .usage, "--engine: \(PageEngine.expectation), is \(package.quotedInMessage)")
    }
  }

  private func checkIDPrefix(for format: OutputFormat?) throws(ToolError) {
    guard let idPrefix else { return }
    guard format == .svg else { throw ToolError(.usage, "--id-prefix needs --format svg") }
    guard SVGRenderer.isIDPrefix(idPrefix) else {
      throw ToolError(
        .usage,
        "--id-prefix: must be letters, digits, - and _, beginning with a letter or _, is "
          + idPrefix.quotedInMessage)
    }
  }
}
