import PickerControlBase
public import PickerJSON
public import PickerLimits
public import PickerText
import PickerTree

extension Document {
  /// Creates the document of a control: with it, what is built in Swift has pages with input, themes, translations and
  /// checks.
  ///
  ///     let picker = FlexiblePicker(items: products)
  ///     let document = try Document(picker.control, theme: BuiltInTheme.ios.theme, scheme: .auto)
  ///     let page = try HTMLRenderer(outlines: document.outlines).render(document)
  ///
  /// The control is written as JSON, in ``json``, and read again. Values that are the default are omitted, all others
  /// are kept without loss. Without a theme, ``control`` equals the control. With one, values that are the default are
  /// those of the theme, in the control and in all controls in it: titles, paper, boxes and colours. Items keep their
  /// ids, so `products/101` in an event is the product with the id 101 in the control with the id `products`.
  ///
  /// - Parameters:
  ///   - control: The control. Values that a theme gave to it are written as its own.
  ///   - fonts: The fonts that the control and the theme name.
  ///   - theme: The theme; nil uses the classic theme.
  ///   - scheme: The scheme of the theme; nil uses the light scheme, and in pages that of the reader.
  ///   - budget: The resource limits; create a new one for each document.
  /// - Throws: A `JSONError` at the path of a value that a document cannot express, such as a control of a type of your
  ///   own: `$.items[1].type: a control of the type "dial" cannot be written as JSON`.
  public init(
    _ control: some Control, fonts: any FontCatalog, theme: Theme? = nil,
    scheme: SchemeChoice? = nil, budget: Budget = Budget()
  ) throws(JSONError) {
    try self.init(
      AnyControl(control), fonts: fonts, theme: theme, scheme: scheme, budget: budget)
  }

  /// Creates the document of a control of any type, such as an item of a panel; see
  /// ``init(_:fonts:theme:scheme:budget:)``.
  public init(
    _ control: AnyControl, fonts: any FontCatalog, theme: Theme? = nil,
    scheme: SchemeChoice? = nil, budget: Budget = Budget()
  ) throws(JSONError) {
    try self.init(
      json: try Document.json(of: control, fonts), fonts: fonts, budget: budget, theme: theme,
      scheme: scheme)
    // Families that no font has are not written.
    var container = self.control.container
    container.missingFamilies = control.container.missingFamilies
    self.control = self.control.setting(container: container)
  }

  private static func json(
    of control: AnyControl, _ fonts: any FontCatalog
  ) throws(JSONError) -> [UInt8] {
    let container = control.container
    // Only a fill that is the same in both schemes makes the colour of texts black and not the default.
    let mayDiffer =
      container.foreground == .black || container.paper?.dark != nil
      || container.foreground?.dark != nil
    let (bytes, notes) = try written(control, fonts, inSchemes: mayDiffer)
    guard notes.hasSchemes, !mayDiffer else { return bytes }
    return try written(control, fonts, inSchemes: true).bytes
  }

  private static func written(
    _ control: AnyControl, _ fonts: any FontCatalog, inSchemes: Bool
  ) throws(JSONError) -> (bytes: [UInt8], notes: DocumentNotes) {
    let scope = ReadingScope(kinds: ControlCatalog.all, fonts: fonts)
    var header = DocumentHeader(control, inSchemes: inSchemes, browser: fonts.browser)
    if inSchemes { header.takeSchemes(of: control.container) }
    return try JSONWriter.document(inSchemes: inSchemes) { (json) throws(JSONError) in
      json.object { json in
        scope.write(control, header, to: &json)
        json.writeIcons()
      }
    }
  }
}

extension JSONWriter {
  /// Writes the artwork that icons of the document name.
  fileprivate mutating func writeIcons() {
    let icons = currentNotes.definitions
    object("icons") { json in
      for (name, artwork) in icons.sorted(by: { $0.key < $1.key }) {
        json.member(name, raw: artwork)
      }
    }
  }
}
