import PickerColor
import PickerGeometry
import PickerJSON

extension Paint {
  static var schema: JSONSchema {
    .shared("treePaint") {
      .object(
        [:],
        optional: [
          "fill": .anyOf([Fill.schema, .list(of: Fill.schema)]), "stroke": Stroke.schema,
          "cornerRadius": CornerRadii.schema, "shadow": Shadow.schema, "opacity": .share,
          "path": .text, "fillRule": .words(of: FillRule.self),
        ])
    }
  }

  func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      if !fills.isEmpty {
        json.key("fill")
        fills.write(to: &json)
      }
      if let stroke {
        json.key("stroke")
        stroke.write(to: &json)
      }
      if cornerRadius != .zero {
        json.key("cornerRadius")
        cornerRadius.write(to: &json)
      }
      if let shadow {
        json.key("shadow")
        shadow.write(to: &json)
      }
      if opacity != 1 {
        json.key("opacity")
        json.number(opacity)
      }
      writePath(to: &json)
    }
  }

  private func writePath(to json: inout JSONWriter) {
    guard let path else { return }
    json.key("path")
    json.string(path.svgData(decimals: 4))
    guard fillRule != .nonZero else { return }
    json.key("fillRule")
    json.string(fillRule.rawValue)
  }
}

extension [Fill] {
  fileprivate func write(to json: inout JSONWriter) {
    if count == 1 {
      self[0].write(to: &json)
    } else {
      json.array(inline: true) { json in
        for fill in self { fill.write(to: &json) }
      }
    }
  }
}

extension CornerRadii {
  fileprivate static var schema: JSONSchema {
    .anyOf([.extent, .list(of: .extent, count: 4...4)])
  }

  /// One number, or four clockwise from the top left.
  fileprivate func write(to json: inout JSONWriter) {
    if let uniform { return json.length(uniform) }
    json.array(inline: true) { json in
      for radius in [topLeft, topRight, bottomRight, bottomLeft] { json.length(radius) }
    }
  }
}

extension Stroke {
  fileprivate static var schema: JSONSchema {
    .object(
      ["fill": Fill.schema, "width": .extent],
      optional: [
        "cap": .words(of: Cap.self), "join": .words(of: Join.self), "dash": .list(of: .extent),
      ])
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("fill")
      fill.write(to: &json)
      json.key("width")
      json.length(width)
      if cap != .butt {
        json.key("cap")
        json.string(cap.rawValue)
      }
      if join != .miter {
        json.key("join")
        json.string(join.rawValue)
      }
      if !dash.isEmpty {
        json.key("dash")
        json.array(inline: true) { json in
          for length in dash { json.length(length) }
        }
      }
    }
  }
}

extension Shadow {
  fileprivate static var schema: JSONSchema {
    .object(["color": Color.schema, "radius": .extent, "x": .number, "y": .number])
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("color")
      json.string(color.hex)
      json.key("radius")
      json.length(radius)
      json.key("x")
      json.length(offset.x)
      json.key("y")
      json.length(offset.y)
    }
  }
}
