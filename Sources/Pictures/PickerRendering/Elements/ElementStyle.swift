import PickerColor
import PickerGeometry
import PickerTree

// What CSS can say of a node.

extension Double {
  /// The number in whole 1/64 points, in which browsers measure.
  var snapped: Double { (self * 64 + 0.5).rounded(.down) / 64 }

  /// A length in CSS, in whole 1/64 points.
  var px: String { "\(snapped.css)px" }

  /// A number in CSS.
  var css: String { decimalText(6) }
}

extension Color {
  /// The colour, or the colours of both schemes, in CSS.
  var css: String { dark.map { "light-dark(\(hex),\($0.hex))" } ?? hex }

  var isOpaque: Bool { alpha >= 1 && (dark?.alpha ?? 1) >= 1 }
}

extension Fill {
  /// The colour, if the fill is no more than that.
  var plainColor: Color? {
    guard case .color(let color) = pattern, blend == .normal, opacity == 1, mask == nil else {
      return nil
    }
    return color
  }
}

extension Paint {
  /// Whether CSS can say how a box, or a text, is painted.
  func isPlain(isInk: Bool) -> Bool {
    let colors = fills.map { $0.plainColor }
    guard path == nil, borderWidths == nil, !colors.contains(nil) else { return false }
    if isInk { return stroke == nil && fills.count < 2 }
    if let stroke, stroke.fill.plainColor == nil || !stroke.dash.isEmpty { return false }
    return shadow == nil || colors.contains { $0?.isOpaque == true }
  }

  /// The style of a box that is plain.
  var css: String {
    var css = ""
    let colors = fills.compactMap { $0.plainColor?.css }
    if let base = colors.first {
      let over = colors.dropFirst().reversed().map { "linear-gradient(\($0),\($0))" }
      css += ";background:\((over + [base]).joined(separator: ","))"
    }
    var shadows: [String] = []
    if let stroke, stroke.width > 0, let color = stroke.fill.plainColor {
      shadows.append("inset 0 0 0 \(stroke.width.css)px \(color.css)")
    }
    if let shadow { shadows.append(shadow.css) }
    if !shadows.isEmpty { css += ";box-shadow:\(shadows.joined(separator: ","))" }
    return css
  }

  /// The colour of a text that has the paint.
  var inkColor: Color? { fills.first?.plainColor }
}

extension Shadow {
  var css: String { "\(offset.x.css)px \(offset.y.css)px \(radius.css)px \(color.css)" }
}

extension Effects {
  /// The style that concerns a node of this size with its descendants.
  func css(of paint: Paint?, in size: Size) -> String {
    var css = ""
    if let radii = paint?.cornerRadius, radii != .zero {
      css += ";border-radius:\(radii.css)"
    }
    if clips {
      if let path = paint?.clipPath { css += ";clip-path:path(\(path))" }
      // A page can be scrolled to what a path has cut off.
      let clip = paint?.path?.bounds ?? .zero
      if clip.union(Rect(size: size)) == Rect(size: size) { css += ";overflow:clip" }
    }
    if let opacity = paint?.opacity, opacity != 1 { css += ";opacity:\(opacity.css)" }
    if transform != .identity { css += ";transform:\(transform.css)" }
    if blend != .normal { css += ";mix-blend-mode:\(blend.rawValue.kebabCased)" }
    if !filters.isEmpty { css += ";filter:\(filters.map { $0.css }.joined(separator: " "))" }
    return css
  }
}

extension Paint {
  fileprivate var clipPath: String? {
    path.map { "\(fillRule == .evenOdd ? "evenodd," : "")\"\($0.svgData())\"" }
  }
}

extension CornerRadii {
  fileprivate var css: String {
    if let uniform { return "\(uniform.css)px" }
    return [topLeft, topRight, bottomRight, bottomLeft].map { "\($0.css)px" }
      .joined(separator: " ")
  }
}

extension AffineTransform {
  fileprivate var css: String {
    "matrix(\([a, b, c, d, tx, ty].map { $0.css }.joined(separator: ",")))"
  }
}
