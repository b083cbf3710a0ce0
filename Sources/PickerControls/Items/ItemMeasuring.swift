import PickerColor
import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

/// Whether an item is selected, and whether it takes part.
typealias ItemState = LayoutNode.State

/// An item of a control as its author describes it.
protocol LabelledItem: NamedItem {
  var isEnabled: Bool { get }
  var icon: Icon? { get }
  var trailingIcon: Icon? { get }
  var badge: String? { get }
  var style: ItemStyle { get }
}

/// Puts measured items together, each distinct look, font and paint once.
struct ItemMeasuring {
  let base: ItemStyle
  let font: Font
  let container: Container
  let direction: LayoutDirection
  /// Whether every item is measured in both of its states.
  let isStable: Bool
  private(set) var items = MeasuredItems()
  private(set) var requests: [TextRequest] = []
  private var requestFonts: [Int] = []
  private var lookNumbers: [LookKey: Int] = [:]
  private var paintNumbers: [Paint: Int] = [:]
  private var plainLooks: [ItemState: Int] = [:]

  private struct LookKey: Hashable {
    let style: ItemStyle
    let state: ItemState
  }

  init(
    base: ItemStyle, font: Font, container: Container, direction: LayoutDirection,
    isStable: Bool = false
  ) {
    self.base = base
    self.font = font
    self.container = container
    self.direction = direction
    self.isStable = isStable
    items.isStable = isStable
  }

  /// Measures all texts in one batch.
  mutating func measure<Item: LabelledItem>(
    _ all: [Item], isSelected: (Int) -> Bool, by text: any TextMeasuring
  ) -> MeasuredItems {
    items.ids = identities(of: all)
    items.boxes.reserveCapacity(all.count)
    requests.reserveCapacity(all.count)
    for (position, item) in all.enumerated() {
      append(item, isSelected: isSelected(position))
    }
    takeLabels(text.measure(requests))
    items.prepareToPlace()
    return items
  }

  private mutating func append(_ item: some LabelledItem, isSelected: Bool) {
    var state: ItemState = isSelected ? [.selected] : []
    if !item.isEnabled { state.insert(.disabled) }
    let face = makeFace(of: item, state)
    let other = isStable ? makeFace(of: item, state.symmetricDifference(.selected)) : nil
    items.boxes.append(ItemMetrics(state: state, face: face, otherFace: other, natural: .zero))
  }

  /// Asks for the texts of an item in one state; their sizes come later.
  private mutating func makeFace(of item: some LabelledItem, _ state: ItemState) -> ItemFace {
    let look = look(item.style, state)
    let showsCheckmark =
      state.contains(.selected) && items.styles[look].style.checkmark ?? .none != .none
    let label = ask(
      items.request(item.text, look: look, wantsInk: container.wantsInk),
      font: items.styles[look].font)
    var face = ItemFace(look: look, label: label)
    guard
      showsCheckmark || item.icon != nil || item.trailingIcon != nil || item.badge != nil
    else { return face }
    let start = items.parts.count
    appendLeadingParts(of: item, look: look, showsCheckmark: showsCheckmark)
    face.leading = start..<items.parts.count
    if let badge = item.badge { appendBadge(badge, look: look) }
    if let icon = item.trailingIcon { append(icon, .trailingIcon, look: look) }
    face.trailing = face.leading.upperBound..<items.parts.count
    return face
  }

  private mutating func appendLeadingParts(
    of item: some LabelledItem, look: Int, showsCheckmark: Bool
  ) {
    let replaces = showsCheckmark && items.styles[look].style.checkmark == .insteadOfIcon
    if showsCheckmark {
      let like = replaces ? item.icon : nil
      append(
        Icon("checkmark", width: like?.width, height: like?.height), .checkmark, look: look)
      items.parts[items.parts.count - 1].paint = checkmarkPaint(look)
    }
    if let icon = item.icon, !replaces { append(icon, .icon, look: look) }
  }

  /// A tick in the label's colour.
  private mutating func checkmarkPaint(_ look: Int) -> Int {
    guard let size = items.parts.last?.size, items.styles[look].labelPaint >= 0,
      let fill = items.paints[items.styles[look].labelPaint].fills.first
    else { return -1 }
    let width = min(size.width, size.height) / 8
    return number(
      of: Paint(
        stroke: Stroke(fill: fill, width: width, cap: .round, join: .round),
        path: Path(tickIn: size)))
  }

  private mutating func append(_ icon: Icon, _ role: Role, look: Int) {
    let side = items.styles[look].textStyle.font.size
    let size = Size(width: icon.width ?? side, height: icon.height ?? side)
    items.parts.append(ItemPart(role: role, size: size, name: number(of: icon.name)))
  }

  /// A badge is a pill as high as its text, and at least as wide as high.
  private mutating func appendBadge(_ text: String, look: Int) {
    var style = items.styles[look].textStyle
    style.font.size *= 0.75
    let font = number(of: style.font)
    let label = ask(
      TextRequest(text, style: style, truncation: .none, wantsInk: container.wantsInk), font: font)
    if isStable { _ = ask(TextRequest(text.withWidestDigits, style: style), font: font) }
    items.parts.append(
      ItemPart(
        role: .badge, size: .zero, label: label,
        paint: number(of: Paint(fills: [.color(.pickerBadge)], cornerRadius: 1000)),
        labelPaint: number(of: Paint(fill: .white))))
  }

  /// Puts a text on the list of those to be measured, and returns the place of its label.
  private mutating func ask(_ request: TextRequest, font: Int) -> Int {
    requests.append(request)
    requestFonts.append(font)
    return requests.count - 1
  }

  private mutating func takeLabels(_ measured: [MeasuredText]) {
    items.texts = requests.map(\.text)
    items.labels = measured.enumerated().map { place, text in
      Label(showing: text, of: items.texts[place], font: requestFonts[place])
    }
    for part in items.parts.indices where items.parts[part].role == .badge {
      items.parts[part].size = badgeSize(items.parts[part].label)
    }
    for item in items.boxes.indices {
      let face = sized(items.boxes[item].face)
      let other = items.boxes[item].otherFace.map(sized)
      items.boxes[item].face = face
      items.boxes[item].otherFace = other
      items.boxes[item].natural = other.map { face.size.union($0.size) } ?? face.size
    }
  }

  private func badgeSize(_ label: Int) -> Size {
    let widest = isStable ? items.labels[label + 1].text.size.width : 0
    let text = items.labels[label].text.size
    return Size(
      width: max(max(text.width, widest) + text.height / 2, text.height), height: text.height)
  }

  /// The face with its size, worked out from its measured parts.
  private func sized(_ face: ItemFace) -> ItemFace {
    var face = face
    let text = items.labels[face.label].text.size
    let insets = items.styles[face.look].insets
    let gap = items.styles[face.look].gap
    for part in [face.leading, face.trailing].joined() {
      face.partsWidth += items.parts[part].size.width + gap
      face.partsHeight = max(face.partsHeight, items.parts[part].size.height)
    }
    // Without a text there is one gap less.
    if items.texts[face.label].isEmpty { face.partsWidth = max(0, face.partsWidth - gap) }
    face.size = Size(
      width: min(text.width + face.partsWidth + insets.horizontal, Lengths.maximum),
      height: min(max(text.height, face.partsHeight) + insets.vertical, Lengths.maximum))
    return face
  }

  /// Which of the styles an item has, made if it is the first.
  mutating func look(_ own: ItemStyle, _ state: ItemState = []) -> Int {
    let isPlain = own == ItemStyle()
    if isPlain, let known = plainLooks[state] { return known }
    let key = LookKey(style: own, state: state)
    let number = lookNumbers[key] ?? makeLook(own.over(base), state)
    lookNumbers[key] = number
    if isPlain { plainLooks[state] = number }
    return number
  }

  private mutating func makeLook(_ style: ItemStyle, _ state: ItemState) -> Int {
    var font = style.font?.over(font) ?? font
    if state.contains(.selected), let selectedFont = style.selectedFont {
      font = selectedFont.over(font)
    }
    items.styles.append(
      ResolvedItemStyle(
        style,
        textStyle: TextStyle(font: font, language: container.language, direction: direction),
        font: number(of: font), paint: number(of: style.boxPaint(state)),
        labelPaint: number(of: style.labelPaint(state)), direction: direction))
    return items.styles.count - 1
  }

  private mutating func number(of font: Font) -> Int {
    if let known = items.fonts.firstIndex(of: font) { return known }
    items.fonts.append(font)
    return items.fonts.count - 1
  }

  private mutating func number(of name: String) -> Int {
    if let known = items.names.firstIndex(of: name) { return known }
    items.names.append(name)
    return items.names.count - 1
  }

  private mutating func number(of paint: Paint) -> Int {
    if paint.isEmpty, paint.opacity == 1 { return -1 }
    if let known = paintNumbers[paint] { return known }
    items.paints.append(paint)
    paintNumbers[paint] = items.paints.count - 1
    return items.paints.count - 1
  }
}

extension String {
  /// The text with every digit written as 0: in most faces no digit is wider.
  fileprivate var withWidestDigits: String {
    String(map { $0.isNumber && $0.isASCII ? "0" : $0 })
  }
}

extension Path {
  /// A tick that fills the middle of a box.
  fileprivate init(tickIn size: Size) {
    self.init([
      .move(Point(x: size.width * 0.2, y: size.height * 0.55)),
      .line(Point(x: size.width * 0.42, y: size.height * 0.76)),
      .line(Point(x: size.width * 0.82, y: size.height * 0.28)),
    ])
  }
}

extension Color {
  /// What a badge is filled with.
  static let pickerBadge = Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)
}
