/// Texts separated by commas.
///
/// As in CSV, a text in double quotes may contain commas, and a doubled quote is one quote; outside quotes `\,` is a
/// comma.
///
///     tea,"milk, sugar",five\, six     tea · milk, sugar · five, six
///
/// Source: RFC 4180, section 2.
struct TextList {
  private(set) var texts: [String] = []
  /// The positions of the texts in quotes.
  private(set) var quoted: Set<Int> = []

  /// - Throws: `a double quote is missing at the end of "milk, sugar`.
  init(parsing list: String) throws {
    var rest = list.unicodeScalars[...]
    while !list.isEmpty {
      let isQuoted = rest.first == "\""
      if isQuoted { quoted.insert(texts.count) }
      try texts.append(isQuoted ? TextList.quoted(&rest) : TextList.plain(&rest))
      guard rest.popFirst() != nil else { return }
    }
  }

  /// Removes and returns everything up to the next comma or the end.
  private static func plain(_ rest: inout Substring.UnicodeScalarView) -> String {
    var text = String.UnicodeScalarView()
    while let next = rest.first, next != "," {
      rest.removeFirst()
      text.append(next == "\\" && rest.first == "," ? rest.removeFirst() : next)
    }
    return String(text)
  }

  /// Removes and returns a quoted text, without its quotes.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) throws -> String {
    let whole = String(rest)
    var text = String.UnicodeScalarView()
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == "\"" {
        guard rest.first == "\"" else {
          guard rest.first ?? "," == "," else {
            throw ToolError(.usage, "a comma is missing after the quotes of \(whole)")
          }
          return String(text)
        }
        rest.removeFirst()
      }
      text.append(next)
    }
    throw ToolError(.usage, "a double quote is missing at the end of \(whole)")
  }
}
