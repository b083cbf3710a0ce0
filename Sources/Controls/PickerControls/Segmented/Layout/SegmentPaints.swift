import PickerColor
import PickerGeometry
import PickerTree

/// Paints segments that do not look as their styles alone say: the corners of a connected group, a selection on its way, and
/// dimmed presses.
struct SegmentPaints {
  /// A segment, and where it stands on its line.
  struct SegmentPlace {
    /// Whether it is the first of its line.
    var isFirst: Bool
    /// Whether it is the last of its line.
    var isLast: Bool
    /// How far it looks selected, 0…1.
    var selection: Double
    /// How far it is pressed, 0…1.
    var press: Double
  }

  private let control: Segmented
  private let direction: LayoutDirection
  private var paints = AddedPaints()

  init(_ control: Segmented, _ direction: LayoutDirection) {
    self.control = control
    self.direction = direction
  }

  /// Paints the node of a segment whose style is `style`, and in a connected group its label and icons.
  mutating func paint(
    _ segment: Int, _ style: ItemStyle, at place: SegmentPlace, in tree: inout LayoutTree
  ) {
    let isConnected = control.variant == .connected
    let opacity = 1 - place.press * (1 - place.selection) * (1 - control.pressedOpacity)
    guard isConnected || opacity < 1 else { return }
    let node = tree.nodes[segment]
    let own = node.state.subtracting(.selected)
    var paint =
      isConnected
      ? style.boxPaint(own, in: direction)
        .mixed(with: style.boxPaint(own.union(.selected), in: direction), place.selection)
      : style.boxPaint(node.state, in: direction)
    paint.opacity *= opacity
    if isConnected {
      paint.cornerRadius = radii(of: node.frame.size, inner: style.cornerRadius ?? 0, at: place)
    }
    tree.nodes[segment].paint = paints.number(of: paint, known: node.paint, in: &tree)
    if isConnected { paintContent(of: segment, style, place.selection, in: &tree) }
  }

  /// The corners of a segment of a connected group.
  ///
  /// Those at the ends of a line are round: half of the shorter side. Those towards a neighbour are small, round while the
  /// segment is selected, and half as large as at rest while it is pressed; in between, they change in proportion.
  private func radii(of size: Size, inner: Double, at place: SegmentPlace) -> CornerRadii {
    let round = min(size.width, size.height) / 2
    let small = min(inner, round)
    let idle = small + (round - small) * place.selection
    let towardsNeighbour = idle + (min(inner / 2, round) - idle) * place.press
    let start = place.isFirst ? round : towardsNeighbour
    let end = place.isLast ? round : towardsNeighbour
    if control.axis == .vertical {
      return CornerRadii(topLeft: start, topRight: start, bottomRight: end, bottomLeft: end)
    }
    let (left, right) = direction == .leftToRight ? (start, end) : (end, start)
    return CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }

  /// Paints the label and the icons of a segment; badges keep their paints, and so do icons with a tint.
  private mutating func paintContent(
    of segment: Int, _ style: ItemStyle, _ selection: Double, in tree: inout LayoutTree
  ) {
    guard selection > 0, selection < 1 else { return }
    let (plain, selected) = (style.labelPaint([]), style.labelPaint(.selected))
    let mixed = plain.mixed(with: selected, selection)
    for part in tree.children(of: segment) {
      let node = tree.nodes[part]
      guard node.role == .label || node.role == .icon, var own = tree.paint(of: node) else {
        continue
      }
      var mixed = mixed
      (mixed.shadow, own.shadow) = (own.shadow, nil)
      guard own == plain || own == selected else { continue }
      let number = paints.number(of: mixed, known: node.paint, in: &tree)
      for position in part..<Int(node.end) { tree.nodes[position].paint = number }
    }
  }
}

extension Paint {
  /// Returns the paint on the way to another one: 0 returns this paint, 1 the other.
  ///
  /// Colours of fills and strokes are mixed; where one of them is missing, the other one fades. Other fills fade into each
  /// other. What cannot be mixed changes half way.
  func mixed(with other: Paint, _ share: Double) -> Paint {
    if share <= 0 { return self }
    if share >= 1 { return other }
    var mixed = share < 0.5 ? self : other
    mixed.fills = fills.mixed(with: other.fills, share)
    mixed.opacity = opacity + (other.opacity - opacity) * share
    guard var stroke = mixed.stroke ?? stroke ?? other.stroke else { return mixed }
    let width = (one: self.stroke?.width ?? 0, other: other.stroke?.width ?? 0)
    let lines = [self.stroke, other.stroke].map { $0.map { [$0.fill] } ?? [] }
    stroke.width = width.one + (width.other - width.one) * share
    guard let fill = lines[0].mixed(with: lines[1], share).first else { return mixed }
    stroke.fill = fill
    mixed.stroke = stroke
    return mixed
  }
}

extension [Fill] {
  fileprivate func mixed(with other: [Fill], _ share: Double) -> [Fill] {
    if count <= 1, other.count <= 1, let color = plainColor ?? other.plainColor?.withAlpha(0),
      let end = other.plainColor ?? plainColor?.withAlpha(0)
    {
      return [.color(color.mixed(with: end, share))]
    }
    return map { $0.faded(to: 1 - share) } + other.map { $0.faded(to: share) }
  }

  /// The colour of the only fill; nil if there is none.
  private var plainColor: Color? {
    guard count == 1, case .color(let color) = self[0].pattern, self[0] == .color(color) else {
      return nil
    }
    return color
  }
}

extension Fill {
  fileprivate func faded(to share: Double) -> Fill {
    var fill = self
    fill.opacity *= share
    return fill
  }
}
