import PickerColor
import PickerGeometry
import PickerJSON
import PickerText
import PickerTree

// Controls on which a colour is picked: the numbers, and what each part picks.
extension HTMLData {
  mutating func writeColors(
    _ bindings: [ColorBinding], _ digits: [MeasuredText], of control: LiveControl,
    to json: inout JSONWriter
  ) {
    guard let value = tree.color(of: tree.nodes[control.node]) else { return json.null() }
    json.object { json in
      writeHead("colors", of: control, to: &json)
      json.key("space")
      json.string(value.space.rawValue)
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
        for (binding, position) in zip(bindings, tree.children(of: control.node)) {
          write(binding, position, to: &json)
        }
      }
      writeCard(of: control, to: &json)
      write(digits, of: control, to: &json)
    }
  }

  private func write(_ binding: ColorBinding, _ position: Int, to json: inout JSONWriter) {
    let node = tree.nodes[position]
    json.object { json in
      json.key("role")
      json.string(node.role.rawValue)
      json.key("node")
      json.integer(position)
      json.key("id")
      json.string(tree.id(of: node) ?? "")
      json.key("picks")
      json.array { json in
        for parameter in binding.parameters { json.integer(parameter.index) }
      }
      json.key("vertical")
      json.bool(binding.axis == .vertical)
      json.key("mirrored")
      json.bool(binding.isMirrored)
      json.key("columns")
      json.integer(binding.columns)
      json.key("rows")
      json.integer(binding.rows)
      json.key("box")
      json.box(field(of: position))
      json.key("children")
      json.array { json in
        for child in tree.children(of: position) { writeChild(child, to: &json) }
      }
    }
  }

  /// Draws each digit at the origin, hidden: `"digits":{"0":["d0-0",10.1], …}` with its advance.
  private mutating func write(
    _ digits: [MeasuredText], of control: LiveControl, to json: inout JSONWriter
  ) {
    guard !digits.isEmpty else { return }
    json.key("digits")
    json.object { json in
      for (number, (character, text)) in zip(LiveControl.digits, digits).enumerated() {
        guard let line = text.line(0) else { continue }
        let id = "d\(control.node)-\(number)"
        let origin = Point(x: 0, y: -line.baseline)
        let glyphs = drawing.letters(of: line, at: origin, in: Font())
        drawing.body += "<g id=\"\(id)\" class=\"off\">\n\(glyphs)</g>\n"
        json.key(String(character))
        json.array { json in
          json.string(id)
          json.length(text.size.width)
        }
      }
    }
  }

  /// The track, if it is not all of the part.
  private func field(of position: Int) -> Rect {
    let track = tree.children(of: position).first { tree.nodes[$0].role == .track }
    return tree.nodes[position].role == .palette ? frames[position] : frames[track ?? position]
  }

  /// Writes where a part of a control is, and its text where it has one.
  func writeChild(_ position: Int, to json: inout JSONWriter) {
    let node = tree.nodes[position]
    json.object { json in
      json.key("role")
      json.string(node.role.rawValue)
      json.key("node")
      json.integer(position)
      json.key("box")
      json.box(frames[position])
      if let label = tree.label(of: node), let line = label.text.line(0) {
        json.key("text")
        json.string(label.fullText ?? label.text.text)
        json.key("size")
        json.number(tree.fonts[label.font].size)
        json.key("baseline")
        json.length(frames[position].y + line.baseline)
      }
      if let radius = tree.paint(of: node)?.cornerRadius.fitted(to: node.frame.size).uniform {
        json.key("radius")
        json.length(radius)
      }
    }
  }

  /// The card of a ``Role/chromaTouch``, if it is shown: its node, its strip and its presets.
  private func writeCard(of control: LiveControl, to json: inout JSONWriter) {
    guard let card = tree.children(of: control.node).first(where: { tree.nodes[$0].role == .peek })
    else { return }
    json.key("card")
    json.object { json in
      json.key("node")
      json.integer(card)
      if let label = tree.children(of: card).first(where: { tree.nodes[$0].role == .label }) {
        json.key("label")
        writeChild(label, to: &json)
      }
      json.key("presets")
      json.array { json in
        for child in tree.children(of: card) where tree.nodes[child].role == .preset {
          json.integer(child)
        }
      }
    }
  }
}
