import PickerCheck
import PickerJSON

/// The header of a `.po` file: lines such as `Language: de`.
struct GettextHeader {
  /// The character sets that can be read.
  enum CharacterSet: String {
    case utf8 = "UTF-8"
    case ascii = "US-ASCII"
    case latin1 = "ISO-8859-1"

    /// Creates the character set of a name; files of the name `CHARSET` have not been filled in.
    init?(name: String) {
      switch name.uppercased() {
      case "UTF-8", "UTF8", "CHARSET", "": self = .utf8
      case "US-ASCII", "ASCII": self = .ascii
      case "ISO-8859-1", "ISO8859-1", "LATIN1": self = .latin1
      default: return nil
      }
    }

    /// The text of bytes; nil if they are no text.
    func decode(_ bytes: [UInt8]) -> String? {
      switch self {
      case .utf8: return String(validating: bytes, as: UTF8.self)
      case .ascii:
        return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
      case .latin1:
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      }
    }
  }

  /// The line of the header; 1 without one.
  let line: Int
  let characterSet: CharacterSet
  private let fields: [String: String]
  /// The first field that occurs twice with different values; nil: none. The first value counts, like in gettext.
  private(set) var repeatedField: String?

  init(_ message: GettextMessage?, in file: CatalogFile) throws(CatalogError) {
    line = message?.line ?? 1
    var fields: [String: String] = [:]
    for field in (message?.texts[0] ?? []).split(separator: 0x0A) {
      let parts = String(decoding: field, as: UTF8.self).split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let (name, value) = (parts[0].trimmed, parts[1].trimmed)
      if let known = fields.updateValue(value, forKey: name.lowercased()), known != value {
        fields[name.lowercased()] = known
        repeatedField = repeatedField ?? name
      }
    }
    self.fields = fields
    let parameters = (fields["content-type"] ?? "").split(separator: ";").map { $0.trimmed }
    let parameter = parameters.first { $0.lowercased().hasPrefix("charset=") }
    let name = parameter.map { $0.dropFirst(8).trimmed } ?? ""
    guard let characterSet = CharacterSet(name: name) else {
      throw file.error(
        "expected the character set UTF-8, US-ASCII or ISO-8859-1, found \(name.quotedInMessage)",
        line: line)
    }
    self.characterSet = characterSet
  }

  /// The value of a field, such as `Plural-Forms`.
  subscript(name: String) -> String? { fields[name.lowercased()] }

}
