import PickerColor
public import PickerJSON
public import PickerText

/// The styles of every control: colours, fonts, padding, corner radii, shadows.
///
/// A theme is a JSON document. Its sections are named after the types of controls, and have the keys of such documents that
/// concern looks; what a document says itself wins over the theme, and the theme over the defaults. See the article
/// [Themes](doc:Themes).
///
///     let theme = try Theme(
///       json: Array(#"{"extends": "ios", "colors": {"accent": "#5856D6"}}"#.utf8), fonts: fonts)
///     let document = try Document(json: json, fonts: fonts, theme: theme, scheme: .auto)
public struct Theme: Sendable {
  /// The objects of the theme and of the themes that it extends, each above those before it.
  let sources: [JSONObject]
  /// The definitions of the names of colours.
  let colors: [String: String]

  /// Creates a theme from its document.
  ///
  /// - Parameters:
  ///   - json: The document's bytes.
  ///   - fonts: The fonts that it may name.
  /// - Throws: `$.segmented.spacing: must be at least 0, is -4`.
  public init(json: [UInt8], fonts: any FontCatalog) throws(JSONError) {
    try self.init(reading: try JSONValue(parsing: json), ReadingScope(fonts: fonts))
  }

  /// Creates a theme without checking it.
  init(sources: [JSONObject], colors: [String: String]) {
    self.sources = sources
    self.colors = colors
  }

  /// Returns a control in the style of the theme, with otherwise default values and without items.
  ///
  /// Its colours are those of a scheme, and the theme may name fonts of `fonts`.
  ///
  /// - Throws: An error if the theme names a font that `fonts` lack, or where such a control must have more than its
  ///   looks, as a shape must have a shape: `$.shape: is missing`.
  public func control<Kind: Control>(
    _: Kind.Type = Kind.self, scheme: SchemeChoice = .light, fonts: any FontCatalog
  ) throws(JSONError) -> Kind {
    let style = ThemeStyle(theme: self, scheme: scheme)
    let empty = try JSONValue(parsing: Array("{}".utf8)).object().within(style.context)
    let source = try DocumentSource(
      layers: [empty], scope: ReadingScope(fonts: fonts, style: style), path: "$"
    ).resolvingTheme(ofType: Kind.type)
    var control = try Kind(reading: source)
    control.container.paper = style.background
    control.container.foreground = style.foreground
    return control
  }

  /// Returns what the theme says about documents of a type, the lowest first.
  func sections(_ type: String, _ context: ReadingContext) throws(JSONError) -> [JSONObject] {
    var sections: [JSONObject] = []
    for source in sources {
      guard let section = source[type], !section.isNull else { continue }
      sections.append(try section.within(context).object())
    }
    return sections
  }

  /// Returns the definition of a font style; nil if the theme has none with the name.
  func fontStyle(_ name: String) -> JSONValue? {
    for source in sources.reversed() {
      if let style = try? source["fontStyles"]?.object()[name], !style.isNull { return style }
    }
    return nil
  }

  /// The names of all font styles, sorted.
  var fontStyleNames: [String] {
    var names: Set<String> = []
    for source in sources {
      guard let styles = try? source["fontStyles"]?.object() else { continue }
      for member in styles { names.insert(member.key) }
    }
    return names.sorted()
  }

  /// Returns the colour under a key of the theme itself; nil if it has none.
  func color(_ key: String, _ context: ReadingContext) throws(JSONError) -> Color? {
    for source in sources.reversed() {
      guard let json = source[key], !json.isNull else { continue }
      return try Color(reading: json.within(context))
    }
    return nil
  }
}

/// The scheme of a document.
public enum SchemeChoice: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
  /// The scheme that its reader prefers: pages and SVG have the colours of both, other pictures are light.
  case auto

  /// Which of two colours are read.
  var alternative: ReadingContext.Alternative {
    switch self {
    case .light: .first
    case .dark: .second
    case .auto: .both
    }
  }
}
