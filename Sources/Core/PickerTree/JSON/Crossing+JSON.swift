import PickerGeometry
import PickerJSON

extension Crossing: JSONRecord, JSONMembers {
  package static var unread: Crossing { Crossing(paint: Paint(), clip: .zero) }
  package static var writtenSchema: JSONSchema { .shared("crossing") { fields.writtenSchema } }

  package static let fields = ValueFields(membersOf: unread, required: ["paint", "clip"])

  @usableFromInline package mutating func members<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member("paint", &paint)
    try json.member("clip", &clip)
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
