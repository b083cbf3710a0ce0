import PickerControlBase
import PickerJSON
import PickerText
import PickerTree

/// How a flow hides items that do not fit on its lines, and the chip that represents them.
///
///     var flow = Flow(items: boxes)
///     (flow.flow.wrap, flow.flow.maxLines) = (.wrap, 1)
///     flow.overflow = FlowOverflow(OverflowLabel(rule: OverflowRule(by: .priority)))
///
/// The chip follows the items that are shown. It looks like a chip of ``Chips`` and expands the flow when it is
/// pressed.
public struct FlowOverflow: Control, Hashable {
  /// The `type` of the overflow chip, which is not a document itself.
  public static let type = Role.overflow.rawValue

  /// The direction, the language and the colours of the chip, taken from the flow.
  public var container = Container()
  /// The labels of the chip, whether all items are shown, and the order in which items are hidden. Flow items have no
  /// labels to hide.
  public var label: OverflowLabel
  /// The font of the chip.
  public var font = Chips().font
  /// The style of the chip; unset properties have the values of ``Chips/chip``.
  public var chip = ItemStyle()

  /// Creates the chip that represents hidden items. By default, the last item is hidden first.
  public init(_ label: OverflowLabel = OverflowLabel()) {
    self.label = label
  }

  /// Shapes the labels that do not depend on the number of hidden items.
  public func measured(by measurer: any TextMeasuring) -> EndChip {
    let direction = container.resolvedDirection(of: [], by: measurer)
    var items = ItemMeasurer(
      base: chip.merging(onto: .chip), font: font, container: container, direction: direction,
      browser: measurer.browser)
    let styleIndex = items.styleIndex(of: Sparse())
    return EndChip(
      label, in: items.measure([Chip](), isSelected: { _ in false }, by: measurer),
      styleIndex: styleIndex, container: container, by: measurer)
  }

  /// Returns the chip in another language, direction and text size; see ``Chips/localized(by:)``.
  public func localized(by localization: Localization) -> FlowOverflow {
    var overflow = self
    overflow.container = container.localized(by: localization)
    overflow.font = localization.font(font)
    overflow.chip = localization.style(chip)
    overflow.label = label.localized(by: localization, in: container.id)
    return overflow
  }

  /// Starts a session of the chip.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    ItemsSession(EndChipInUse(measured(by: measurer), in: proposal), at: time)
  }
}

extension FlowOverflow {
  /// Creates the chip that an object in a flow describes, with the font and the style of chips in its theme.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    var chips = Chips()
    let theme = DocumentSource(layers: [], scope: source.scope, path: source.path)
    try theme.resolvingTheme([Chips.type]).read(Chips.fields, into: &chips)
    (font, chip) = (chips.font, chips.chip)
    try source.read(FlowOverflow.fields, into: &self)
  }

  /// The JSON schema of such an object.
  public static var schema: JSONSchema { fields.schema }

  private static let fields = DocumentFields<FlowOverflow>(
    OverflowLabel.labelFields.within { $1(&$0.label) },
    OverflowRule.orderFields.within { $1(&$0.label.rule) },
    [
      .font("font", { $0.font }) { $0.font = $1 },
      Field("chip", schema: .shared("overflowChipStyle") { ItemStyle.chipFields.schema }) {
        (json, overflow, scope) throws(JSONError) in
        var style = ItemStyle()
        try ItemStyle.chipFields.read(try json.object(), into: &style, scope)
        overflow.chip = style.merging(onto: overflow.chip)
      }.written(ItemStyle.chipFields) { $0.chip }.doc(
        "The style of the chip, such as '{\"padding\": 4}'; default: the style of chips."),
    ])
}

extension FlowOverflow: ScopedWritable {
  /// Writes the keys that differ from those of the chip in its theme.
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    var chip = self
    if scope.style != nil { chip.chip.inheritColors(from: .chip) }
    let none = DocumentSource(layers: [], scope: scope, path: "$")
    let unread = (try? FlowOverflow(reading: none)) ?? FlowOverflow()
    json.object { FlowOverflow.fields.writeChanges(of: chip, from: unread, scope, to: &$0) }
  }
}

extension FlowOverflow: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    try self.init(
      reading: DocumentSource(layers: [try json.object()], scope: scope, path: json.path))
  }
}
