import PickerControlBase
public import PickerJSON
public import PickerText

// What needs the kinds of controls, for which themes have sections.
extension Theme {
  /// Creates a theme from its document.
  ///
  /// - Parameters:
  ///   - json: The document's bytes.
  ///   - fonts: The fonts that the theme may name.
  /// - Throws: `$.segmented.spacing: must be at least 0, is -4`.
  public init(json: [UInt8], fonts: any FontCatalog) throws(JSONError) {
    try self.init(
      reading: try JSONValue(parsing: json), ReadingScope(kinds: ControlCatalog.all, fonts: fonts))
  }

  /// Returns a control in the style of the theme, with default values otherwise and without items.
  ///
  /// It has the colours of the scheme, and the theme may name fonts in `fonts`.
  ///
  /// - Throws: An error if the theme names a font that `fonts` lacks, or if the control requires more than its style.
  ///   A shape, for example, requires an outline: `$.shape: is missing`.
  public func control<Kind: Control>(
    _: Kind.Type = Kind.self, scheme: SchemeChoice = .light, fonts: any FontCatalog
  ) throws(JSONError) -> Kind {
    let style = ThemeStyle(theme: self, scheme: scheme)
    let empty = try JSONValue(parsing: Array("{}".utf8)).object().within(style.context)
    let scope = ReadingScope(kinds: ControlCatalog.all, fonts: fonts, style: style)
    let sections = ControlCatalog.control(ofType: Kind.type)?.themeSections ?? [Kind.type]
    let source = try DocumentSource(layers: [empty], scope: scope, path: "$")
      .resolvingTheme(sections)
    var control = try Kind(reading: source)
    control.container.paper = style.background
    control.container.foreground = style.foreground
    return control
  }
}

extension Theme {
  /// The JSON schema of a theme.
  public static var schema: JSONSchema {
    .shared("theme") {
      let own: [JSONSchema.Member] = [
        (
          "$schema",
          .text.orNull.described("The address of the schema, for editors; it has no effect.")
        ),
        ("name", .text.orNull.described("The name of the theme.")),
        (
          "extends",
          BuiltInTheme.schema.orNull.described("The theme to extend; default: classic.")
        ),
        (
          "colors",
          .map(keys: "^[A-Za-z][0-9A-Za-z]*$", to: Color.schema)
            .described("Named colours, which the theme and documents can use.")
        ),
        (
          "fontStyles",
          .map(keys: "^[A-Za-z][0-9A-Za-z]*$", to: FontChoice.objectSchema)
            .described("Named fonts such as title, which documents can use.")
        ),
        (
          "background",
          Color.schema.orNull.described(
            "The colour behind the controls, or transparent; default: the extended theme's."
          )
        ),
        (
          "foreground",
          Color.schema.orNull.described(
            "The colour of text and shapes that set none; default: the extended theme's."
          )
        ),
      ]
      let sections = ControlCatalog.all.themeSections.map { key, kind in
        (
          key: key,
          schema: kind.schema.without(contents).orNull.described(
            "Defaults of controls of this kind.")
        )
      }
      return .object(JSONSchema.Members(own + sections))
        .described("The styles of all controls; documents override them.")
    }
  }
}
