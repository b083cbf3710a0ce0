import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

/// A control as the content of an item of a flow: it is laid out to answer.
package final class ControlBox<Base: MeasuredControl>: FlowContent {
  private let control: Base
  private let isNarrow: Bool
  private let isPanel: Bool
  private let minimumWidth: (@Sendable (Base) -> Double)?
  private let last = LastLayout()

  /// - Parameters:
  ///   - isNarrow: Whether the panel around the control is narrower than it is declared.
  ///   - isPanel: Whether the nodes of the control are appended in place, and not from its own layout.
  ///   - minimumWidth: Returns the min-content width of a control that breaks lines; nil: that of the others is their max-content width,
  ///     as that of a button of CSS is.
  package init(
    _ control: Base, isNarrow: Bool = false, isPanel: Bool = false,
    minimumWidth: (@Sendable (Base) -> Double)? = nil
  ) {
    (self.control, self.isNarrow, self.isPanel) = (control, isNarrow, isPanel)
    self.minimumWidth = minimumWidth
  }

  package func contentWidths(height: Double?) -> FlowContentWidths {
    let width = control.layout(within: ProposedSize(width: .infinity, height: height)).size.width
    return FlowContentWidths(
      minimum: minimumWidth.map { min($0(control), width) } ?? width, maximum: width)
  }

  package func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    var proposal = ProposedSize(width: width, height: height.points)
    proposal.isNarrow = isNarrow
    let tree = control.layout(within: proposal)
    if !isPanel { last.keep(tree, within: proposal) }
    return tree.contentLayout
  }
}

extension ControlBox: LaidOutContent {
  func takeLayout(within proposal: ProposedSize) -> LayoutTree? { last.take(within: proposal) }
}

/// A content that is laid out to answer, and gives that layout away, so that it need not be laid out again to be drawn.
protocol LaidOutContent: FlowContent {
  /// Takes the layout of the last answer; nil: that was in another size, or has been taken, or is small and was not kept.
  func takeLayout(within proposal: ProposedSize) -> LayoutTree?
}

/// A layout, until somebody takes it.
private final class LastLayout: Sendable {
  /// Smaller trees are quickly made, and a flow may have a hundred thousand of them.
  private static let minimumCount = 4

  private let tree = Mutex<(tree: LayoutTree, proposal: ProposedSize)?>(nil)

  func keep(_ tree: LayoutTree, within proposal: ProposedSize) {
    guard tree.nodes.count >= LastLayout.minimumCount else { return }
    self.tree.withLock { $0 = (tree, proposal) }
  }

  func take(within proposal: ProposedSize) -> LayoutTree? {
    tree.withLock { last in
      guard let (tree, size) = last, size == proposal else { return nil }
      last = nil
      return tree
    }
  }
}

extension LayoutTree {
  /// The height, and the baselines of the first and the last line of text.
  fileprivate var contentLayout: FlowContentLayout {
    let first = nodes.indices.first { hasLine(at: $0) }
    let last = nodes.indices.last { hasLine(at: $0) }
    var layout = FlowContentLayout(height: size.height)
    layout.firstBaseline = first.flatMap { baseline(at: $0) }
    layout.lastBaseline = last.flatMap { baseline(at: $0) }
    return layout
  }

  private func hasLine(at position: Int) -> Bool { textLine(for: nodes[position]) != nil }

  /// The distance of the baseline of a line, or of a label of one line, from the top of the tree.
  private func baseline(at position: Int) -> Double? {
    guard let node = node(at: position), let line = node.textLine else { return nil }
    return node.absoluteFrame.y + line.baseline
  }
}
