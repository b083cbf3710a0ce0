/// A placeholder for a value in a text, in the syntaxes of catalogues.
///
///     %d %lld %1$s %@ %.1f      printf, Apple and Android
///     %(name)s %{name}          Python and Ruby
///     {name} {0} {n, number}    ICU, .NET and others
///     {{name}} ${name} {}       i18next, JavaScript, Rust
///     %1 %n                     Qt and KDE
///     __name__ %name%           i18next before version 2, Symfony
///
/// A space is no flag here: in French, "50 % de remise" contains `% d`.
package struct Placeholder: Hashable, Sendable {
  /// The kinds of values.
  package enum ValueKind: Hashable, Sendable {
    /// A whole number.
    case number
    /// A number with decimals.
    case decimal
    case text
    /// The placeholder does not determine it.
    case any
  }

  /// The name, or the position as it is written: `1` in `%1$s`, `0` in `{0}`. The first `%s` of a text has `1`, the first
  /// `{}` has `0`.
  package var name: String
  package var kind: ValueKind
  /// Whether its syntax marks it as the number that decides the plural form.
  package var isCount = false
  /// The requested number of decimals.
  package var decimals: Int?
  /// The source text of the placeholder.
  package var source: String
}

/// A text with placeholders, in pieces.
package struct PlaceholderText {
  /// A part of the text.
  package enum Piece: Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  package private(set) var pieces: [Piece] = []

  /// Whether a text may have a placeholder, and is worth parsing.
  package static func isLikely(_ text: String) -> Bool {
    var isUnderscore = false
    for byte in text.utf8 {
      let isNext = byte == UInt8(ascii: "_")
      if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "{") || isNext && isUnderscore {
        return true
      }
      isUnderscore = isNext
    }
    return false
  }

  package init(_ text: String) {
    guard PlaceholderText.isLikely(text) else {
      pieces = text.isEmpty ? [] : [.text(text)]
      return
    }
    var scanner = ByteScanner(Array(text.utf8))
    var counts = PlaceholderCounts()
    var start = 0
    while scanner.next != nil {
      if scanner.skip("%%") { continue }
      let begin = scanner.at
      guard let placeholder = scanner.placeholder(&counts) else {
        scanner.at = begin + 1
        continue
      }
      add(scanner.bytes[start..<begin])
      pieces.append(.placeholder(placeholder))
      start = scanner.at
    }
    add(scanner.bytes[start...])
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { pieces.append(.text(String(decoding: bytes, as: UTF8.self))) }
  }

  /// The placeholders, in their order.
  package var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// The placeholder of the number that decides the plural form.
  ///
  /// - Parameter isPlural: Whether the text has plural forms, in which other placeholders may be numbers: `{0}`, `{n}`
  ///   and `%1`.
  package func count(isPlural: Bool) -> Placeholder? {
    let all = placeholders
    return all.first { $0.isCount } ?? all.first { $0.kind == .number }
      ?? (isPlural ? all.first { $0.kind == .any && ["0", "n", "1"].contains($0.name) } : nil)
  }

  /// Returns the text with placeholders replaced; nil keeps one. If no printf placeholder remains, `%%` becomes `%`.
  package func replacing(_ replacement: (Placeholder) -> String?) -> String {
    var (result, hadFormat, hasFormat) = ("", false, false)
    var parts: [(text: String, isLiteral: Bool)] = []
    for piece in pieces {
      switch piece {
      case .text(let text): parts.append((text, true))
      case .placeholder(let placeholder):
        let text = replacement(placeholder)
        if placeholder.isFormat {
          hadFormat = true
          hasFormat = hasFormat || text == nil
        }
        parts.append((text ?? placeholder.source, false))
      }
    }
    for (text, isLiteral) in parts {
      result += isLiteral && hadFormat && !hasFormat ? text.withSinglePercents : text
    }
    return result
  }

  /// Returns a text with `{count}` instead of the number that decides the plural form.
  package static func withCount(_ text: String, isPlural: Bool) -> String {
    guard isLikely(text) else { return text }
    let parsed = PlaceholderText(text)
    guard let count = parsed.count(isPlural: isPlural) else { return text }
    return parsed.replacing { $0.isSameValue(as: count) ? "{count}" : nil }
  }

  /// Returns a text with plural forms in which the number is marked: `{0, plural}` instead of `{0}`.
  package static func markingCount(_ text: String) -> String {
    guard isLikely(text) else { return text }
    let parsed = PlaceholderText(text)
    guard let count = parsed.count(isPlural: true), count.kind == .any else { return text }
    return parsed.replacing { $0.isSameValue(as: count) ? "{\($0.name), plural}" : nil }
  }
}

extension Placeholder {
  /// Whether two placeholders represent the same value.
  package func isSameValue(as other: Placeholder) -> Bool { value == other.value }

  /// The common key of placeholders that represent the same value.
  var value: Value { Value(name: name, isFormat: isFormat) }

  struct Value: Hashable {
    let name: String
    let isFormat: Bool
  }

  /// Whether it is one of printf, in whose texts `%%` is a percent sign.
  fileprivate var isFormat: Bool { source.utf8.first == UInt8(ascii: "%") }
}

extension String {
  /// The text with `%` instead of `%%`.
  fileprivate var withSinglePercents: String {
    let percent = UInt8(ascii: "%")
    var bytes: [UInt8] = []
    var isSecond = false
    for byte in utf8 {
      isSecond = byte == percent && bytes.last == percent && !isSecond
      if !isSecond { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
