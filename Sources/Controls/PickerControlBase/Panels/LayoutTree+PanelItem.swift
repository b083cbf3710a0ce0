import PickerGeometry
import PickerText
import PickerTree

extension LayoutTree {
  /// Whether any node sets a minimum size of its hit region.
  package var asksForTargets: Bool { nodes.contains { $0.minTarget >= 0 } }

  /// Appends the title and the nodes of an item.
  ///
  /// - Parameters:
  ///   - layout: The layout of its control.
  ///   - space: The size that the item should fit.
  ///   - leftShare: The share of the free width to the left of title and control.
  ///   - panelFont: The index of the font of the panel, whose titles share its own fonts.
  ///   - names: The ids of the preceding items.
  package mutating func append(
    _ item: MeasuredPanelItem, _ layout: NestedLayout, in frame: Rect, within space: Rect,
    leftShare: Double, panelFont: Int, _ names: inout NestedNames
  ) {
    var id: String? { item.container.id.map(names.name) }
    let size = item.size(of: layout)
    let free = (frame.width - size.width) * leftShare
    let place = Rect(origin: Point(x: frame.x + free, y: frame.y), size: size)
    if !place.isWithin(space) {
      warnings.append(
        Warning(
          .overflow, id: id,
          message: "the control overflows its space"))
    }
    if let title = item.title {
      let font = number(of: title.font, from: panelFont)
      labels.append(Label(showing: title.text, of: title.whole, font: font))
      let left = (frame.width - title.text.size.width) * leftShare
      append(
        LayoutNode(
          .title,
          frame: Rect(origin: Point(x: frame.x + left, y: frame.y), size: title.text.size),
          paint: titlePaint(title.style), content: labels.count - 1))
      warn(of: title.text, id: id)
    }
    let left = (frame.width - layout.size.width) * leftShare
    let origin = Point(x: frame.x + left, y: frame.y + item.top)
    appendControl(at: item.path) { tree in
      layout.append(at: origin, prefix: item.container.id, to: &tree, &names)
    }
  }

  /// Returns the index of a font of titles.
  private mutating func number(of font: Font, from panelFont: Int) -> Int {
    if let known = fonts[min(panelFont, fonts.count)...].firstIndex(of: font) { return known }
    fonts.append(font)
    return fonts.count - 1
  }

  /// Adds the paint of a title; -1 uses the paint of texts without one.
  private mutating func titlePaint(_ style: TitleStyle) -> Int {
    guard style.color != nil || style.opacity < 1 else { return -1 }
    return add(
      Paint(fills: [.color(style.color ?? foreground ?? .black)], opacity: style.opacity))
  }
}
