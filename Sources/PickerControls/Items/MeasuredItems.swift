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
  /// The distinct looks of the items; most controls have two, selected and not.
  var looks: [ItemLook] = []
  /// What each of the looks means for where things go.
  var placings: [ItemPlacing] = []
  var parts: [ItemPart] = []
  /// One for each item, in order.
  var boxes: [ItemBox] = []
  /// Whether boxes keep room for every state, so that selecting moves nothing.
  var isStable = false
  /// Whether some label may take several lines.
  var mayBreakLines = false
  /// Whether some label has a character that no face of its font has.
  var missesGlyphs = false

  /// Whether hit regions of a certain size were asked for.
  var asksForTargets: Bool { looks.contains { $0.style.minTarget != nil } }
}

/// What items that look alike share.
struct ItemLook: Sendable {
  var style: ItemStyle
  /// Border and padding together.
  var insets: Edges
  var textStyle: TextStyle
  var font: Int
  /// -1: nothing is painted.
  var paint: Int
  var labelPaint: Int
}

/// One item: how large it wants to be, and what it shows.
struct ItemBox: Sendable {
  var state: LayoutNode.State
  var face: ItemFace
  /// What it would show if it were selected, or no longer; only where sizes are stable.
  var otherFace: ItemFace?
  /// The border box as the content of all faces wants it, before any limit.
  var natural: Size
}

extension MeasuredItems {
  /// What is asked of the measurer for a label of this look.
  func request(
    _ text: String, look: Int, maxWidth: Double = .infinity, wantsInk: Bool
  ) -> TextRequest {
    let look = looks[look]
    return TextRequest(
      text, style: look.textStyle, maxWidth: maxWidth, maxLines: look.style.maxLines ?? 1,
      truncation: look.style.truncation ?? .tail, wantsInk: wantsInk)
  }

  /// The look an item has now.
  func look(of item: Int) -> ItemLook { looks[boxes[item].face.look] }

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
