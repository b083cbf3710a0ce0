import PickerColor
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

/// The theme and the scheme in which a document is read.
package struct ThemeStyle: Sendable {
  /// The theme; nil: the defaults.
  var theme: Theme?
  package var scheme: SchemeChoice
  /// Whether texts without a colour have the theme's colour even if it is black, because texts around them have
  /// another one.
  var isOnFixedFill = false

  package init(theme: Theme?, scheme: SchemeChoice) {
    self.theme = theme
    self.scheme = scheme
  }

  /// Creates the style that a program chooses; nil if it chooses none.
  package init?(_ theme: Theme?, _ scheme: SchemeChoice?) {
    guard theme != nil || scheme != nil else { return nil }
    self.init(theme: theme ?? BuiltInTheme.classic.theme, scheme: scheme ?? .light)
  }

  /// The meaning of colours in the document.
  package var context: ReadingContext {
    ReadingContext(alternative: scheme.alternative, definitions: theme?.colors ?? [:])
  }

  /// The colour of the paper; nil: any.
  package var background: Color? { color("background", unless: .clear) }

  /// The colour of texts and shapes without one; nil: black.
  package var foreground: Color? {
    isOnFixedFill ? color("foreground", unless: nil) : color("foreground", unless: .black)
  }

  /// A theme was checked when it was read, so its colours can be read.
  private func color(_ key: String, unless plain: Color?) -> Color? {
    guard let found = try? theme?.color(key, context) else { return nil }
    // What is the same without a theme would only be noise in trees.
    return found == plain ? nil : found
  }
}

extension DocumentSource {
  /// The source in the classic theme and the light scheme, which are the defaults.
  package var inClassicTheme: DocumentSource {
    let style = ThemeStyle(theme: BuiltInTheme.classic.theme, scheme: .light)
    return DocumentSource(
      layers: layers.map { $0.within(style.context) }, scope: scope.replacing(style: style),
      path: path, outerKeys: outerKeys)
  }

  /// Returns the source with the theme and the scheme of its layers, or of the documents around it. The theme's keys
  /// for this document type are beneath its own layers.
  ///
  /// - Parameters:
  ///   - sections: The sections of themes for the kind of control; see ``ControlKind/themeSections``.
  ///   - fillsBox: Whether `fill` covers the box of the control.
  package func resolvingTheme(
    _ sections: [String], fillsBox: Bool = true
  ) throws(JSONError) -> DocumentSource {
    let declared = try declaredStyle()
    guard var style = declared ?? scope.style else { return self }
    // What is on a fill that stays the same has the colours that were chosen for it.
    let isFixed = style.scheme == .auto && hasFixedFill(style.context, fillsBox: fillsBox)
    if isFixed { (style.scheme, style.isOnFixedFill) = (.light, true) }
    var layers = layers
    if declared != nil || isFixed { layers = layers.map { $0.within(style.context) } }
    if let theme = style.theme, let section = section(among: sections) {
      layers = try theme.sections(section, style.context) + layers
    }
    return DocumentSource(
      layers: layers, scope: scope.replacing(style: style), path: path, outerKeys: outerKeys)
  }

  /// Whether the document declares a fill of its box or a background that is the same in both schemes.
  private func hasFixedFill(_ context: ReadingContext, fillsBox: Bool) -> Bool {
    func last(_ key: String) -> JSONValue? { layers.last { $0[key]?.isNull == false }?[key] }
    return (fillsBox ? ["fill", "background"] : ["background"]).compactMap(last).contains { json in
      let fills = try? PaintTables.documents.fills(oneOrMore: json.within(context), scope)
      return fills?.isFixed == true
    }
  }

  /// The section that is named after the variant of the control, else the first.
  private func section(among sections: [String]) -> String? {
    guard sections.count > 1 else { return sections.first }
    let variant = layers.last { $0["variant"]?.isNull == false }?["variant"]
    let name = (try? variant?.string()) ?? ""
    return sections.dropFirst().first { $0 == name } ?? sections.first
  }

  /// The style that the layers declare; nil if they declare neither a theme nor a scheme.
  private func declaredStyle() throws(JSONError) -> ThemeStyle? {
    let theme = layers.last { $0["theme"]?.isNull == false }?["theme"]
    let scheme = layers.last { $0["scheme"]?.isNull == false }?["scheme"]
    guard theme != nil || scheme != nil else { return nil }
    var style = scope.style ?? ThemeStyle(theme: nil, scheme: .light)
    if let scheme { style.scheme = try SchemeChoice(reading: scheme) }
    if let theme { style.theme = try scope.theme(theme) }
    // The classic theme is what the defaults are in the light scheme.
    if style.theme == nil, style.scheme != .light { style.theme = BuiltInTheme.classic.theme }
    return style
  }
}

extension ReadingScope {
  /// Reads the key `theme`: the name of a built-in theme, a file, or a theme.
  fileprivate func theme(_ json: JSONValue) throws(JSONError) -> Theme {
    try checkBudget(at: json)
    guard json.kind == .string else {
      guard json.kind == .object else {
        throw json.unexpected("the name of a theme, a file or an object")
      }
      return try Theme(reading: json, self)
    }
    let name = try json.string()
    if let known = BuiltInTheme(rawValue: name) { return known.theme }
    guard let themes else { throw json.unexpected(BuiltInTheme.expectation) }
    if let known = themes.known.withLock({ $0[name] }) { return known }
    let theme = try theme(inFile: name, themes, json)
    themes.known.withLock { $0[name] = theme }
    return theme
  }

  private func theme(
    inFile name: String, _ themes: ThemeFiles, _ json: JSONValue
  ) throws(JSONError) -> Theme {
    switch themes.read(name) {
    case .unreadable(let problem):
      // Of `--theme`, the tool makes a path.
      let word = name.split(separator: "/").last.map { String($0) } ?? name
      let near = nearest(to: word, among: BuiltInTheme.allCases.map { $0.rawValue })
      let known = BuiltInTheme.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw json.error(
        "no theme is called \(word.quotedInMessage), and \(problem)"
          + (near.map { ", did you mean \"\($0)\"?" } ?? ", expected a file or one of \(known)"))
    case .bytes(let bytes):
      do throws(JSONError) {
        return try Theme(reading: try JSONValue(parsing: bytes), self)
      } catch {
        throw json.error("\(name): \(error.description)")
      }
    }
  }
}

/// The files of themes that a document names, each read once.
package final class ThemeFiles: Sendable {
  package let read: @Sendable (String) -> ThemeFile
  let known = Mutex<[String: Theme]>([:])

  package init(reading read: @escaping @Sendable (String) -> ThemeFile) { self.read = read }
}

/// The theme file that a document names.
public enum ThemeFile: Sendable {
  /// Its bytes.
  case bytes([UInt8])
  /// The file cannot be read, for this reason, such as `there is no such file`.
  case unreadable(String)
}
