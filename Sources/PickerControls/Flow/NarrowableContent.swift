import PickerLimits
import PickerSolver

/// A flow as the content of an item of another one, in which the widths of its items are maxima if it gets less width than it declares.
final class NarrowableContent: FlowContent {
  private let flow: MeasuredFlow

  init(_ flow: MeasuredFlow) {
    self.flow = flow
  }

  func contentWidths(height: Double?) -> FlowContentWidths {
    flow.box.contentWidths(height: height)
  }

  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    // The items and the container were valid before.
    let box = (try? flow.box(within: ProposedSize(width: width))) ?? flow.box
    return box.layout(width: width, height: height)
  }
}

extension MeasuredFlow {
  /// Whether the widths of items are maxima: the flow is narrower than it is declared, or a stack has a width without declaring one.
  func isNarrow(in proposal: ProposedSize) -> Bool {
    container.isNarrowed(in: proposal) ?? (isStack && container.width(in: proposal) != nil)
  }

  /// The items whose widths are maxima, which keep their last solution, too.
  func narrowBox() throws(FlowError) -> FlowBox {
    if let last = narrow.withLock({ $0 }) { return last }
    let box = FlowBox(try parts.solver(in: solver.container, isNarrow: true))
    narrow.withLock { $0 = box }
    return box
  }
}
