import PickerCheck

/// The columns of a table of texts, by the names in its first row.
///
///     key,en,de,pt-BR                 a language in each column; also "German(de)", as Unity writes
///     location,source,target          one language, as the Translate Toolkit and Weblate write
///     key,text,width,characters, …    how long texts may be, as `layout check --lengths` writes
struct CSVColumns {
  private(set) var languages: [(column: Int, locale: String)] = []
  /// The names in other columns that may be languages, such as `cn`.
  private(set) var unknownLanguages: [String] = []
  private let columns: [String: Int]
  private let key: Int?
  let source: Int?
  /// The text of a file in one language.
  let target: Int?
  let count: Int

  /// Nil for a row that does not name the columns of texts.
  init?(_ header: [String], _ languageNames: LanguageNames) {
    count = header.count
    let names = header.map { $0.trimmed }
    let columns = Dictionary(names.enumerated().map { ($1.lowercased(), $0) }) { first, _ in first }
    func column(_ names: String...) -> Int? { names.lazy.compactMap { columns[$0] }.first }
    self.columns = columns
    let source = column("source", "source_phrase", "source_string")
    let text = column("target", "translation", "value", "text", "string")
    let hasLimits = columns["width"] != nil || columns["characters"] != nil
    let key =
      column("key", "keys", "identifier", "code") ?? CSVColumns.keyWithoutName(columns, source)
      ?? CSVColumns.keyBeforeLanguages(names, languageNames)
    self.key = key
    (self.source, target) = hasLimits ? (source ?? text, nil) : (source, text)
    for (place, name) in names.enumerated() where place != key && source == nil && !hasLimits {
      if let locale = CSVColumns.locale(name, languageNames) {
        languages.append((place, locale))
      } else if place != target, let tag = CSVColumns.tag(name), languageNames.mayBeTag(tag) {
        unknownLanguages.append(String(tag))
      }
    }
    if languages.isEmpty { unknownLanguages = [] }
    guard key != nil || source != nil, hasLimits || target != nil || !languages.isEmpty else {
      return nil
    }
  }

  /// The column of keys if none has that name: `id` may also be a language, but not in the first column.
  private static func keyWithoutName(_ columns: [String: Int], _ source: Int?) -> Int? {
    if let id = columns["id"], id == 0 || source != nil { return id }
    return columns["name"]
  }

  /// The first column, with any name, if two others are languages: Godot's has no name.
  private static func keyBeforeLanguages(_ names: [String], _ languages: LanguageNames) -> Int? {
    let count = names.dropFirst().count { locale($0, languages) != nil }
    return count > 1 && locale(names[0], languages) == nil ? 0 : nil
  }

  /// The columns of a file without a header, whose rows are texts in the source language and in the path's language.
  init() {
    (columns, key, source, target, count) = ([:], nil, 0, 1, 2)
  }

  /// The locale of `de`, `pt_BR` or `German(de)`; "Id" is not Indonesian.
  private static func locale(_ name: String, _ names: LanguageNames) -> String? {
    tag(name).flatMap { names.known($0) }
  }

  /// The part of a column's name that may be a language.
  private static func tag(_ name: String) -> Substring? {
    let parts = name.split(separator: "(")
    if parts.count > 1, name.hasSuffix(")") { return parts[parts.count - 1].dropLast() }
    return ["Id", "ID"].contains(name) ? nil : name[...]
  }

  /// The keys of a row: its own, its source text, and that in its context.
  func names(of fields: [String]) -> [String] {
    let source = self.source.flatMap { fields.value(at: $0) }
    let context = source.flatMap { source in value("context", in: fields).map { "\($0)|\(source)" }
    }
    return [key.flatMap { fields.value(at: $0) }, source, context].compactMap { $0 }
  }

  /// The name of a row's text, which no other row should have; nil without any.
  func uniqueName(of fields: [String]) -> String? {
    let names = names(of: fields)
    return key.flatMap { fields.value(at: $0) } ?? names.last
  }

  /// Whether there may be other rows with the same source text.
  func hasContext(_ fields: [String]) -> Bool { value("context", in: fields) != nil }

  /// Whether the translation of a row is a guess.
  func isFuzzy(_ fields: [String]) -> Bool {
    ["true", "1", "yes"].contains(value("fuzzy", in: fields)?.lowercased())
  }

  /// The maximum length of a row's translations; nil if it has none.
  func limit(of fields: [String]) -> TextLimit? {
    TextLimit(
      width: value("width", in: fields), lines: value("lines", in: fields),
      family: value("font", in: fields), size: value("size", in: fields),
      weight: value("weight", in: fields), characters: value("characters", in: fields))
  }

  private func value(_ name: String, in fields: [String]) -> String? {
    columns[name].flatMap { fields.value(at: $0) }
  }
}

extension [String] {
  /// The field of a column; nil for an empty one, and beyond the end of the row.
  func value(at column: Int) -> String? {
    indices.contains(column) && !self[column].isEmpty ? self[column] : nil
  }
}
