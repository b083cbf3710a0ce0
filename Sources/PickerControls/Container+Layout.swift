import PickerGeometry
import PickerText
import PickerTree

extension Container {
  /// Border plus padding.
  func insets(in direction: LayoutDirection) -> Edges {
    (padding + border).edges(in: direction)
  }

  /// The declared direction; for `"auto"`, the direction of the first strong character of `texts`.
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

  /// The definite border-box width; nil where it depends on the content.
  func width(in proposal: ProposedSize) -> Double? {
    (proposal.width ?? width).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The definite border-box height; nil where it depends on the content.
  func height(in proposal: ProposedSize) -> Double? {
    (proposal.height ?? height).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether ink bounds are measured.
  var wantsInk: Bool { detail.contains(.glyphs) }

  /// The paint of the container's box.
  var paint: Paint {
    Paint(fills: fills, cornerRadius: cornerRadius)
  }
}

extension LayoutTree {
  /// Appends the root of a control; `children` appends its children.
  mutating func appendRoot(
    _ role: Role, of container: Container, size: Size, state: NodeState = [],
    content: Int = -1,
    children: (inout LayoutTree) -> Void
  ) {
    var root = LayoutNode(role, frame: .zero, state: state, content: content)
    addTables(of: container, for: &root)
    appendRoot(root, of: container, size: size, children: children)
  }

  /// Adds the id and the paint of a container to the tables, for its root.
  mutating func addTables(of container: Container, for root: inout LayoutNode) {
    detail = container.detail
    if let id = container.id { root.id = Int32(truncatingIfNeeded: add(id: id)) }
    root.paint = Int32(truncatingIfNeeded: add(container.paint))
  }

  /// Appends a root whose id and paint are in the tables already.
  mutating func appendRoot(
    _ root: LayoutNode, of container: Container, size: Size,
    children: (inout LayoutTree) -> Void
  ) {
    warnOfWidth(of: container)
    var root = root
    root.frame = Rect(size: size)
    append(root, children: children)
    if let scale = container.scale { snap(to: scale) }
  }

  /// Takes all nodes of a control, of which the root is the first.
  mutating func take(_ all: consuming [LayoutNode], of container: Container) {
    warnOfWidth(of: container)
    nodes = all
    if let scale = container.scale { snap(to: scale) }
  }

  private mutating func warnOfWidth(of container: Container) {
    guard let width = container.width,
      width < container.padding.horizontal + container.border.horizontal
    else { return }
    warnings.append(
      Warning(
        .clamped, id: container.id, message: "the width is raised to hold padding and border"))
  }
}
