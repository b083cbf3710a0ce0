import PickerColor
import PickerGeometry
import PickerJSON
import PickerText

extension LayoutTree {
  /// This tree as JSON; see the article *JSONFormat*.
  ///
  /// - Parameter pretty: Indented by two spaces, with small objects on one line; else without any
  ///   white space.
  /// - Complexity: O(*n*).
  public func json(pretty: Bool = true) -> [UInt8] {
    var json = JSONWriter(pretty: pretty)
    write(to: &json)
    return json.bytes
  }

  /// Writes this tree as one JSON object.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("version")
      json.integer(1)
      json.key("type")
      json.string(type)
      json.key("size")
      size.write(to: &json)
      if !nodes.isEmpty {
        json.key("root")
        let told = detail.contains(.accessibility) ? accessibility() : []
        writeNode(0, told: told, to: &json)
      }
      if detail.contains(.hits) { writeHits(to: &json) }
      if detail.contains(.navigation) { writeNavigation(to: &json) }
      writeQuestions(to: &json)
      if let transition {
        json.key("transition")
        transition.write(to: &json)
      }
      if !warnings.isEmpty { writeWarnings(to: &json) }
    }
  }

  private func writeNode(_ position: Int, told: [Accessibility], to json: inout JSONWriter) {
    let node = nodes[position]
    json.object { json in
      json.key("role")
      json.string(node.role.rawValue)
      writeIdentity(of: node, to: &json)
      if !told.isEmpty { told[position].write(to: &json) }
      json.key("frame")
      node.frame.write(to: &json)
      if let paint = paint(of: node) {
        json.key("paint")
        paint.write(to: &json)
      }
      effects(of: node)?.write(to: &json)
      segmentedState(of: node)?.write(to: &json, isRoot: position == 0)
      carouselState(of: node)?.write(to: &json)
      if node.id >= 0, Int(node.id) < reserved.count, let size = reserved[Int(node.id)] {
        json.key("reserved")
        size.write(to: &json)
      }
      writeContent(of: node, to: &json)
      writeChildren(of: position, told: told, to: &json)
    }
  }

  private func writeIdentity(of node: LayoutNode, to json: inout JSONWriter) {
    if let id = id(of: node) {
      json.key("id")
      json.string(id)
    }
    if node.index >= 0 {
      json.key("index")
      json.integer(Int(node.index))
    }
    if node.role.isSelectable {
      json.key("selected")
      json.bool(node.state.contains(.selected))
      json.key("enabled")
      json.bool(!node.state.contains(.disabled))
    } else if node.state.contains(.selected) {
      json.key("selected")
      json.bool(true)
    }
    if node.minTarget >= 0 {
      json.key("minTarget")
      json.length(Double(node.minTarget))
    }
  }

  private func writeContent(of node: LayoutNode, to json: inout JSONWriter) {
    overflow(of: node)?.write(to: &json)
    if let name = name(of: node) {
      json.key("name")
      json.string(name)
    }
    image(of: node)?.write(to: &json)
    if let color = color(of: node) {
      json.key("color")
      color.write(to: &json)
    }
    guard let label = label(of: node) else { return }
    let line = drawnLine(of: node)
    if node.role == .line {
      line?.write(to: &json)
    } else {
      label.write(to: &json, font: fonts[label.font])
    }
    if detail.contains(.glyphs) { line?.writeGlyphs(to: &json) }
  }

  private func writeChildren(
    of position: Int, told: [Accessibility], to json: inout JSONWriter
  ) {
    guard Int(nodes[position].end) > position + 1 else { return }
    json.key("children")
    json.array { json in
      for child in children(of: position) { writeNode(child, told: told, to: &json) }
    }
  }

  private func writeQuestions(to json: inout JSONWriter) {
    if let trace {
      json.key("trace")
      json.array { json in
        for rowBreak in trace { rowBreak.write(to: &json) }
      }
    }
    if let breakpoints {
      json.key("breakpoints")
      breakpoints.write(to: &json)
    }
  }

  private func writeWarnings(to json: inout JSONWriter) {
    json.key("warnings")
    json.array { json in
      for warning in warnings { warning.write(to: &json) }
    }
  }
}

extension Size {
  func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("width")
      json.length(width)
      json.key("height")
      json.length(height)
    }
  }
}

extension Rect {
  func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("x")
      json.length(x)
      json.key("y")
      json.length(y)
      json.key("width")
      json.length(width)
      json.key("height")
      json.length(height)
    }
  }
}

extension ColorValue {
  /// `{"space": "hsba", "values": {"hue": 0.5, …}, "hex": "#40BFBF"}`
  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("space")
      json.string(space.rawValue)
      json.key("values")
      json.object(inline: true) { json in
        for parameter in space.parameters {
          json.key(parameter.name.rawValue)
          json.number(self[parameter])
        }
      }
      json.key("hex")
      json.string(color.hex)
    }
  }
}

extension ImageReference {
  fileprivate func write(to json: inout JSONWriter) {
    json.key("href")
    json.string(href)
    json.key("naturalSize")
    size.write(to: &json)
    guard let description else { return }
    json.key("description")
    json.string(description)
  }
}

extension Overflow {
  fileprivate func write(to json: inout JSONWriter) {
    json.key("hiddenCount")
    json.integer(hiddenIDs.count)
    json.key("hiddenIDs")
    json.array(inline: true) { json in
      for id in hiddenIDs { json.string(id) }
    }
  }
}

extension Warning {
  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("code")
      json.string(code.rawValue)
      if let id {
        json.key("id")
        json.string(id)
      }
      json.key("message")
      json.string(message)
    }
  }
}
