import PickerText

extension Font {
  /// The font as attributes. If the viewer has none of the families, its sans-serif face takes their place.
  var svgAttributes: SVGAttributes {
    let families = (families.map { $0.cssString } + ["sans-serif"]).joined(separator: ",")
    var attributes: SVGAttributes = [
      "font-family": .text(families), "font-size": "\(size.svg)",
      "font-weight": "\(weight.value.svg)",
    ]
    if style != .normal { attributes["font-style"] = .text(style.rawValue) }
    if letterSpacing != 0 { attributes["letter-spacing"] = "\(letterSpacing.svg)" }
    let styles = [sizeAdjust.css, cssFeatures, variations.css].filter { !$0.isEmpty }
    return attributes + styles.joined(separator: ";").svgStyle
  }

  /// The declaration of `font-feature-settings` for the complete text; empty if there is none. Letter spacing
  /// disables ligatures unless features enable them.
  var cssFeatures: String {
    var settings = letterSpacing == 0 ? [] : ["'liga' 0", "'clig' 0"]
    settings += features.filter { $0.range == nil }.map { "\($0.tag.cssString) \($0.value)" }
    return settings.isEmpty ? "" : "font-feature-settings:" + settings.joined(separator: ",")
  }
}

extension FontSizeAdjust {
  /// The declaration of `font-size-adjust`; empty if there is none.
  var css: String {
    switch self {
    case .unadjusted: ""
    case .xHeight(let height): "font-size-adjust:\(height.svg)"
    case .fromFont: "font-size-adjust:from-font"
    }
  }
}

extension [FontVariation] {
  /// The declaration of `font-variation-settings`; empty if there is none.
  var css: String {
    let axes = map { "\($0.tag.cssString) \($0.value.svg)" }
    return isEmpty ? "" : "font-variation-settings:" + axes.joined(separator: ",")
  }
}

extension String {
  /// CSS declarations as a `style` attribute; empty if there are none.
  var svgStyle: SVGAttributes { isEmpty ? [:] : ["style": .text(self)] }
}
