import PickerCheck
import PickerText

extension TextLimit {
  /// Reads the flags of Weblate: `max-size:96:2`, `font-family:Inter`, `font-size:16`, `font-weight:bold` and `max-length:12`.
  ///
  /// Returns nil if there is neither a size nor a length. Without a font size, it is 10, as in Weblate.
  init?(flags: [String]) {
    guard flags.contains(where: { $0.hasPrefix("max-") }) else { return nil }
    var values: [Substring: [String]] = [:]
    for flag in flags {
      let parts = flag.split(separator: ":", omittingEmptySubsequences: false)
      values[parts[0]] = parts.dropFirst().map { $0.unquoted }
    }
    let size = values["max-size"] ?? []
    self.init(
      width: size.first, lines: size.count > 1 ? size[1] : nil,
      family: values["font-family"]?.first.map { String($0.map { $0 == "_" ? " " : $0 }) },
      size: values["font-size"]?.first ?? "10", weight: values["font-weight"]?.first,
      characters: values["max-length"]?.first)
  }

  /// Reads a limit from texts; nil if there is neither a width nor a number of characters.
  ///
  /// - Parameters:
  ///   - width: In points; a unit after it is ignored.
  ///   - size: That of the font in points; nil for 16.
  ///   - weight: A number, `bold`, or anything else for regular.
  init?(
    width: String?, lines: String? = nil, family: String? = nil, size: String? = nil,
    weight: String? = nil, characters: String? = nil
  ) {
    let width = width.flatMap { Double(measurement: $0) }
    let characters = characters.flatMap { Int($0) }
    guard width != nil || characters != nil else { return nil }
    var font = Font()
    if let family, !family.isEmpty { font.families = [family] }
    if let size = size.flatMap({ Double(measurement: $0) }), size > 0 { font.size = size }
    if let weight {
      font.weight =
        weight == "bold" ? .bold : Double(weight).flatMap { FontWeight($0) } ?? .regular
    }
    self.init(
      width: width, lines: max(1, lines.flatMap { Int($0) } ?? 1), font: font,
      characters: characters)
  }

  /// Reads `font="Inter;16;bold"` of XLIFF 1.2.
  init?(width: String?, xliffFont font: String?, characters: String? = nil) {
    let parts = (font ?? "").split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.trimmed }
    self.init(
      width: width, family: parts.first, size: parts.count > 1 ? parts[1] : nil,
      weight: parts.count > 2 ? parts[2] : nil, characters: characters)
  }
}

extension Double {
  /// A number with a unit after it, such as `96.5dp`; nil for none, and for one that is negative or beyond a million.
  fileprivate init?(measurement text: String) {
    let digits = text.trimmed.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits), number <= 1e6 else { return nil }
    self = number
  }
}

extension Substring {
  /// The text without quotation marks around it.
  fileprivate var unquoted: String {
    String(self.trimming { $0 == "\"" || $0 == "'" || $0 == " " })
  }
}
