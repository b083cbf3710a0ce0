import PickerGeometry
import PickerTree

/// Paints the labels and icons of segments while an indicator moves: selected inside the indicator, unselected outside.
///
///     ┏━━━━━━━━┓
///     ┃ Day   We┃k     Month      "We" is drawn as selected, "k" and "Month" as unselected
///     ┗━━━━━━━━┛
struct CrossedLabels {
  /// The frame of the indicator, relative to the control, in points.
  private let indicator: Rect
  private var paints = AddedPaints()

  init(indicator: Rect) {
    self.indicator = indicator
  }

  /// Paints the label and the icons of a segment whose style is `style`; badges keep their paints, and so do icons with a
  /// tint.
  mutating func paint(_ segment: Int, _ style: ItemStyle, in tree: inout LayoutTree) {
    paintIcons(of: segment, style, in: &tree)
    paintLabel(of: segment, style, in: &tree)
  }

  /// Icons are painted as a whole: as selected once the indicator covers their centres.
  private mutating func paintIcons(of segment: Int, _ style: ItemStyle, in tree: inout LayoutTree) {
    let (plain, selected) = (style.labelPaint([]), style.labelPaint(.selected))
    let cover = indicator.offset(by: .zero - tree.nodes[segment].frame.origin)
    for icon in tree.children(of: segment) where tree.nodes[icon].role == .icon {
      let node = tree.nodes[icon]
      guard var own = tree.paint(of: node) else { continue }
      var paint = cover.contains(node.frame.center) ? selected : plain
      (paint.shadow, own.shadow) = (own.shadow, nil)
      guard own == plain || own == selected else { continue }
      tree.nodes[icon].paint = paints.number(of: paint, known: node.paint, in: &tree)
    }
  }

  private mutating func paintLabel(of segment: Int, _ style: ItemStyle, in tree: inout LayoutTree) {
    guard let label = tree.children(of: segment).first(where: { tree.nodes[$0].role == .label })
    else { return }
    let node = tree.nodes[label]
    let box = Rect(size: node.frame.size)
    let cover = indicator.offset(by: .zero - tree.nodes[segment].frame.origin - node.frame.origin)
    let (plain, selected) = (style.labelPaint([]), style.labelPaint(.selected))
    let isCovered = box.isWithin(cover)
    let number = paints.number(of: isCovered ? selected : plain, known: node.paint, in: &tree)
    for part in label..<Int(node.end) { tree.nodes[part].paint = number }
    guard !isCovered, plain != selected, let clip = box.intersection(cover) else { return }
    tree.labels[Int(node.content)].crossing = Crossing(paint: selected, clip: clip)
  }
}
