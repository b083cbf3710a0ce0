import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerSolver

extension ItemMargins: ScopedReadable, ScopedWritable {
  /// Reads a margin for all sides, or an object with any of the sides.
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    switch json.kind {
    case .object:
      var lengths = LengthsBySide<RelativeLength>()
      try ItemMargins.fields.read(try json.object(), into: &lengths, scope)
      let sides = lengths.sides
      set(.top, sides.top)
      set(.leading, sides.leading)
      set(.bottom, sides.bottom)
      set(.trailing, sides.trailing)
    case .number, .string:
      let all = try RelativeLength(reading: json, isMargin: true)
      for side in [FlowAutoMargins.top, .leading, .bottom, .trailing] { set(side, all) }
    default: throw json.unexpected("a number, a percentage, \"auto\" or an object of sides")
    }
  }

  /// Writes the margin of all sides, or an object of those that have one.
  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    let sides = [FlowAutoMargins.top, .leading, .bottom, .trailing].map(length)
    if sides.allSatisfy({ $0 == sides[0] }) { return sides[0].write(to: &json) }
    let lengths = LengthsBySide(
      top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    json.object {
      ItemMargins.fields.writeChanges(of: lengths, from: LengthsBySide(), scope, to: &$0)
    }
  }

  private func length(_ side: FlowAutoMargins) -> RelativeLength {
    if automatic.contains(side) { return .auto }
    let percent = percentages.side(side)
    return percent == 0 ? .points(points.side(side)) : .percent(percent)
  }

  package static var schema: JSONSchema {
    .shared("margin") {
      .anyOf([RelativeLength.schema(isMargin: true), fields.schema])
    }
  }

  private static let fields = LengthsBySide.fields(
    schema: RelativeLength.schema(isMargin: true),
    "The margin on this side or these sides: points, a percentage of the container's width, or auto."
  ) { (json) throws(JSONError) in try RelativeLength(reading: json, isMargin: true) }

  private mutating func set(_ side: FlowAutoMargins, _ length: RelativeLength?) {
    guard let length else { return }
    if length == .auto { automatic.insert(side) }
    points.set(side, length.points ?? 0)
    percentages.set(side, length.percent ?? 0)
  }
}

extension Insets {
  fileprivate func side(_ side: FlowAutoMargins) -> Double {
    switch side {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    default: trailing
    }
  }

  fileprivate mutating func set(_ side: FlowAutoMargins, _ value: Double) {
    switch side {
    case .top: top = value
    case .leading: leading = value
    case .bottom: bottom = value
    default: trailing = value
    }
  }
}
