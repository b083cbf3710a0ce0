import ArgumentParser
import PickerLayout

/// How a picture in SVG has its text.
enum TextStyleOfSVG: String, CaseIterable, ExpressibleByArgument {
  case outlines, live
}

extension OutputOptions {
  mutating func validate() throws {
    if text != nil, format != .svg {
      throw ValidationError("--text is for --format svg: no other format has a choice")
    }
  }

  /// The picture with its text as it was asked for; nil where nothing was asked.
  func svg(of tree: LayoutTree, outlines: any GlyphOutlining) -> [UInt8]? {
    switch text {
    case nil: nil
    case .outlines: SVGRenderer().render(tree, outlines: outlines)
    case .live:
      SVGRenderer(text: .live(TextMeasurer.shared)).render(tree, outlines: outlines)
    }
  }
}
