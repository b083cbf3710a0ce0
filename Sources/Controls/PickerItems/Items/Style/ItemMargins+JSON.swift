import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerSolver

extension ItemMargins: ScopedReadable {
  /// Reads a margin for all sides, or an object with any of the sides.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    switch json.kind {
    case .object:
      var sides = MarginsBySide()
      try MarginsBySide.fields.read(try json.object(), into: &sides, scope)
      set(.top, sides.top ?? sides.vertical)
      set(.leading, sides.leading ?? sides.horizontal)
      set(.bottom, sides.bottom ?? sides.vertical)
      set(.trailing, sides.trailing ?? sides.horizontal)
    case .number, .string:
      let all = try RelativeLength(reading: json, isMargin: true)
      for side in [FlowAutoMargins.top, .leading, .bottom, .trailing] { set(side, all) }
    default: throw json.unexpected("a number, a percentage, \"auto\" or an object of sides")
    }
  }

  package static var schema: JSONSchema {
    .shared("margin") {
      .anyOf([RelativeLength.schema(isMargin: true), MarginsBySide.fields.schema])
    }
  }

  private mutating func set(_ side: FlowAutoMargins, _ length: RelativeLength?) {
    guard let length else { return }
    if length == .auto { automatic.insert(side) }
    points.set(side, length.points ?? 0)
    percentages.set(side, length.percent ?? 0)
  }
}

extension Insets {
  fileprivate mutating func set(_ side: FlowAutoMargins, _ value: Double) {
    switch side {
    case .top: top = value
    case .leading: leading = value
    case .bottom: bottom = value
    default: trailing = value
    }
  }
}

/// Margins while they are read: a single side overrides the pair that contains it.
private struct MarginsBySide {
  var top: RelativeLength?
  var leading: RelativeLength?
  var bottom: RelativeLength?
  var trailing: RelativeLength?
  var horizontal: RelativeLength?
  var vertical: RelativeLength?

  static let fields = DocumentFields<MarginsBySide>([
    side("top") { $0.top = $1 }, side("leading") { $0.leading = $1 },
    side("bottom") { $0.bottom = $1 }, side("trailing") { $0.trailing = $1 },
    side("horizontal") { $0.horizontal = $1 }, side("vertical") { $0.vertical = $1 },
  ])

  private static func side(
    _ key: String, _ set: @escaping @Sendable (inout MarginsBySide, RelativeLength) -> Void
  ) -> DocumentField<MarginsBySide> {
    Field(key, schema: RelativeLength.schema(isMargin: true)) {
      (json, sides, _) throws(JSONError) in
      set(&sides, try RelativeLength(reading: json, isMargin: true))
    }.doc(
      "The margin on this side or these sides: points, a percentage of the container's width, or auto."
    )
  }
}
