import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

extension Container {
  /// Border plus padding.
  ///
  /// - Parameter browser: The browser whose layout units they have; nil for none.
  package func insets(in direction: LayoutDirection, of browser: Browser? = nil) -> Edges {
    padding.widened(by: border, in: browser).edges(in: direction)
  }

  /// The declared direction; for `"auto"`, the direction of the first strong character of `texts`.
  package func resolvedDirection(
    of texts: some Sequence<String>, by measurer: any TextMeasuring
  ) -> LayoutDirection {
    if let direction { return direction }
    for text in texts {
      let request = TextRequest(text, style: TextStyle(font: Font(), direction: nil))
      if let found = measurer.measureOne(request).direction { return found }
    }
    return .leftToRight
  }

  /// The direction of the paragraphs of texts; nil uses the first strong character of each.
  package var textDirection: LayoutDirection? { itemsHaveOwnDirection ? nil : direction }

  /// The definite border-box width; nil if it depends on the content.
  package func width(in proposal: ProposedSize) -> Double? {
    (proposal.width ?? width).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether the control, or the panel around it, is narrower than declared, so the widths of its items are maximum
  /// widths.
  package func isNarrow(in proposal: ProposedSize) -> Bool {
    if proposal.isNarrow { return true }
    guard let own = declaredWidth ?? width, own.isFinite, let width = width(in: proposal) else {
      return false
    }
    return !own.fits(in: width)
  }

  /// The definite border-box height; nil if it depends on the content.
  package func height(in proposal: ProposedSize) -> Double? {
    (proposal.height ?? height).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether ink bounds are measured.
  // Inlined: a call from another module copies the container for each item.
  @inlinable package var wantsInk: Bool { detail.contains(.glyphs) }

  /// The paint of the container's box.
  func paint(in direction: LayoutDirection) -> Paint {
    var paint = Paint(fills: fills, cornerRadius: cornerRadius)
    paint.setBorder(border, of: borderColor, in: direction)
    return paint
  }
}

extension LayoutTree {
  /// Appends the root of a control; `children` appends its children.
  ///
  /// - Parameters:
  ///   - stroke: Drawn instead of the container's border; nil: the border is drawn.
  ///   - direction: The direction of the control; nil uses the container's direction.
  package mutating func appendRoot(
    _ role: Role, of container: Container, size: Size, state: NodeState = [],
    content: Int = -1, stroke: Stroke? = nil, direction: LayoutDirection? = nil,
    children: (inout LayoutTree) -> Void
  ) {
    var root = LayoutNode(role, frame: .zero, state: state, content: content)
    addTables(of: container, stroke: stroke, direction: direction, for: &root)
    appendRoot(root, of: container, size: size, children: children)
  }

  /// Adds the id and the paint of a container to the tables, for its root.
  ///
  /// - Parameters:
  ///   - stroke: Drawn instead of the border; nil: the border is drawn.
  ///   - direction: The direction of the control; nil uses the container's direction.
  package mutating func addTables(
    of container: Container, stroke: Stroke? = nil, direction: LayoutDirection? = nil,
    for root: inout LayoutNode
  ) {
    detail = container.detail
    if let color = container.background { background = color }
    if let color = container.paper { paper = color }
    if let color = container.foreground { foreground = color }
    if let id = container.id { root.id = Int32(truncatingIfNeeded: add(id: id)) }
    var paint = container.paint(in: direction ?? container.direction ?? .leftToRight)
    if let stroke { (paint.stroke, paint.borderWidths) = (stroke, nil) }
    root.paint = Int32(truncatingIfNeeded: add(paint))
    describe(container, in: &root)
  }

  /// Adds the name and the language of a container to the state of its root. A text is named by what it says.
  private mutating func describe(_ container: Container, in root: inout LayoutNode) {
    let words = container.inheritsWords ? [:] : container.words.resolved(for: container.language)
    guard container.label != nil || container.language != nil || !words.isEmpty,
      root.role.traits.content == .controlStates
    else { return }
    if root.content < 0 { root.content = controlStates.add(ControlState()) }
    controlStates[Int(root.content)].label = container.label
    controlStates[Int(root.content)].language = container.language
    controlStates[Int(root.content)].words = words
  }

  /// Appends a root whose id and paint are in the tables already.
  package mutating func appendRoot(
    _ root: LayoutNode, of container: Container, size: Size,
    children: (inout LayoutTree) -> Void
  ) {
    warnOfContainer(container, id: container.id)
    var root = root
    root.frame = Rect(size: size)
    append(root, children: children)
    finish(container)
  }

  /// Appends all nodes of a control, beginning with its root.
  package mutating func take(_ all: consuming [LayoutNode], of container: Container) {
    warnOfContainer(container, id: container.id)
    nodes = all
    finish(container)
  }

  /// Completes what depends on the frames of all nodes.
  private mutating func finish(_ container: Container) {
    closeRadii()
    if let scale = container.scale { snap(to: scale) }
  }

  /// - Parameter id: The id of the container in this tree.
  mutating func warnOfContainer(_ container: Container, id: @autoclosure () -> String?) {
    warnings += container.missingFamilies.map { Warning(missingFamily: $0) }
    guard let width = container.width,
      width < container.padding.horizontal + container.border.horizontal
    else { return }
    warnings.append(
      Warning(
        .clamped, id: id(),
        message: "the width is too small for padding and border, and was increased"))
  }
}
