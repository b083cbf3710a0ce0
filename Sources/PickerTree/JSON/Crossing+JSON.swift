import PickerGeometry
import PickerJSON
import PickerLimits

extension Crossing {
  static let fields = Fields<Crossing, Budget>([
    .paint(Field("paint", .value, { $0.paint }) { $0.paint = $1 }) { $0.paint = $1 }.required,
    Field("clip", .value, { $0.clip }) { $0.clip = $1 }.required,
  ])

  fileprivate static var writtenSchema: JSONSchema { .shared("crossing") { fields.writtenSchema } }
}

extension NodeText {
  /// The key `crossing`: an object that is omitted if nothing crosses the text.
  static var crossing: Field<NodeText, Budget> {
    var field = Field<NodeText, Budget>("crossing", schema: Crossing.fields.schema) {
      (json, text, budget) throws(JSONError) in
      var crossing = Crossing(paint: Paint(), clip: .zero)
      try Crossing.fields.read(try json.object(), into: &crossing, budget)
      text.crossing = crossing
    }
    field.output = FieldOutput(
      schema: { Crossing.writtenSchema }, isRequired: false,
      write: { text, json in
        guard let crossing = text.crossing else { return }
        json.key("crossing")
        json.object(inline: true) { Crossing.fields.write(crossing, to: &$0) }
      }, round: { $0.crossing = $0.crossing?.asWritten })
    return field
  }
}

extension Crossing {
  /// The crossing with all numbers rounded as in JSON.
  var asWritten: Crossing { Crossing.fields.asWritten(self) }

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
  ///
  /// - Parameter written: How the key is written.
  static func paint(
    _ written: Field, _ set: @escaping @Sendable (inout Root, Paint) -> Void
  ) -> Field {
    var field = Field(written.key, schema: Paint.schema) {
      (json, root, budget) throws(JSONError) in
      set(&root, try Paint(reading: json, budget))
    }
    field.output = written.output
    return field
  }
}
