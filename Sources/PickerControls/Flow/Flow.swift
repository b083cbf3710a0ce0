import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// A flow of boxes with given sizes and without texts: the flexbox solver as a control.
///
/// Omitted properties have the initial values of CSS flexbox. See the article [Flow](doc:FlowGuide).
public struct Flow: Control, Hashable {
  /// The `type` of this control in documents.
  public static let type = "flow"

  /// The properties that all controls share: size, padding, border, direction, fill.
  public var container: Container
  /// The flow properties; size, padding, border and direction are taken from ``container`` instead.
  public var flow: FlowContainer
  /// The flow items, in document order.
  public var items: [FlowItem]
  /// The id of each of ``items``, or nil; may be shorter than ``items``.
  public var ids: [String?]
  /// How each of ``items`` is drawn; may be shorter than ``items``, the rest of which draw nothing.
  public var styles: [BoxStyle]

  /// Creates a flow of these items.
  public init(
    items: [FlowItem] = [], ids: [String?] = [], styles: [BoxStyle] = [],
    container: Container = Container(), flow: FlowContainer = FlowContainer()
  ) {
    self.items = items
    self.ids = ids
    self.styles = styles
    self.container = container
    self.flow = flow
  }

  /// Returns the measured control; there are no texts to measure.
  public func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    var tree = LayoutTree(type: Flow.type)
    tree.ids = ids.map { $0 ?? "" }
    do {
      let solver = try FlowSolver(borderedItems, in: flow.filling(container))
      var root = LayoutNode(.flow, frame: .zero)
      tree.addTables(of: container, for: &root)
      tree.append(root)
      let paints = tree.addPaints(of: styles, in: container.direction ?? .leftToRight)
      return AnyMeasuredControl(MeasuredFlow(self, solver, tree, paints: paints))
    } catch {
      tree.warnings.append(Warning(error))
      tree.appendRoot(.flow, of: container, size: .zero) { _ in }
      return AnyMeasuredControl(UnplacedFlow(tree: tree))
    }
  }
}

extension Flow {
  /// The items, none of which is smaller than its border.
  private var borderedItems: [FlowItem] {
    guard !styles.isEmpty else { return items }
    return items.enumerated().map { position, item in
      guard position < styles.count else { return item }
      var item = item
      let border = styles[position].border
      item.inset.width += border.horizontal
      item.inset.height += border.vertical
      return item
    }
  }
}

extension LayoutTree {
  /// Adds the paint of each distinct style, and returns the index of each style's paint; -1: it draws nothing.
  fileprivate mutating func addPaints(
    of styles: [BoxStyle], in direction: LayoutDirection
  ) -> [Int] {
    var distinct = DistinctValues<BoxStyle>()
    let numbers = styles.map { distinct.insert($0) }
    let paints = distinct.all.map { add($0.paint(in: direction)) }
    return numbers.map { paints[$0] }
  }
}

extension FlowContainer {
  /// Returns this flow with the padding, border and direction of `container`, sized to its content.
  fileprivate func filling(_ container: Container) -> FlowContainer {
    var flow = self
    flow.direction = container.direction ?? .leftToRight
    flow.padding = container.padding
    flow.border = container.border
    flow.width = nil
    flow.height = nil
    return flow
  }
}

/// A flow with an invalid number: its layout is a tree with a warning, whatever the proposed size.
private struct UnplacedFlow: MeasuredControl {
  let tree: LayoutTree

  func layout(within proposal: ProposedSize) -> LayoutTree { tree }
}
