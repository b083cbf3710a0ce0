import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerTree

extension LayoutTree {
  /// Warns of icons that nothing defines, once for each node that shows one.
  mutating func warnOfIcons(of items: MeasuredItems) {
    guard !items.unknownIcons.isEmpty else { return }
    let hints = NameHints()
    var item: (end: Int32, id: String?) = (0, nil)
    for position in nodes.indices {
      let node = nodes[position]
      if node.id >= 0 { item = (node.end, id(of: node)) }
      guard let icon = icon(of: node), icon.artwork == nil,
        let suggestion = items.unknownIcons[icon.name]
      else { continue }
      warnings.append(
        Warning(
          .missingIcon, id: position < item.end ? item.id : nil,
          message: icon.name.missingIconMessage(suggestion, hints)))
    }
  }
}

extension MeasuredItems {
  /// A smaller icon could not be made out, in points.
  private static let minimumIcon = 6.0

  /// Whether an icon as large as the font of an item can be made out.
  func mayShowIcon(_ item: Int) -> Bool {
    resolvedStyle(of: item).textStyle.font.size >= MeasuredItems.minimumIcon
  }

  /// Adds an icon after the label of an item and its other parts, as large as the font and in the colour of the label; none
  /// if it could not be made out.
  mutating func addTrailingIcon(_ icon: BuiltInIcon, to item: Int) {
    guard mayShowIcon(item) else { return }
    var content = metrics[item].content
    let style = styles[content.styleIndex]
    let side = style.textStyle.font.size
    let own = parts[content.trailing]
    content.trailing = parts.count..<parts.count + own.count + 1
    parts += own
    parts.append(
      ItemPart(
        role: .icon, size: Size(width: side, height: side), icon: icons.count,
        paint: style.labelPaint))
    icons.append(IconReference(icon.rawValue))
    let needsGap = !texts[content.label].isEmpty || content.partsWidth > 0
    let width = side + (needsGap ? style.gap : 0)
    content.partsWidth += width
    content.partsHeight = max(content.partsHeight, side)
    content.size.width += width
    content.size.height = max(content.size.height, side + style.insets.vertical)
    metrics[item].content = content
    metrics[item].natural.width += width
    metrics[item].natural.height = max(metrics[item].natural.height, content.size.height)
  }
}

extension String {
  /// `no icon is called "stra", did you mean "star"?`
  ///
  /// - Parameter suggestion: The name that may have been meant; empty: none is near; nil: one of the built-in names.
  func missingIconMessage(_ suggestion: String?, _ hints: NameHints = NameHints()) -> String {
    let names = BuiltInIcon.names
    let hint =
      suggestion ?? BuiltInIcon.proposal(for: self)?.rawValue
      ?? hints.nearest(to: self, amongAtMost: names.count) { names }
    let start = "no icon is called \(quotedInMessage)"
    guard let hint, !hint.isEmpty else { return start }
    return start + ", did you mean \(hint.quotedInMessage)?"
  }
}
