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

/// The title of an item of a panel.
///
/// A reference, because few items have one.
package final class MeasuredTitle: Sendable {
  package let text: MeasuredText
  let whole: String
  let font: Font
  let style: TitleStyle

  /// - Parameter font: The font of the titles of the panel.
  init(
    _ title: String, _ style: TitleStyle, in container: Container, font: Font,
    by measurer: any TextMeasuring
  ) {
    (whole, self.style) = (title, style)
    self.font = style.font?.resolved(against: font) ?? font
    let textStyle = TextStyle(
      font: self.font, language: container.language, direction: container.textDirection)
    text = measurer.measureOne(
      TextRequest(title, style: textStyle, wantsInk: container.wantsInk))
  }
}

/// An item of a panel whose texts are measured.
///
/// A reference, because layouts hold it for each cell.
package final class MeasuredPanelItem: Sendable {
  /// The title above the control; nil for none.
  package let title: MeasuredTitle?
  package let control: AnyMeasuredControl
  /// The control before measurement, with what it inherits from the panel.
  package let described: AnyControl
  /// The properties that all controls share.
  package let container: Container
  /// The position in the document of the panel, such as `items[2]`; nil if it is not part of that document.
  package let path: String?

  init(_ item: PanelItem, at path: String?, title: MeasuredTitle?, control: AnyMeasuredControl) {
    (self.path, self.title) = (path, title)
    (described, container) = (item.control, item.control.container)
    self.control = control
  }

  private init(_ other: MeasuredPanelItem, _ control: AnyMeasuredControl) {
    (path, title) = (other.path, other.title)
    (described, container) = (other.described, other.container)
    self.control = control
  }

  /// Returns the item with another control.
  package func replacing(_ control: AnyMeasuredControl) -> MeasuredPanelItem {
    MeasuredPanelItem(self, control)
  }

  /// Points between a title and its control.
  static let titleSpacing = 8.0

  /// Lays out the control at its declared width, or else at the given one.
  package func layout(width: Double?) -> LayoutTree {
    control.layout(within: proposal(width: width))
  }

  /// The size proposed to the control: its declared width, or else the given one.
  ///
  /// - Parameter isNarrow: Whether the declared width is a maximum.
  package func proposal(width: Double?, isNarrow: Bool = false) -> ProposedSize {
    var proposal = ProposedSize(width: container.width ?? width)
    guard isNarrow, let width else { return proposal }
    proposal.width = min(container.width ?? width, width)
    proposal.isNarrow = true
    return proposal
  }

  /// The minimum width of a column for the title and the control, whose own width is its maximum; at most the available width.
  package func columnWidth(within available: Double) -> Double {
    let control = min(
      container.width ?? .infinity, control.content.contentWidths(height: nil).minimum)
    return min(available, max(control, title?.text.size.width ?? 0))
  }

  /// The distance from the top of the item to the control.
  var top: Double { title.map { $0.text.size.height + Self.titleSpacing } ?? 0 }

  /// The size of the title and the control in this layout together.
  package func size(of layout: NestedLayout) -> Size {
    Size(
      width: max(layout.size.width, title?.text.size.width ?? 0), height: layout.size.height + top)
  }
}

extension [PanelItem] {
  /// Shapes the titles and all texts of the controls, as far as the budget allows.
  ///
  /// - Parameters:
  ///   - list: The key of the document that lists the items.
  ///   - places: The place of each item in that list; nil: all of it. Items beyond them are no part of the document.
  package func measured(
    in container: Container, font: Font, list: String = "items", at places: [Int]? = nil,
    by measurer: any TextMeasuring
  ) -> [MeasuredPanelItem] {
    var measured: [MeasuredPanelItem] = []
    measured.reserveCapacity(count)
    for (number, var item) in enumerated() {
      guard Budget.mayProceed else { break }
      container.passDown(to: &item)
      let title = item.title.map {
        MeasuredTitle($0, item.titleStyle, in: container, font: font, by: measurer)
      }
      let place = places.map { number < $0.count ? $0[number] : nil } ?? number
      measured.append(
        MeasuredPanelItem(
          item, at: place.map { "\(list)[\($0)]" }, title: title,
          control: item.control.measured(by: measurer)))
    }
    return measured
  }
}

/// A panel whose texts are measured.
package protocol MeasuredPanel: MeasuredControl {
  var container: Container { get }
  var items: [MeasuredPanelItem] { get }

  /// Returns the panel with other controls, which have the current sizes of these controls; nil keeps a control.
  func replacing(_ controls: [AnyMeasuredControl?]) -> Self

  /// Returns the layout in the proposed size, which is appended in place.
  ///
  /// - Parameter layOut: Lays an item out; called once for each that is shown, in the order in which they are drawn, at the latest when
  ///   the layout is appended.
  func placement(
    within proposal: ProposedSize, layingOut layOut: @escaping PanelLayout
  ) -> NestedLayout
}

/// Lays out the item at a position in a proposed size.
package typealias PanelLayout = (_ item: Int, _ proposal: ProposedSize) -> NestedLayout

extension MeasuredPanel {
  package func layout(within proposal: ProposedSize) -> LayoutTree {
    panelLayout(within: proposal)
  }

  /// Returns the layout in the proposed size, with the nodes of nested panels appended in place.
  package func panelLayout(within proposal: ProposedSize) -> LayoutTree {
    let items = items
    let inPlace = placement(within: proposal).complete(container)
    // Where ids are equal, each level makes its own different before the next one adds a prefix, as in sessions.
    guard inPlace.hasEqualIDs else { return inPlace.tree }
    return layout(within: proposal) { NestedLayout(items[$0].control.layout(within: $1)) }
  }

  /// If a panel snaps to its own pixels, its nodes are not where their containers place them.
  package func nestedLayout(within proposal: ProposedSize) -> NestedLayout {
    container.scale == nil
      ? placement(within: proposal) : NestedLayout(layout(within: proposal))
  }

  package func layout(
    within proposal: ProposedSize, layingOut layOut: @escaping PanelLayout
  ) -> LayoutTree {
    placement(within: proposal, layingOut: layOut).complete(container).tree
  }

  package func placement(within proposal: ProposedSize) -> NestedLayout {
    let items = items
    return placement(within: proposal) { items[$0].control.nestedLayout(within: $1) }
  }
}

extension [MeasuredPanelItem] {
  /// Returns these items with other controls; nil keeps a control.
  package func replacing(_ controls: [AnyMeasuredControl?]) -> [MeasuredPanelItem] {
    zip(self, controls).map { item, control in control.map(item.replacing) ?? item }
  }
}

extension LayoutTree {
  /// Whether any node sets a minimum size of its hit region.
  package var asksForTargets: Bool { nodes.contains { $0.minTarget >= 0 } }

  /// Appends the title and the nodes of an item.
  ///
  /// - Parameters:
  ///   - layout: The layout of its control.
  ///   - space: The size that the item should fit.
  ///   - leftShare: The share of the free width to the left of title and control.
  ///   - panelFont: The index of the font of the panel, whose titles share its own fonts.
  ///   - names: The ids of the preceding items.
  package mutating func append(
    _ item: MeasuredPanelItem, _ layout: NestedLayout, in frame: Rect, within space: Rect,
    leftShare: Double, panelFont: Int, _ names: inout NestedNames
  ) {
    var id: String? { item.container.id.map(names.name) }
    let size = item.size(of: layout)
    let free = (frame.width - size.width) * leftShare
    let place = Rect(origin: Point(x: frame.x + free, y: frame.y), size: size)
    if !place.isWithin(space) {
      warnings.append(
        Warning(
          .overflow, id: id,
          message: "the control overflows its space"))
    }
    if let title = item.title {
      let font = number(of: title.font, from: panelFont)
      labels.append(Label(showing: title.text, of: title.whole, font: font))
      let left = (frame.width - title.text.size.width) * leftShare
      append(
        LayoutNode(
          .title,
          frame: Rect(origin: Point(x: frame.x + left, y: frame.y), size: title.text.size),
          paint: titlePaint(title.style), content: labels.count - 1))
      warn(of: title.text, id: id)
    }
    let left = (frame.width - layout.size.width) * leftShare
    let position = nodes.count
    layout.append(
      at: Point(x: frame.x + left, y: frame.y + item.top), prefix: item.container.id, to: &self,
      &names)
    setPath(item.path, ofNode: position)
  }

  /// Returns the index of a font of titles.
  private mutating func number(of font: Font, from panelFont: Int) -> Int {
    if let known = fonts[min(panelFont, fonts.count)...].firstIndex(of: font) { return known }
    fonts.append(font)
    return fonts.count - 1
  }

  /// Adds the paint of a title; -1 uses the paint of texts without one.
  private mutating func titlePaint(_ style: TitleStyle) -> Int {
    guard style.color != nil || style.opacity < 1 else { return -1 }
    return add(
      Paint(fills: [.color(style.color ?? foreground ?? .black)], opacity: style.opacity))
  }
}
