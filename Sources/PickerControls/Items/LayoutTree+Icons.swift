import PickerGeometry
import PickerJSON
import PickerTree

extension LayoutTree {
  /// Warns of icons that nothing defines, once for each node that shows one.
  mutating func warnOfIcons(of items: MeasuredItems) {
    guard !items.unknownIcons.isEmpty else { return }
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
          message: icon.name.missingIconMessage(suggestion)))
    }
  }

  /// Appends an icon to the last node, a segment that opens a menu, in the padding after its label; none where there is no
  /// space for it.
  mutating func appendTrailingIcon(
    _ icon: BuiltInIcon, to segment: Int, _ style: ResolvedItemStyle, _ direction: LayoutDirection
  ) {
    let isLeftToRight = direction == .leftToRight
    let (size, padding) = (
      nodes[segment].frame.size, isLeftToRight ? style.insets.right : style.insets.left
    )
    let side = min(padding, style.textStyle.font.size, size.height)
    guard side >= LayoutTree.minimumIcon else { return }
    let middle = isLeftToRight ? size.width - padding / 2 : padding / 2
    let frame = Rect(
      x: middle - side / 2, y: (size.height - side) / 2, width: side, height: side)
    icons.append(IconReference(icon.rawValue))
    append(LayoutNode(.icon, frame: frame, paint: style.labelPaint, content: icons.count - 1))
    nodes[segment].end += 1
  }

  /// A smaller icon could not be made out, in points.
  fileprivate static let minimumIcon = 6.0
}

extension MeasuredItems {
  /// Whether an icon has space in the padding after the label of an item.
  func hasSpaceForIcon(_ item: Int, _ direction: LayoutDirection) -> Bool {
    let style = resolvedStyle(of: item)
    let padding = direction == .leftToRight ? style.insets.right : style.insets.left
    let side = min(padding, style.textStyle.font.size, metrics[item].natural.height)
    return side >= LayoutTree.minimumIcon
  }
}

extension String {
  /// `no icon is called "stra", did you mean "star"?`
  ///
  /// - Parameter suggestion: The name that may have been meant; empty: one of the built-in names.
  fileprivate func missingIconMessage(_ suggestion: String) -> String {
    let names = suggestion.isEmpty ? BuiltInIcon.allCases.map { $0.rawValue } : [suggestion]
    let hint = suggestion.isEmpty ? nearest(to: self, among: names) : suggestion
    return "no icon is called \(quotedInMessage)" + (hint.map { ", did you mean \"\($0)\"?" } ?? "")
  }
}
