import PickerLayout

/// The advances and the kerning of a font, for engines without font files: JSON, with lengths in ems.
///
///     {"faces": [{"family": "Inter", "weight": 500, "style": "normal", "size": 16, "ascent": 0.96875, …}]}
struct AdvanceTable {
  /// The characters of the table: those of languages in Latin letters, and common punctuation.
  static let characters: [Character] =
    [0x20...0x7E, 0xA0...0x24F, 0x2010...0x2027, 0x2030...0x203A, 0x20AC...0x20AC]
    .flatMap { (range: ClosedRange<UInt32>) in range.compactMap { Unicode.Scalar($0) } }
    .map { Character($0) }

  /// The pairs of which are searched for kerning.
  static let kerned = characters.filter { $0.isASCII } + ["…", "’", "–", "—"]

  let font: Font
  let measurer: TextMeasurer

  /// Writes the table as a member of the list of faces.
  func write(to json: inout JSONWriter) {
    let line = measurer.measure([request("x")])[0]
    let widths = widths(of: AdvanceTable.characters.map { String($0) })
    json.object { json in
      json.member("family", string: font.families.first ?? "")
      json.member("weight", number: font.weight.value)
      json.member("style", string: font.style.rawValue)
      json.member("size", number: font.size)
      json.member("ascent", number: line.baseline / font.size)
      json.member("descent", number: (line.size.height - line.baseline) / font.size)
      json.key("advances")
      json.object(inline: true) { json in
        for (character, width) in zip(AdvanceTable.characters, widths) {
          if let width { json.member(String(character), number: width) }
        }
      }
      json.key("kerning")
      json.object(inline: true) { json in
        for (pair, distance) in kerning() { json.member(pair, number: distance) }
      }
    }
  }

  private func request(_ text: String) -> TextRequest {
    TextRequest(text, style: TextStyle(font: font))
  }

  /// The width of each text in ems; nil where the font lacks a character.
  private func widths(of texts: [String]) -> [Double?] {
    measurer.measure(texts.map { request($0) }).map {
      $0.missing.isEmpty ? $0.size.width / font.size : nil
    }
  }

  /// What is added between two characters, for the pairs where anything is.
  private func kerning() -> [(pair: String, distance: Double)] {
    let texts = AdvanceTable.kerned.map { String($0) }
    let alone = widths(of: texts)
    return texts.indices.flatMap { first -> [(pair: String, distance: Double)] in
      let pairs = texts.map { texts[first] + $0 }
      return zip(pairs, zip(widths(of: pairs), alone)).compactMap { pair, widths in
        guard let both = widths.0, let one = alone[first], let other = widths.1 else { return nil }
        let distance = both - one - other
        return distance.magnitude > 1e-5 ? (pair, distance) : nil
      }
    }
  }
}

extension AdvanceTable {
  /// Creates the table that a text such as `Inter:500:16` asks for: a family, and if wanted a weight and a size.
  ///
  /// - Returns: Nil for a family that the measurer lacks, and for a weight or a size that is none.
  init?(argument: String, measurer: TextMeasurer) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), measurer.contains(family: String(parts[0])) else {
      return nil
    }
    let weight = parts.count > 1 ? Double(parts[1]).flatMap { FontWeight($0) } : .regular
    let size = parts.count > 2 ? Double(parts[2]) : 16
    guard let weight, let size, size > 0, size <= 1000 else { return nil }
    font = Font(families: [String(parts[0])], size: size, weight: weight)
    self.measurer = measurer
  }
}
