import PickerColor
import PickerGeometry
import PickerJSON

extension Stroke.Cap: JSONReadable, JSONWritable {}
extension Stroke.Join: JSONReadable, JSONWritable {}

extension Stroke: JSONMembers {
  private static let members = ValueFields(membersOf: Stroke(fill: .color(.black), width: 1))

  /// - Parameters:
  ///   - fill: The keys of a fill, which are needed only if it is not a plain colour.
  ///   - schema: The schema of a fill.
  package static func fields<Scope: Sendable>(
    fill: @autoclosure @escaping @Sendable () -> Fields<FillDraft, Scope>,
    schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> Fields<Stroke, Scope> {
    members.scoped("fill", schema: schema()) { (json, stroke, scope) throws(JSONError) in
      stroke.fill =
        json.kind == .string
        ? .color(try Color(reading: json)) : try FillDraft.read(json, fill(), scope)
    }
  }

  @usableFromInline package mutating func members<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member(
      "fill", &fill,
      FillCoding().doc("The fill of the line: a colour, or an object of one pattern."))
    try json.member(
      "width", &width,
      LengthCoding.length.doc(
        "The width of the line in points; default: the control's, or 1."))
    try json.member(
      "cap", unless: .butt, &cap,
      ValueCoding().doc("The shape of the ends of the line; default: butt."))
    try json.member(
      "join", unless: .miter, &join,
      ValueCoding().doc("The shape of the corners of the line; default: miter."))
    try json.member(
      "dash", unless: [], &dash,
      DashCoding().doc(
        "The lengths of alternating dashes and gaps, in points; default: a solid line."))
  }
}

/// Alternating lengths of dashes and gaps; at least one must be more than 0.
private struct DashCoding: MemberCoding {
  var schema: JSONSchema { .list(of: .length()) }

  func read(_ json: JSONValue) throws(JSONError) -> [Double] {
    let lengths = try json.list(of: .length)
    guard lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else {
      throw json.error("must have a length of more than 0")
    }
    return lengths
  }

  func write(_ lengths: inout [Double], to json: inout JSONWriter) {
    json.array(inline: true) { json in for length in lengths { json.length(length) } }
  }
}

/// An object.
private struct StrokeCoding: MemberCoding {
  var schema: JSONSchema { PaintTables.trees.strokeSchema }
  var writtenSchema: JSONSchema { PaintTables.trees.writtenStrokeSchema }

  func read(_ json: JSONValue) throws(JSONError) -> Stroke {
    try PaintTables.trees.stroke(json, ())
  }

  func write(_ stroke: inout Stroke, to json: inout JSONWriter) {
    json.object(inline: true) { stroke.members(&$0) }
  }
}

extension Shadow: JSONRecord, JSONMembers {
  package static var unread: Shadow { Shadow(color: .black, radius: 0) }
  package static var schema: JSONSchema { .shared("shadow") { fields.schema } }

  package static let fields = ValueFields(membersOf: unread)

  @usableFromInline package mutating func members<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member("color", &color, ValueCoding().doc("The colour of the shadow."))
    try json.member(
      "radius", &radius,
      LengthCoding.length.doc(
        "The radius of the blur in points, twice its standard deviation."))
    try json.member(
      "x", &offset.x,
      LengthCoding.offset.doc("Points by which the shadow is moved to the right; default: 0."))
    try json.member(
      "y", &offset.y,
      LengthCoding.offset.doc("Points by which the shadow is moved down; default: 0."))
  }
}

extension LengthCoding {
  /// A distance in points in either direction.
  fileprivate static var offset: LengthCoding {
    LengthCoding(in: -maximumLength...maximumLength)
  }
}

extension Paint: JSONRecord, JSONMembers {
  package static var unread: Paint { Paint() }
  package static var writtenSchema: JSONSchema { .shared("treePaint") { fields.writtenSchema } }

  package static let fields = ValueFields(membersOf: unread)

  @usableFromInline package mutating func members<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member("fill", unless: [], &fills, FillsCoding())
    try json.member("stroke", ifAny: &stroke, StrokeCoding())
    try json.member("borderWidths", ifAny: &borderWidths)
    try json.member("cornerRadius", unless: .zero, &cornerRadius)
    try json.member("shadow", ifAny: &shadow)
    try json.member("opacity", unless: 1, &opacity, NumberCoding(in: 0...1))
    try json.member("path", ifAny: &path)
    // The fill rule applies to paths only.
    var rule = path == nil || fillRule == .nonZero ? nil : fillRule
    try json.member("fillRule", ifAny: &rule)
    if let rule { fillRule = rule }
  }
}
