import PickerGeometry
import PickerTree

extension SVGDrawing {
  /// Draws an image over a frame, with its alternative text as title; a mark for an icon whose image is missing.
  mutating func draw(_ image: ImageReference, in frame: Rect, isIcon: Bool) {
    let href = isIcon ? dataURI?(image.href) ?? image.href : image.href
    if isIcon, href.isEmpty {
      let mark = IconPainter.missing(in: Rect(size: frame.size), [.color(.black)])
      return draw(DisplayList(mark, in: frame)) { _ in [:] }
    }
    let title = image.description.map { "<title>\($0.xmlEscaped)</title>" } ?? ""
    let ratio = image.fit.map { $0.aspectRatio } ?? "none"
    body.add(.image(href.xmlEscaped, frame.svgAttributes, ratio: ratio, text: title))
  }
}

extension ContentFit {
  /// The value of `preserveAspectRatio`, which knows no limit of the scale.
  fileprivate var aspectRatio: String {
    switch self {
    case .fit, .scaleDown, .none: "xMidYMid meet"
    case .fill: "xMidYMid slice"
    case .stretch: "none"
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
