import PickerColor
import PickerJSON
import PickerText

extension SchemeChoice: JSONReadable {}

extension Theme {
  /// Reads a theme, and checks all of it.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    guard json.kind == .object else { throw json.unexpected("an object, a theme") }
    let object = try json.object()
    try Theme.checkKeys(object)
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

  private static func checkKeys(_ object: JSONObject) throws(JSONError) {
    let known = ownKeys + sectionTypes
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
    for kind in ControlCatalog.themed {
      guard let section = object[kind.section], !section.isNull else { continue }
      let members = try section.within(context).object()
      for member in members where Theme.contents.contains(member.key) {
        throw member.value.error("is no matter of looks, and belongs into a document")
      }
      _ = try kind.control.control(
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

  static var sectionTypes: [String] { ControlCatalog.themed.map { $0.section } }

  /// The JSON schema of a theme.
  public static var schema: JSONSchema {
    .shared("theme") {
      let own: [JSONSchema.Member] = [
        (
          "$schema",
          .text.orNull.described("The address of the schema, for editors; has no effect.")
        ),
        ("name", .text.orNull.described("The name of the theme.")),
        (
          "extends",
          BuiltInTheme.schema.orNull.described("The theme that it changes; default: classic.")
        ),
        (
          "colors",
          .map(keys: "^[A-Za-z][0-9A-Za-z]*$", to: Color.schema)
            .described("Colours by names, by which the theme and documents refer to them.")
        ),
        (
          "fontStyles",
          .map(keys: "^[A-Za-z][0-9A-Za-z]*$", to: FontChoice.objectSchema)
            .described("Fonts by names such as title, by which documents refer to them.")
        ),
        (
          "background",
          Color.schema.orNull.described(
            "The colour of what controls are seen on, or transparent; default: that of the extended theme."
          )
        ),
        (
          "foreground",
          Color.schema.orNull.described(
            "The colour of texts and shapes without their own; default: that of the extended theme."
          )
        ),
      ]
      let sections = ControlCatalog.themed.map { kind in
        (
          key: kind.section,
          schema: kind.control.schema.without(contents).orNull.described(
            "What controls of this kind have where their documents do not say it.")
        )
      }
      return .object(JSONSchema.Members(own + sections))
        .described("The styles of every control; documents win over them.")
    }
  }

  /// The schema of the key `theme` of documents.
  static var keySchema: JSONSchema {
    .anyOf([
      BuiltInTheme.schema, JSONSchema.text.described("A file, relative to the document."), schema,
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

/// A kind of controls that themes have a section for.
struct ThemedKind: Sendable {
  /// The key of the section.
  let section: String
  let control: ControlKind
}

extension ControlCatalog {
  /// The kinds of controls that themes have a section for. Shapes and drawings consist of what a document says; their
  /// texts and shapes without a colour have the foreground of the theme.
  static let themed: [ThemedKind] = {
    var kinds: [ThemedKind] = []
    for kind in all where kind.type != "shape" && kind.type != "drawing" {
      kinds.append(ThemedKind(section: kind.type, control: kind))
    }
    if let kind = control(ofType: Segmented.type) {
      kinds.append(ThemedKind(section: Theme.connectedSection, control: kind))
    }
    return kinds
  }()
}

extension Theme {
  /// The section of segmented controls whose `variant` is `connected`.
  static let connectedSection = "connected"

  /// The keys of documents that say what a control shows, or what has happened to it, and not how it looks.
  static let contents: Set<String> = [
    "$schema", "type", "version", "id", "label", "title", "theme", "scheme", "icons", "fonts",
    "check", "language", "words", "direction", "background", "detail", "scale", "width", "height",
    "items",
    "item", "text", "icon",
    "selected", "selection", "pressed", "momentary", "variant", "transition", "space", "alpha",
    "values", "controls", "drags", "value", "touches", "peek", "popped", "colorModel", "pages",
    "count", "current", "events", "at", "placeholder", "autoplay", "loops", "maxRows", "overflow",
  ]
}
