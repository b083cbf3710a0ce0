import PickerGeometry
import PickerText
import PickerTree

extension MeasuredItems {
  /// A tree that shares these tables, without nodes.
  func tree(type: String) -> LayoutTree {
    var tree = LayoutTree(type: type)
    tree.ids = ids
    tree.labels = labels
    tree.fonts = fonts
    tree.paints = paints
    tree.names = names
    if isStable { tree.reserved = boxes.map(\.natural) }
    return tree
  }

  /// Cuts or breaks the labels of those items whose frames have not enough room for them.
  ///
  /// All of them are measured in one batch. A label keeps its place in the table.
  func fitLabels(
    to frames: ArraySlice<Rect>, in tree: inout LayoutTree, wantsInk: Bool,
    by text: any TextMeasuring
  ) {
    var tight: [Int] = []
    var requests: [TextRequest] = []
    for (item, frame) in frames.enumerated() where !fits(item, in: frame.width) {
      let face = boxes[item].face
      tight.append(item)
      requests.append(
        request(
          texts[face.label], look: face.look, maxWidth: labelRoom(of: item, in: frame.width),
          wantsInk: wantsInk))
    }
    guard !tight.isEmpty else { return }
    for (number, measured) in text.measure(requests).enumerated() {
      let face = boxes[tight[number]].face
      tree.labels[face.label] = Label(
        showing: measured, of: texts[face.label], font: styles[face.look].font)
    }
  }

  /// Whether the label of an item can be shown as it was measured.
  private func fits(_ item: Int, in width: Double) -> Bool {
    boxes[item].face.size.width.fits(in: width)
      || look(of: item).style.truncation == Truncation.none && !breaksLines(item)
  }

  /// What the parts of an item leave to its label.
  func labelRoom(of item: Int, in width: Double) -> Double {
    max(0, width - look(of: item).insets.horizontal - boxes[item].face.partsWidth)
  }

  /// Whether the label of an item may take several lines.
  func breaksLines(_ item: Int) -> Bool { (look(of: item).style.maxLines ?? 1) > 1 }

  /// How high an item is, from border to border, where its label is broken to `width`.
  func height(of item: Int, at width: Double, by text: any TextMeasuring) -> Double {
    let box = boxes[item]
    if box.face.size.width.fits(in: width) { return box.natural.height }
    let measured = text.measureOne(
      request(
        texts[box.face.label], look: box.face.look, maxWidth: labelRoom(of: item, in: width),
        wantsInk: false))
    return max(measured.size.height, box.face.partsHeight) + look(of: item).insets.vertical
  }

  /// From the top of an item to its label's first baseline, in a box of `height` or of its own.
  func baseline(of item: Int, height: Double?) -> Double {
    let style = look(of: item).style
    let text = labels[boxes[item].face.label].text
    let own = boxes[item].face.size.height
    let free = max(height ?? boxes[item].natural.height, style.minHeight ?? 0) - own
    let content = own - look(of: item).insets.vertical
    return look(of: item).insets.top + (content - text.size.height) / 2 + text.baseline
      + max(0, free) * (style.labelAlignment?.vertical ?? .center).topShare
  }

  /// Adds the node of an item and those of its parts.
  func append(
    _ item: Int, _ role: Role, frame: Rect, direction: LayoutDirection, to tree: inout LayoutTree
  ) {
    let face = boxes[item].face
    let node = LayoutNode(
      role, frame: frame, state: boxes[item].state, id: item, paint: styles[face.look].paint,
      minTarget: styles[face.look].minTarget)
    append(face, node, direction: direction, to: &tree)
  }

  /// Adds a node that shows a face, and the nodes of the face's parts.
  func append(
    _ face: ItemFace, _ node: LayoutNode, direction: LayoutDirection, to tree: inout LayoutTree
  ) {
    tree.append(node) { tree in
      let room = Rect(size: node.frame.size).inset(by: styles[face.look].insets)
      if face.isPlain {
        let box = place(tree.labels[face.label].text.size, of: face, in: room, direction)
        appendLabel(of: face, frame: box, to: &tree)
      } else {
        appendParts(of: face, in: room, direction: direction, to: &tree)
      }
    }
  }

  /// Adds the label of an item and what stands beside it, from the leading side on.
  private func appendParts(
    of face: ItemFace, in room: Rect, direction: LayoutDirection, to tree: inout LayoutTree
  ) {
    let text = tree.labels[face.label].text.size
    let group = place(
      Size(width: text.width + face.partsWidth, height: max(text.height, face.partsHeight)),
      of: face, in: room, direction)
    var row = PartRow(group: group, gap: styles[face.look].gap, direction: direction)
    for part in face.leading { append(parts[part], frame: row.next(parts[part].size), to: &tree) }
    if texts[face.label].isEmpty { row.skipGap() }
    appendLabel(of: face, frame: row.next(text), to: &tree)
    for part in face.trailing { append(parts[part], frame: row.next(parts[part].size), to: &tree) }
  }

  /// Where a box of `size` stands in the space within an item, by the alignment of its label.
  private func place(
    _ size: Size, of face: ItemFace, in space: Rect, _ direction: LayoutDirection
  ) -> Rect {
    space.placing(
      size, leftShare: styles[face.look].leftShare, topShare: styles[face.look].topShare,
      direction: direction)
  }

  private func appendLabel(of face: ItemFace, frame: Rect, to tree: inout LayoutTree) {
    tree.appendLabel(
      face.label, frame: frame, leftShare: styles[face.look].leftShare,
      paint: styles[face.look].labelPaint)
  }

  private func append(_ part: ItemPart, frame: Rect, to tree: inout LayoutTree) {
    let node = LayoutNode(part.role, frame: frame, paint: part.paint, content: part.name)
    guard part.label >= 0 else { return tree.append(node) }
    tree.append(node) { tree in
      let box = Rect(size: frame.size).placing(
        tree.labels[part.label].text.size, leftShare: 0.5, topShare: 0.5, direction: .leftToRight)
      tree.appendLabel(part.label, frame: box, leftShare: 0.5, paint: part.labelPaint)
    }
  }
}

/// Hands out places in a row from its leading side on, each in the middle of the row's height.
private struct PartRow {
  let group: Rect
  let gap: Double
  let direction: LayoutDirection
  private var used = 0.0

  init(group: Rect, gap: Double, direction: LayoutDirection) {
    self.group = group
    self.gap = gap
    self.direction = direction
  }

  /// Goes back by a gap, for a label of no width.
  mutating func skipGap() { used -= gap }

  mutating func next(_ size: Size) -> Rect {
    let frame = Rect(
      x: used, y: (group.height - size.height) / 2, width: size.width, height: size.height)
    used += size.width + gap
    let placed = direction == .leftToRight ? frame : frame.mirrored(in: group.width)
    return placed.offset(by: group.origin)
  }
}

extension Rect {
  /// A box of `size` within this one: the free room is shared between left and right, top and
  /// bottom. What is too wide sticks out at the trailing side, what is too high at the bottom.
  func placing(
    _ size: Size, leftShare: Double, topShare: Double, direction: LayoutDirection
  ) -> Rect {
    let free = width - size.width
    let left = free >= 0 ? free * leftShare : direction == .leftToRight ? 0 : free
    let top = max(0, height - size.height) * topShare
    return Rect(origin: Point(x: x + left, y: y + top), size: size)
  }
}

extension Size {
  /// The greater of both in each direction.
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}
