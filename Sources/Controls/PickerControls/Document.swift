import PickerControlBase
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

// The folder: a `Document` is read by the kind that `ControlCatalog` has for its type; `Check` are the settings of its check.

/// A parsed document: a control, and the fonts to measure it with.
public struct Document: Sendable {
  /// The control that the document describes.
  public var control: AnyControl
  /// The fonts passed to the initialiser and those declared by the document.
  public var fonts: any FontCatalog
  /// The settings of the document for its checks; layout ignores it.
  public var check: CheckSettings
  /// The remaining resource budget; rendering the document's tree draws on it too.
  public let budget: Budget
  /// The kind of the control, and what it was read from.
  private let kind: ControlKind
  let source: DocumentSource

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - json: The document's bytes.
  ///   - type: The type of a document that names none. A document that names another type is an error.
  ///   - options: A JSON object whose keys override the document's.
  ///   - fonts: The fonts that the document may name.
  ///   - directory: The base of relative paths of font files; empty for the working directory.
  ///   - icons: Provides icons in addition to the built-in ones, and reads the icon files that the document names.
  ///     With nil, there are none, and a document that names an icon file is an error.
  ///   - budget: The resource limits; create a new one for each document.
  ///   - theme: The theme of a document that names none; nil uses the classic theme.
  ///   - scheme: The scheme of a document that names none; nil uses the light scheme.
  ///   - themes: Reads the theme file that the document names. With nil, a document can name only built-in themes.
  ///   - images: Returns the size of each picture whose size the document leaves out, and why a picture cannot be
  ///     read, by its `href`. With nil, a picture without a size is an error.
  /// - Throws: `$.items[3].width: must be at least 0, is -4`, and
  ///   `$.items[7].repeat.count: exceeds the limit of 4000000 path elements per document`.
  public init(
    json: [UInt8], type: String? = nil, options: [UInt8]? = nil, fonts: any FontCatalog,
    directory: String = "", icons: (any IconProvider)? = nil, budget: Budget = Budget(),
    theme: Theme? = nil, scheme: SchemeChoice? = nil,
    themes: (@Sendable (String) -> ThemeFile)? = nil,
    images: (@Sendable (String) -> ImageFacts)? = nil
  ) throws(JSONError) {
    self.budget = budget
    let style = ThemeStyle(theme, scheme)
    let context = style?.context ?? ReadingContext(alternative: .first)
    var layers: [JSONObject] = []
    for bytes in [json, options].compactMap({ $0 }) {
      layers.append(try JSONValue(parsing: bytes).within(context).documentObject())
    }
    var declared: [JSONValue] = []
    for layer in layers { try layer.collectFonts(into: &declared) }
    let unrounded = try fonts.adding(declaredBy: declared, from: directory)
    self.fonts = try layers.browser().map(unrounded.matching) ?? unrounded
    let kind = try layers[0].controlType(
      among: ControlCatalog.all, expected: type, at: "$")
    let settings = layers.compactMap { $0["check"] }
    check = try budget.asCurrent { () throws(JSONError) in
      try settings.last { !$0.isNull }.map(CheckSettings.init(reading:)) ?? CheckSettings()
    }
    let scope = ReadingScope(
      kinds: ControlCatalog.all, fonts: self.fonts, budget: budget,
      icons: DocumentIcons(provider: icons), images: images,
      style: style, themes: themes.map { ThemeFiles(reading: $0) })
    let source = DocumentSource(
      layers: layers, scope: scope, path: "$",
      outerKeys: settings.isEmpty ? ["match"] : ["match", "check"])
    var control = try budget.asCurrent { () throws(JSONError) in
      try Document.control(of: kind, reading: source)
    }
    let missing = scope.missing.names
    if !missing.isEmpty {
      var container = control.container
      container.missingFamilies = missing
      control = control.setting(container: container)
    }
    self.control = control
    (self.kind, self.source) = (kind, source)
  }

  /// Reads a control; where a document without a theme names colours, in the classic one, which looks the same.
  private static func control(
    of kind: ControlKind, reading source: DocumentSource
  ) throws(JSONError) -> AnyControl {
    do throws(JSONError) {
      return try kind.control(reading: source)
    } catch {
      guard error.subject == .colorName, source.scope.style == nil else { throw error }
      return try kind.control(reading: source.inClassicTheme)
    }
  }

  /// Returns the layout of the control in its declared size.
  ///
  /// - Throws: A `JSONError` if a limit is exceeded or the work was cancelled: `$: exceeds the limit of 1000000
  ///   nodes per document`.
  public func layout() throws(JSONError) -> LayoutTree {
    try checkSize(within: .asDeclared)
    do {
      return try budget.run {
        let tree = control.measured(by: fonts).layout()
        checkCount(of: tree)
        return tree
      }
    } catch {
      throw JSONError(error)
    }
  }

  /// The scheme of a document that names none.
  package var schemeOfProgram: SchemeChoice { source.scope.style?.scheme ?? .light }

  /// The document as one JSON text: with its type, and with the options instead of what they override.
  public var json: [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.member("type", string: kind.type)
      source.layers.writeMembers(to: &json, besides: "type")
    }
    return json.bytes
  }

  /// Seconds from the document's time until the last gradient with keyframes is at rest. Looping gradients count with
  /// one round. 0 if nothing is animated.
  public var gradientDuration: Double { source.scope.motions.duration }

  /// Whether a gradient with keyframes restarts at its end.
  public var gradientsLoop: Bool { source.scope.motions.loops }

  /// Returns the control some seconds after the document's time, in the container of ``control``, with its gradients
  /// at that time.
  ///
  /// - Throws: A `JSONError` if the document exceeds the limits of ``budget``: `$.items[7]: exceeds the limit of
  ///   1000000 nodes per document`.
  public func control(after seconds: Double) throws(JSONError) -> AnyControl {
    try Document.control(of: kind, reading: source.later(by: seconds))
      .setting(container: control.container)
  }

  /// Starts a session of the control, which is laid out within the budget. The session itself has no budget: run its
  /// work in ``budget`` to limit it.
  ///
  /// - Parameters:
  ///   - proposal: The size in which the control is laid out.
  ///   - time: The time when the session begins, in seconds.
  /// - Returns: Nil if the control takes no input, such as a text, unless its gradients are animated.
  /// - Throws: The errors of ``layout()``, such as `$: exceeds the limit of 1000000 nodes per document`.
  public func session(
    within proposal: ProposedSize = .asDeclared, at time: Double = 0
  ) throws(JSONError) -> (any ControlSession)? {
    try checkSize(within: proposal)
    do {
      return try budget.run {
        let session = control.session(within: proposal, by: fonts, at: time)
        checkCount(of: session?.tree(at: time))
        return session
      }
    } catch {
      throw JSONError(error)
    }
  }

  /// Checks that the percentages of a drawing have a size to refer to.
  ///
  /// - Throws: `$.layers[0].items[0].width: is a percentage of a drawing without a size: needs the drawing's width or height`.
  package func checkSize(within proposal: ProposedSize) throws(JSONError) {
    guard let path = source.scope.percentages.path, control.container.width(in: proposal) == nil,
      control.container.height(in: proposal) == nil
    else { return }
    throw JSONError(
      path: path,
      message: "is a percentage of a drawing without a size: needs the drawing's width or height")
  }

  private func checkCount(of tree: LayoutTree?) {
    if let tree, tree.nodes.count > budget.limits.nodes { budget.exceed(.nodes) }
  }
}
