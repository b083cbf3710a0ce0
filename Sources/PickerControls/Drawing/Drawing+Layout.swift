import PickerGeometry
import PickerText
import PickerTree

extension MeasuredDrawing {
  /// Appends a layer and its items.
  ///
  /// - Parameters:
  ///   - frame: The drawing's content box, relative to the parent node.
  ///   - parts: What was found so far.
  func append(
    _ measured: MeasuredLayer, in frame: Rect, to tree: inout LayoutTree,
    _ parts: inout Parts
  ) {
    let box = frame.size
    var node = LayoutNode(.layer, frame: frame)
    if let id = measured.layer.id { node.id = Int32(truncatingIfNeeded: tree.add(id: id)) }
    node.paint = Int32(truncatingIfNeeded: tree.add(measured.layer.paint(in: box)))
    var effects = measured.layer.effects(in: box)
    if let movable = measured.layer.movable(at: tree.nodes.count, in: parts.groups) {
      let offset = offsets[parts.movable.count] ?? .zero
      effects.transform = effects.transform.concatenating(AffineTransform(translation: offset))
      parts.movable.append(movable)
    }
    node.effects = Int32(truncatingIfNeeded: tree.add(effects))
    parts.groups.append(measured.layer.dragGroup)
    tree.append(node) { tree in
      for item in measured.items { append(item, in: box, to: &tree, &parts) }
    }
    parts.groups.removeLast()
  }

  private func append(
    _ item: MeasuredLayer.Item, in box: Size, to tree: inout LayoutTree,
    _ parts: inout Parts
  ) {
    switch item {
    case .shape(let shape):
      tree.append(shape.figure, in: shape.frame(in: box), id: shape.id)
    case .text(let item, let text): append(item, text, in: box, to: &tree)
    case .image(let image): tree.append(image, in: box)
    case .symbol(let symbol):
      let other =
        parts.layOut?(parts.symbols.count, symbol) ?? symbol.control.layout(within: symbol.proposal)
      parts.symbols.append(tree.nodes.count)
      tree.embed(
        other, at: symbol.symbol.place.frame(of: other.size, in: box).origin,
        prefix: symbol.described.container.id, &parts.names)
    case .layer(let layer): append(layer, in: Rect(size: box), to: &tree, &parts)
    }
  }

  private func append(
    _ item: DrawingText, _ text: MeasuredText, in box: Size, to tree: inout LayoutTree
  ) {
    tree.fonts.append(drawing.font(of: item))
    tree.labels.append(Label(showing: text, of: item.text, font: tree.fonts.count - 1))
    tree.warn(of: text, id: item.id)
    let direction = drawing.container.textDirection ?? text.direction ?? .leftToRight
    let position = tree.nodes.count
    tree.appendLabel(
      tree.labels.count - 1, frame: item.place.frame(of: text.size, in: box),
      leftShare: item.alignment.leftShare(in: direction),
      paint: tree.add(Paint(fills: item.fills, shadow: item.shadow, opacity: item.opacity)))
    if let id = item.id { tree.nodes[position].id = Int32(truncatingIfNeeded: tree.add(id: id)) }
  }
}

extension LayoutTree {
  /// Adds effects to the table.
  ///
  /// - Returns: Their index; -1 if they have no effect.
  fileprivate mutating func add(_ effects: Effects) -> Int {
    guard effects != Effects() else { return -1 }
    self.effects.append(effects)
    return self.effects.count - 1
  }

  /// Appends an image; where it overflows its box, in a layer that clips it.
  fileprivate mutating func append(_ image: DrawingImage, in drawing: Size) {
    let box = image.place.frame(of: image.size, in: drawing)
    let picture = image.fit.frame(of: image.naturalSize ?? box.size, in: box)
    let content = add(
      ImageReference(
        href: image.href, size: image.naturalSize ?? box.size, description: image.description,
        loads: image.loads, fit: image.hasUnknownSize ? image.fit : nil))
    warn(ofPicture: image.href, problem: image.problem, id: image.id)
    let id = image.id.map { add(id: $0) } ?? -1
    guard picture.isBeyond(box) else {
      return append(LayoutNode(.image, frame: picture, id: id, content: content))
    }
    append(LayoutNode(.layer, frame: box, effects: add(Effects(clips: true)))) { tree in
      tree.append(
        LayoutNode(
          .image, frame: picture.offset(by: .zero - box.origin), id: id, content: content))
    }
  }
}

extension Rect {
  /// Whether this rectangle extends beyond another, rounding errors aside.
  fileprivate func isBeyond(_ box: Rect) -> Bool {
    let slack = 1e-9 * max(1, box.width, box.height)
    return minX < box.minX - slack || minY < box.minY - slack || maxX > box.maxX + slack
      || maxY > box.maxY + slack
  }
}

extension DrawingLayer {
  /// The layer with its node at a position, if it can move. One of a group moves within another one of that group already.
  ///
  /// - Parameter groups: The groups of the layers that it is in.
  fileprivate func movable(at position: Int, in groups: [String?]) -> MovableLayer? {
    let group = dragGroup.flatMap { groups.contains($0) ? nil : $0 }
    guard isDraggable || group != nil else { return nil }
    return MovableLayer(
      position: position, isDraggable: isDraggable, returnsBelow: returnsBelow, group: group)
  }

  /// The clip path and the opacity of the layer.
  fileprivate func paint(in box: Size) -> Paint {
    guard let clip else { return Paint(shadow: shadow, opacity: opacity) }
    let paths = clip.figure.paths(in: clip.frame(in: box))
    return Paint(
      shadow: shadow, opacity: opacity, path: Path(paths.flatMap { $0.elements }),
      fillRule: clip.figure.fillRule)
  }

  fileprivate func effects(in box: Size) -> Effects {
    let origin = transformOrigin.point(in: Rect(size: box))
    return Effects(
      transform: transform == .identity ? transform : transform.about(origin), blend: blend,
      clips: clip != nil, filters: filters)
  }
}
