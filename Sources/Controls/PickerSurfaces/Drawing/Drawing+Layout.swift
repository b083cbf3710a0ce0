import PickerControlBase
import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

extension MeasuredDrawing {
  /// Appends a layer and its items.
  ///
  /// - Parameters:
  ///   - frame: The drawing's content box, relative to the parent node.
  ///   - parts: The parts collected so far.
  func append(
    _ measured: MeasuredLayer, in frame: Rect, to tree: inout LayoutTree,
    _ parts: inout Parts
  ) {
    let box = frame.size
    var node = LayoutNode(.layer, frame: frame)
    if let id = parts.named(measured.layer.id) {
      node.id = Int32(truncatingIfNeeded: tree.add(id: id))
    }
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
      guard measured.layer.isRepeated else {
        return appendItems(of: measured, in: box, to: &tree, &parts)
      }
      appendCopies(of: measured, in: box, to: &tree, &parts)
    }
    parts.groups.removeLast()
  }

  /// Appends a layer for each copy of the items.
  private func appendCopies(
    of measured: MeasuredLayer, in box: Size, to tree: inout LayoutTree, _ parts: inout Parts
  ) {
    let (layer, isCopy) = (measured.layer, parts.isCopy)
    let repetition = layer.repetition
    let step = repetition.transform.about(layer.transformOrigin.point(in: Rect(size: box)))
    let paint = Int32(truncatingIfNeeded: tree.add(layer.clipPaint(in: box)))
    var effects = Effects(transform: layer.ownTransform(in: box), clips: layer.clip != nil)
    for number in 0..<min(repetition.count, Repetition.countRange.upperBound) {
      guard Budget.mayProceed else { break }
      var node = LayoutNode(
        .layer, frame: Rect(size: box), index: number, effects: tree.add(effects))
      node.paint = paint
      parts.isCopy = isCopy || number > 0
      tree.append(node) { appendItems(of: measured, in: box, to: &$0, &parts) }
      effects.transform = effects.transform.concatenating(step)
    }
    parts.isCopy = isCopy
  }

  private func appendItems(
    of measured: MeasuredLayer, in box: Size, to tree: inout LayoutTree, _ parts: inout Parts
  ) {
    for item in measured.items {
      guard Budget.mayProceed else { break }
      append(item, in: box, to: &tree, &parts)
    }
  }

  private func append(
    _ item: MeasuredLayer.Item, in box: Size, to tree: inout LayoutTree,
    _ parts: inout Parts
  ) {
    switch item {
    case .shape(let shape):
      tree.append(shape.figure, in: shape.frame(in: box), id: parts.named(shape.id))
    case .text(let item, let text):
      append(item, text, in: box, to: &tree, id: parts.named(item.id))
    case .image(let image): tree.append(image, in: box, id: parts.named(image.id))
    case .symbol(let symbol):
      let other =
        parts.layOut?(parts.symbols.count, symbol) ?? symbol.control.layout(within: symbol.proposal)
      parts.symbols.append(tree.nodes.count)
      tree.appendControl(at: symbol.path) { tree in
        tree.embed(
          other, at: symbol.symbol.place.frame(of: other.size, in: box).origin,
          prefix: symbol.described.container.id, &parts.names)
      }
    case .layer(let layer): append(layer, in: Rect(size: box), to: &tree, &parts)
    }
  }

  private func append(
    _ item: DrawingText, _ text: MeasuredText, in box: Size, to tree: inout LayoutTree,
    id: String?
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
    if let id { tree.nodes[position].id = Int32(truncatingIfNeeded: tree.add(id: id)) }
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
  fileprivate mutating func append(_ image: DrawingImage, in drawing: Size, id name: String?) {
    let box = image.place.frame(of: image.size, in: drawing)
    let picture = image.fit.frame(of: image.naturalSize ?? box.size, in: box)
    let content = add(
      ImageReference(
        href: image.href, size: image.naturalSize ?? box.size, description: image.description,
        loads: image.loads, fit: image.hasUnknownSize ? image.fit : nil))
    warn(ofPicture: image.href, problem: image.problem, id: image.id)
    let id = name.map { add(id: $0) } ?? -1
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

extension MeasuredDrawing.Parts {
  /// The id of what is drawn next: only the first copy of a layer has ids.
  fileprivate func named(_ id: String?) -> String? { isCopy ? nil : id }
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
  ///
  /// Copies have their own clip and its transform.
  fileprivate func paint(in box: Size) -> Paint {
    var paint = isRepeated ? Paint() : clipPaint(in: box)
    (paint.shadow, paint.opacity) = (shadow, opacity)
    return paint
  }

  fileprivate func effects(in box: Size) -> Effects {
    guard !isRepeated else { return Effects(blend: blend, filters: filters) }
    return Effects(
      transform: ownTransform(in: box), blend: blend, clips: clip != nil, filters: filters)
  }

  fileprivate var isRepeated: Bool { repetition.count > 1 }

  fileprivate func clipPaint(in box: Size) -> Paint {
    guard let clip else { return Paint() }
    let paths = clip.figure.paths(in: clip.frame(in: box))
    return Paint(path: Path(paths.flatMap { $0.elements }), fillRule: clip.figure.fillRule)
  }

  fileprivate func ownTransform(in box: Size) -> AffineTransform {
    transform == .identity
      ? transform : transform.about(transformOrigin.point(in: Rect(size: box)))
  }
}
