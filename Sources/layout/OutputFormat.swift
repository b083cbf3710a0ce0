import ArgumentParser
import PickerCairo
import PickerLayout

/// The form in which a tree is written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case json, nodes, tree, svg, png, pdf, html

  /// The format for the extension of a path; nil for other extensions.
  init?(endingOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[dot...].lowercased() {
    case ".json": self = .json
    case ".svg": self = .svg
    case ".png": self = .png
    case ".pdf": self = .pdf
    case ".html", ".htm": self = .html
    default: return nil
    }
  }

  /// The extension of its files, without a dot: both forms of JSON are `json`.
  var fileExtension: String {
    switch self {
    case .json, .nodes: "json"
    case .tree: "txt"
    case .svg, .png, .pdf, .html: rawValue
    }
  }

  /// Reports an option whose value ends like a file of another format as an error of usage.
  func check(endingOf path: String?, of option: String) throws(ValidationError) {
    guard let path, let ending = OutputFormat(endingOf: path),
      ending.fileExtension != fileExtension
    else { return }
    throw ValidationError("--format \(rawValue) contradicts the ending of \(option) \(path)")
  }

  /// Whether its bytes are not text.
  var isBinary: Bool { self == .png || self == .pdf }

  /// The bytes of a layout in this format.
  ///
  /// - Throws: ``RenderingError`` for a picture that is too large or exceeds the budget, or if a library that was
  ///   needed is not installed.
  func bytes(
    of layout: InteractiveLayout, as rendering: RenderingOptions, within budget: Budget
  ) throws(RenderingError) -> [UInt8] {
    if let reason = TextMeasurer.libraryError {
      throw .unavailable("measure texts", reason: reason)
    }
    let made: Result<[UInt8], RenderingError>
    do {
      made = try budget.run {
        Result { () throws(RenderingError) in try bytes(of: layout, as: rendering) }
      }
    } catch {
      throw .limit(error)
    }
    return try made.get()
  }

  private func bytes(
    of layout: InteractiveLayout, as rendering: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let tree = layout.tree
    let outlines = rendering.measurer
    let terminal = rendering.terminal
    switch self {
    case .json, .nodes:
      let form: LayoutTree.Form = self == .nodes ? .nodes : .nested
      return tree.json(form: form, pretty: !rendering.isCompact) + [UInt8(ascii: "\n")]
    case .tree:
      return TerminalRenderer(columns: terminal.columns, style: terminal.style)
        .render(tree, outlines: outlines)
    case .svg: return SVGRenderer(text: rendering.text).render(tree, outlines: outlines)
    case .png:
      return try PNGRenderer(scale: rendering.scale, images: rendering.images)
        .render(tree, outlines: outlines)
    case .pdf:
      return try PDFRenderer(images: rendering.images).render(tree, outlines: outlines)
    case .html: return HTMLRenderer(outlines: outlines, images: rendering.images).render(layout)
    }
  }
}
