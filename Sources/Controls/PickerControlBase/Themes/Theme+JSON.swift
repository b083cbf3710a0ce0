import PickerColor
import PickerJSON
import PickerText

extension SchemeChoice: JSONReadable {}

extension Theme {
  /// Reads a theme, and checks all of it.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    guard json.kind == .object else { throw json.unexpected("an object, a theme") }
    let object = try json.object()
    try Theme.checkKeys(object, scope)
    let base = try Theme.base(of: object)
    var colors = base.colors
    try Theme.read(object, into: &colors)
    self.init(sources: base.sources + [object], colors: colors)
    try check(object, scope)
  }

  /// The theme that `extends` names; the classic one if it is absent.
  private static func base(of object: JSONObject) throws(JSONError) -> Theme {
    guard let json = object["extends"], !json.isNull else { return BuiltInTheme.classic.theme }
    return try BuiltInTheme(reading: json).theme
  }

  private static func read(
    _ object: JSONObject, into colors: inout [String: String]
  ) throws(JSONError) {
    guard let json = object["colors"], !json.isNull else { return }
    for member in try json.object() {
      guard member.key.isColorName else {
        throw member.value.error("must be a name of letters and digits that begins with a letter")
      }
      let text = try member.value.string()
      _ = try Color.inSchemes(text, member.value)
      colors[member.key] = text
    }
  }

  private static func checkKeys(
    _ object: JSONObject, _ scope: ReadingScope
  ) throws(JSONError) {
    let known = ownKeys + scope.kinds.themeSections.map { $0.key }
    for member in object where !known.contains(member.key) {
      throw member.unknownKeyError(known: known)
    }
  }

  /// Reads every section once, as a document of that type.
  private func check(_ object: JSONObject, _ scope: ReadingScope) throws(JSONError) {
    let context = ReadingContext(definitions: colors)
    if let name = object["name"], !name.isNull { _ = try name.string() }
    for key in ["background", "foreground"] { _ = try color(key, context) }
    try checkFontStyles(of: object, scope)
    for (key, kind) in scope.kinds.themeSections {
      guard let section = object[key], !section.isNull else { continue }
      let members = try section.within(context).object()
      for member in members where Theme.contents.contains(member.key) {
        throw member.value.error("is not a matter of style, and belongs in a document")
      }
      _ = try kind.control(
        reading: DocumentSource(layers: [members], scope: scope.unstyled, path: section.path))
    }
  }
}

extension Theme {
  /// Reads every font style once.
  private func checkFontStyles(
    of object: JSONObject, _ scope: ReadingScope
  ) throws(JSONError) {
    guard let json = object["fontStyles"], !json.isNull else { return }
    for member in try json.object() where !member.value.isNull {
      guard member.key.isColorName else {
        throw member.value.error("must be a name of letters and digits that begins with a letter")
      }
      guard member.value.kind == .object else { throw member.value.unexpected("an object, a font") }
      _ = try FontChoice(reading: member.value, scope.unstyled)
    }
  }
}

// Keys and schema.
extension Theme {
  static let ownKeys = [
    "$schema", "name", "extends", "colors", "fontStyles", "background", "foreground",
  ]

  /// The schema of the key `theme` of documents.
  static var keySchema: JSONSchema {
    .anyOf([
      BuiltInTheme.schema, JSONSchema.text.described("A file, relative to the document."),
      .catalog(.theme),
    ])
  }
}

extension String {
  /// Whether colours of a theme may have this name, which the schema describes by a pattern.
  fileprivate var isColorName: Bool {
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    guard let first = utf8.first, isLetter(first) else { return false }
    return utf8.allSatisfy { isLetter($0) || $0 &- UInt8(ascii: "0") < 10 }
  }
}

extension [ControlKind] {
  /// The sections of themes, and the kinds that they apply to. Sections of variants come last.
  package var themeSections: [(key: String, kind: ControlKind)] {
    flatMap { kind in kind.themeSections.prefix(1).map { ($0, kind) } }
      + flatMap { kind in kind.themeSections.dropFirst().map { ($0, kind) } }
  }
}

extension Theme {
  /// The keys of documents that say what a control shows, or what has happened to it, and not how it looks.
  package static let contents: Set<String> = [
    "$schema", "type", "version", "id", "label", "title", "theme", "scheme", "icons", "fonts",
    "check", "language", "words", "direction", "background", "detail", "scale", "width", "height",
    "items",
    "item", "text", "icon",
    "selected", "selection", "pressed", "momentary", "variant", "transition", "space", "alpha",
    "values", "controls", "drags", "value", "touches", "peek", "popped", "colorModel", "pages",
    "count", "current", "events", "at", "placeholder", "autoplay", "loops", "maxRows", "overflow",
  ]
}
