import PickerColor
import PickerJSON

/// The styles of all controls: colours, fonts, padding, corner radii, shadows.
///
/// A theme is a JSON document. Its sections are named after the control types and contain the style keys of such
/// documents. Keys in the document override the theme, and the theme overrides the defaults. See the article
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

  /// Creates a theme without checking it.
  init(sources: [JSONObject], colors: [String: String]) {
    self.sources = sources
    self.colors = colors
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
  /// The scheme that the reader prefers. Pages and SVG contain the colours of both; other pictures are light.
  case auto

  /// The colour to read from a pair of colours.
  var alternative: ReadingContext.Alternative {
    switch self {
    case .light: .first
    case .dark: .second
    case .auto: .both
    }
  }
}
