import ArgumentParser
import PickerCairo
import PickerLayout

/// In which form a tree is put out.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case json, tree, svg, png, pdf

  /// Whether its bytes are no text.
  var isBinary: Bool { self == .png || self == .pdf }

  /// A tree in this form.
  ///
  /// - Throws: ``RenderingError``, for a picture that is too large.
  func bytes(
    of tree: LayoutTree, outlines: any GlyphOutlining, compact: Bool, on terminal: Terminal,
    as picturing: Picturing
  ) throws(RenderingError) -> [UInt8] {
    switch self {
    case .json: tree.json(pretty: !compact) + [UInt8(ascii: "\n")]
    case .tree:
      Array((tree.drawing(columns: terminal.columns, style: terminal.style) + "\n").utf8)
    case .svg: SVGRenderer().render(tree, outlines: outlines)
    case .png:
      try PNGRenderer(scale: picturing.scale, images: picturing.images)
        .render(tree, outlines: outlines)
    case .pdf: try PDFRenderer(images: picturing.images).render(tree, outlines: outlines)
    }
  }
}
