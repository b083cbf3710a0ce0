import PickerCairo
import PickerLayout

/// What a picture of a tree needs to know beside the tree.
struct Picturing {
  /// Pixels in a point.
  var scale = 1.0
  /// Where pictures within the picture come from.
  var images: any ImageLoading = InlineImages()
  /// How SVG has its text.
  var text = SVGRenderer.Text.outlines
  /// JSON without any white space.
  var isCompact = false
  /// What characters are drawn for.
  var terminal = Terminal(columns: 100)
}

/// Pictures in files beside the document, and those that stand in it.
struct FileImages: ImageLoading {
  /// Where relative paths start; empty: in the working directory.
  let directory: String

  func bytes(of href: String) -> [UInt8]? {
    if let inline = InlineImages().bytes(of: href) { return inline }
    let isRelative = href.utf8.first != UInt8(ascii: "/") && !directory.isEmpty
    return Descriptor(opening: isRelative ? "\(directory)/\(href)" : href)?.readAll()
  }
}
