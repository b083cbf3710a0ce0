import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

/// The measured items of a control, and the tables that its layout trees share.
struct MeasuredItems: Sendable {
  var ids: [String] = []
  /// The untruncated text of each label, at the label's index.
  var texts: [String] = []
  var labels: [Label] = []
  var fonts: [Font] = []
  var paints: [Paint] = []
  var icons: [IconReference] = []
  /// The names of icons that nothing defines, each with its ``Icon/suggestion``.
  var unknownIcons: [String: String?] = [:]
  /// The distinct resolved styles; most controls have two, selected and unselected.
  var styles: [ResolvedItemStyle] = []
  var parts: [ItemPart] = []
  /// The metrics of each item, in order.
  var metrics: [ItemMetrics] = []
  /// The item that represents the items of a menu, unselected and selected; empty if no menu may be needed.
  var more: [ItemMetrics] = []
  /// The direction of the control.
  var direction = LayoutDirection.leftToRight
  /// Whether boxes reserve space for both states, so a changed selection moves nothing.
  var isStable = false
  /// Whether any label may take several lines.
  var mayBreakLines: Bool { styles.contains { $0.breaksLines } }
  /// Whether any label is truncated at its natural width, or has a character without a glyph.
  var mayNeedWarnings = false

  /// Whether any node sets a minimum size of its hit region.
  var asksForTargets: Bool { styles.contains { $0.minTarget >= 0 } }
}

/// The natural size and the content of one item.
struct ItemMetrics: Sendable {
  var state: NodeState
  var content: ItemContent
  /// The border-box size that fits the content in all measured states, before minima and maxima apply.
  var natural = Size.zero
  /// The content with the selection toggled; only where sizes are stable.
  @Rare var otherContent: ItemContent?

  init(state: NodeState, content: ItemContent, otherContent: ItemContent? = nil) {
    self.state = state
    self.content = content
    self.otherContent = otherContent
  }
}

extension MeasuredItems {
  /// Returns the request that measures a label in a style.
  func request(
    _ text: String, styleIndex: Int, maxWidth: Double = .infinity, wantsInk: Bool
  ) -> TextRequest {
    var request = TextRequest(
      text, style: styles[styleIndex].textStyle, maxWidth: maxWidth,
      maxLines: styles[styleIndex].maxLines, truncation: styles[styleIndex].truncation,
      hyphens: styles[styleIndex].hyphens, wantsInk: wantsInk)
    request.textWrap = styles[styleIndex].textWrap
    request.wordBreak = styles[styleIndex].wordBreak
    return request
  }

  /// The style of an item in its current state.
  func resolvedStyle(of item: Int) -> ResolvedItemStyle { styles[metrics[item].content.styleIndex] }

  /// Selects exactly the items at `selected`; nothing is measured or moved.
  ///
  /// Requires stable sizes: otherwise an item has the content of one state only and must be measured again.
  mutating func select(_ selected: Set<Int>) {
    for item in metrics.indices
    where metrics[item].state.contains(.selected) != selected.contains(item) {
      guard let other = metrics[item].otherContent else { continue }
      metrics[item].otherContent = metrics[item].content
      metrics[item].content = other
      metrics[item].state.formSymmetricDifference(.selected)
    }
  }
}

extension ItemStyle {
  /// Border plus padding, in a browser in its layout units.
  func insets(in browser: Browser?) -> Insets {
    (padding ?? .zero).widened(by: border ?? .zero, in: browser)
  }

  /// The paint of the box.
  func boxPaint(_ state: NodeState, in direction: LayoutDirection) -> Paint {
    let isSelected = state.contains(.selected)
    let fill = isSelected ? selectedFill ?? fill : fill
    let line = isSelected ? selectedBorderColor ?? borderColor : borderColor
    var paint = Paint(
      fills: fill.map { $0.isVisible ? [.color($0)] : [] } ?? [],
      cornerRadius: CornerRadii(cornerRadius ?? 0), opacity: state.opacity)
    paint.setBorder(border ?? .zero, of: line, in: direction)
    return paint
  }

  /// The paint of the label, which can be read on the fill in both schemes.
  func labelPaint(_ state: NodeState) -> Paint {
    let isSelected = state.contains(.selected)
    let color = isSelected ? selectedTextColor ?? textColor : textColor
    let fill = isSelected ? selectedFill ?? fill : fill
    return Paint(fills: color.map { [.color($0.readable(on: fill))] } ?? [])
  }
}

extension NodeState {
  /// The opacity of an item and its content: 0.4 when disabled.
  fileprivate var opacity: Double { contains(.disabled) ? 0.4 : 1 }
}
