import ArgumentParser
import PickerCairo
import PickerLayout

/// In which form a tree is put out.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case json, nodes, tree, svg, png, pdf, html

  /// The format of files whose names end like this one; nil where the ending says nothing.
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

  /// Whether files of this format may end as those of another do: both forms of JSON are `.json`.
  func agrees(with ending: OutputFormat) -> Bool {
    self == ending || (self == .nodes && ending == .json)
  }

  /// Whether its bytes are no text.
  var isBinary: Bool { self == .png || self == .pdf }

  /// A layout in this form.
  ///
  /// - Throws: ``RenderingError``, for a picture that is too large or takes too much of the budget.
  func bytes(
    of layout: InteractiveLayout, as picturing: Picturing, within budget: Budget
  ) throws(RenderingError) -> [UInt8] {
    let made: Result<[UInt8], RenderingError>
    do {
      made = try budget.run {
        Result { () throws(RenderingError) in try bytes(of: layout, as: picturing) }
      }
    } catch {
      throw .limit(error)
    }
    return try made.get()
  }

  private func bytes(
    of layout: InteractiveLayout, as picturing: Picturing
  ) throws(RenderingError) -> [UInt8] {
    let tree = layout.tree
    let outlines = picturing.measurer
    let terminal = picturing.terminal
    switch self {
    case .json, .nodes:
      let form: LayoutTree.Form = self == .nodes ? .nodes : .nested
      return tree.json(form: form, pretty: !picturing.isCompact) + [UInt8(ascii: "\n")]
    case .tree:
      return TerminalRenderer(columns: terminal.columns, style: terminal.style)
        .render(tree, outlines: outlines)
    case .svg: return SVGRenderer(text: picturing.text).render(tree, outlines: outlines)
    case .png:
      return try PNGRenderer(scale: picturing.scale, images: picturing.images)
        .render(tree, outlines: outlines)
    case .pdf:
      return try PDFRenderer(images: picturing.images).render(tree, outlines: outlines)
    case .html: return HTMLRenderer(outlines: outlines, images: picturing.images).render(layout)
    }
  }
}
