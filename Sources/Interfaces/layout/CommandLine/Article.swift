import CPickerArticles
import PickerLayout

/// A compiled-in article of the documentation, for `layout help NAME`.
struct Article {
  let name: String
  /// The article in Markdown.
  let text: String

  /// The names of all articles.
  static var names: [String] { all.map { String(cString: $0.name) } }

  private static var all: UnsafeBufferPointer<picker_article> {
    UnsafeBufferPointer(start: picker_articles(), count: picker_article_count())
  }

  /// The article with a name in any case, with or without the ending `Guide`; nil if there is none.
  init?(_ name: String) {
    let lower = name.lowercased()
    let found = Article.all.first {
      let known = String(cString: $0.name).lowercased()
      return known == lower || known == lower + "guide"
    }
    guard let found else { return nil }
    self.name = String(cString: found.name)
    text = String(
      decoding: UnsafeBufferPointer(start: found.bytes, count: found.size), as: UTF8.self)
  }

  /// The article for a terminal: wrapped paragraphs, unchanged code and tables, and links without targets.
  func page(width: Int) -> String {
    var page = HelpPage(width: width)
    var paragraph: [Substring] = []
    var isCode = false
    func flush(to page: inout HelpPage) {
      if !paragraph.isEmpty { page.paragraph(paragraph.joined(separator: " ").withoutMarkup) }
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      let isVerbatim = isCode || isFence || line.hasPrefix("    ") || line.hasPrefix("|")
      if isVerbatim || line.isEmpty || line.hasPrefix("#") || line.hasPrefix("- ") {
        flush(to: &page)
      }
      if isFence { continue }
      if isCode {
        page.line("  " + line)
      } else if line.hasPrefix("#") {
        page.line(line.drop { $0 == "#" || $0 == " " }.uppercased())
      } else if isVerbatim || line.isEmpty {
        page.line(isVerbatim ? String(line).withoutMarkup : "")
      } else {
        paragraph.append(line)
      }
    }
    flush(to: &page)
    return page.text
  }
}

extension String {
  /// This Markdown without pictures, the targets of links and the double back quotes of symbols.
  fileprivate var withoutMarkup: String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "["), let close = rest[start...].firstIndex(of: "]") {
      let next = rest.index(after: close)
      guard next < rest.endIndex, rest[next] == "(", let end = rest[next...].firstIndex(of: ")")
      else {
        text += rest[..<next]
        rest = rest[next...]
        continue
      }
      text += rest[..<start]
      text += rest[rest.index(after: start)..<close]
      rest = rest[rest.index(after: end)...]
    }
    return (text + rest).replacing("``", with: "`")
  }
}
