import PickerControlBase
import PickerJSON
import PickerSolver
import PickerText

extension Chips {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.maxRows: must be at least 1, is 0`.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.read(Chips.fields, into: &self)
    try checkIdentities(of: items.indices, at: "\(source.path).items") { items[$0].id }
    try checkSelection(source)
    try (overflow?.rule ?? OverflowRule()).checkPriorities(of: items, at: source)
  }

  private func checkSelection(_ source: DocumentSource) throws(JSONError) {
    let selected = items.indices.filter { items[$0].isSelected }
    guard selection.mode != .none, selected.count > selection.maximumCount else { return }
    let last = selected[selection.maximumCount]
    throw source.error(
      at: "items[\(last)].selected",
      "at most \(selection.maximumCount) items may be selected, and they already are")
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { fields.schema }

  static let fields = DocumentFields<Chips>(
    Container.fields.within { $1(&$0.container) },
    [
      .font("font", { $0.font }) { $0.font = $1 },
      .items({ $0.items }) { $0.items = $1 }.doc("The chips: texts, or objects; default: none."),
      .spacing(
        orBetween: "row", { ($0.itemSpacing, $0.rowSpacing) }, items: { $0.itemSpacing = $1 }
      ) { $0.rowSpacing = $1 }.doc(
        "Points between chips and rows, or an object with item and row; default: 12."),
      Field("wrap") { $0.wrap = $1 }.written { $0.wrap }.doc(
        "Whether and how chips wrap into rows; default: wrap."),
      Field("maxWidth", .length) { $0.maxWidth = $1 }.written { $0.maxWidth }.doc(
        "The maximum width in points, if no width is given; default: no limit."),
      Field("maxRows", .count()) { $0.maxRows = $1 }.written { $0.maxRows }.doc(
        "The maximum number of rows; an extra chip counts the hidden ones; default: no limit."),
      Field("overflow", schema: OverflowLabel.schema) { (json, chips, scope) throws(JSONError) in
        chips.overflow = try OverflowLabel(reading: json, scope)
      }.written { OverflowChoice(label: $0.overflow) }.doc(
        "What replaces hidden chips: hidden for nothing, or an object with label, lessLabel, expanded, by and collapse; default: a chip labelled +{count}."
      ),
      Field("maxItemsPerRow", .count()) { $0.maxItemsPerRow = $1 }.written { $0.maxItemsPerRow }
        .doc("The maximum number of chips in a row; default: no limit."),
      Field("alignment") { $0.alignment = $1 }.written { $0.alignment }.doc(
        "How chips are aligned in a row; default: center."),
      Field("rowAlignment") { $0.rowAlignment = $1 }.written { $0.rowAlignment }.doc(
        "How chips of different heights are aligned in a row; default: stretch."),
      Field("lastRowAlignment") { $0.lastRowAlignment = $1 }.written { $0.lastRowAlignment }.doc(
        "Like alignment, for the last row; default: alignment."),
      Field("alignRows") { $0.alignRows = $1 }.written { $0.alignRows }.doc(
        "How the rows are aligned in a given height; default: top."),
      Field("chip", schema: .shared("chipStyle") { ItemStyle.rowFields.schema }) {
        (json, chips, scope) throws(JSONError) in
        var style = ItemStyle()
        try ItemStyle.rowFields.read(try json.object(), into: &style, scope)
        chips.chip = style.merging(onto: chips.chip)
      }.written(ItemStyle.rowFields) { $0.chip }.doc(
        "The style of every chip, such as '{\"padding\": 4}'; default: the theme's."),
      Field("selection") { $0.selection = $1 }.written { $0.selection }.doc(
        "Whether chips can be selected, or an object with mode, required and limit; default: multiple."
      ),
      Field("stableSize") { $0.hasStableSize = $1 }.written { $0.hasStableSize }.doc(
        "Whether chips reserve space for all of their states; default: false."),
    ])
}

extension Chips: WritableControl {
  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    var chips = self
    if source.scope.style != nil { chips.chip.inheritColors(from: .chip) }
    try source.write(chips, over: Chips(), Chips.fields, to: &json)
  }
}

extension Chips.Alignment: JSONReadable, JSONWritable {}
extension Chips.RowAlignment: JSONReadable, JSONWritable {}
extension Chips.RowsAlignment: JSONReadable, JSONWritable {}

extension SelectionRule: ScopedReadable, ScopedWritable {
  /// Reads a mode, or an object with the mode and its limits.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    if json.kind == .object {
      try SelectionRule.fields.read(try json.object(), into: &self, scope)
    } else {
      mode = try Mode(reading: json)
    }
  }

  /// Writes the mode if there are no limits, otherwise an object.
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    if self == SelectionRule(mode) { return mode.write(to: &json) }
    json.object {
      SelectionRule.fields.writeChanges(of: self, from: SelectionRule(), scope, to: &$0)
    }
  }

  package static var schema: JSONSchema { .anyOf([Mode.schema, fields.schema]) }

  private static let fields = DocumentFields<SelectionRule>([
    Field("mode") { $0.mode = $1 }.written { $0.mode }.doc(
      "Whether no chip, one chip or several chips can be selected; default: multiple."),
    Field("required") { $0.isRequired = $1 }.written { $0.isRequired }.doc(
      "Whether one chip must stay selected; default: false."),
    Field("limit", .count()) { $0.limit = $1 }.written { $0.limit }.doc(
      "The maximum number of selected chips, if several can be selected; default: no limit."),
  ])
}

extension SelectionRule.Mode: JSONReadable, JSONWritable {}

/// The overflow chip, or that there is none.
private struct OverflowChoice: ScopedWritable, Equatable {
  let label: OverflowLabel?

  func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    guard let label else { return json.string(OverflowLabel.hidden) }
    json.object {
      OverflowLabel.fields.writeChanges(of: label, from: OverflowLabel(), scope, to: &$0)
    }
  }
}

extension OverflowLabel {
  /// Reads an object that describes the chip; nil for `"hidden"`.
  fileprivate init?(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    if json.kind == .string, try json.string() == OverflowLabel.hidden { return nil }
    guard json.kind == .object else {
      throw json.unexpected(
        "\"hidden\" or an object with label, lessLabel, expanded, by and collapse")
    }
    self.init()
    try OverflowLabel.fields.read(try json.object(), into: &self, scope)
  }

  fileprivate static var schema: JSONSchema { .anyOf([.words([hidden]), fields.schema]) }

  /// The text of no chip.
  fileprivate static let hidden = "hidden"

  fileprivate static let fields = DocumentFields<OverflowLabel>(
    OverflowRule.fields.within { $1(&$0.rule) }, labelFields.all)

  /// The keys of what the chip says.
  static let labelFields = DocumentFields<OverflowLabel>([
    Field("label") { $0.label = $1 }.written { $0.label }.doc(
      "The label of the chip that counts the hidden ones; {count} becomes their number; default: +{count}."
    ),
    Field("lessLabel") { $0.lessLabel = $1 }.written { $0.lessLabel }.doc(
      "The label of the chip that hides them again; default: no such chip."),
    Field("expanded") { $0.isExpanded = $1 }.written { $0.isExpanded }.doc(
      "Whether the hidden chips are shown; default: false."),
  ])
}

extension Chip: ScopedReadable, ScopedWritable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .string: self.init(text: try json.string())
    case .object:
      self.init(text: "")
      try Chip.fields.read(try json.object(), into: &self, scope)
    default: throw json.unexpected("a text or an object")
    }
    try spend(in: scope, at: json)
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    write(as: Chip.fields, over: Chip(text: text), from: Chip(text: ""), scope, to: &json)
  }

  package static var schema: JSONSchema { .shared("chip") { .anyOf([.text, fields.schema]) } }

  private static let fields = DocumentFields<Chip>(
    [
      Field("id") { $0.id = $1 }.written { $0.id }.doc(
        "The id of the chip in the tree; default: its text."),
      Field("text") { $0.text = $1 }.written { $0.text }.doc(
        "The label of the chip; default: none."),
      Field("selected") { $0.isSelected = $1 }.written { $0.isSelected }.doc(
        "Whether the chip is selected; default: false."),
      Field("enabled") { $0.isEnabled = $1 }.written { $0.isEnabled }.doc(
        "Whether the chip can be selected; default: true."),
      .relativeLength("width") { ($0.width, $0.widthPercentage) = ($1, $2) }.written {
        RelativeLength(points: $0.width, percent: $0.widthPercentage)
      }.doc(
        "The width, border included, in points or percent of the container; default: the width of the content."
      ),
      Field("height", .length) { $0.height = $1 }.written { $0.height }.doc(
        "The height in points, border included; default: the height of the content."),
      Field("margin") { $0.margin = $1 }.written { $0.margin }.doc(
        "Points around the chip, percent of the container or auto, or an object of sides; default: 0."
      ),
      Field("icon") { $0.icon = $1 }.written { $0.icon }.doc(
        "The icon before the label; default: none."),
      Field("trailingIcon") { $0.trailingIcon = $1 }.written { $0.trailingIcon }.doc(
        "The icon after the label, with a separate hit region; default: none."),
      Field("badge") { $0.badge = $1 }.written { $0.badge }.doc(
        "A short text in a capsule after the label; default: none."),
      Field("breakBefore") { $0.breaksBefore = $1 }.written { $0.breaksBefore }.doc(
        "Whether the chip starts a new row; default: false."),
      Field("breakAfter") { $0.breaksAfter = $1 }.written { $0.breaksAfter }.doc(
        "Whether the chip ends its row; default: false."),
      OverflowRule.priorityField({ $0.priority }) { $0.priority = $1 },
    ], ItemStyle.rowFields.within { $1(&$0.style) })
}
