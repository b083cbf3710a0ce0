import PickerControlBase
import PickerGeometry
import PickerTree

/// The looks of segments that are not as their styles alone say: the corners of a connected group, a selection on its way, dimmed
/// presses, and labels that a moving indicator crosses.
struct SegmentLooks {
  /// A segment, and where it stands on its line.
  struct SegmentPlace {
    /// The frame of the segment in the control.
    var frame: Rect
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
  /// The frame of a moving indicator in the control; nil for none.
  private let indicator: Rect?
  private let paints = AddedPaints()

  init(_ control: Segmented, _ direction: LayoutDirection, indicator: Rect?) {
    (self.control, self.direction, self.indicator) = (control, direction, indicator)
  }

  /// Returns the look of a segment.
  func look(of style: ItemStyle, _ state: NodeState, at place: SegmentPlace) -> ItemLook {
    let look = ItemLook(paints: paints)
    look.box = box(style, state, at: place)
    let (plain, selected) = (style.labelPaint([]), style.labelPaint(.selected))
    if let indicator {
      let cover = indicator.offset(by: .zero - place.frame.origin)
      look.content = .crossed(by: cover, plain: plain, selected: selected)
    } else if control.variant == .connected, place.selection > 0, place.selection < 1 {
      look.content = .plain(plain.mixed(with: selected, place.selection))
    }
    return look
  }

  /// The paint of the box; nil uses the style's.
  private func box(_ style: ItemStyle, _ state: NodeState, at place: SegmentPlace) -> Paint? {
    let opacity = 1 - place.press * (1 - place.selection) * (1 - control.pressedOpacity)
    guard control.variant == .connected else {
      if opacity >= 1 { return nil }
      var paint = style.boxPaint(state, in: direction)
      paint.opacity *= opacity
      return paint
    }
    let own = state.subtracting(.selected)
    var paint = style.boxPaint(own, in: direction)
      .mixed(with: style.boxPaint(own.union(.selected), in: direction), place.selection)
    paint.opacity *= opacity
    paint.cornerRadius = radii(of: place.frame.size, inner: style.cornerRadius ?? 0, at: place)
    return paint
  }

  /// The corners of a segment of a connected group.
  ///
  /// Corners at the ends of a line are round: half of the shorter side. Corners towards a neighbour are small, round
  /// while the segment is selected, and half as large as at rest while it is pressed. In between, they change
  /// proportionally.
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
}
