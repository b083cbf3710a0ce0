/// The number of placeholders of a text with neither a name nor a position.
struct PlaceholderCounts {
  fileprivate var formats = 0
  fileprivate var braces = 0
}

extension ByteScanner {
  /// Skips a placeholder and returns it; nil if none comes next, and then the place may have moved.
  mutating func placeholder(_ counts: inout PlaceholderCounts) -> Placeholder? {
    let start = at
    var found: Placeholder?
    switch next {
    case UInt8(ascii: "%"): found = percentPlaceholder(&counts)
    case UInt8(ascii: "{"): found = bracePlaceholder(&counts)
    case UInt8(ascii: "_"): found = underscorePlaceholder
    case UInt8(ascii: "$"):
      at += 1
      if next == UInt8(ascii: "{") { found = bracePlaceholder(&counts) }
    default: return nil
    }
    found?.source = String(decoding: bytes[start..<at], as: UTF8.self)
    return found
  }

  /// Skips `__name__`.
  private var underscorePlaceholder: Placeholder? {
    mutating get {
      guard skip("__") else { return nil }
      let start = at
      while let next, next.isLetter || next.isDigit || next == UInt8(ascii: "_") {
        if at > start, skip("__") {
          return placeholder(String(decoding: bytes[start..<at - 2], as: UTF8.self), .any)
        }
        at += 1
      }
      return nil
    }
  }

  // Percent signs.

  private mutating func percentPlaceholder(_ counts: inout PlaceholderCounts) -> Placeholder? {
    let start = at
    skip("%")
    if next == UInt8(ascii: "{") { return bracePlaceholder(&counts) }
    if skip("#@") {
      let name = name
      return skip("@") && !name.isEmpty ? placeholder(name, .any) : nil
    }
    if let name = symfonyName { return placeholder(name, .any) }
    if skip("(") {
      let name = name
      guard skip(")"), let conversion = conversion() else { return nil }
      return placeholder(name, conversion.kind, decimals: conversion.decimals)
    }
    let position = position
    if let conversion = conversion() {
      guard !isWord(from: start) else { return nil }
      if position == nil { counts.formats += 1 }
      return placeholder(
        position ?? String(counts.formats), conversion.kind, decimals: conversion.decimals)
    }
    at = start + 1
    return qtPlaceholder(from: start)
  }

  /// Skips `name%` after a percent sign, and returns the name, which has two letters at least.
  private var symfonyName: String? {
    mutating get {
      let start = at
      let name = skip { $0.isLetter || $0 == UInt8(ascii: "_") }
      if name.count > 1, skip("%") { return String(decoding: name, as: UTF8.self) }
      at = start
      return nil
    }
  }

  /// Skips `1$`, and returns the number.
  private var position: String? {
    mutating get {
      let start = at
      let digits = skip { $0.isDigit }
      if !digits.isEmpty, skip("$") { return String(decoding: digits, as: UTF8.self) }
      at = start
      return nil
    }
  }

  /// Skips what follows the percent sign and the position: flags, width, precision, length and the kind.
  private mutating func conversion() -> (kind: Placeholder.ValueKind, decimals: Int?)? {
    skip { "-+0,'#".utf8.contains($0) }
    skip { $0.isDigit }
    var decimals: Int?
    if skip(".") { decimals = Int(String(decoding: skip { $0.isDigit }, as: UTF8.self)) ?? 0 }
    skip { "hlqjztL".utf8.contains($0) }
    guard let letter = next else { return nil }
    at += 1
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): return (.number, nil)
    case UInt8(ascii: "f"), UInt8(ascii: "F"): return (.decimal, min(decimals ?? 6, 9))
    case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "@"): return (.text, nil)
    default: return nil
    }
  }

  /// Whether a placeholder of two letters is rather a word after a number, such as in "100%sure".
  private func isWord(from start: Int) -> Bool {
    at == start + 2 && start > 0 && bytes[start - 1].isDigit
      && (next.map { $0.isLetter || $0 >= 0x80 } ?? false)
  }

  /// Skips `%n`, `%1` or `%L1`, after the percent sign.
  private mutating func qtPlaceholder(from start: Int) -> Placeholder? {
    skip("L")
    if skip("n") {
      let isWord = next.map { $0.isLetter || $0 >= 0x80 } ?? false
      return isWord ? nil : placeholder("n", .number, isCount: true)
    }
    let digits = skip(atMost: 2) { $0.isDigit }
    guard let first = digits.first, first != UInt8(ascii: "0") else { return nil }
    return placeholder(String(decoding: digits, as: UTF8.self), .any)
  }

  // Braces.

  private mutating func bracePlaceholder(_ counts: inout PlaceholderCounts) -> Placeholder? {
    skip("{")
    if skip("}") {
      counts.braces += 1
      return placeholder(String(counts.braces - 1), .any)
    }
    let isDouble = skip("{")
    if isDouble { skip("-") }
    skip { $0 == UInt8(ascii: " ") }
    skip("$")
    let name = name
    guard !name.isEmpty else { return nil }
    skip { $0 == UInt8(ascii: " ") }
    var found = placeholder(name, name == "count" ? .number : .any)
    if let next, ",:!".utf8.contains(next) { found.readStyle(style()) }
    return skip(isDouble ? "}}" : "}") ? found : nil
  }

  /// Skips what follows the name, up to the next brace, so that every byte is looked at once.
  private mutating func style() -> String {
    at += 1
    let style = skip { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
    return String(decoding: style.drop { $0.isSpace }.prefix { $0.isLetter }, as: UTF8.self)
  }

  private var name: String {
    mutating get { String(decoding: skip { $0.isNameByte || $0 >= 0x80 }, as: UTF8.self) }
  }

  private func placeholder(
    _ name: String, _ kind: Placeholder.ValueKind, isCount: Bool = false, decimals: Int? = nil
  ) -> Placeholder {
    // A name that the other syntaxes give to counts, too.
    let kind = kind == .any && name == "count" ? .number : kind
    return Placeholder(name: name, kind: kind, isCount: isCount, decimals: decimals, source: "")
  }
}

extension Placeholder {
  /// Takes the kind from the first word of its style: `number`, or `plural` as `MessageFormat` writes it.
  fileprivate mutating func readStyle(_ word: String) {
    switch word {
    case "number": kind = .number
    case "plural", "selectordinal": (kind, isCount) = (.number, true)
    default: break
    }
  }
}
