import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerSolver
import PickerTree

// Flows with controls, or with items above the flow, and all flows in containers.
extension MeasuredFlow {
  /// An item above the flow, with its frame and the height of its content.
  typealias Overlay = (item: Int, frame: Rect, height: FlowContentHeight)

  /// Appends the root and the items.
  ///
  /// - Parameter isNarrow: Whether the widths of items are maxima.
  func append(
    _ shown: EndedFlow.Shown, _ overlays: [Overlay], isNarrow: Bool, at origin: Point,
    to tree: inout LayoutTree, _ names: inout NestedNames, _ layOut: PanelLayout
  ) {
    let isOutermost = tree.nodes.isEmpty
    var root = root
    root.frame = Rect(origin: origin, size: shown.size)
    names.append(root, of: bare, container, to: &tree) { tree, names, embedding in
      append(shown, isNarrow: isNarrow, to: &tree, &names, embedding, layOut)
      for (item, frame, height) in overlays {
        append(
          item, frame, height, in: frame, isNarrow: isNarrow, to: &tree, &names, embedding, layOut)
      }
    }
    if isOutermost, !container.detail.isEmpty { addDiagnostics(shown, to: &tree) }
  }

  /// Appends the items in the flow.
  private func append(
    _ shown: EndedFlow.Shown, isNarrow: Bool, to tree: inout LayoutTree,
    _ names: inout NestedNames, _ embedding: LayoutTree.Embedding, _ layOut: PanelLayout
  ) {
    let solution = shown.solution
    let direction = container.direction ?? .leftToRight
    let space = Rect(size: solution.size).inset(by: container.insets(in: direction))
    let lines = lineNumbers(solution)
    var checkpoint = Checkpoint(every: 16)
    for (place, frame) in solution.frames.enumerated() where checkpoint.mayProceed() {
      let (item, position) = (item(at: place, of: shown), tree.nodes.count)
      if let item {
        append(
          item, frame, solution.contentHeight(at: place), in: space, isNarrow: isNarrow,
          to: &tree, &names, embedding, layOut)
      } else {
        appendOverflow(hiding: hiddenNames(of: shown), frame, to: &tree, &names, layOut)
      }
      guard !lines.isEmpty else { continue }
      // The place is that of the control after a title. Once the budget is exhausted, nothing is appended.
      let node = position + (item.flatMap(parts.control)?.title == nil ? 0 : 1)
      if node < tree.nodes.count { tree.nodes[node].index = lines[place] }
    }
  }

  /// Appends an item: a box, or the nodes of a control, which should be within `space`.
  private func append(
    _ item: Int, _ frame: Rect, _ height: @autoclosure () -> FlowContentHeight, in space: Rect,
    isNarrow: Bool, to tree: inout LayoutTree, _ names: inout NestedNames,
    _ embedding: LayoutTree.Embedding, _ layOut: PanelLayout
  ) {
    guard let number = parts.number(of: item) else {
      return tree.append(embedding.moved(parts.node(of: item, in: frame)))
    }
    let control = parts.controls[number]
    let layout = layOut(
      number, control.proposal(width: frame.width, height: height(), isNarrow: isNarrow))
    tree.append(
      control, layout, in: frame, within: space, leftShare: leftShare,
      panelFont: Int(embedding.fonts), &names)
  }

  private func appendOverflow(
    hiding ids: [String], _ frame: Rect, to tree: inout LayoutTree,
    _ names: inout NestedNames, _ layOut: PanelLayout
  ) {
    guard let overflow else { return }
    // A session learns that the chip is there; what it says depends on the items that are hidden now.
    _ = layOut(parts.controls.count - 1, ProposedSize(width: frame.width))
    tree.embed(
      overflow.picture(hiding: ids, in: frame.size), at: frame.origin, prefix: nil, &names)
  }

  /// The items above the flow.
  func overlays(
    of shown: EndedFlow.Shown
  ) throws(FlowError) -> [Overlay] {
    var placed: [Overlay] = []
    for (item, inset) in parts.overlays {
      let place = try shown.solution.placement(
        of: parts.items[item], at: inset, content: parts.control(of: item)?.content(isNarrow: false)
      )
      placed.append((item, place.frame, place.height))
    }
    return placed
  }

  /// The share of the free width to the left of a control in an item.
  private var leftShare: Double {
    let isRow = described.isStack && solver.container.axis == .horizontal
    return (isRow ? .leading : described.alignment)
      .leftShare(in: container.direction ?? .leftToRight)
  }
}
