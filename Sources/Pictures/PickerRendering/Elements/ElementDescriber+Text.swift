import PickerColor
import PickerGeometry
import PickerText
import PickerTree

/// A text on one line.
struct ShownText: Hashable {
  let text: String
  /// Points from the top of its node.
  let baseline: Double
  let font: Font
  /// The families of the font in CSS.
  let families: String
  /// The full text, if what is shown is truncated.
  let whole: String?
  /// The part that an indicator covers, from the origin of its node.
  let crossing: Crossing?
}

// Lines of text, each in its font on its baseline.
extension ElementDescriber {
  /// Points that the ink of a text may have around it.
  private static let outside = 100.0

  /// The text that a node shows itself, and not in lines.
  func text(of position: Int) -> ShownText? {
    let node = tree.nodes[position]
    let next = position + 1
    guard let label = tree.label(of: node),
      next >= Int(node.end) || tree.nodes[next].role != .line
    else { return nil }
    let line = node.role == .line ? label.text.line(Int(node.index)) : nil
    var crossing = label.crossing
    if line != nil, let clip = crossing?.clip {
      crossing?.clip = clip.offset(by: .zero - node.frame.origin)
    }
    return ShownText(
      text: line?.text ?? label.text.text, baseline: line?.baseline ?? label.text.baseline,
      font: tree.fonts[label.font], families: families[label.font], whole: label.fullText,
      crossing: crossing)
  }

  /// Writes a text.
  ///
  /// - Parameter isFixed: Whether it keeps its colour where the reader's system chooses colours.
  func write(
    _ text: ShownText, of size: Size, _ paint: Paint?, isFixed: Bool,
    to element: inout ElementDraft
  ) {
    let color = paint?.inkColor ?? tree.foreground ?? .black
    let names = isFixed ? "picker-text picker-fixed" : "picker-text"
    element.attributes.append(PageElement.Attribute("class", names))
    element.style +=
      ";--baseline:\(text.baseline.px);\(css(of: text, height: size.height));color:\(color.css)"
    if let shadow = paint?.shadow { element.style += ";text-shadow:\(shadow.css)" }
    let pieces = pieces(of: text)
    element.content = text.crossing.map { cross(pieces, $0, size) } ?? pieces
  }

  /// A text of which the part that an indicator covers has another colour.
  private func cross(
    _ pieces: [PageElement.Child], _ crossing: Crossing, _ size: Size
  ) -> [PageElement.Child] {
    let clip = crossing.clip
    let (x, y) = (clip.x.snapped.css, clip.y.snapped.css)
    let (right, bottom) = (clip.maxX.snapped.css, clip.maxY.snapped.css)
    let inside = "M\(x) \(y)L\(right) \(y)L\(right) \(bottom)L\(x) \(bottom)Z"
    let (near, outside) = ((-ElementDescriber.outside).css, ElementDescriber.outside)
    let width = (size.width.rounded(.up) + outside).css
    let height = (size.height.rounded(.up) + outside).css
    let around = "M\(near) \(near)H\(width)V\(height)H\(near)Z"
    let color = crossing.paint.inkColor ?? .black
    return [
      part("beneath", pieces, in: around + inside, [], ""),
      part(
        "crossing", pieces, in: inside, [PageElement.Attribute("aria-hidden", "true")],
        ";color:\(color.css)"),
    ]
  }

  private func part(
    _ key: String, _ pieces: [PageElement.Child], in path: String,
    _ attributes: [PageElement.Attribute], _ style: String
  ) -> PageElement.Child {
    var part = ElementDraft(
      key, attributes: [PageElement.Attribute("class", "picker-text")] + attributes)
    part.tag = "span"
    part.content = pieces
    part.style = "inset:0;clip-path:path(evenodd,\"\(path)\")\(style)"
    return .element(PageElement(part.own))
  }

  /// A text with its ellipsis as a separate piece, which does not kern with the text before it and uses the face of
  /// the adjacent text: three dots if that face has no ellipsis.
  private func pieces(of shown: ShownText) -> [PageElement.Child] {
    let (text, font) = (Array(shown.text.utf8), shown.font)
    guard let whole = shown.whole, let sign = text.ellipsis(unlike: Array(whole.utf8)) else {
      return [.text(shown.text)]
    }
    let before = String(decoding: text[..<sign.lowerBound], as: UTF8.self)
    let after = String(decoding: text[sign.upperBound...], as: UTF8.self)
    var element = ElementDraft("sign", attributes: [PageElement.Attribute("class", "picker-sign")])
    element.tag = "span"
    element.content = [.text(String(decoding: text[sign], as: UTF8.self))]
    let beside = before.last ?? after.first
    if let family = beside.flatMap({ fonts.otherFamily(drawing: $0, in: font) }) {
      let name = PageFonts.pageName(of: family).cssString
      element.style = "font-family:\(name),\(shown.families)"
    }
    return (before.isEmpty ? [] : [.text(before)]) + [.element(PageElement(element.own))]
      + (after.isEmpty ? [] : [.text(after)])
  }

  /// The font of a line of this height.
  private func css(of text: ShownText, height: Double) -> String {
    let font = text.font
    // Low enough for the baseline to be that of the engine.
    let line = max(0, min(font.size, height - font.size / 4))
    var axes = font.variations
    if case .points(let points) = font.opticalSize {
      axes.append(FontVariation("opsz", value: points))
    }
    let spacing = font.letterSpacing
    let styles = [
      "font:\(font.style.rawValue) \(font.weight.value.css) \(font.size.css)px/\(line.px) \(text.families)",
      spacing == 0 ? "" : "letter-spacing:\(spacing.css)px", font.sizeAdjust.css, font.cssFeatures,
      axes.css,
    ]
    return styles.filter { !$0.isEmpty }.joined(separator: ";")
  }
}

extension [UInt8] {
  /// The position of the first ellipsis that is not part of the complete text; both are UTF-8.
  fileprivate func ellipsis(unlike whole: [UInt8]) -> Range<Int>? {
    let common = zip(self, whole).prefix { $0 == $1 }.count
    for place in indices {
      for sign in ["…".utf8, "...".utf8] where self[place...].starts(with: sign) {
        let end = place + sign.count
        if end > common, !whole.contains(self[..<end]) { return place..<end }
      }
    }
    return nil
  }

  private func contains(_ part: ArraySlice<UInt8>) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
