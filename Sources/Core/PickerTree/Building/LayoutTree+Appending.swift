import PickerColor
import PickerGeometry
import PickerText

extension LayoutTree {
  /// Appends a node and the children that `children` appends.
  ///
  ///     var tree = LayoutTree(type: "chips")
  ///     tree.append(.chips, frame: Rect(x: 0, y: 0, width: 60, height: 20)) { tree in
  ///       tree.append(.chip, frame: Rect(x: 0, y: 0, width: 60, height: 20), id: "tea", paint: box) { tree in
  ///         tree.append(.label, frame: inner, paint: black, content: .text(text, font: font))
  ///       }
  ///     }
  ///
  /// The first node is the root. A node appended after the root is complete becomes its last child. Equal paints,
  /// effects and fonts of neighbouring nodes are stored once.
  ///
  /// While `children` runs, the tree is complete with all nodes so far, and can be queried and rendered. If
  /// `children` assigns another tree to its argument, that tree replaces this one.
  ///
  /// A multi-line text, and each text of a node of role `text`, gets a child of role `line` for each of its
  /// `MeasuredText.lines`. The child has the frame of that line and, if ``Role/paintsText``, the node's paint.
  /// Content that the role cannot show is left out with a warning of code `invalid`, such as `the role chip cannot
  /// show a text`; the label of a chip is a separate node. A number outside its range becomes the nearest valid one,
  /// or 0 if it is not finite, with a warning of code `invalid`, such as `frame.width must be from 0 to
  /// 1000000000000, is -5`.
  ///
  /// - Parameters:
  ///   - role: The role of the node.
  ///   - frame: The border box in points, relative to the parent's origin; coordinates of −10¹²…10¹², width and height
  ///     of 0…10¹².
  ///   - id: The id, which should be unique in the tree.
  ///   - state: Whether the node is selected or disabled, and the selection mode of a control.
  ///   - index: The index of a row, line or page in its parent: 0…2,147,483,647.
  ///   - paint: The paint of the box, or of text and icons if ``Role/paintsText``; nil draws no box and black text.
  ///   - effects: The transform, clip, filters and blend mode.
  ///   - content: The content of the node in addition to its paint.
  ///   - minTarget: The minimum width and height of its hit region in points, 0…10¹²; nil means ``defaultMinTarget``.
  ///   - reservedSize: The size in points that an item with an id reserves for all of its states; width and height of
  ///     0…10¹².
  ///   - children: Appends the children to the tree that it receives.
  /// - Complexity: O(*d*) for *d* ancestors, plus the children and the lines of the text.
  public mutating func append(
    _ role: Role, frame: Rect, id: String? = nil, state: NodeState = [], index: Int? = nil,
    paint: Paint? = nil, effects: Effects? = nil, content: NodeContent? = nil,
    minTarget: Double? = nil, reservedSize: Size? = nil,
    children: (inout LayoutTree) -> Void = { _ in }
  ) {
    var node = LayoutNode(
      role, frame: clamp(frame, of: id), state: state, id: id.map { add(id: $0) } ?? -1,
      index: clamp(index, of: id), paint: paint.map { number(of: $0, for: role) } ?? -1,
      effects: effects.map { number(of: $0) } ?? -1,
      minTarget: clamp(minTarget: minTarget, of: id))
    if let reservedSize, node.id >= 0 {
      reserve(clamp(reserved: reservedSize, of: id), forID: Int(node.id))
    }
    if let content { node.content = number(of: content, for: node) }
    appendOpen(node) { tree in
      if role.hasText, node.content >= 0 { tree.appendOwnLines(of: node) }
      tree.extendAncestors()
      children(&tree)
    }
  }

  /// Appends the lines that cannot be drawn in the node of a text itself.
  private mutating func appendOwnLines(of node: LayoutNode) {
    let label = Int(node.content)
    guard node.role == .text || labels[label].text.lineCount > 1 else { return }
    let first = nodes.count
    appendLines(
      of: label, in: Rect(size: node.frame.size), leftShare: 0,
      paint: node.role.paintsText ? Int(node.paint) : -1)
    for line in first..<nodes.count {
      nodes[line].frame = clamp(nodes[line].frame, of: id(of: node))
    }
  }

  /// Appends a `line` node for each line of a label, from the top of `box`.
  package mutating func appendLines(
    of label: Int, in box: Rect, leftShare: Double, paint: Int = -1
  ) {
    for (number, line) in labels[label].text.lines.enumerated() {
      let left = (box.width - line.frame.width) * leftShare
      let frame = line.frame.offset(by: Point(x: box.x + left, y: box.y))
      append(LayoutNode(.line, frame: frame, index: number, paint: paint, content: label))
    }
  }
}

// The indices of values in the tables; -1: none.
extension LayoutTree {
  /// A text without a paint is black, so an empty paint is kept for text.
  private mutating func number(of paint: Paint, for role: Role) -> Int {
    role.paintsText || paint.isStored ? paints.sharedIndex(of: paint) : -1
  }

  private mutating func number(of effects: Effects) -> Int {
    effects == Effects() ? -1 : self.effects.sharedIndex(of: effects)
  }

  private mutating func number(of content: NodeContent, for node: LayoutNode) -> Int32 {
    guard content.table == node.role.traits.content, node.role != .line else {
      let message = "the role \(node.role.rawValue) cannot show \(content.kind)"
      warnings.append(Warning(.invalid, id: id(of: node), message: message))
      return -1
    }
    switch content {
    case .text(let text, let font, let fullText, let crossing):
      let font = fonts.sharedIndex(of: font)
      return labels.add(Label(text: text, fullText: fullText, font: font, crossing: crossing))
    case .icon(let name, let artwork, let isMirrored):
      return icons.add(IconReference(name, artwork: artwork, isMirrored: isMirrored))
    case .image(let image): return images.add(image)
    case .overflow(let overflow): return overflows.add(overflow)
    case .control(let state): return controlStates.add(state)
    }
  }
}

extension Array where Element: Equatable {
  /// Returns the index of an equal element among the last eight, so a search stays O(1).
  fileprivate func recentIndex(of element: Element) -> Int? { suffix(8).lastIndex(of: element) }

  /// Returns the index of an equal recent element, or appends the element.
  fileprivate mutating func sharedIndex(of element: Element) -> Int {
    recentIndex(of: element) ?? Int(add(element))
  }
}
