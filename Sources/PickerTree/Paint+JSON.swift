import PickerColor
import PickerJSON

extension Paint {
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
      if cornerRadius != 0 {
        json.key("cornerRadius")
        json.length(cornerRadius)
      }
      if let shadow {
        json.key("shadow")
        shadow.write(to: &json)
      }
    }
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

extension Fill {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .color(let color): json.string(color.hex)
    }
  }
}

extension Stroke {
  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("fill")
      fill.write(to: &json)
      json.key("width")
      json.length(width)
    }
  }
}

extension Shadow {
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
