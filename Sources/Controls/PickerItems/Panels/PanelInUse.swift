import PickerControlBase
import PickerText
import PickerTree

/// A panel for a session, which lays out all of its controls again.
struct PanelInUse<Panel: MeasuredPanel>: ContainerInUse {
  var size: ProposedSize
  private let panel: Panel

  /// Starts a session; nil if no item takes input.
  static func session(
    of panel: Panel, within proposal: ProposedSize, by measurer: any TextMeasuring,
    at time: Double
  ) -> (any ControlSession)? {
    var sizes = [ProposedSize](repeating: .asDeclared, count: panel.items.count)
    _ = panel.layout(within: proposal) { item, size in
      sizes[item] = size
      return panel.items[item].control.nestedLayout(within: size)
    }
    let controls: [ContainedControl?] = zip(panel.items, sizes).map { item, size in
      ContainedControl(item.described, size: size)
    }
    return ContainerSession(
      PanelInUse(size: proposal, panel: panel), of: controls, by: measurer, at: time)
  }

  func layout(
    with controls: [AnyMeasuredControl?]?, at time: Double, layingOut layOut: @escaping ChildLayout
  ) -> (tree: LayoutTree, roots: [Int]) {
    let panel = controls.map(panel.replacing) ?? panel
    let items = self.panel.items
    let tree = panel.layout(within: size) { item, proposal in
      NestedLayout(layOut(item, proposal) ?? items[item].control.layout(within: proposal))
    }
    let children = tree.nodes.isEmpty ? [] : Array(tree.children(of: 0))
    return (
      tree, children.filter { tree.nodes[$0].role != .title && tree.nodes[$0].role != .item }
    )
  }

  func measured(with controls: [AnyMeasuredControl?]?) -> AnyMeasuredControl? {
    controls.map { AnyMeasuredControl(panel.replacing($0)) }
  }
}

extension Grid {
  /// Starts a session of the controls in the grid, like a flow's; nil if none takes input.
  public func session(
    within proposal: ProposedSize, by measurer: any TextMeasuring, at time: Double
  ) -> (any ControlSession)? {
    let items = items.measured(in: container, font: font, by: measurer)
    return PanelInUse.session(
      of: MeasuredGrid(grid: self, items: items), within: proposal, by: measurer, at: time)
  }
}
