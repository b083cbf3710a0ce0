import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerRendering
import PickerText
import PickerTree

extension ControlScript {
  /// Colour pickers: the components, and the parameters of each part.
  static let colors = ControlScript(kind: "colors") { data, placed, json in
    guard let colors = placed.control as? InteractiveColors else { return }
    data.needsEngine = true
    data.writeColors(colors, of: placed, to: &json)
  }
}

extension HTMLData {
  fileprivate mutating func writeColors(
    _ colors: InteractiveColors, of control: PlacedControl, to json: inout JSONWriter
  ) {
    guard let value = tree.color(of: tree.nodes[control.node]) else { return json.null() }
    json.object { json in
      writeHead(of: control, to: &json)
      json.member("space", string: value.space.rawValue)
      json.member("model", integer: ColorSpace.allCases.firstIndex(of: value.space) ?? 0)
      json.key("names")
      json.array { json in
        for parameter in value.space.parameters { json.string(parameter.name.rawValue) }
      }
      json.key("values")
      json.array { json in
        for component in value.components { json.number(component) }
      }
      json.key("parts")
      json.array { json in
        for (binding, position) in zip(colors.bindings, tree.children(of: control.node)) {
          write(binding, position, to: &json)
        }
      }
      if let stages = colors.stages {
        write(stages, of: control, to: &json)
      } else {
        writeCard(of: control, to: &json)
      }
      // Digits are in the font of the labels on the card.
      let font = colors.stages?.tree(isPopped: false).fonts.first ?? Font()
      write(colors.digits, in: font, of: control, to: &json)
    }
  }

  private func write(_ binding: ColorBinding, _ position: Int, to json: inout JSONWriter) {
    let node = tree.nodes[position]
    json.object { json in
      json.member("role", string: node.role.rawValue)
      json.member("node", integer: position)
      json.member("id", string: tree.id(of: node) ?? "")
      json.key("picks")
      json.array { json in
        for parameter in binding.parameters { json.integer(parameter.index) }
      }
      json.member("vertical", bool: binding.axis == .vertical)
      json.member("inverted", bool: binding.isInverted)
      json.member("mirrored", bool: binding.isMirrored)
      json.member("columns", integer: binding.columns)
      json.member("rows", integer: binding.rows)
      json.member("box", box: field(of: position))
      json.member("outer", box: frames[position])
      json.key("children")
      json.array { json in
        for child in tree.children(of: position) { writeChild(child, to: &json) }
      }
    }
  }

  /// Draws each digit at the origin, hidden, and writes its element and advance:
  /// `"digits":{"0":["d0-0",10.1], …}`.
  private mutating func write(
    _ digits: [MeasuredText], in font: Font, of control: PlacedControl, to json: inout JSONWriter
  ) {
    guard !digits.isEmpty else { return }
    // Only what is around them is hidden, so that they can be used elsewhere.
    drawing.body.begin("g", ["class": "off"])
    defer { drawing.body.end("g") }
    json.key("digits")
    json.object { json in
      for (number, (character, text)) in zip(InteractiveColors.digitCharacters, digits).enumerated()
      {
        guard let line = text.line(0) else { continue }
        let id = "d\(control.node)-\(number)"
        let origin = Point(x: 0, y: -line.baseline)
        let glyphs = drawing.letters(of: line, at: origin, in: font)
        drawing.body.add(SVGElement("g", ["id": .text(id)], glyphs))
        json.key(String(character))
        json.array { json in
          json.string(id)
          json.length(text.size.width)
        }
      }
    }
  }

  /// The frame of the track; the frame of the part where it has no separate track.
  private func field(of position: Int) -> Rect {
    let track = tree.children(of: position).first { tree.nodes[$0].role == .track }
    return tree.nodes[position].role == .palette ? frames[position] : frames[track ?? position]
  }

  /// Writes the frame of a part of a control, and its text where it has one.
  func writeChild(_ position: Int, to json: inout JSONWriter) {
    write(tree.nodes[position], of: tree, number: position, at: frames[position], to: &json)
  }

  /// Writes a node of this tree or another, identified by a number.
  private func write(
    _ node: LayoutNode, of tree: LayoutTree, number: Int, at frame: Rect, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("role", string: node.role.rawValue)
      json.member("node", integer: number)
      json.member("box", box: frame)
      if let label = tree.label(of: node), let line = label.text.line(0) {
        json.member("text", string: label.wording)
        label.wording.writeEnding(to: &json)
        json.member("size", number: tree.fonts[label.font].size)
        json.member("baseline", length: frame.y + line.baseline)
      }
      if let radius = tree.paint(of: node)?.cornerRadius.fitted(to: node.frame.size).uniform {
        json.member("radius", length: radius)
      }
    }
  }

  /// Writes the card of a control that shows it: its node, its label and its presets.
  private func writeCard(of control: PlacedControl, to json: inout JSONWriter) {
    guard let card = tree.children(of: control.node).first(where: { tree.nodes[$0].role == .peek })
    else { return }
    json.key("card")
    let part = tree.part(at: card, placedAt: frames[card].origin)
    write(part, from: card, isShown: true, to: &json)
  }
}

// Force stages.
extension HTMLData {
  /// Writes the lift threshold, the frame of the swatch alone, and the card, which is drawn hidden where it is not
  /// shown.
  private mutating func write(
    _ stages: any ColorStages, of control: PlacedControl, to json: inout JSONWriter
  ) {
    json.member("lift", number: stages.liftThreshold)
    json.member("box", box: frames[control.node])
    let origin = frames[control.node].origin
    if let swatch = stages.tree(isPopped: true).nodes.first(where: { $0.role == .swatch }) {
      json.member("whole", box: swatch.frame.offset(by: origin))
    }
    let here = tree.children(of: control.node).map { tree.nodes[$0].role }
    if here.contains(.peek) { return writeCard(of: control, to: &json) }
    guard here.contains(.slider) else { return }
    var other = stages.tree(isPopped: false)
    other.place(at: origin)
    assignIDs(to: &other, of: control)
    guard let card = other.children(of: 0).first(where: { other.nodes[$0].role == .peek }) else {
      return
    }
    let part = other.part(at: card, placedAt: other.absoluteFrames[card].origin)
    let first = nodeCount
    nodeCount += part.nodes.count
    drawing.draw(part) { position in
      ["id": "n\(first + position)"] + (position == 0 ? ["class": "off"] : [:])
    }
    json.key("card")
    write(part, from: first, isShown: false, to: &json)
  }

  /// Writes `{"node":7,"shown":true,"box":[…],"label":{…},"presets":[{"node":9,"box":[…],"name":"Red"}, …]}`; the nodes of the card
  /// are numbered from `first`.
  private func write(
    _ card: LayoutTree, from first: Int, isShown: Bool, to json: inout JSONWriter
  ) {
    let boxes = card.absoluteFrames
    let accessibility = card.accessibility()
    json.object { json in
      json.member("node", integer: first)
      json.member("shown", bool: isShown)
      json.member("box", box: boxes[0])
      if let label = card.children(of: 0).first(where: { card.nodes[$0].role == .label }) {
        json.key("label")
        write(card.nodes[label], of: card, number: first + label, at: boxes[label], to: &json)
      }
      json.key("presets")
      json.array { json in
        for preset in card.children(of: 0) where card.nodes[preset].role == .preset {
          json.object { json in
            json.member("node", integer: first + preset)
            json.member("box", box: boxes[preset])
            json.member("name", string: accessibility[preset].name ?? "")
          }
        }
      }
    }
  }
}

extension String {
  /// Writes the number at the end of the text, such as `#40BFBF`, `0.500` or `66 %`, as positions in
  /// `InteractiveColors.digitCharacters`, and the text before it: `"head":"Saturation ","tail":[6,6,20,19]`.
  fileprivate func writeEnding(to json: inout JSONWriter) {
    let (head, number) = splitAtNumber
    let digits = Array(InteractiveColors.digitCharacters)
    json.member("head", string: head)
    json.key("tail")
    json.array { json in
      for letter in number { json.integer(digits.firstIndex(of: letter) ?? digits.count) }
    }
  }
}
