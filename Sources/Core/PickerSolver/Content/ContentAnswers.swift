import PickerGeometry
import PickerLimits

/// The cached answers of one content. Each question is asked once.
///
/// Answers out of range are clamped, so an invalid content cannot make the layout of others invalid. If the current
/// budget is exceeded, a content is not asked and has no size.
final class ContentAnswers: Sendable {
  private let content: any FlowContent
  private let known = Mutex(Known())

  private struct Known: Sendable {
    var widths: [(height: Double?, widths: FlowContentWidths)] = []
    var layouts: [(question: Question, layout: FlowContentLayout)] = []
  }

  private struct Question: Hashable, Sendable {
    var width: Double
    var height: FlowContentHeight
  }

  init(_ content: any FlowContent) {
    self.content = content
  }

  /// The widths of the content, and, where it is definite, a height.
  func widths(height: Double?) -> FlowContentWidths {
    let found = known.withLock { known in known.widths.first { $0.height == height }?.widths }
    if let found { return found }
    guard Budget.mayProceed else { return FlowContentWidths(minimum: 0, maximum: 0) }
    let asked = content.contentWidths(height: height)
    let widths = FlowContentWidths(
      minimum: Lengths.length(asked.minimum), maximum: Lengths.length(asked.maximum))
    known.withLock { known in
      if known.widths.count == Self.capacity { known.widths.removeFirst() }
      known.widths.append((height, widths))
    }
    return widths
  }

  /// The layout at a width and a height.
  ///
  /// A content has few different questions: they are searched one after the other.
  func layout(width: Double, height: FlowContentHeight) -> FlowContentLayout {
    let question = Question(width: width, height: height)
    let found = known.withLock { known in
      known.layouts.first { $0.question == question }?.layout
    }
    if let found { return found }
    guard Budget.mayProceed else { return FlowContentLayout(height: 0) }
    var layout = content.layout(width: width, height: height)
    layout.height = height.points ?? Lengths.length(layout.height)
    layout.firstBaseline = layout.firstBaseline.flatMap(Lengths.baseline)
    layout.lastBaseline = layout.lastBaseline.flatMap(Lengths.baseline)
    let answer = layout
    known.withLock { known in
      if known.layouts.count == Self.capacity { known.layouts.removeFirst() }
      known.layouts.append((question, answer))
    }
    return layout
  }

  /// The number of layouts that are kept: a window that is resized asks for another one each time.
  private static let capacity = 16
}

extension Lengths {
  /// The nearest length from 0 to the maximum; 0 for NaN.
  fileprivate static func length(_ value: Double) -> Double {
    value >= 0 ? min(value, maximum) : 0
  }

  fileprivate static func baseline(_ value: Double) -> Double? {
    value.magnitude <= maximum ? value : nil
  }
}
