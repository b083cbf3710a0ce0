import PickerGeometry
import PickerLimits
import PickerSolver
import PickerText
import PickerTree

/// A control as the content of an item of a flow: it is laid out to answer.
package final class ControlBox<Base: MeasuredControl>: FlowContent {
  private let control: Base
  private let isNarrow: Bool
  private let minimumWidth: (@Sendable (Base) -> Double)?
  private let last = LastLayout()

  /// - Parameters:
  ///   - isNarrow: Whether the panel around the control is narrower than it is declared.
  ///   - minimumWidth: Returns the min-content width of a control that breaks lines. With nil, it is the max-content
  ///     width, like for a CSS button.
  package init(
    _ control: Base, isNarrow: Bool = false, minimumWidth: (@Sendable (Base) -> Double)? = nil
  ) {
    (self.control, self.isNarrow, self.minimumWidth) = (control, isNarrow, minimumWidth)
  }

  package func contentWidths(height: Double?) -> FlowContentWidths {
    let size = ProposedSize(width: .infinity, height: height)
    let width = control.nestedLayout(within: size).size.width
    return FlowContentWidths(
      minimum: minimumWidth.map { min($0(control), width) } ?? width, maximum: width)
  }

  package func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    var proposal = ProposedSize(width: width, height: height.points)
    proposal.isNarrow = isNarrow
    let layout = control.nestedLayout(within: proposal)
    let tree = layout.complete(plain).tree
    // Smaller trees are quickly made, and a flow may have a hundred thousand of them.
    if tree.nodes.count > 3 { last.keep(layout, within: proposal) }
    return tree.contentLayout
  }
}

extension ControlBox: LaidOutContent {
  func takeLayout(within proposal: ProposedSize) -> NestedLayout? { last.take(within: proposal) }
}

/// Content that is laid out to determine its size. It hands over that layout, so it need not be laid out again for
/// drawing.
protocol LaidOutContent: FlowContent {
  /// Takes the layout of the last answer; nil: that was in another size, or has been taken, or is small and was not kept.
  func takeLayout(within proposal: ProposedSize) -> NestedLayout?
}

/// A container that neither snaps nor names anything.
private let plain = Container()

/// A cached layout, which can be taken once.
private final class LastLayout: Sendable {
  // Unchecked, because whoever takes the layout is the only one to have it.
  private struct KeptLayout: @unchecked Sendable {
    let layout: NestedLayout
    let proposal: ProposedSize
  }

  private let kept = Mutex<KeptLayout?>(nil)

  func keep(_ layout: NestedLayout, within proposal: ProposedSize) {
    let next = KeptLayout(layout: layout, proposal: proposal)
    kept.withLock { $0 = next }
  }

  func take(within proposal: ProposedSize) -> NestedLayout? {
    let taken = kept.withLock { kept -> KeptLayout? in
      guard let last = kept, last.proposal == proposal else { return nil }
      kept = nil
      return last
    }
    return taken?.layout
  }
}

extension LayoutTree {
  /// The height, and the baselines of the first and the last line of text.
  fileprivate var contentLayout: FlowContentLayout {
    let first = nodes.firstIndex { hasTextLine($0) }
    let last = nodes.lastIndex { hasTextLine($0) }
    var layout = FlowContentLayout(height: size.height)
    layout.firstBaseline = first.flatMap { baseline(at: $0) }
    layout.lastBaseline = last.flatMap { baseline(at: $0) }
    return layout
  }

  /// The distance of the baseline of a line, or of a label of one line, from the top of the tree.
  private func baseline(at position: Int) -> Double? {
    guard let node = node(at: position), let line = node.textLine else { return nil }
    return node.absoluteFrame.y + line.baseline
  }
}
