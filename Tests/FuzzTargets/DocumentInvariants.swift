import PickerCairo
import PickerControls
import PickerLayout

/// A document is laid out and rendered within its budget, or rejected with a one-line error.
enum DocumentInvariants {
  /// Limits so small that each input takes about a second at most.
  static let limits = Limits(
    nodes: 20_000, pages: 2000, pathElements: 50_000, glyphs: 20_000, bytes: 4_000_000,
    pixels: 8_000_000, seconds: 10)

  static func violation(by input: [UInt8]) -> String? {
    do {
      let document = try Document(
        json: input, fonts: NoFiles(fonts: TextMeasurer.shared), budget: Budget(limits))
      return violation(
        by: DocumentLayout(try document.layout(), of: document), within: document.budget)
    } catch {
      return error.violatedInvariant
    }
  }

  /// The invariant that the outputs of a layout violate; nil if none. Each output has a budget of its own.
  static func violation(by layout: DocumentLayout, within budget: Budget) -> String? {
    let tree = layout.tree
    if let json = try? budget.run({ tree.json(pretty: false) }) {
      guard let read = try? LayoutTree(json: json) else { return "its tree cannot be read again" }
      guard read.json(pretty: false) == json else { return "read again, it is not the same" }
      guard tree.json(pretty: false) == json else { return "written twice, it is not the same" }
    }
    for draw in outputs { _ = try? Budget(limits).run { draw(layout) } }
    return nil
  }

  private static let outputs: [@Sendable (DocumentLayout) -> Void] = [
    { _ = TerminalRenderer().render($0.tree) },
    { _ = SVGRenderer().render($0.tree, outlines: TextMeasurer.shared) },
    {
      _ = SVGRenderer(text: .live(TextMeasurer.shared))
        .render($0.tree, outlines: TextMeasurer.shared)
    },
    { _ = HTMLRenderer(outlines: TextMeasurer.shared).render($0) },
    { _ = try? PNGRenderer().render($0.tree, outlines: TextMeasurer.shared) },
    { _ = try? PDFRenderer().render($0.tree, outlines: TextMeasurer.shared) },
  ]
}

/// The bundled fonts, for documents that must not open files.
private final class NoFiles: FontCatalog {
  let fonts: TextMeasurer

  init(fonts: TextMeasurer) {
    self.fonts = fonts
  }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] { fonts.measure(requests) }

  func contains(family: String) -> Bool { fonts.contains(family: family) }

  func axes(ofFamily family: String) -> [String] { fonts.axes(ofFamily: family) }

  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog {
    throw FontFileError(position: 0, message: "files are not opened here")
  }
}
