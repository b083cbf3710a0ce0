import PickerJSON

/// The themes that documents may name.
public enum BuiltInTheme: String, Hashable, Sendable, CaseIterable {
  /// The appearance of the pickers that this project started from, and of documents without a theme.
  case classic
  /// The appearance of controls on iOS.
  case ios
  /// The appearance of Material 3.
  case material
  /// A quiet, modern appearance that belongs to no platform.
  case plain

  /// The theme.
  public var theme: Theme { BuiltInTheme.themes[self] ?? Theme(sources: [], colors: [:]) }

  /// The theme as a JSON document, as a starting point for your own.
  public var json: [UInt8] { Array(text.utf8) }

  private var text: String {
    switch self {
    case .classic: BuiltInTheme.classicText
    case .ios: BuiltInTheme.iosText
    case .material: BuiltInTheme.materialText
    case .plain: BuiltInTheme.plainText
    }
  }

  /// Each theme is parsed once per process. The classic theme, which the others extend, is first. Tests check the
  /// themes, so documents do not have to.
  private static let themes: [BuiltInTheme: Theme] = {
    var themes: [BuiltInTheme: Theme] = [:]
    for name in allCases {
      guard let json = try? JSONValue(parsing: name.json), let object = try? json.object()
      else { continue }
      let base = themes[.classic]
      var colors = base?.colors ?? [:]
      object.addDefinitions(to: &colors)
      themes[name] = Theme(sources: (base?.sources ?? []) + [object], colors: colors)
    }
    return themes
  }()

  static let expectation = "one of " + allCases.map { $0.rawValue }.joined(separator: ", ")
}

extension BuiltInTheme: JSONReadable {}

extension JSONObject {
  /// Adds the colours of a built-in theme by their names.
  fileprivate func addDefinitions(to colors: inout [String: String]) {
    guard let own = try? self["colors"]?.object() else { return }
    for member in own {
      if let text = try? member.value.string() { colors[member.key] = text }
    }
  }
}
