import PickerControls
import PickerJSON
import PickerText

/// Reads the texts of JSON files: those of i18next, and flat or nested ones of one language or several.
///
/// The keys of nested objects are joined by ".", and so are the positions in arrays. Suffixes such as `_one` and
/// `_other`, and objects whose keys are plural categories, make plural forms. Texts in the syntax of ICU with a plural or
/// a choice are read as such. Numbers, Booleans, null and empty texts are left out.
///
/// Source: i18next, *JSON Format*, versions 3 and 4.
struct JSONTextsReader {
  private let file: CatalogFile
  private var contents = CatalogContents()

  /// Returns the contents; nil for a file that does not name a language and is in no folder that does.
  static func contents(of root: JSONValue, in file: CatalogFile) throws(JSONError)
    -> CatalogContents?
  {
    guard root.kind == .object else { return nil }
    var reader = JSONTextsReader(file: file)
    return try reader.read(root.members()) ? reader.contents : nil
  }

  private init(file: CatalogFile) { self.file = file }

  private mutating func read(_ members: [JSONMember]) throws(JSONError) -> Bool {
    let object = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    // Angular: {"locale": "de", "translations": {…}}
    if let locale = object["locale"], let texts = object["translations"], texts.kind == .object {
      try read(texts.members(), locale: locale.localeTag(locale.string(), file.names))
      return true
    }
    let isOwn =
      members.count == 1 && members[0].value.kind == .object
      && file.names.tag(members[0].key) == file.locale
    if isOwn || file.locale == nil && isByLanguage(members) {
      for member in members { try readLanguage(member, isOwn: isOwn) }
      return true
    }
    guard let found = file.locale else { return false }
    try read(members, locale: found)
    return true
  }

  /// Whether all keys are languages: a single one of CLDR, or beside two of these others that may be.
  private func isByLanguage(_ members: [JSONMember]) -> Bool {
    let known = members.count { file.names.known($0.key[...]) != nil }
    return known > 0 && members.allSatisfy { $0.value.kind == .object }
      && (known == members.count
        || known > 1 && members.allSatisfy { file.names.mayBeTag($0.key[...]) })
  }

  private mutating func readLanguage(_ member: JSONMember, isOwn: Bool) throws(JSONError) {
    let locale = isOwn ? file.locale : file.names.valid(member.key[...])
    guard let locale else { return contents.noteUnread(member.key) }
    try read(member.value.members(), locale: locale)
  }

  private mutating func read(_ members: [JSONMember], locale: String) throws(JSONError) {
    contents.declare(locale)
    // i18next's default namespace, where all are in one file.
    if members.count == 1, members[0].key == "translation", members[0].value.kind == .object {
      return try read(members[0].value.members(), locale: locale)
    }
    var texts = JSONTexts()
    for member in members { try flatten(member.value, member.key, &texts) }
    for text in texts.resolved(locale) {
      let entry = CatalogEntry(
        key: text.key, aliases: aliases(of: text.key), text: text.text,
        givenForms: text.givenForms, position: .offset(text.value.offset))
      do throws(JSONError) {
        try contents.add(entry, to: locale) { text.value.error($0) }
      } catch {
        try contents.leaveOut(error, of: file)
      }
    }
  }

  /// The key with the name of its namespace, in a file of a language's folder: `menu:close`.
  private func aliases(of key: String) -> [String] {
    let name = file.path.split(separator: "/").last.map { LocaleTag.stem(of: $0) } ?? ""
    return file.names.known(name) == nil && !name.isEmpty ? ["\(name):\(key)"] : []
  }

  private mutating func flatten(
    _ value: JSONValue, _ key: String, _ texts: inout JSONTexts
  ) throws(JSONError) {
    // Keys grow with the depth of objects.
    try contents.count(key.utf8.count) { value.error($0) }
    switch value.kind {
    case .string: texts.append(key, try value.string(), at: value)
    case .object:
      let members = try value.members()
      if let text = try JSONMessages.text(of: members) { texts.append(key, text, at: value) }
      if JSONTexts.isPlural(members) { try texts.append(key, plural: members, at: value) }
      for member in members { try flatten(member.value, key + "." + member.key, &texts) }
    case .array:
      if let message = try MessageFormat(compiled: value) {
        return texts.append(key, message, at: value)
      }
      for (index, element) in try value.array().enumerated() {
        try flatten(element, "\(key).\(index)", &texts)
      }
    case .null, .bool, .number: break
    }
  }
}
