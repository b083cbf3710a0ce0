import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

/// A control in a panel, with an optional title above it.
public struct PanelItem: Sendable {
  /// The title above the control; nil for none.
  public var title: String? {
    get { heading?.text }
    set { heading = Heading(text: newValue, style: titleStyle) }
  }
  /// The style of the title.
  public var titleStyle: TitleStyle {
    get { heading?.style ?? TitleStyle() }
    set { heading = Heading(text: title, style: newValue) }
  }
  /// The control.
  public var control: AnyControl
  /// Whether the control inherits the panel's direction because it declares none.
  public var inheritsDirection = false
  // Few items have one.
  @Rare private var heading: Heading?

  private struct Heading {
    var text: String?
    var style: TitleStyle
  }

  /// Creates an item.
  public init(_ control: some Control, title: String? = nil) {
    self.init(AnyControl(control), title: title)
  }

  /// Creates an item from the control of a document.
  public init(_ control: AnyControl, title: String? = nil) {
    self.control = control
    if title != nil { self.title = title }
  }
}

extension PanelItem: ScopedReadable {
  /// Reads a document that may have a `title`.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    try self.init(reading: json, scope, outerKeys: [])
  }

  /// Reads a document that may have a `title`.
  ///
  /// - Parameter outerKeys: Other keys of the document that are read elsewhere.
  package init(
    reading json: JSONValue, _ scope: ReadingScope, outerKeys: [String]
  ) throws(JSONError) {
    let object = try json.documentObject()
    try self.init(document: json, scope, outerKeys: ["title"] + outerKeys)
    if let title = object["title"], !title.isNull {
      let draft = try TitleDraft(reading: title, scope)
      (self.title, titleStyle) = (draft.text, draft.style)
    }
  }

  /// Reads a document.
  ///
  /// - Parameter outerKeys: Keys of the document that are read elsewhere.
  package init(
    document json: JSONValue, _ scope: ReadingScope, outerKeys: [String] = []
  ) throws(JSONError) {
    let object = try json.documentObject()
    let kind = try object.controlType(among: scope.kinds, at: json.path)
    control = try kind.control(
      reading: DocumentSource(
        layers: [object], scope: scope, path: json.path, outerKeys: outerKeys))
    if object["direction"] == nil { inheritsDirection = true }
  }

  package static var titleSchema: JSONSchema {
    TitleDraft.schema.orNull.described("The title above the control; only in panels.")
  }

  package static var schema: JSONSchema { .catalog(.panelItem) }
}

extension PanelItem: ScopedWritable {
  /// Writes the document of the control with its title.
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object { write(true, scope, to: &$0) }
  }

  /// Writes the members of the document of the control.
  ///
  /// - Parameters:
  ///   - mayHaveTitle: Whether documents have a title there.
  ///   - outerKeys: Other keys of the document that are written elsewhere.
  package func write(
    _ mayHaveTitle: Bool, besides outerKeys: [String] = [], _ scope: ReadingScope,
    to json: inout JSONWriter
  ) {
    var control = control
    if inheritsDirection {
      var container = control.container
      (container.direction, container.itemsHaveOwnDirection) = (.leftToRight, false)
      control = control.setting(container: container)
    }
    let header = DocumentHeader(
      control, hasDirection: !inheritsDirection, inSchemes: json.currentNotes.isInSchemes)
    scope.write(control, header, besides: outerKeys + (mayHaveTitle ? ["title"] : []), to: &json)
    guard let title else { return }
    guard mayHaveTitle else { return json.noteRefusal("has a title, which only panels show") }
    json.key("title")
    TitleDraft(title, titleStyle).write(scope, to: &json)
  }
}

extension Container {
  /// Passes the inherited properties of a panel to one of its items.
  package func passDown(to item: inout PanelItem) {
    let own = item.control.container
    var container = own
    container.detail.formUnion(detail)
    let hasWords = language != nil || !words.isEmpty
    container.inheritsWords = hasWords && own.language == nil && own.words.isEmpty
    container.language = container.language ?? language
    container.words = container.words.merging(onto: words)
    if item.inheritsDirection {
      container.direction = direction
      container.itemsHaveOwnDirection = itemsHaveOwnDirection
    }
    // Controls that inherit nothing are not copied.
    if container != own { item.control = item.control.setting(container: container) }
  }
}
