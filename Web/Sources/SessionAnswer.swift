import PickerColor
import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerTree

/// Answers with what happened in a session. Whatever is nil, empty or false is left out.
struct SessionAnswer {
  func set(_ result: SessionResult) {
    var json = JSONWriter(pretty: false)
    result.write(to: &json)
    Answer.set(json.bytes)
  }

  func set(_ state: SessionState) {
    var json = JSONWriter(pretty: false)
    state.write(to: &json)
    Answer.set(json.bytes)
  }
}

extension SessionResult {
  /// Writes the result: `{"used": true, "target": {"role": "chip", "id": "tea"}, "selected": ["tea"]}`.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      if isUsed { json.member("used", bool: true) }
      target?.write(as: "target", to: &json)
      json.texts("selected", selected)
      json.texts("deselected", deselected)
      if let removed { json.member("removed", string: removed) }
      if movesFocus { json.member("movedFocus", bool: true) }
      if let isExpanded { json.member("expanded", bool: isExpanded) }
      refusal?.write(to: &json)
      if let stage { json.member("stage", string: stage.rawValue) }
      if let announcement { json.member("announcement", string: announcement) }
    }
  }
}

extension SessionState {
  /// Writes the state: `{"selection": ["tea"], "focus": {"role": "chip", "id": "tea"}}`.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      if let width = proposal.width { json.member("width", number: width) }
      if let height = proposal.height { json.member("height", number: height) }
      json.texts("selection", selection)
      focus?.write(as: "focus", to: &json)
      refusal?.write(to: &json)
      if let stage { json.member("stage", string: stage.rawValue) }
      if let isExpanded { json.member("expanded", bool: isExpanded) }
      color?.write(to: &json)
      if let offset {
        json.key("offset")
        json.array { json in
          json.number(offset.x)
          json.number(offset.y)
        }
      }
    }
  }
}

extension SessionTarget {
  fileprivate func write(as name: String, to json: inout JSONWriter) {
    json.key(name)
    json.object { json in
      json.member("role", string: role.rawValue)
      if let id { json.member("id", string: id) }
    }
  }
}

extension SessionRefusal {
  fileprivate func write(to json: inout JSONWriter) {
    json.key("refusal")
    json.object { json in
      if let control { json.member("control", string: control) }
      json.member("id", string: id)
      json.member("reason", string: reason.rawValue)
    }
  }
}

extension ColorValue {
  fileprivate func write(to json: inout JSONWriter) {
    json.key("color")
    json.object { json in
      json.member("hex", string: color.hex)
      json.member("space", string: space.rawValue)
      json.key("components")
      json.array { json in
        for component in components { json.number(component) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func texts(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    key(name)
    array { json in
      for text in texts { json.string(text) }
    }
  }
}
