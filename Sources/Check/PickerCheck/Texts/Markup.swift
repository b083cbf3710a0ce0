import PickerControls
import PickerText

/// Tags in texts, which apps do not show: `<b>Bold</b> and <a href="/">more</a>`, `<0>a link</0>`.
enum Markup {
  /// Returns a shown text: without pairs of tags, and with a line feed instead of `<br>`. Everything else that looks
  /// like a tag, such as `<name>`, stays.
  static func shown(_ text: TranslatedText) -> TranslatedText {
    guard isLikely(text.text) || text.forms.values.contains(where: isLikely) else { return text }
    return TranslatedText(shown(text.text), forms: text.forms.mapValues { shown($0) })
  }

  private static func isLikely(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "<")) && text.utf8.contains(UInt8(ascii: ">"))
  }

  private struct MarkupTag {
    var name: String
    var range: Range<Int>
    var isEnd: Bool
    var isAlone: Bool
  }

  private static func shown(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let tags = tags(in: bytes)
    // An end belongs to the last start with its name that has none.
    var (open, kept) = ([String: [Int]](), Set<Int>())
    for (place, tag) in tags.enumerated() {
      if tag.isAlone {
        kept.insert(place)
      } else if !tag.isEnd {
        open[tag.name, default: []].append(place)
      } else if let start = open[tag.name]?.popLast() {
        kept.formUnion([start, place])
      }
    }
    var (result, at) = ([UInt8](), 0)
    for (place, tag) in tags.enumerated() where kept.contains(place) {
      result += bytes[at..<tag.range.lowerBound]
      if tag.name == "br" { result.append(0x0A) }
      at = tag.range.upperBound
    }
    return String(decoding: result + bytes[at...], as: UTF8.self)
  }

  private static func tags(in bytes: [UInt8]) -> [MarkupTag] {
    var tags: [MarkupTag] = []
    var scanner = ByteScanner(bytes)
    while scanner.next != nil {
      scanner.skip { $0 != UInt8(ascii: "<") }
      let start = scanner.at
      guard scanner.skip("<") else { break }
      let isEnd = scanner.skip("/")
      let name = String(decoding: scanner.skip { $0.isLetter || $0.isDigit }, as: UTF8.self)
        .asciiLowercased
      let inside = scanner.skip { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
      let isNamed =
        !name.isEmpty && (inside.first.map { $0.isSpace || $0 == UInt8(ascii: "/") } ?? true)
      guard isNamed, scanner.skip(">") else { continue }
      tags.append(
        MarkupTag(
          name: name, range: start..<scanner.at, isEnd: isEnd,
          isAlone: inside.last == UInt8(ascii: "/") || name == "br"))
    }
    return tags
  }
}
