import PickerControls
import PickerLayout

/// The advances and the kerning of a font, for engines without font files: JSON, with lengths in ems.
///
///     {"faces": [{"family": "Inter", "weight": 500, "style": "normal", "size": 16, "ascent": 0.96875, …}]}
struct AdvanceTable {
  /// The characters of the table: Latin letters of all languages, and common punctuation.
  static let texts: [String] =
    [0x20...0x7E, 0xA0...0x24F, 0x2010...0x2027, 0x2030...0x203A, 0x20AC...0x20AC]
    .flatMap { (range: ClosedRange<UInt32>) in range.compactMap { Unicode.Scalar($0) } }
    .map { String($0) }

  let font: Font
  let measurer: TextMeasurer

  /// Writes the table as a member of the list of faces.
  func write(to json: inout JSONWriter) {
    let line = measurer.measure([request("x")])[0]
    let widths = widths(of: AdvanceTable.texts)
    let kerning = KerningTable(distances(between: widths))
    json.object { json in
      json.member("family", string: font.families.first ?? "")
      json.member("weight", number: font.weight.value)
      json.member("style", string: font.style.rawValue)
      json.member("size", number: font.size)
      json.member("ascent", number: line.baseline / font.size)
      json.member("descent", number: (line.size.height - line.baseline) / font.size)
      json.key("advances")
      json.object(inline: true) { json in
        for (text, width) in zip(AdvanceTable.texts, widths) {
          if let width { json.member(text, number: width) }
        }
      }
      kerning.write(to: &json)
    }
  }

  private func request(_ text: String) -> TextRequest {
    TextRequest(text, style: TextStyle(font: font))
  }

  /// The width of each text in ems; nil if the font lacks a character.
  private func widths(of texts: [String]) -> [Double?] {
    measurer.measure(texts.map { request($0) }).map {
      $0.missing.isEmpty ? $0.size.width / font.size : nil
    }
  }

  /// The kerning of pairs of characters: one row for each first character; 0 if a character is missing.
  private func distances(between advances: [Double?]) -> [[Double]] {
    AdvanceTable.texts.enumerated().map { number, first in
      let pairs = widths(of: AdvanceTable.texts.map { first + $0 })
      return zip(pairs, advances).map { both, second in
        guard let both, let first = advances[number], let second else { return 0 }
        return ((both - first - second) * 1e5).rounded() / 1e5
      }
    }
  }
}

/// The kerning of a font, which groups characters that kern alike, such as `e`, `é` and `ê`.
private struct KerningTable {
  private let rows: [[Double]]
  /// The first character that kerns like each character, as the first and as the second of a pair.
  private let firsts: [Int]
  private let seconds: [Int]

  /// - Parameter rows: For each character of ``AdvanceTable/texts`` the distances to all that follow it.
  init(_ rows: [[Double]]) {
    self.rows = rows
    firsts = KerningTable.representatives(of: rows)
    seconds = KerningTable.representatives(of: rows.indices.map { each in rows.map { $0[each] } })
  }

  private static func representatives(of lists: [[Double]]) -> [Int] {
    var known: [[Double]: Int] = [:]
    return lists.enumerated().map { number, list in
      let first = known[list] ?? number
      known[list] = first
      return first
    }
  }

  /// Writes the distances between representative characters, and the characters that they represent: `"kerning": {"Ta":
  /// -0.09}, "kernsLike": {"first": {"Ţ": "T"}, "second": {"á": "a"}}`.
  func write(to json: inout JSONWriter) {
    let texts = AdvanceTable.texts
    json.key("kerning")
    json.object(inline: true) { json in
      for first in rows.indices where firsts[first] == first {
        for second in rows.indices where seconds[second] == second && rows[first][second] != 0 {
          json.member(texts[first] + texts[second], number: rows[first][second])
        }
      }
    }
    json.key("kernsLike")
    json.object { json in
      for (name, representatives) in [("first", firsts), ("second", seconds)] {
        json.key(name)
        json.object(inline: true) { json in
          for (each, other) in representatives.enumerated() where each != other {
            json.member(texts[each], string: texts[other])
          }
        }
      }
    }
  }
}

extension AdvanceTable {
  /// Creates the table for a text such as `Inter:500:16`: a family, and optionally a weight and a size.
  ///
  /// - Returns: Nil for an unknown family, and for an invalid weight or size.
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
