import PickerGeometry
import PickerText
import PickerTree

/// The items of a control with their texts measured, and the tables its trees share.
struct MeasuredItems: Sendable {
  var ids: [String] = []
  /// The texts as they were given, whole.
  var texts: [String] = []
  var labels: [Label] = []
  var fonts: [Font] = []
  var paints: [Paint] = []
  /// The distinct looks of the items; most controls have two, selected and not.
  var looks: [ItemLook] = []
  /// One for each item, in order.
  var boxes: [ItemBox] = []

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

/// One item: how large it wants to be, and where its parts stand in the tables.
struct ItemBox: Sendable {
  var look: Int
  var state: LayoutNode.State
  /// The label and its insets, before any limit.
  var natural: Size
  /// From the top to the label's first baseline, in a box of the natural size.
  var baseline: Double
}

/// An item of a control as its author describes it.
protocol LabelledItem: NamedItem {
  var isEnabled: Bool { get }
  var style: ItemStyle { get }
}

/// Puts measured items together, each distinct look, font and paint once.
struct ItemMeasuring {
  let base: ItemStyle
  let font: Font
  let container: Container
  let direction: LayoutDirection
  private(set) var items = MeasuredItems()
  private var lookNumbers: [LookKey: Int] = [:]
  private var paintNumbers: [Paint: Int] = [:]
  private var plainLooks: [Int?] = [nil, nil]

  private struct LookKey: Hashable {
    let style: ItemStyle
    let isSelected: Bool
  }

  init(base: ItemStyle, font: Font, container: Container, direction: LayoutDirection) {
    self.base = base
    self.font = font
    self.container = container
    self.direction = direction
  }

  /// Measures all texts in one batch.
  mutating func measure<Item: LabelledItem>(
    _ all: [Item], isSelected: (Int) -> Bool, by text: any TextMeasuring
  ) -> MeasuredItems {
    items.ids = identities(of: all)
    items.texts = all.map(\.text)
    items.boxes.reserveCapacity(all.count)
    var requests: [TextRequest] = []
    requests.reserveCapacity(all.count)
    for (position, item) in all.enumerated() {
      let selected = isSelected(position)
      let look = self.look(item.style, isSelected: selected)
      var state: LayoutNode.State = selected ? [.selected] : []
      if !item.isEnabled { state.insert(.disabled) }
      items.boxes.append(ItemBox(look: look, state: state, natural: .zero, baseline: 0))
      requests.append(items.request(item.text, look: look, wantsInk: container.wantsInk))
    }
    items.takeLabels(text.measure(requests))
    return items
  }

  /// Which of the looks an item has, made if it is the first.
  private mutating func look(_ own: ItemStyle, isSelected: Bool) -> Int {
    let isPlain = own == ItemStyle()
    if isPlain, let known = plainLooks[isSelected ? 1 : 0] { return known }
    let key = LookKey(style: own, isSelected: isSelected)
    let number = lookNumbers[key] ?? makeLook(own.over(base), isSelected: isSelected)
    lookNumbers[key] = number
    if isPlain { plainLooks[isSelected ? 1 : 0] = number }
    return number
  }

  private mutating func makeLook(_ style: ItemStyle, isSelected: Bool) -> Int {
    var font = style.font?.over(font) ?? font
    if isSelected, let selectedFont = style.selectedFont { font = selectedFont.over(font) }
    items.looks.append(
      ItemLook(
        style: style, insets: style.insets.edges(in: direction),
        textStyle: TextStyle(font: font, language: container.language, direction: direction),
        font: number(of: font), paint: number(of: style.boxPaint(isSelected: isSelected)),
        labelPaint: number(of: style.labelPaint(isSelected: isSelected))))
    return items.looks.count - 1
  }

  private mutating func number(of font: Font) -> Int {
    if let known = items.fonts.firstIndex(of: font) { return known }
    items.fonts.append(font)
    return items.fonts.count - 1
  }

  private mutating func number(of paint: Paint) -> Int {
    if paint.isEmpty { return -1 }
    if let known = paintNumbers[paint] { return known }
    items.paints.append(paint)
    paintNumbers[paint] = items.paints.count - 1
    return items.paints.count - 1
  }
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

  fileprivate mutating func takeLabels(_ measured: [MeasuredText]) {
    labels.reserveCapacity(measured.count)
    for (position, text) in measured.enumerated() {
      let look = looks[boxes[position].look]
      labels.append(Label(showing: text, of: texts[position], font: look.font))
      boxes[position].natural = Size(
        width: min(text.size.width + look.insets.horizontal, maximumLength),
        height: min(text.size.height + look.insets.vertical, maximumLength))
      boxes[position].baseline = look.insets.top + text.baseline
    }
  }
}

extension ItemStyle {
  /// Border and padding together.
  var insets: Insets { (padding ?? .zero) + (border ?? .zero) }

  /// What the box is painted with.
  func boxPaint(isSelected: Bool) -> Paint {
    let fill = isSelected ? selectedFill ?? fill : fill
    let line = isSelected ? selectedBorderColor ?? borderColor : borderColor
    let width = border.map { max($0.top, $0.leading, $0.bottom, $0.trailing) } ?? 0
    return Paint(
      fills: fill.map { $0.alpha > 0 ? [.color($0)] : [] } ?? [],
      stroke: line.flatMap { width > 0 ? Stroke(fill: .color($0), width: width) : nil },
      cornerRadius: cornerRadius ?? 0)
  }

  /// What the label is drawn with.
  func labelPaint(isSelected: Bool) -> Paint {
    let color = isSelected ? selectedTextColor ?? textColor : textColor
    return Paint(fills: color.map { [.color($0)] } ?? [])
  }
}

extension Label {
  /// A label that shows `text`, measured from `whole`.
  init(showing text: MeasuredText, of whole: String, font: Int) {
    self.init(text: text, fullText: text.isTruncated ? whole : nil, font: font)
  }
}
