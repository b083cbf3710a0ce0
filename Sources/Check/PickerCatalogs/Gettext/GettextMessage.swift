/// A message of a `.po` file, in the bytes of its character set.
struct GettextMessage {
  /// The line of `msgctxt` or `msgid`.
  var line: Int
  /// The line of `msgstr`.
  var textLine: Int?
  var context: [UInt8]?
  var id: [UInt8]?
  var plural: [UInt8]?
  /// The translations by the index of their form, 0 if there is but one.
  var texts: [Int: [UInt8]] = [:]
  /// The flags of its comments, such as `c-format`, without spaces around them.
  var flags: [String] = []
  /// Whether one of its lines cannot be read, and it is left out.
  var isDamaged = false

  /// A part of the message that lines of text extend.
  enum Field: Hashable {
    case context
    case id
    case plural
    case text(Int)
  }

  subscript(field: Field) -> [UInt8]? {
    switch field {
    case .context: context
    case .id: id
    case .plural: plural
    case .text(let index): texts[index]
    }
  }

  /// Adds to a field, in O(*bytes added*).
  mutating func append(_ bytes: [UInt8], to field: Field) {
    switch field {
    case .context: GettextMessage.append(bytes, to: &context)
    case .id: GettextMessage.append(bytes, to: &id)
    case .plural: GettextMessage.append(bytes, to: &plural)
    case .text(let index): texts[index, default: []].append(contentsOf: bytes)
    }
  }

  private static func append(_ bytes: [UInt8], to field: inout [UInt8]?) {
    if field == nil { field = bytes } else { field?.append(contentsOf: bytes) }
  }

  /// Whether its translation is a guess, which is not used.
  var isFuzzy: Bool { flags.contains("fuzzy") }

  /// Whether it has a translation.
  var isTranslated: Bool { texts.values.contains { !$0.isEmpty } }

  /// Whether it is the header: the message whose id is empty.
  var isHeader: Bool { id?.isEmpty == true && context == nil }
}
