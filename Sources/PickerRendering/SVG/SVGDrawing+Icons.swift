import PickerGeometry
import PickerTree

extension SVGDrawing {
  /// Draws an icon.
  mutating func draw(_ icon: IconPainter.Content, in frame: Rect) {
    switch icon {
    case .paints(let paints): for paint in paints { draw(paint, in: frame) }
    case .picture(var image, let box, let isMirrored):
      image.href = dataURI?(image.href) ?? image.href
      if image.href.isEmpty {
        let missing = IconPainter.missing(in: Rect(size: frame.size), [.color(.black)])
        return draw(.paints(missing), in: frame)
      }
      let place = box.offset(by: frame.origin)
      guard isMirrored else { return draw(image, in: place) }
      body += "<g transform=\"matrix(-1 0 0 1 \((place.minX + place.maxX).svg) 0)\">\n"
      draw(image, in: place)
      body += "</g>\n"
    }
  }
}

extension ImageLoading {
  /// The image as a `data:` URI; empty if there is none.
  package func dataURI(of href: String) -> String {
    guard let bytes = bytes(of: href) else {
      couldNotShow(href, because: href.isNetworkAddress ? .onNetwork : .missing)
      return ""
    }
    guard let format = ImageFormat(bytes) else {
      couldNotShow(href, because: .unknownFormat)
      return ""
    }
    return DataURI(mediaType: format.mediaType, bytes: bytes).href
  }
}
