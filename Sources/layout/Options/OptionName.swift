/// The name of an option as it stands on a command line: `--corner-radius`, `--no-alpha` or `-w`.
enum OptionName {
  /// In lower camel case, as properties are named.
  case long(String)
  case short(Character)

  /// - Parameter text: A name with its hyphens, without a value; nil where it is not one.
  init?(_ text: Substring) {
    if text.hasPrefix("--") {
      guard let name = text.dropFirst(2).lowerCamelCase else { return nil }
      self = .long(name)
    } else {
      guard text.utf8.count == 2, text.utf8.first == UInt8(ascii: "-"), let letter = text.last
      else { return nil }
      self = .short(letter)
    }
  }
}

/// An option of a table that a command line names.
struct NamedOption {
  /// The index of its row.
  let row: Int
  /// The value that the name alone gives it; nil: the value follows.
  let value: String?
  let takesNegative: Bool
  let isRequired: Bool
}

extension OptionName {
  /// The option with this name; nil: none has it.
  func option<Options>(in rows: [OptionRow<Options>]) -> NamedOption? {
    for (index, row) in rows.enumerated() {
      switch row.kind {
      case .flag where names(row):
        return NamedOption(row: index, value: "true", takesNegative: false, isRequired: false)
      case .invertibleFlag where names(row) || negates(row):
        return NamedOption(
          row: index, value: names(row) ? "true" : "false", takesNegative: false, isRequired: false)
      case .option(let takesNegative) where names(row):
        return NamedOption(
          row: index, value: nil, takesNegative: takesNegative, isRequired: row.isRequired)
      default: continue
      }
    }
    return nil
  }

  private func names<Options>(_ row: OptionRow<Options>) -> Bool {
    switch self {
    case .long(let name): name == row.name
    case .short(let letter): letter == row.letter
    }
  }

  /// Whether it is `noAlpha` for `alpha`.
  private func negates<Options>(_ row: OptionRow<Options>) -> Bool {
    guard case .long(let name) = self, name.hasPrefix("no") else { return false }
    return name.utf8.dropFirst(3).elementsEqual(row.name.utf8.dropFirst())
      && name.dropFirst(2).first?.lowercased() == row.name.first.map(String.init)
  }
}

extension Substring {
  /// `cornerRadius` for `corner-radius`; nil where it has capital letters or empty words.
  fileprivate var lowerCamelCase: String? {
    var name: [UInt8] = []
    var startsWord = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "-") where !startsWord && !name.isEmpty: startsWord = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        name.append(startsWord ? byte & 0xDF : byte)
        startsWord = false
      default: return nil
      }
    }
    return startsWord || name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
