import PickerGeometry
import PickerText
import PickerTree

extension Container {
  /// Border and padding together.
  func insets(in direction: LayoutDirection) -> Edges {
    (padding + border).edges(in: direction)
  }

  /// The direction, which `"auto"` takes from the first strong character of `texts`.
  func resolvedDirection(
    of texts: some Sequence<String>, by measurer: any TextMeasuring
  ) -> LayoutDirection {
    if let direction { return direction }
    for text in texts {
      let request = TextRequest(text, style: TextStyle(font: Font(), direction: nil))
      if let found = measurer.measureOne(request).direction { return found }
    }
    return .leftToRight
  }

  /// The border box's width, if it does not come from the content.
  func width(in room: Room) -> Double? {
    (room.width ?? width).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The border box's height, if it does not come from the content.
  func height(in room: Room) -> Double? {
    (room.height ?? height).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether the bounds of what is drawn have to be measured.
  var wantsInk: Bool { detail.contains(.glyphs) }

  /// What the box of the container is painted with.
  var paint: Paint {
    Paint(fills: fills, cornerRadius: cornerRadius)
  }
}

extension LayoutTree {
  /// Adds the root of a control, whose children are added by `children`.
  mutating func appendRoot(
    _ role: Role, of container: Container, size: Size, state: LayoutNode.State = [],
    content: Int = -1,
    children: (inout LayoutTree) -> Void
  ) {
    detail = container.detail
    if let width = container.width,
      width < container.padding.horizontal + container.border.horizontal
    {
      warnings.append(
        Warning(
          .clamped, id: container.id, message: "the width is raised to hold padding and border"))
    }
    var node = LayoutNode(role, frame: Rect(size: size), state: state, content: content)
    if let id = container.id {
      node.id = Int32(truncatingIfNeeded: add(id: id))
    }
    node.paint = Int32(truncatingIfNeeded: add(container.paint))
    append(node, children: children)
    if let scale = container.scale { snap(to: scale) }
  }
}
