import PickerCheck
import PickerControls
import PickerJSON
import PickerLimits
import PickerText

/// A text of a catalogue file in one language.
struct CatalogEntry {
  /// The key in the file.
  var key: String
  /// Other names of the text: the text in the source language, or the key with a context.
  var aliases: [String] = []
  var text: TranslatedText
  /// The plural forms in the file; nil for a text without any.
  var givenForms: Set<PluralCategory>?
  /// Whether the key is the text in a context, and others may have the same key.
  var hasContext = false
  /// The position of the text in the file.
  var position = FilePosition.line(1)

  /// A position in a file, in terms of its format.
  enum FilePosition: Hashable {
    case line(Int)
    /// The offset of a byte.
    case offset(Int)
  }

  /// The line; 1 before offsets are lines.
  var line: Int { if case .line(let line) = position { line } else { 1 } }
}

/// The contents of one file.
struct CatalogContents {
  /// The source language, if the file names it.
  var sourceLocale: String?
  /// The texts of each language, in the order of the file; nil is an unnamed source language.
  private(set) var languages: [String?: [CatalogEntry]] = [:]
  /// Texts that are the same in all languages.
  private(set) var shared: [CatalogEntry] = []
  /// The maximum lengths of texts, with their keys, other names and language; nil is the source language.
  private(set) var limits: [(names: [String], limit: TextLimit, locale: String?)] = []
  /// The omitted messages, and other problems of the file; of many, the first.
  private(set) var problems: [CheckProblem] = []
  /// The names of unknown languages, whose texts are not read.
  private(set) var unread: [String] = []
  /// The positions of texts with unique keys, in their language.
  private var places: [String?: [String: Int]] = [:]
  /// The number of repeated keys.
  var repeatedCount = 0
  /// The last repeated key, which may have texts in several languages.
  private var lastRepeated: (key: String, line: Int)?
  private var leftOutCount = 0
  /// The bytes of all texts and keys, including repetitions.
  private(set) var byteCount = 0

  /// The maximum length of a text or a key in bytes.
  static let maximumTextLength = 1 << 16
  /// The maximum length of all texts and keys of a file in bytes.
  private static let maximumByteCount = CatalogLimits().textBytes

  /// The maximum number of omitted messages to list; others are only counted.
  static let maximumProblemCount = 100

  /// Adds a language, which may stay without texts.
  mutating func declare(_ locale: String?) {
    languages[locale, default: []] += []
  }

  /// Notes the texts of an unknown language.
  mutating func noteUnread(_ name: String) { unread.append(name) }

  /// Returns the locale in the path of a file, or in its contents; nil without either. Different languages are a
  /// problem of the file.
  /// - Parameter name: The name in the contents.
  mutating func locale(of file: CatalogFile, named name: String?, line: Int?) -> String? {
    let named = name.flatMap { file.names.tag($0) }
    guard let found = file.locale else {
      return named
    }
    if let name, !name.isEmpty, named?.languageCode != found.languageCode {
      let message = "expected the language \(found) of the path, found \(name.quotedInMessage)"
      note(CheckProblem(.language, file.error(message, line: line)))
    }
    return found
  }

  /// Adds a text, unless it is empty.
  ///
  /// - Parameter error: Returns the error with a message at the position of the text.
  mutating func add<Failure: Error>(
    _ entry: CatalogEntry, to locale: String?, error: (String) -> Failure
  ) throws(Failure) {
    guard let entry = try checked(entry, error) else { return }
    languages[locale, default: []].append(entry)
  }

  /// Adds a text that is the same in all languages, unless it is empty.
  mutating func addShared<Failure: Error>(
    _ entry: CatalogEntry, error: (String) -> Failure
  ) throws(Failure) {
    guard let entry = try checked(entry, error) else { return }
    shared.append(entry)
  }

  /// Counts bytes of texts and keys before they are stored, and checks the current budget.
  mutating func count<Failure: Error>(
    _ bytes: Int, _ error: (String) -> Failure
  ) throws(Failure) {
    byteCount += bytes
    guard byteCount <= CatalogContents.maximumByteCount else {
      throw error(
        "expected texts and keys of at most \(CatalogContents.maximumByteCount) bytes in a file")
    }
    if let limit = Budget.stopError { throw error(limit.description) }
  }

  /// Replaces the offsets of all texts by lines, in one pass over the file.
  mutating func findLines(in bytes: [UInt8]) {
    let entries = languages.values.joined().map(\.position) + shared.map(\.position)
    let offsets = Set(
      entries.compactMap { if case .offset(let offset) = $0 { offset } else { nil } })
    guard !offsets.isEmpty else { return }
    var lines: [Int: Int] = [:]
    var counter = LineCounter(bytes)
    for offset in offsets.sorted() { lines[offset] = counter.line(at: offset) }
    for locale in languages.keys { languages[locale]?.findLines(lines) }
    shared.findLines(lines)
  }

  /// Adds the maximum length of a text's translations.
  ///
  /// - Parameter limit: Nil adds nothing.
  mutating func add(_ limit: TextLimit?, for names: [String], in locale: String?) {
    guard let limit else { return }
    let counted = names.map { PlaceholderText.withCount($0, isPlural: true) }
    limits.append((names + counted, limit, locale))
  }

  /// Whether the file has no usable text.
  var isEmpty: Bool { shared.isEmpty && languages.values.allSatisfy { $0.isEmpty } }

  /// Adds a text whose key must be unique in a file. Of several, the last one counts, and the others are problems.
  /// - Parameter key: The unique name: the key, with its context if there is one.
  mutating func addUnique<Failure: Error>(
    _ entry: CatalogEntry, key: String? = nil, to locale: String?, of file: CatalogFile,
    error: (String) -> Failure
  ) throws(Failure) {
    guard let entry = try checked(entry, error) else { return }
    let key = key ?? entry.key
    guard let place = places[locale]?[key] else {
      places[locale, default: [:]][key] = languages[locale]?.count ?? 0
      languages[locale, default: []].append(entry)
      return
    }
    let first = languages[locale]?[place].line ?? 1
    languages[locale]?[place] = entry
    if let lastRepeated, lastRepeated == (key, entry.line) { return }
    lastRepeated = (key, entry.line)
    noteRepeated(key, at: entry.line, first: first, of: file)
  }

  /// Notes a problem of the file.
  mutating func note(_ problem: CheckProblem) { problems.append(problem) }

  /// Notes an omitted message.
  ///
  /// - Throws: The error itself if a limit is exceeded, which ends reading.
  mutating func leaveOut(_ error: CatalogError) throws(CatalogError) {
    if isAtLimit { throw error }
    noteLeftOut { error }
  }

  /// Notes an omitted message of a JSON file.
  mutating func leaveOut(_ error: JSONError, of file: CatalogFile) throws(JSONError) {
    if isAtLimit { throw error }
    noteLeftOut { CatalogError(error, in: file) }
  }

  private var isAtLimit: Bool {
    byteCount > CatalogContents.maximumByteCount || Budget.stopError != nil
  }

  private mutating func noteLeftOut(_ error: () -> CatalogError) {
    leftOutCount += 1
    if leftOutCount <= CatalogContents.maximumProblemCount {
      note(CheckProblem(.message, error()))
    } else if leftOutCount == CatalogContents.maximumProblemCount + 1 {
      note(CheckProblem(.message, path: problems[0].path, message: ""))
    }
    let more = leftOutCount - CatalogContents.maximumProblemCount
    guard more > 0 else { return }
    problems[problems.count - 1].message = "\(more) more messages cannot be read"
  }

  /// The entry with its other names; nil if its text is empty.
  private mutating func checked<Failure: Error>(
    _ entry: CatalogEntry, _ error: (String) -> Failure
  ) throws(Failure) -> CatalogEntry? {
    let texts = [entry.text.text] + entry.text.forms.values + entry.aliases + [entry.key]
    let maximum = CatalogContents.maximumTextLength
    if texts.contains(where: { $0.utf8.count > maximum }) {
      throw error("expected texts of at most \(maximum) bytes, found a longer one")
    }
    try count(texts.reduce(0) { $0 + $1.utf8.count }, error)
    return entry.text.text.isEmpty ? nil : entry.withCountKeys
  }
}

extension String {
  /// The first subtag: `de` of `de-AT`.
  fileprivate var languageCode: Substring { self.prefix { $0 != "-" } }
}

extension [CatalogEntry] {
  fileprivate mutating func findLines(_ lines: [Int: Int]) {
    for place in indices {
      guard case .offset(let offset) = self[place].position else { continue }
      self[place].position = .line(lines[offset] ?? 1)
    }
  }
}

extension CatalogEntry {
  /// The entry whose key also finds it with `{count}` instead of its format's number, and whose text marks the
  /// placeholder of the number if it has only one plural form.
  fileprivate var withCountKeys: CatalogEntry {
    let isPlural = givenForms != nil
    var entry = self
    if isPlural, text.forms.isEmpty { entry.text.text = PlaceholderText.markingCount(text.text) }
    for name in [key] + aliases {
      let alias = PlaceholderText.withCount(name, isPlural: isPlural)
      if alias != name { entry.aliases.append(alias) }
    }
    return entry
  }
}
