import PickerColor
import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

/// Measures the items of a control and collects their styles, fonts and paints, each distinct one once.
struct ItemMeasurer {
  let base: ItemStyle
  let font: Font
  let container: Container
  let direction: LayoutDirection
  /// The browser whose layout units padding and border have; nil for none.
  let browser: Browser?
  /// Whether every item is measured both selected and unselected.
  let isStable: Bool
  /// Whether padding shrinks in items that are too narrow for their labels.
  let paddingGivesWay: Bool
  private(set) var items = MeasuredItems()
  private(set) var requests: [TextRequest] = []
  private var requestFonts: [Int] = []
  private var styleKeys = DistinctValues<StyleKey>()
  /// The indices of the resolved styles of items without their own style, by state; -1 if not resolved yet.
  private var inheritedStyles = [-1, -1, -1, -1]
  private var fonts = DistinctValues<Font>()
  private var icons = DistinctValues<IconReference>()
  private var paints = DistinctValues<Paint>()

  /// The inputs of a resolved style. The index of a key is the index of the style.
  private struct StyleKey: Hashable {
    let style: Sparse<ItemStyle>
    let state: NodeState
  }

  init(
    base: ItemStyle, font: Font, container: Container, direction: LayoutDirection,
    browser: Browser? = nil, isStable: Bool = false, paddingGivesWay: Bool = false
  ) {
    self.browser = browser
    self.base = base
    self.font = font
    self.container = container
    self.direction = direction
    self.isStable = isStable
    self.paddingGivesWay = paddingGivesWay
    (items.isStable, items.direction) = (isStable, direction)
  }

  /// Measures all texts in one batch.
  mutating func measure<Item: LabelledItem>(
    _ all: [Item], isSelected: (Int) -> Bool, by measurer: any TextMeasuring
  ) -> MeasuredItems {
    items.ids = identities(of: all)
    items.metrics.reserveCapacity(all.count)
    requests.reserveCapacity(all.count)
    requestFonts.reserveCapacity(all.count)
    for position in all.indices { append(all[position], isSelected: isSelected(position)) }
    setLabels(measurer.measure(requests))
    (items.fonts, items.icons, items.paints) = (fonts.all, icons.all, paints.all)
    return items
  }

  private mutating func append(_ item: some LabelledItem, isSelected: Bool) {
    var state: NodeState = isSelected ? [.selected] : []
    if !item.isEnabled { state.insert(.disabled) }
    let content = makeContent(of: item, state)
    let other = isStable ? makeContent(of: item, state.symmetricDifference(.selected)) : nil
    items.metrics.append(ItemMetrics(state: state, content: content, otherContent: other))
  }

  /// Adds the requests for the texts of an item in one state.
  ///
  /// Sizes are filled in by `setLabels` once all texts have been measured in one batch.
  private mutating func makeContent(of item: some LabelledItem, _ state: NodeState) -> ItemContent {
    let styleIndex = styleIndex(of: item.ownStyle, state)
    // The index of a label is that of its request: one batch measures all texts in order.
    var content = ItemContent(styleIndex: styleIndex, label: requests.count)
    requests.append(
      items.request(item.text, styleIndex: styleIndex, wantsInk: container.wantsInk))
    requestFonts.append(items.styles[styleIndex].font)
    let showsCheckmark = state.contains(.selected) && showsCheckmark(item, styleIndex: styleIndex)
    guard
      showsCheckmark
        || !item.isPlain && (item.icon != nil || item.trailingIcon != nil || item.badge != nil)
    else { return content }
    let start = items.parts.count
    appendLeadingParts(of: item, styleIndex: styleIndex, showsCheckmark: showsCheckmark)
    content.leading = start..<items.parts.count
    if let badge = item.badge { appendBadge(badge, styleIndex: styleIndex) }
    if let icon = item.trailingIcon { append(icon, .trailingIcon, styleIndex: styleIndex) }
    content.trailing = content.leading.upperBound..<items.parts.count
    return content
  }

  /// Whether an item has a check mark while it is selected. One without a text keeps its icon.
  private func showsCheckmark(_ item: some LabelledItem, styleIndex: Int) -> Bool {
    switch items.styles[styleIndex].style.checkmark ?? .none {
    case .none: false
    case .besideIcon: true
    case .insteadOfIcon: !item.text.isEmpty || item.icon == nil
    }
  }

  private mutating func appendLeadingParts(
    of item: some LabelledItem, styleIndex: Int, showsCheckmark: Bool
  ) {
    let replaces = showsCheckmark && items.styles[styleIndex].style.checkmark == .insteadOfIcon
    if showsCheckmark {
      let like = replaces ? item.icon : nil
      append(
        Icon("checkmark", width: like?.width, height: like?.height), .checkmark,
        styleIndex: styleIndex)
      items.parts[items.parts.count - 1].paint = checkmarkPaint(styleIndex)
      items.parts[items.parts.count - 1].replacesIcon = like != nil
    }
    if let icon = item.icon, !replaces { append(icon, .icon, styleIndex: styleIndex) }
  }

  /// Returns the index of the paint of a check mark in the label's colour; -1 for none.
  private mutating func checkmarkPaint(_ styleIndex: Int) -> Int {
    guard let size = items.parts.last?.size, items.styles[styleIndex].labelPaint >= 0,
      let fill = paints.all[items.styles[styleIndex].labelPaint].fills.first
    else { return -1 }
    let width = min(size.width, size.height) / 8
    return number(
      of: Paint(
        stroke: Stroke(fill: fill, width: width, cap: .round, join: .round),
        path: Path(tickIn: size)))
  }

  private mutating func append(_ icon: Icon, _ role: Role, styleIndex: Int) {
    let side = items.styles[styleIndex].textStyle.font.size / container.textScale
    let size = Size(width: icon.width ?? side, height: icon.height ?? side)
    let label = items.styles[styleIndex].labelPaint
    items.parts.append(
      ItemPart(
        role: role, size: size, icon: number(of: icon), paint: paint(of: icon, beside: label),
        hasLabelColor: icon.tint == nil && label >= 0))
  }

  /// Returns the index of the paint of an icon. It is the label's paint unless the icon has a colour or a shadow.
  private mutating func paint(of icon: Icon, beside label: Int) -> Int {
    guard icon.tint != nil || icon.shadow != nil else { return label }
    var paint = label >= 0 ? paints.all[label] : Paint(fill: container.foreground ?? .black)
    if let tint = icon.tint { paint = Paint(fill: tint) }
    paint.shadow = icon.shadow
    return number(of: paint)
  }

  /// Returns the index of an icon, and adds it if it is new.
  private mutating func number(of icon: Icon) -> Int {
    if icon.isUnknown {
      items.unknownIcons.updateValue(icon.suggestion, forKey: icon.name)
    }
    return icons.insert(icon.reference(in: direction))
  }

  /// Adds a badge: a capsule as high as its text and at least as wide as it is high.
  private mutating func appendBadge(_ text: String, styleIndex: Int) {
    var style = items.styles[styleIndex].textStyle
    let item = items.styles[styleIndex].style
    let fill = item.badgeFill ?? .pickerBadge
    let color = (item.badgeTextColor ?? .white).readable(on: fill)
    style.font.size *= 0.75
    let font = fonts.insert(style.font)
    let label = addRequest(
      TextRequest(text, style: style, truncation: .none, wantsInk: container.wantsInk), font: font)
    // Added directly after the badge's label, because `badgeSize` reads the label that follows it. With
    // the widest digits, a count that changes does not change the size of the badge.
    if isStable { _ = addRequest(TextRequest(text.withWidestDigits, style: style), font: font) }
    items.parts.append(
      ItemPart(
        role: .badge, size: .zero, label: label,
        paint: number(of: Paint(fills: [.color(fill)], cornerRadius: 1000)),
        labelPaint: number(of: Paint(fill: color))))
  }

  /// Appends a request to the batch, and returns the index of its label.
  private mutating func addRequest(_ request: TextRequest, font: Int) -> Int {
    requests.append(request)
    requestFonts.append(font)
    return requests.count - 1
  }

  private mutating func setLabels(_ measured: [MeasuredText]) {
    items.texts = requests.map { $0.text }
    items.labels = labels(showing: measured)
    // Reads `measured`, because reading a stored label would copy it.
    for place in measured.indices {
      if measured[place].isTruncated {
        items.labels[place].fullText = items.texts[place]
        items.mayNeedWarnings = true
      } else if measured[place].lacksSomething {
        items.mayNeedWarnings = true
      }
    }
    for part in items.parts.indices where items.parts[part].role == .badge {
      items.parts[part].size = badgeSize(items.parts[part].label)
    }
    setSizes()
  }

  /// The labels without full texts. They are made where they are stored, because copies of them take longer.
  private func labels(showing measured: [MeasuredText]) -> [Label] {
    if measured.isEmpty { return [] }
    return [Label](unsafeUninitializedCapacity: measured.count) { labels, count in
      for place in measured.indices {
        labels.initializeElement(
          at: place, to: Label(text: measured[place], font: requestFonts[place]))
      }
      count = measured.count
    }
  }

  /// Sets the sizes that follow from the measured parts.
  private mutating func setSizes() {
    // Taken out of `items`, so that they change in place. The rest is read through a constant: reading
    // a variable that may change would copy it for each call.
    var metrics = items.metrics
    items.metrics = []
    let measured = items
    for item in metrics.indices { measured.setSize(of: &metrics[item]) }
    items.metrics = metrics
  }

  private func badgeSize(_ label: Int) -> Size {
    let widest = isStable ? items.labels[label + 1].text.size.width : 0
    let text = items.labels[label].text.size
    return Size(
      width: max(max(text.width, widest) + text.height / 2, text.height), height: text.height)
  }

  /// Returns the index of the resolved style of an item, and adds the style if it is new.
  mutating func styleIndex(of own: Sparse<ItemStyle>, _ state: NodeState = []) -> Int {
    guard own.isUnset else { return styleIndex(of: StyleKey(style: own, state: state)) }
    // Most items inherit their style: a slot for each state avoids hashing a style for each of them.
    // `selected` and `disabled` are the lowest two bits, and the only ones that items have here.
    let slot = Int(state.rawValue)
    if inheritedStyles[slot] < 0 {
      inheritedStyles[slot] = styleIndex(of: StyleKey(style: own, state: state))
    }
    return inheritedStyles[slot]
  }

  private mutating func styleIndex(of key: StyleKey) -> Int {
    if let known = styleKeys.number(of: key) { return known }
    makeStyle(key.style.isUnset ? base : key.style.value.merging(onto: base), key.state)
    return styleKeys.add(key)
  }

  private mutating func makeStyle(_ style: ItemStyle, _ state: NodeState) {
    var font = style.font?.resolved(against: font) ?? font
    if state.contains(.selected), let selectedFont = style.selectedFont {
      font = selectedFont.resolved(against: font)
    }
    items.styles.append(
      ResolvedItemStyle(
        style,
        textStyle: TextStyle(
          font: font, language: container.language,
          direction: container.itemsHaveOwnDirection ? nil : direction),
        font: fonts.insert(font), paint: number(of: style.boxPaint(state, in: direction)),
        labelPaint: number(of: style.labelPaint(state)), direction: direction, browser: browser,
        paddingGivesWay: paddingGivesWay))
  }

  private mutating func number(of paint: Paint) -> Int {
    paint.isEmpty && paint.opacity == 1 ? -1 : paints.insert(paint)
  }
}

extension String {
  /// The text with every digit replaced by 0, which in most fonts is the widest digit.
  fileprivate var withWidestDigits: String {
    String(map { $0.isASCII && "0"..."9" ~= $0 ? "0" : $0 })
  }
}

extension Path {
  /// Creates a check mark in the middle of a box.
  fileprivate init(tickIn size: Size) {
    self.init([
      .move(Point(x: size.width * 0.2, y: size.height * 0.55)),
      .line(Point(x: size.width * 0.42, y: size.height * 0.76)),
      .line(Point(x: size.width * 0.82, y: size.height * 0.28)),
    ])
  }
}

extension Color {
  /// The fill of badges: a red on which white has a contrast of 5.4.
  static let pickerBadge = Color(red: 215.0 / 255, green: 0, blue: 21.0 / 255)

  /// Whether it is more than clear, at least in one scheme.
  var isVisible: Bool { alpha > 0 || (dark?.alpha ?? 0) > 0 }
}

extension MeasuredText {
  /// Whether a character has no glyph, an emoji has no picture, or a family is not loaded.
  fileprivate var lacksSomething: Bool {
    !missing.isEmpty || !missingPictures.isEmpty || !missingFamilies.isEmpty
  }
}
