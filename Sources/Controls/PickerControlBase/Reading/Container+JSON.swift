import PickerGeometry
import PickerJSON
import PickerSolver
import PickerText

extension Container {
  /// The keys of all controls.
  package static let fields = DocumentFields<Container>([
    .elsewhere("type", schema: .catalog(.type)).doc("The type of the control."),
    // For editors only.
    Field("$schema", schema: .text) { (json, _, _) throws(JSONError) in _ = try json.string() }.doc(
      "The address of the schema, for editors; it has no effect."),
    Field("version", schema: .constant(1)) { (json, _, _) throws(JSONError) in
      guard try json.integer() == 1 else { throw json.unexpected("1") }
    }.doc("The version of the format, 1; default: 1."),
    Field("id") { $0.id = $1 }.written { $0.id }.doc(
      "The name of the control in the tree; default: none."),
    Field("label") { $0.label = $1 }.written { $0.label }.doc(
      "The name of the control for screen readers; default: the title before it in a panel, or none."
    ),
    Field("width", .length) {
      $0.width = $1
      $0.declaredWidth = max($0.declaredWidth ?? 0, $1)
    }.written(by: Container.writeWidth).doc(
      "The width in points, border included; default: the width of the content."),
    Field("height", .length) { $0.height = $1 }.written { $0.height?.ifFinite }.doc(
      "The height in points, border included; default: the height of the content."),
    Field("padding") { $0.padding = $1 }.written { $0.padding }.doc(
      "Points between border and content, or an object of sides; default: the theme's, or 0."),
    .border(widths: { $0.border = $1 }, color: { $0.borderColor = $1 }).written { $0.border }.doc(
      "The width of the border in points, or an object of sides, width and color; default: the theme's, or 0."
    ),
    Field("borderColor") { $0.borderColor = $1 }.written { $0.borderColor }.doc(
      "The colour of the border; default: the theme's; without one, the border is not drawn."),
    Field("direction", schema: .anyOf([DirectionKeyword.schema, DirectionChoice.fields.schema])) {
      (json, container, scope) throws(JSONError) in
      let choice = try DirectionChoice(reading: json, scope)
      (container.direction, container.itemsHaveOwnDirection) = (
        choice.control.direction, choice.items != nil
      )
    }.written { DirectionChoice($0) }.doc(
      "The base direction; auto follows the first text, and '{\"items\": \"auto\"}' each item's own text; default: ltr."
    ),
    Field("language") { $0.language = $1 }.written { $0.language }.doc(
      "The language of the text, a BCP 47 tag such as tr or zh-Hant; default: none."),
    Field("words") { $0.words = $1 }.written { $0.words }.doc(
      "Words for screen readers and controls, by name and language; they replace the built-in ones; default: none."
    ),
    .fills("fill") { $0.fills = $1 }.written { FillList($0.fills) }.doc(
      "The fill of the control: a colour such as teal or #1A2B3C, a gradient, or a list of these; default: the theme's, or none."
    ),
    Field("background") { $0.background = $1 }.written { $0.background }.doc(
      "The background colour of the picture; default: transparent."),
    Field("cornerRadius", .length) { $0.cornerRadius = $1 }.written { $0.cornerRadius }.doc(
      "The radius of the corners, in points; default: the theme's, or 0."),
    Field("detail") { $0.detail = $1 }.written { $0.detail }.doc(
      "Additional data in the tree; default: none."),
    Field("scale", .number(in: PixelGrid.scales)) { $0.scale = $1 }.written { $0.scale }.doc(
      "Device pixels per point; edges snap to them; default: edges are not snapped."),
    Field("match", schema: Browser.schema) { (json, _, scope) throws(JSONError) in
      // The browser is that of the measurer, which is one for all controls of a document.
      guard try Browser(reading: json) == scope.fonts.browser else {
        throw json.error("must be the same in the complete document")
      }
    }.doc("The browser whose rounding of lengths is used; default: none."),
    .elsewhere("fonts", schema: .list(of: FontFile.schema)).doc(
      "Font files to load; default: none."),
    .elsewhere("icons", schema: DocumentIcons.schema).doc(
      "A folder of SVG and PNG files, each named after its icon; or an object of icons; default: the built-in icons."
    ),
    .elsewhere("theme", schema: Theme.keySchema).doc(
      "The theme: a built-in one, or a JSON file; default: classic."),
    .elsewhere("scheme", schema: SchemeChoice.schema).doc(
      "The colours of the theme; auto follows the reader's preference in SVG and HTML; default: light, in pages auto."
    ),
  ])
}

extension Container {
  /// Writes the width, which a document cannot have twice.
  private static let writeWidth: DocumentField<Container>.ChangeWriter = {
    key, root, base, _, json in
    guard root.declaredWidth == nil || root.declaredWidth == root.width else {
      return json.refuse("is narrower than the document that the control comes from", at: key)
    }
    guard let width = root.width?.ifFinite, width != base.width else { return }
    json.member(key, number: width)
  }
}

extension Double {
  /// The number; nil if it is infinite, which fits the content like no length.
  fileprivate var ifFinite: Double? { isInfinite ? nil : self }
}

extension Browser: JSONReadable, JSONWritable {}

extension [JSONObject] {
  /// The browser that the layers of a document match; nil if they name none.
  package func browser() throws(JSONError) -> Browser? {
    var found: Browser?
    for layer in self {
      if let json = layer["match"], !json.isNull { found = try Browser(reading: json) }
    }
    return found
  }
}

/// The keywords of directions in documents.
private enum DirectionKeyword: String, JSONReadable, JSONWritable, CaseIterable {
  case ltr, rtl, auto

  var direction: LayoutDirection? { LayoutDirection(rawValue: rawValue) }
}

/// The directions of a control and of its items.
private struct DirectionChoice: Equatable {
  var control = DirectionKeyword.ltr
  /// Nil uses the direction of the control.
  var items: ItemDirectionKeyword?

  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    if json.kind == .object {
      try DirectionChoice.fields.read(try json.object(), into: &self, scope)
    } else {
      control = try DirectionKeyword(reading: json)
    }
  }

  init(_ container: Container) {
    control = container.direction.flatMap { DirectionKeyword(rawValue: $0.rawValue) } ?? .auto
    items = container.itemsHaveOwnDirection ? .auto : nil
  }

  static let fields = DocumentFields<DirectionChoice>([
    Field("control") { $0.control = $1 }.written { $0.control }.doc(
      "The base direction of the control; default: ltr."),
    Field("items") { $0.items = $1 }.written { $0.items }.doc(
      "auto: each text follows its own first strong character; default: the control's direction."),
  ])
}

extension DirectionChoice: ScopedWritable {
  /// Writes a keyword, or an object if the items have directions of their own.
  func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    guard items != nil else { return control.write(to: &json) }
    json.object {
      DirectionChoice.fields.writeChanges(
        of: self, from: DirectionChoice(Container()), scope, to: &$0)
    }
  }
}

/// The keywords of the directions of items.
private enum ItemDirectionKeyword: String, JSONReadable, JSONWritable, CaseIterable {
  case auto
}
