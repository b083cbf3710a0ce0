import CPickerLayout
import PickerBlock
import PickerControls
import PickerLayout

/// How the texts of one call are measured.
struct TextRequestForm {
  private let style: TextStyle
  private let maxWidth: Double
  private let maxLines: Int?
  private let truncation: Truncation
  private let hyphens: Hyphens
  private let textWrap: TextWrap

  /// - Throws: `Failure`: `style.size must be more than 0, is -4`.
  init(_ options: pl_text_style, in fonts: any FontCatalog) throws(Failure) {
    style = TextStyle(
      font: try Font(options, in: fonts), language: try options.language.text("style.language"),
      direction: try Constants.directions.value(of: options.direction, "style.direction"))
    maxWidth = try options.max_width.length(orDefault: .infinity, "style.max_width")
    guard options.max_lines >= -1 else {
      throw .argument("style.max_lines must be at least -1, is \(options.max_lines)")
    }
    maxLines = options.max_lines < 0 ? nil : max(1, Int(options.max_lines))
    truncation = try Constants.truncations.value(of: options.truncation, "style.truncation")
    hyphens = try Constants.hyphens.value(of: options.hyphens, "style.hyphens")
    textWrap = try Constants.textWraps.value(of: options.text_wrap, "style.text_wrap")
  }

  func request(_ text: String) -> TextRequest {
    var request = TextRequest(
      text, style: style, maxWidth: maxWidth, maxLines: maxLines, truncation: truncation,
      hyphens: hyphens)
    request.textWrap = textWrap
    return request
  }
}

extension Font {
  fileprivate init(_ options: pl_text_style, in fonts: any FontCatalog) throws(Failure) {
    self.init()
    let families = try options.familyNames()
    if !families.isEmpty { self.families = families }
    let known = self.families.filter { fonts.contains(family: $0) }
    guard !known.isEmpty else {
      throw .argument("style.families: unknown family \(self.families[0].quotedInMessage)")
    }
    self.families = known
    size = try options.size.length(orDefault: 16, "style.size")
    guard let weight = options.weight == 0 ? .regular : FontWeight(options.weight) else {
      throw .argument("style.weight must be 1 to 1000, is \(options.weight)")
    }
    self.weight = weight
    style = try Constants.styles.value(of: options.style, "style.style")
    lineMetrics = try Constants.lineMetrics.value(of: options.line_metrics, "style.line_metrics")
    if options.optical_size != 0 {
      opticalSize = .points(try options.optical_size.length(orDefault: 0, "style.optical_size"))
    }
    guard options.letter_spacing.magnitude <= maximumLength else {
      throw .argument("style.letter_spacing must be a length, is \(options.letter_spacing.plain)")
    }
    letterSpacing = options.letter_spacing
    if options.line_height != 0 {
      lineHeight = try options.line_height.length(orDefault: 0, "style.line_height")
    }
    features = try options.featureSettings()
    variations = try options.axisSettings()
  }
}

extension Double {
  /// A length of more than 0; the default for 0.
  fileprivate func length(orDefault value: Double, _ name: StaticString) throws(Failure) -> Double {
    if self == 0 { return value }
    guard self > 0, self <= maximumLength || self == .infinity && value == .infinity else {
      throw .argument("\(name) must be more than 0 and at most \(maximumLength.plain), is \(plain)")
    }
    return self
  }
}

extension pl_text_style {
  fileprivate func familyNames() throws(Failure) -> [String] {
    let families = try UnsafeBufferPointer(
      checking: families, count: family_count, "style.families")
    return try families.mapped { (family) throws(Failure) in
      try family.text("a family of style.families") ?? ""
    }
  }

  fileprivate func featureSettings() throws(Failure) -> [FontFeature] {
    let features = try UnsafeBufferPointer(
      checking: features, count: feature_count, "style.features")
    return try features.mapped { (feature) throws(Failure) in
      guard let value = UInt32(exactly: feature.value) else {
        throw .argument("style.features: a value must be a whole number, is \(feature.value)")
      }
      return FontFeature(try feature.name(), value: value)
    }
  }

  fileprivate func axisSettings() throws(Failure) -> [FontVariation] {
    let axes = try UnsafeBufferPointer(
      checking: variations, count: variation_count, "style.variations")
    return try axes.mapped { (axis) throws(Failure) in
      guard axis.value.isFinite else {
        throw .argument("style.variations: a value must be finite, is \(axis.value.plain)")
      }
      return FontVariation(try axis.name(), value: axis.value)
    }
  }
}

extension UnsafeBufferPointer {
  /// Converts each element of an array that was passed.
  fileprivate func mapped<Value>(
    _ convert: (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    var values: [Value] = []
    for place in indices {
      values.append(try PickerC.element(place) { () throws(Failure) in try convert(self[place]) })
    }
    return values
  }
}

extension pl_setting {
  /// The tag.
  ///
  /// - Throws: `Failure` unless it has four printable ASCII characters.
  fileprivate func name() throws(Failure) -> String {
    let bytes = withUnsafeBytes(of: tag) { Array($0) }
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw .argument("a tag must have four printable ASCII characters, is \(bytes)")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

@c @implementation
package func pl_weight_named(_ name: UnsafePointer<CChar>?, _ count: Int) -> Double {
  let name = try? String(utf8: name, count: count, "name")
  return name.flatMap { FontWeight(name: $0) }?.value ?? 0
}
