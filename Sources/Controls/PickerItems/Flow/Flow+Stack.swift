import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerSolver
import PickerText
import PickerTree

extension Flow {
  /// The `type` of a stack in documents.
  package static let stackType = Role.stack.rawValue

  /// A column or a row of controls, each with an optional title: a filter panel.
  ///
  ///     Ingredients
  ///     ╭──────╮ ╭──────╮ ╭─────────╮
  ///     │ nuts │ │ eggs │ │ berries │
  ///     ╰──────╯ ╰──────╯ ╰─────────╯
  ///     Sort by
  ///     ┌───────────────────────────┐
  ///     │┏━━━━━━━━┓                 │
  ///     │┃ Newest ┃ Price    Name   │
  ///     │┗━━━━━━━━┛                 │
  ///     └───────────────────────────┘
  ///
  /// The items neither grow nor shrink unless ``items`` say so. Controls keep their own sizes; controls without one
  /// are as wide as a column with a width. See the article [Panels](doc:PanelsGuide).
  ///
  /// - Parameters:
  ///   - items: The controls, in reading order.
  ///   - container: The properties that all controls share: size, padding, border, direction, fill.
  ///   - axis: The axis along which the controls are placed.
  ///   - spacing: The gap between controls, in points.
  ///   - alignment: The alignment of controls that are narrower than the column. In a row, `leading` is the top and
  ///     `trailing` the bottom.
  ///   - font: The font of titles.
  public static func stack(
    items: [PanelItem] = [], container: Container = Container(), axis: Axis = .vertical,
    spacing: Double = 16, alignment: LabelAlignment.Horizontal = .leading,
    font: Font = Font(size: 16, weight: .semibold)
  ) -> Flow {
    var stack = Flow(
      items: items.map { Item($0, box: FlowItem { $0.shrink = 0 }) },
      container: container,
      flow: FlowContainer(axis: axis) { ($0.itemSpacing, $0.lineSpacing) = (spacing, spacing) })
    (stack.alignment, stack.titleFont, stack.isStack) = (alignment, font, true)
    return stack
  }

  /// `stack` for a stack, otherwise `flow`.
  public var documentType: String { role.rawValue }

  var role: Role { isStack ? .stack : .flow }
}

extension Flow {
  /// Reads a stack: a flow with other defaults, whose controls keep their sizes.
  package init(readingStack source: DocumentSource) throws(JSONError) {
    self = .stack()
    try source.resolvingPanelTime().read(Flow.stackFields, into: &self)
    try checkOverflow(at: source)
  }

  package static var stackSchema: JSONSchema { stackFields.schema }

  static let stackFields = DocumentFields<Flow>(
    fields.without(["align", "items", "minWidth", "maxWidth", "minHeight", "maxHeight"]).all,
    [
      .font("font", { $0.titleFont }) { $0.titleFont = $1 },
      Field("alignment") { $0.alignment = $1 }.written { $0.alignment }.doc(
        "How controls are aligned on the cross axis; default: leading."),
      Field("items", schema: .list(of: .catalog(.stackItem))) {
        (json, stack, scope) throws(JSONError) in
        try stack.readItems(json, scope)
      }.written(by: Flow.writeItems).doc(
        "The controls: documents, each with an optional title and the keys of a flow item; default: none."
      ),
    ])
}

extension FlowAlign {
  /// The alignment of controls across a row.
  init(_ alignment: LabelAlignment.Horizontal) {
    self =
      switch alignment {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      }
  }
}
