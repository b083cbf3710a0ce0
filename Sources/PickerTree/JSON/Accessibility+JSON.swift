import PickerGeometry
import PickerJSON

extension Accessibility {
  func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("role", string: role.rawValue)
      if let name {
        json.member("name", string: name)
      }
      guard !states.isEmpty else { return }
      json.key("states")
      json.object { json in
        for state in states { state.write(to: &json) }
      }
    }
  }
}

extension Accessibility {
  static var schema: JSONSchema {
    .object(
      ["role": .words(of: AriaRole.self)], optional: ["name": .text, "states": AriaState.schema])
  }
}

extension AriaState {
  fileprivate static var schema: JSONSchema {
    .object(
      [:],
      optional: [
        "multiselectable": .bool, "orientation": .words(of: Axis.self), "selected": .bool,
        "checked": .bool, "pressed": .bool, "current": .bool, "expanded": .bool, "disabled": .bool,
        "haspopup": .text, "keyshortcuts": .text, "roledescription": .text, "valuemin": .number,
        "valuemax": .number, "valuenow": .number, "valuetext": .text,
      ])
  }

  /// The value of the ARIA attribute, such as `true` or `horizontal`.
  public var value: String {
    switch self {
    case .multiselectable(let flag), .selected(let flag), .checked(let flag), .pressed(let flag),
      .current(let flag), .expanded(let flag), .disabled(let flag):
      flag ? "true" : "false"
    case .orientation(let axis): axis.rawValue
    case .haspopup(let text), .keyshortcuts(let text), .roledescription(let text),
      .valuetext(let text):
      text
    case .valuemin(let number), .valuemax(let number), .valuenow(let number):
      number.decimalText(3)
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.key(name)
    switch self {
    case .multiselectable(let flag), .selected(let flag), .checked(let flag), .pressed(let flag),
      .current(let flag), .expanded(let flag), .disabled(let flag):
      json.bool(flag)
    case .valuemin(let number), .valuemax(let number), .valuenow(let number): json.number(number)
    case .orientation, .haspopup, .keyshortcuts, .roledescription, .valuetext: json.string(value)
    }
  }

  /// The name of the ARIA attribute without the prefix `aria-`.
  public var name: String {
    switch self {
    case .multiselectable: "multiselectable"
    case .orientation: "orientation"
    case .selected: "selected"
    case .checked: "checked"
    case .pressed: "pressed"
    case .current: "current"
    case .haspopup: "haspopup"
    case .expanded: "expanded"
    case .disabled: "disabled"
    case .keyshortcuts: "keyshortcuts"
    case .roledescription: "roledescription"
    case .valuemin: "valuemin"
    case .valuemax: "valuemax"
    case .valuenow: "valuenow"
    case .valuetext: "valuetext"
    }
  }
}
