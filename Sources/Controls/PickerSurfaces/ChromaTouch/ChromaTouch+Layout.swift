import PickerColor
import PickerControlBase
import PickerGeometry
import PickerText
import PickerTree

extension MeasuredChromaTouch {
  func layout(within proposal: ProposedSize) -> LayoutTree {
    let scene = scene(in: proposal)
    let plan = scene.plan
    var tree = LayoutTree(type: ChromaTouch.type)
    tree.fonts = [control.font]
    tree.controlStates = [
      ControlState(color: control.value, stage: control.stage, transition: scene.transition)
    ]
    tree.appendRoot(.chromaTouch, of: control.container, size: plan.size, content: 0) { tree in
      let color = tree.add(Paint(fill: control.value.color))
      tree.append(
        LayoutNode(.swatch, frame: scene.swatch, id: tree.add(id: "swatch"), paint: color))
      for slider in plan.sliders.indices { append(slider, of: scene, to: &tree) }
      if let card = scene.card { appendCard(at: cardFrame(in: plan), seenAt: card, to: &tree) }
    }
    if scene.push != .zero { tree.nodes[0].effects = tree.effects.add(Effects(clips: true)) }
    return tree
  }

  private func append(_ slider: Int, of scene: ChromaTouchScene, to tree: inout LayoutTree) {
    let plan = scene.plan
    let parameter = control.parameters[slider]
    let node = LayoutNode(
      .slider, frame: plan.sliders[slider].offset(by: scene.push),
      id: tree.add(id: parameter.name.rawValue), index: slider,
      paint: tree.add(control.box.paint(in: control.container.direction ?? .leftToRight)))
    let label = plan.labelFrame(of: slider)
    tree.append(node) { tree in
      // A label that has left the control would be text outside of it.
      if label.offset(by: node.frame.origin).intersection(Rect(size: plan.size)) != nil {
        appendLabel(
          slider, in: label, id: parameter.name.rawValue, color: control.labelColor, to: &tree)
      }
      var field = plan.field(of: slider)
      (field.stroke, field.thumb) = (control.trackStroke, control.thumb)
      ColorSlider(parameter).append(control.value, in: field, to: &tree)
    }
  }

  /// Appends a label centred in a box, truncated where it does not fit.
  private func appendLabel(
    _ number: Int, in box: Rect, id: String, color: Color? = nil, to tree: inout LayoutTree
  ) {
    var text = labels[number]
    if !text.fits(in: box.width) {
      text = measurer.measureOne(control.request(texts[number], maxWidth: box.width))
    }
    tree.warn(of: text, id: id)
    let color = tree.add(Paint(fill: color ?? control.container.foreground ?? .black))
    tree.append(
      LayoutNode(
        .label, frame: Rect(center: box.center, size: text.size), paint: color,
        content: tree.labels.count))
    tree.labels.append(Label(showing: text, of: texts[number], font: 0))
  }
}

extension ChromaTouch {
  /// The bindings of the swatch (horizontally, vertically and by force) and of each slider.
  func bindings(of plan: ChromaTouchPlan) -> [ColorBinding] {
    [ColorBinding(parameters)]
      + plan.sliders.indices.map { slider in
        ColorBinding([parameters[slider]], isMirrored: plan.field(of: slider).isMirrored)
      }
  }
}

// The card.
extension MeasuredChromaTouch {
  /// Appends the card: a strip of the colour, the colour's name, and the three presets below each other.
  ///
  ///     ╭──────────────────────╮
  ///     │ ████████████████████ │  strip: inset 10, height 20
  ///     │  Your color: #40BFBF │
  ///     │ ╭────── Red ───────╮ │
  ///     │ ╭───── Green ──────╮ │
  ///     │ ╭────── Blue ──────╮ │
  ///     ╰──────────────────────╯
  private func appendCard(at frame: Rect, seenAt seen: Rect, to tree: inout LayoutTree) {
    let inset = MeasuredChromaTouch.cardInset
    let paint = Paint(
      fills: [.color(control.cardFill)], cornerRadius: CornerRadii(13),
      shadow: Shadow(color: Color.black.withAlpha(0.3), radius: 20, offset: Point(x: 0, y: 4)))
    var node = LayoutNode(.peek, frame: frame, id: tree.add(id: "peek"), paint: tree.add(paint))
    if seen != frame {
      node.effects = tree.effects.add(Effects(transform: frame.transform(to: seen)))
    }
    tree.append(node) { tree in
      let line = Rect(x: inset, y: inset, width: max(0, frame.width - 2 * inset), height: 0)
      var strip = line
      strip.height = MeasuredChromaTouch.stripHeight
      let color = tree.add(Paint(fill: control.value.color))
      tree.append(LayoutNode(.preview, frame: strip, id: tree.add(id: "strip"), paint: color))
      let titleBox = Rect(x: inset, y: titleTop, width: line.width, height: lineHeight)
      appendLabel(3, in: titleBox, id: "peek", to: &tree)
      for preset in 0..<3 {
        let top = firstRowTop + Double(preset) * (rowHeight + inset)
        append(
          preset, frame: Rect(x: inset, y: top, width: line.width, height: rowHeight), to: &tree)
      }
    }
  }

  /// The frame of the card at rest: centred, but never above the top edge.
  func cardFrame(in plan: ChromaTouchPlan) -> Rect {
    let inset = MeasuredChromaTouch.cardInset
    let width = max(0, min(MeasuredChromaTouch.cardWidth, plan.size.width - 2 * inset))
    let size = Size(width: width, height: firstRowTop + 3 * (rowHeight + inset))
    var frame = Rect(center: Rect(size: plan.size).center, size: size)
    frame.y = max(0, frame.y)
    return frame
  }

  private var lineHeight: Double { labels.map { $0.size.height }.max() ?? 0 }
  private var rowHeight: Double { lineHeight + 16 }
  private var titleTop: Double {
    MeasuredChromaTouch.cardInset * 2 + MeasuredChromaTouch.stripHeight
  }
  private var firstRowTop: Double { titleTop + lineHeight + MeasuredChromaTouch.cardInset }

  private static let cardWidth = 280.0
  private static let cardInset = 10.0
  private static let stripHeight = 20.0

  private func append(_ preset: Int, frame: Rect, to tree: inout LayoutTree) {
    let id = Touch.Target.presets[preset].rawValue
    let box = Paint(fills: [.color(control.presetFill)], cornerRadius: 8)
    let node = LayoutNode(
      .preset, frame: frame, id: tree.add(id: id), index: preset, paint: tree.add(box))
    tree.append(node) { tree in
      appendLabel(4 + preset, in: Rect(size: frame.size), id: id, to: &tree)
    }
  }
}

extension Rect {
  /// The transform about this rectangle's origin that maps it to another rectangle.
  fileprivate func transform(to other: Rect) -> AffineTransform {
    AffineTransform(
      a: width > 0 ? other.width / width : 1, b: 0, c: 0,
      d: height > 0 ? other.height / height : 1, tx: other.x - x, ty: other.y - y)
  }
}
