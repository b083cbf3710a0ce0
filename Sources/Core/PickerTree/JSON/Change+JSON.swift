import PickerJSON
import PickerLimits

extension Change {
  /// Writes changes as one JSON object. Once the current `Budget` is exceeded, the remaining ones are left out.
  package static func write(_ changes: [Change], to json: inout JSONWriter) {
    json.object { json in
      json.key("changes")
      json.array { json in
        for change in changes where Budget.allows(bytes: json.count) { change.write(to: &json) }
      }
    }
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", string: id)
      json.key("change")
      json.array(inline: true) { json in
        for (name, kind) in Kinds.named where kinds.contains(kind) { json.string(name) }
      }
      from?.write("from", to: &json)
      to?.write("to", to: &json)
    }
  }
}

extension Change.NodePlace {
  fileprivate func write(_ key: String, to json: inout JSONWriter) {
    json.key(key)
    json.object(inline: true) { json in
      json.key("frame")
      frame.write(to: &json)
      if let row {
        json.member("row", integer: row)
      }
    }
  }
}
