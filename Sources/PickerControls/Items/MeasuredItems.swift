import PickerGeometry
import PickerText
import PickerTree

/// The items of a control with their texts measured, and the tables its trees share.
struct MeasuredItems: Sendable {
  var ids: [String] = []
  /// Every text that was measured, whole; a label's text stands at the label's place.
  var texts: [String] = []
  var labels: [Label] = []
  var fonts: [Font] = []
  var paints: [Paint] = []
  var names: [String] = []
  /// The distinct styles of the items; most controls have two, selected and not.
  var styles: [ResolvedItemStyle] = []
  var parts: [ItemPart] = []
  /// One for each item, in order.
  var boxes: [ItemMetrics] = []
  /// Whether boxes keep room for every state, so that selecting moves nothing.
  var isStable = false
  /// Whether some label may take several lines.
  var mayBreakLines = false
  /// Whether some label has a character that no face of its font has.
  var missesGlyphs = false

  /// Whether hit regions of a certain size were asked for.
  var asksForTargets: Bool { styles.contains { $0.style.minTarget != nil } }
}

/// One item: how large it wants to be, and what it shows.
struct ItemMetrics: Sendable {
  var state: LayoutNode.State
  var face: ItemFace
  /// What it would show if its selection were toggled; only where sizes are stable.
  var otherFace: ItemFace?
  /// The border box as the content of all faces wants it, before any limit.
  var natural: Size
}

extension MeasuredItems {
  /// What is asked of the measurer for a label of this look.
  func request(
    _ text: String, look: Int, maxWidth: Double = .infinity, wantsInk: Bool
  ) -> TextRequest {
    let look = styles[look]
    return TextRequest(
      text, style: look.textStyle, maxWidth: maxWidth, maxLines: look.style.maxLines ?? 1,
      truncation: look.style.truncation ?? .tail, wantsInk: wantsInk)
  }

  /// The style an item has now.
  func look(of item: Int) -> ResolvedItemStyle { styles[boxes[item].face.look] }

  /// Works out once what every layout asks of styles and labels.
  mutating func prepareToPlace() {
    mayBreakLines = styles.contains { $0.style.maxLines ?? 1 > 1 }
    missesGlyphs = labels.contains { !$0.text.missing.isEmpty }
  }

  /// The items with those at `selected` selected and no others; nothing is measured or moved.
  ///
  /// Only where sizes are stable: elsewhere an item has one face only, and is measured anew.
  mutating func select(_ selected: Set<Int>) {
    for item in boxes.indices where boxes[item].state.contains(.selected) != selected.contains(item)
    {
      guard let other = boxes[item].otherFace else { continue }
      boxes[item].otherFace = boxes[item].face
      boxes[item].face = other
      boxes[item].state.formSymmetricDifference(.selected)
    }
  }
}

extension ItemStyle {
  /// Border and padding together.
  var insets: Insets { (padding ?? .zero) + (border ?? .zero) }

  /// What the box is painted with.
  func boxPaint(_ state: ItemState) -> Paint {
    let isSelected = state.contains(.selected)
    let fill = isSelected ? selectedFill ?? fill : fill
    let line = isSelected ? selectedBorderColor ?? borderColor : borderColor
    let width = border.map { max($0.top, $0.leading, $0.bottom, $0.trailing) } ?? 0
    return Paint(
      fills: fill.map { $0.alpha > 0 ? [.color($0)] : [] } ?? [],
      stroke: line.flatMap { width > 0 ? Stroke(fill: .color($0), width: width) : nil },
      cornerRadius: CornerRadii(cornerRadius ?? 0), opacity: state.opacity)
  }

  /// What the label is drawn with.
  func labelPaint(_ state: ItemState) -> Paint {
    let color = state.contains(.selected) ? selectedTextColor ?? textColor : textColor
    return Paint(fills: color.map { [.color($0)] } ?? [])
  }
}

extension ItemState {
  /// Disabled items are faded, with all that stands in them.
  fileprivate var opacity: Double { contains(.disabled) ? 0.4 : 1 }
}

extension Label {
  /// A label that shows `text`, measured from `whole`.
  init(showing text: MeasuredText, of whole: String, font: Int) {
    self.init(text: text, fullText: text.isTruncated ? whole : nil, font: font)
  }
}
