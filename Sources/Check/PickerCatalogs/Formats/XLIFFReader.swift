import PickerCheck
import PickerControls
import PickerText
import PickerArtwork

/// Reads XLIFF 1.2 and 2.0.
///
/// A text is found by its `id`, unless that is a number that counts units, by `resname` or `name`, and by the text of
/// the source language. Left out are units without a target, and those in the state `new`, `needs-translation` or
/// `initial`. Of units with the same `id` in an element `file`, the last counts.
///
/// Source: OASIS, *XLIFF Version 1.2* and *Version 2.0*.
struct XLIFFReader {
  /// What elements take over from those around them.
  struct Scope {
    var sourceLocale: String?
    var locale: String?
    var isTranslated = true
    var keepsSpace = false
    var names = LanguageNames()
  }

  /// A unit, whose key names the form of a plural as Xcode does: `%lld files|==|plural.one`.
  fileprivate struct Unit {
    var keys: [String]
    var source: String
    var forms: [PluralCategory: String]
    /// Whether a key names a form.
    var isPlural: Bool
    var line: Int
    var scope: Scope
  }

  private let file: CatalogFile
  private var contents = CatalogContents()
  private var units: [Unit] = []
  /// The indices of the units in their element `file`, by language and key.
  private var positions: [String: Int] = [:]

  static func contents(of file: CatalogFile, root: XMLElement) throws(CatalogError)
    -> CatalogContents
  {
    var reader = XLIFFReader(file: file)
    let scope = Scope(names: file.names).inside(root)
    for element in root.elements where element.name == "file" {
      try reader.read(element, scope.inside(element))
    }
    try reader.finish()
    return reader.contents
  }

  private init(file: CatalogFile) { self.file = file }

  private mutating func read(_ element: XMLElement, _ scope: Scope) throws(CatalogError) {
    var scope = scope
    scope.locale = scope.locale ?? file.locale
    guard let locale = scope.locale else {
      // What a tool exports before there is a translation names no language.
      guard element.hasTarget else { return readLimits(of: element, nil) }
      throw file.error(
        "expected the attribute target-language or trgLang, or a locale in the file name",
        line: element.line)
    }
    positions = [:]
    contents.sourceLocale = contents.sourceLocale ?? scope.sourceLocale
    contents.declare(locale)
    readLimits(of: element, locale)
    try readUnits(of: element, scope)
  }

  /// Reads how long translations of units may be.
  private mutating func readLimits(of element: XMLElement, _ locale: String?) {
    for child in element.elements {
      switch child.name {
      case "body", "group": readLimits(of: child, locale)
      case "trans-unit": add(child.transUnitLimit, of: child, child.transUnitTexts(Scope()), locale)
      case "unit": add(child.unitLimit, of: child, child.unitTexts(Scope()), locale)
      default: break
      }
    }
  }

  private mutating func add(
    _ limit: TextLimit?, of element: XMLElement, _ texts: (source: String, target: String?),
    _ locale: String?
  ) {
    guard limit != nil else { return }
    contents.add(limit, for: element.keys + [texts.source], in: locale)
  }

  private mutating func readUnits(of element: XMLElement, _ scope: Scope) throws(CatalogError) {
    for child in element.elements {
      let scope = scope.inside(child)
      switch child.name {
      case "body", "group": try readUnits(of: child, scope)
      case "trans-unit": try add(child, child.transUnitTexts(scope), scope)
      case "unit": try add(child, child.unitTexts(scope), scope)
      default: break
      }
    }
  }

  private mutating func add(
    _ element: XMLElement, _ texts: (source: String, target: String?), _ scope: Scope
  ) throws(CatalogError) {
    try contents.count(texts.source.utf8.count + (texts.target?.utf8.count ?? 0)) {
      file.error($0, line: element.line)
    }
    var keys = element.keys
    let target = scope.isTranslated ? texts.target : texts.source
    guard let target, !target.isEmpty else { return }
    let (key, category) = XLIFFReader.form(keys.first ?? "")
    if category != nil { keys[0] = key }
    add(
      Unit(
        keys: keys, source: texts.source, forms: [category ?? .other: target],
        isPlural: category != nil, line: element.line, scope: scope),
      as: category == nil ? element["id"] ?? "" : key, category)
  }

  /// Adds a unit, or a form to the unit with its name.
  private mutating func add(_ unit: Unit, as name: String, _ category: PluralCategory?) {
    let place = (unit.scope.locale ?? "") + "\n" + name
    guard !name.isEmpty, let position = positions[place] else {
      positions[place] = units.count
      return units.append(unit)
    }
    let first = units[position]
    guard first.isPlural, let category else {
      contents.noteRepeated(name, at: unit.line, first: first.line, of: file)
      return units[position] = unit
    }
    if first.forms[category] != nil {
      contents.noteRepeated(name, at: unit.line, first: first.line, of: file)
    }
    units[position].forms[category] = unit.forms[category]
    if category == .other { units[position].source = unit.source }
  }

  /// The key and the plural form of an id.
  private static func form(_ id: String) -> (String, PluralCategory?) {
    for category in PluralCategory.allCases {
      let suffix = "|==|plural.\(category.rawValue)"
      if id.hasSuffix(suffix) { return (String(id.dropLast(suffix.count)), category) }
    }
    return (id, nil)
  }

  private mutating func finish() throws(CatalogError) {
    for unit in units {
      let source = MessageFormat.message(unit.source)?.translated ?? TranslatedText(unit.source)
      let names = (unit.keys + source.text.spacings).filter { !$0.isEmpty }
      guard let text = unit.text, let key = names.first else { continue }
      let entry = CatalogEntry(
        key: key, aliases: Array(names.dropFirst()), text: text, givenForms: unit.givenForms,
        position: .line(unit.line))
      let failure = { file.error($0, line: unit.line) }
      do throws(CatalogError) {
        if unit.scope.isTranslated {
          try contents.add(entry, to: unit.scope.locale, error: failure)
        } else {
          try contents.addShared(entry, error: failure)
        }
      } catch {
        try contents.leaveOut(error)
      }
    }
  }
}

extension String {
  /// The text, also with other spaces in Angular's expressions: `{{ n }}` and `{{n}}`.
  fileprivate var spacings: [String] {
    guard contains("{{") else { return [self] }
    let tight = replacing("{{ ", with: "{{").replacing(" }}", with: "}}")
    let loose = tight.replacing("{{", with: "{{ ").replacing("}}", with: " }}")
    return [self] + [tight, loose].filter { $0 != self }
  }
}

extension XLIFFReader.Unit {
  /// The text with its forms; one that is only a text may be in the syntax of ICU.
  fileprivate var text: TranslatedText? {
    message?.translated ?? piped ?? TranslatedText(forms: forms)
  }

  var givenForms: Set<PluralCategory>? {
    isPlural ? Set(forms.keys) : message?.givenForms
  }

  /// The forms of a text with bars between them.
  private var piped: TranslatedText? {
    guard forms.count == 1, let text = forms[.other], PipedPlural.isCertain(text) else {
      return nil
    }
    return PipedPlural.text(text)
  }

  private var message: MessageFormat? {
    forms.count == 1 ? forms[.other].flatMap { MessageFormat.message($0) } : nil
  }
}

extension XLIFFReader.Scope {
  /// The scope of what an element contains.
  func inside(_ element: XMLElement) -> Self {
    var scope = self
    if let name = element["source-language"] ?? element["srcLang"] {
      scope.sourceLocale = names.tag(name) ?? scope.sourceLocale
    }
    if let name = element["target-language"] ?? element["trgLang"] {
      scope.locale = names.tag(name) ?? scope.locale
    }
    if let translate = element["translate"] { scope.isTranslated = translate != "no" }
    if let space = element["space"] { scope.keepsSpace = space == "preserve" }
    return scope
  }
}
