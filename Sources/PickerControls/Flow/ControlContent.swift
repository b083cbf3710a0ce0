import PickerGeometry
import PickerSolver
import PickerText
import PickerTree

/// A control as the content of an item of a flow: it is laid out to answer.
final class ControlContent<Base: MeasuredControl>: FlowContent {
  private let control: Base
  private let isNarrow: Bool
  private let minimumWidth: (@Sendable (Base) -> Double)?

  /// - Parameters:
  ///   - isNarrow: Whether the panel around the control is narrower than it is declared.
  ///   - minimumWidth: Returns the min-content width of a control that breaks lines; nil: that of the others is their max-content width,
  ///     as that of a button of CSS is.
  init(_ control: Base, isNarrow: Bool = false, minimumWidth: (@Sendable (Base) -> Double)? = nil) {
    (self.control, self.isNarrow, self.minimumWidth) = (control, isNarrow, minimumWidth)
  }

  func contentWidths(height: Double?) -> FlowContentWidths {
    let width = control.layout(within: ProposedSize(width: .infinity, height: height)).size.width
    return FlowContentWidths(
      minimum: minimumWidth.map { min($0(control), width) } ?? width, maximum: width)
  }

  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    var proposal = ProposedSize(width: width, height: height.points)
    proposal.isNarrow = isNarrow
    return control.layout(within: proposal).contentLayout
  }
}

extension LayoutTree {
  /// The height, and the baselines of the first and the last line of text.
  fileprivate var contentLayout: FlowContentLayout {
    var layout = FlowContentLayout(height: size.height)
    walk { node in
      guard let baseline = node.textBaseline else { return }
      layout.firstBaseline = layout.firstBaseline ?? baseline
      layout.lastBaseline = baseline
    }
    return layout
  }
}

extension NodeView {
  /// The distance of the baseline of a line, or of a label of one line, from the top of the tree.
  fileprivate var textBaseline: Double? {
    textLine.map { absoluteFrame.y + $0.baseline }
  }
}
