import CPickerLayout
import PickerControls
import PickerLayout
import PickerLimits
import PickerSolver

/// The callbacks that measure the contents of boxes.
final class FlowMeasurer: @unchecked Sendable {
  private let callbacks: pl_flow_measurer
  private let measure:
    @convention(c) (
      UnsafeMutableRawPointer?, Int, Double, UnsafeMutablePointer<pl_flow_content>?
    ) -> Void

  init(_ callbacks: pl_flow_measurer) throws(Failure) {
    guard let measure = callbacks.measure else {
      throw .argument("container.measurer.measure is NULL")
    }
    self.callbacks = callbacks
    self.measure = measure
  }

  deinit { callbacks.release?(callbacks.context) }

  func content(of item: Int, width: Double) -> pl_flow_content {
    var content = pl_flow_content(width: 0, height: 0, baseline: .nan)
    measure(callbacks.context, item, width, &content)
    return content
  }
}

extension pl_flow_container {
  /// The measurer; nil if there is none.
  func flowMeasurer() throws(Failure) -> FlowMeasurer? {
    guard measurer != nil else { return nil }
    return try FlowMeasurer(try pl_flow_measurer.from(measurer, "container.measurer"))
  }
}

/// The content of a box, which a program measures. Answers outlive the solvers that ask for them.
final class FlowLeaf: FlowContent {
  private let item: Int
  private let measurer: FlowMeasurer
  private let known = Mutex<[(width: Double, content: pl_flow_content)]>([])

  /// How many answers are kept.
  private static let capacity = 16

  init(_ item: Int, _ measurer: FlowMeasurer?) throws(Failure) {
    guard let measurer else {
      throw .argument("items[\(item)] needs a measurer, but there is none").at(item)
    }
    self.item = item
    self.measurer = measurer
  }

  private func content(width: Double) -> pl_flow_content {
    if let found = known.withLock({ known in known.first { $0.width == width } }) {
      return found.content
    }
    let content = measurer.content(of: item, width: width)
    known.withLock { known in
      if known.count == FlowLeaf.capacity { known.removeFirst() }
      known.append((width, content))
    }
    return content
  }

  func contentWidths(height: Double?) -> FlowContentWidths {
    FlowContentWidths(
      minimum: content(width: 0).width, maximum: content(width: .infinity).width)
  }

  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    let content = content(width: width)
    let baseline = content.baseline.isNaN ? nil : content.baseline
    return FlowContentLayout(
      height: content.height, firstBaseline: baseline, lastBaseline: baseline)
  }
}
