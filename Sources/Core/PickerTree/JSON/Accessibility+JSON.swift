import PickerGeometry
import PickerJSON

extension AriaRole: JSONReadable, JSONWritable {}

extension Accessibility: JSONRecord {
  package static var unread: Accessibility { Accessibility(.generic) }

  package static let fields = ValueFields<Accessibility>([
    Field("role", { $0.role }) { $0.role = $1 },
    Field("name", ifAny: { $0.name }) { $0.name = $1 },
    Field("language", ifAny: { $0.language }) { $0.language = $1 },
    .derived("states", AriaState.schema, { $0.states.isEmpty ? nil : $0.states }) { states, json in
      json.object { json in
        for state in states { state.write(to: &json) }
      }
    },
  ])
}

extension AriaState {
  fileprivate static var schema: JSONSchema {
    .object(
      [:],
      optional: [
        "multiselectable": .bool, "orientation": .words(of: Axis.self), "selected": .bool,
        "checked": .bool, "pressed": .bool, "current": .bool, "expanded": .bool, "disabled": .bool,
        "haspopup": .text, "keyshortcuts": .text, "roledescription": .text, "valuemin": .number,
        "valuemax": .number, "valuenow": .number, "valuetext": .text, "description": .text,
      ])
  }

  /// The name of the ARIA attribute without the prefix `aria-`.
  public var name: String { attribute.name }

  /// The value of the ARIA attribute, such as `true` or `horizontal`.
  public var value: String {
    switch attribute.value {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.decimalText(3)
    case .text(let text): text
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.key(name)
    switch attribute.value {
    case .flag(let flag): json.bool(flag)
    case .number(let number): json.number(number)
    case .text(let text): json.string(text)
    }
  }

  private enum AttributeValue {
    case flag(Bool)
    case number(Double)
    case text(String)
  }

  private var attribute: (name: String, value: AttributeValue) {
    switch self {
    case .multiselectable(let flag): ("multiselectable", .flag(flag))
    case .orientation(let axis): ("orientation", .text(axis.rawValue))
    case .selected(let flag): ("selected", .flag(flag))
    case .checked(let flag): ("checked", .flag(flag))
    case .pressed(let flag): ("pressed", .flag(flag))
    case .current(let flag): ("current", .flag(flag))
    case .haspopup(let kind): ("haspopup", .text(kind))
    case .expanded(let flag): ("expanded", .flag(flag))
    case .disabled(let flag): ("disabled", .flag(flag))
    case .keyshortcuts(let keys): ("keyshortcuts", .text(keys))
    case .roledescription(let text): ("roledescription", .text(text))
    case .valuemin(let number): ("valuemin", .number(number))
    case .valuemax(let number): ("valuemax", .number(number))
    case .valuenow(let number): ("valuenow", .number(number))
    case .valuetext(let text): ("valuetext", .text(text))
    case .description(let text): ("description", .text(text))
    }
  }
}
