import PickerGeometry
import PickerJSON
import PickerLimits

extension Crossing {
  fileprivate static let fields = Fields<Crossing, Budget>([
    .paint(
      "paint", output: Field<Crossing, Budget>("paint", { $0.paint }) { $0.paint = $1 }.output
    ) { $0.paint = $1 }.required,
    Field("clip", { $0.clip }) { $0.clip = $1 }.required,
  ])
}

extension NodeText {
  /// The key `crossing`: an object that is omitted if nothing crosses the text.
  static var crossing: Field<NodeText, Budget> {
    let output = FieldOutput<NodeText>(
      schema: .shared("crossing") { Crossing.fields.writtenSchema }, isRequired: false,
      write: { text, json in
        guard let crossing = text.crossing else { return }
        json.key("crossing")
        json.object(inline: true) { Crossing.fields.write(crossing, to: &$0) }
      })
    return Field("crossing", schema: Crossing.fields.schema, output: output) {
      (json, text, budget) throws(JSONError) in
      var crossing = Crossing(paint: Paint(), clip: .zero)
      try Crossing.fields.read(try json.object(), into: &crossing, budget)
      text.crossing = crossing
    }
  }
}

extension Crossing {
  /// The number of path elements and colours, which every node that shows the label repeats.
  var elementCount: Int {
    let fills = paint.fills + (paint.stroke.map { [$0.fill] } ?? [])
    return fills.reduce(paint.path?.elements.count ?? 0) { count, fill in
      count + fill.pattern.colors.count + (fill.mask?.colors.count ?? 0)
    }
  }
}

extension Field where Scope == Budget {
  /// The key of a paint, whose path elements count against the budget.
  static func paint(
    _ key: String, output: FieldOutput<Root>?,
    _ set: @escaping @Sendable (inout Root, Paint) -> Void
  ) -> Field {
    Field(key, schema: Paint.schema, output: output) { (json, root, budget) throws(JSONError) in
      set(&root, try Paint(reading: json, budget))
    }
  }
}
