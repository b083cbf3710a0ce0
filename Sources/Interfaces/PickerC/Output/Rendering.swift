package import CPickerLayout
import PickerBlock
import PickerControls
import PickerLayout
import PickerOutput
import PickerRendering

extension Constants where Value == OutputFormat {
  fileprivate static let formats = Constants([
    .json, .nodes, .tree, .svg, .png, .pdf, .html, .jpeg, .webp, .displayList,
  ])
}

extension Constants where Value == SVGTextStyle {
  fileprivate static let textStyles = Constants()
}

extension TreeHandle {
  /// The bytes of the tree in a format.
  ///
  /// - Parameter report: Collects the pictures that are not shown; nil: nobody wants to know.
  func bytes(
    _ format: OutputFormat, _ options: pl_render_options, _ budget: Budget,
    _ report: PictureReport? = nil
  ) throws(Failure) -> [UInt8] {
    var rendering = try rendering(options)
    if let report { rendering.images = ReportedImages(rendering.images, report: report) }
    let layout = try layout(for: format)
    do {
      return try format.bytes(of: layout, as: rendering, within: budget)
    } catch {
      throw Failure(error)
    }
  }

  /// The tree, with the document of which a page is made.
  private func layout(for format: OutputFormat) throws(Failure) -> DocumentLayout {
    guard format == .html else { return DocumentLayout(tree) }
    guard let source else {
      throw Failure(PL_UNSUPPORTED, "a page needs the document, not a tree")
    }
    return DocumentLayout(tree, of: source.document.document, within: source.proposal)
  }

  private func rendering(_ options: pl_render_options) throws(Failure) -> RenderingOptions {
    let scale = options.scale == 0 ? 1 : options.scale
    guard (0.01...1000).contains(scale) else {
      throw .argument("options.scale must be 0.01 to 1000, is \(scale.plain)")
    }
    guard options.columns >= 0 else {
      throw .argument("options.columns must be at least 0, is \(options.columns)")
    }
    let text = try Constants.textStyles.value(of: options.svg_text, "options.svg_text")
    let images: any ImageLoading =
      directory.map { FileImages(directory: $0) } ?? InlineImages()
    var rendering = RenderingOptions(
      scale: scale, images: images, measurer: glyphs, text: text.text(of: glyphs),
      isCompact: options.compact,
      terminal: Terminal(columns: options.columns == 0 ? 80 : Int(options.columns)))
    rendering.isOutlined = options.outline
    guard 0...100 ~= options.quality else {
      throw .argument("options.quality must be 0 to 100, is \(options.quality)")
    }
    if options.quality > 0 { rendering.quality = Int(options.quality) }
    rendering.background = try background(options)
    rendering.idPrefix = try options.id_prefix.text("options.id_prefix")
    if let prefix = rendering.idPrefix, !SVGRenderer.isIDPrefix(prefix) {
      throw .argument(
        "options.id_prefix must be letters, digits, - and _, beginning with a letter or _")
    }
    rendering.engine = try engine(options)
    return rendering
  }

  private func engine(_ options: pl_render_options) throws(Failure) -> PageEngine {
    guard let text = try options.engine.text("options.engine") else { return .inline }
    guard let engine = PageEngine(named: text) else {
      throw .argument("options.engine \(PageEngine.expectation), is \(text.quotedInMessage)")
    }
    return engine
  }

  private func background(_ options: pl_render_options) throws(Failure) -> Color? {
    guard let text = try options.background.text("options.background") else { return nil }
    guard text != "none" else { return .clear }
    do throws(ColorTextError) {
      return try Color(reading: text)
    } catch {
      throw .argument("options.background must be \(error.expectation)")
    }
  }
}

@c @implementation
package func pl_tree_render(
  _ tree: OpaquePointer?, _ format: Int32, _ options: UnsafePointer<pl_render_options>?,
  _ budget: OpaquePointer?, _ error: ErrorPlace?
) -> UnsafeMutablePointer<pl_bytes>? {
  attempt(error) { () throws(Failure) in
    try render(tree, format, options, budget)
  }
}

@c @implementation
package func pl_tree_render_reporting(
  _ tree: OpaquePointer?, _ format: Int32, _ options: UnsafePointer<pl_render_options>?,
  _ budget: OpaquePointer?,
  _ report: UnsafeMutablePointer<UnsafeMutablePointer<pl_picture_report>?>?,
  _ error: ErrorPlace?
) -> UnsafeMutablePointer<pl_bytes>? {
  attempt(error) { () throws(Failure) in
    guard let report else { throw .argument("report is NULL") }
    let pictures = PictureReport()
    let bytes = try render(tree, format, options, budget, pictures)
    do throws(Failure) {
      report.pointee = try pl_picture_report.owned(pictures)
    } catch {
      pl_bytes_free(bytes)
      throw error
    }
    return bytes
  }
}

private func render(
  _ tree: OpaquePointer?, _ format: Int32, _ options: UnsafePointer<pl_render_options>?,
  _ budget: OpaquePointer?, _ report: PictureReport? = nil
) throws(Failure) -> UnsafeMutablePointer<pl_bytes> {
  let tree = try TreeHandle.from(tree, "tree")
  return try pl_bytes.owned(
    try tree.bytes(
      try Constants.formats.value(of: format, "format"),
      try pl_render_options.from(options, "options"), tree.engine.budget(budget), report))
}

extension pl_bytes {
  /// The bytes of an output, followed by a zero byte, for `pl_bytes_free`.
  static func owned(_ bytes: [UInt8]) throws(Failure) -> UnsafeMutablePointer<pl_bytes> {
    var result = try OwnedResult<pl_bytes>(byteCount: bytes.count + 1)
    let copy = UnsafeMutableBufferPointer(
      start: result.add(rows: bytes.count + 1, UInt8.self), count: bytes.count + 1)
    copy.initializeElement(at: copy.initialize(fromContentsOf: bytes), to: 0)
    return result.take(pl_bytes(data: copy.baseAddress, count: bytes.count))
  }
}

extension pl_picture_report {
  /// The pictures of a report, for `pl_picture_report_free`.
  fileprivate static func owned(
    _ report: PictureReport
  ) throws(Failure) -> UnsafeMutablePointer<pl_picture_report> {
    typealias Result = OwnedResult<pl_picture_report>
    let pictures = report.pictures
    var result = try Result(
      byteCount: pictures.reduce(Result.size(ofRows: pictures.count, pl_picture_problem.self)) {
        $0 + Result.size(of: $1.href) + Result.size(of: $1.line)
      })
    let items = result.add(rows: pictures.count, pl_picture_problem.self)
    for (place, picture) in pictures.enumerated() {
      items[place] = pl_picture_problem(
        href: result.add(picture.href), message: result.add(picture.line))
    }
    return result.take(pl_picture_report(items: items, count: pictures.count))
  }
}

@c @implementation
package func pl_picture_report_free(_ report: UnsafeMutablePointer<pl_picture_report>?) {
  OwnedResult.free(report)
}

@c @implementation
package func pl_bytes_free(_ bytes: UnsafeMutablePointer<pl_bytes>?) { OwnedResult.free(bytes) }
