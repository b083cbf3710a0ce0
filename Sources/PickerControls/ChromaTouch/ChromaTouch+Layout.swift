import PickerColor
import PickerGeometry
import PickerText
import PickerTree

extension MeasuredChromaTouch {
  func layout(within room: Room) -> LayoutTree {
    let plan = ChromaTouchPlan(control, in: room)
    var tree = LayoutTree(type: ChromaTouch.type)
    tree.fonts = [control.font]
    tree.colors = [control.value]
    tree.live = [LiveControl(.colors(control.bindings(of: plan), digits: digits))]
    tree.appendRoot(.chromaTouch, of: control.container, size: plan.size, content: 0) { tree in
      let color = tree.add(Paint(fill: control.value.color))
      tree.append(
        LayoutNode(.swatch, frame: plan.swatch, id: tree.add(id: "swatch"), paint: color))
      for slider in plan.sliders.indices { append(slider, of: plan, to: &tree) }
      if control.isPeeking, !control.isPopped { appendCard(in: plan, to: &tree) }
    }
    return tree
  }

  private func append(_ slider: Int, of plan: ChromaTouchPlan, to tree: inout LayoutTree) {
    let parameter = control.parameters[slider]
    let box = Paint(stroke: Stroke(fill: .color(.pickerBlue), width: 2), cornerRadius: 5)
    let node = LayoutNode(
      .slider, frame: plan.sliders[slider], id: tree.add(id: parameter.name.rawValue),
      index: slider, paint: tree.add(box))
    tree.append(node) { tree in
      appendLabel(slider, in: plan.labelRoom(of: slider), id: parameter.name.rawValue, to: &tree)
      ColorSlider(parameter).append(control.value, in: plan.field(of: slider), to: &tree)
    }
  }

  /// Adds a text in the middle of a room, cut where it does not fit.
  private func appendLabel(_ number: Int, in room: Rect, id: String, to tree: inout LayoutTree) {
    var text = labels[number]
    if !text.size.width.fits(in: room.width) {
      text = measurer.measureOne(control.request(texts[number], maxWidth: room.width))
    }
    tree.warn(of: text, id: id)
    let black = tree.add(Paint(fill: .black))
    tree.append(
      LayoutNode(
        .label, frame: Rect(center: room.center, size: text.size), paint: black,
        content: tree.labels.count))
    tree.labels.append(Label(showing: text, of: texts[number], font: 0))
  }
}

extension ChromaTouch {
  /// What is picked on the swatch, across, down and by force, and on each of the sliders.
  fileprivate func bindings(of plan: ChromaTouchPlan) -> [ColorBinding] {
    [ColorBinding(parameters)]
      + plan.sliders.indices.map { slider in
        ColorBinding([parameters[slider]], isMirrored: plan.field(of: slider).isMirrored)
      }
  }
}

// The card.
extension MeasuredChromaTouch {
  /// The strip of the colour, the colour's name, and the three actions beneath each other.
  ///
  ///     ╭──────────────────────╮
  ///     │ ████████████████████ │  the strip: 10 from the edges, 20 high
  ///     │  Your color: 40BFBF  │
  ///     │ ╭────── Red ───────╮ │
  ///     │ ╭───── Green ──────╮ │
  ///     │ ╭────── Blue ──────╮ │
  ///     ╰──────────────────────╯
  private func appendCard(in plan: ChromaTouchPlan, to tree: inout LayoutTree) {
    let lineHeight = labels.map(\.size.height).max() ?? 0
    let rowHeight = lineHeight + 16
    let inset = MeasuredChromaTouch.cardInset
    let title = inset * 2 + MeasuredChromaTouch.stripHeight
    let firstRow = title + lineHeight + inset
    let width = max(0, min(MeasuredChromaTouch.cardWidth, plan.size.width - 2 * inset))
    let size = Size(width: width, height: firstRow + 3 * (rowHeight + inset))
    var frame = Rect(center: Rect(size: plan.size).center, size: size)
    frame.y = max(0, frame.y)
    let paint = Paint(
      fills: [.color(.white)], cornerRadius: CornerRadii(13),
      shadow: Shadow(color: Color.black.withAlpha(0.3), radius: 20, offset: Point(x: 0, y: 4)))
    tree.append(LayoutNode(.peek, frame: frame, id: tree.add(id: "peek"), paint: tree.add(paint))) {
      tree in
      let line = Rect(x: inset, y: inset, width: max(0, width - 2 * inset), height: 0)
      var strip = line
      strip.height = MeasuredChromaTouch.stripHeight
      let color = tree.add(Paint(fill: control.value.color))
      tree.append(LayoutNode(.preview, frame: strip, id: tree.add(id: "strip"), paint: color))
      let room = Rect(x: inset, y: title, width: line.width, height: lineHeight)
      appendLabel(3, in: room, id: "peek", to: &tree)
      for preset in 0..<3 {
        let top = firstRow + Double(preset) * (rowHeight + inset)
        append(
          preset, frame: Rect(x: inset, y: top, width: line.width, height: rowHeight), to: &tree)
      }
    }
  }

  private static let cardWidth = 280.0
  private static let cardInset = 10.0
  private static let stripHeight = 20.0

  private func append(_ preset: Int, frame: Rect, to tree: inout LayoutTree) {
    let id = Touch.Target.presets[preset].rawValue
    let box = Paint(fills: [.color(Color(white: 0.92))], cornerRadius: 8)
    let node = LayoutNode(
      .preset, frame: frame, id: tree.add(id: id), index: preset, paint: tree.add(box))
    tree.append(node) { tree in
      appendLabel(4 + preset, in: Rect(size: frame.size), id: id, to: &tree)
    }
  }
}
