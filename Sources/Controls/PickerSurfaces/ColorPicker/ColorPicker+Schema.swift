import PickerColor
import PickerJSON

extension ColorPickerID {
  /// The pattern of ids such as `hsba/canvas(hue,saturation)+slider(brightness)`; it does not check that every
  /// parameter appears once.
  static var schema: JSONSchema {
    let spaces = ColorSpace.allCases.map { $0.rawValue }.joined(separator: "|")
    return .text(matching: "^(\(spaces))/(\(Part.pattern))(\\+(\(Part.pattern)))*$")
  }
}

extension ColorPickerID.Part {
  /// The pattern of parts such as `slider(hue)`, with a parameter of any space.
  static var schema: JSONSchema { .text(matching: "^(\(pattern))$") }

  fileprivate static var pattern: String {
    let names = Parameter.Name.allCases.map { $0.rawValue }.joined(separator: "|")
    return ColorControl.SurfaceKind.allCases.map { kind in
      let list = Array(repeating: "(\(names))", count: kind.parameterCount).joined(separator: ",")
      return kind.rawValue + (list.isEmpty ? "(\\(\\))?" : "\\(\(list)\\)")
    }.joined(separator: "|")
  }
}

extension ColorValue {
  /// The schema of what `colorValue(in:)` accepts, in any space.
  static var schema: JSONSchema {
    .shared("colorValue") {
      let share = JSONSchema.number(in: 0...1)
      let named = Parameter.Name.allCases.map { name in
        (
          key: name.rawValue,
          schema: share.orNull.described(
            "The \(name.rawValue), 0 to 1; default: \(name == .alpha ? 1 : 0.5).")
        )
      }
      return .anyOf([.object(.init(named)), .list(of: share, count: 1...5), Color.schema])
    }
  }
}
