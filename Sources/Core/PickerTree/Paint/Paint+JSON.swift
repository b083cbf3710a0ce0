import PickerColor
import PickerGeometry
import PickerJSON

extension Stroke.Cap: JSONReadable, JSONWritable {}
extension Stroke.Join: JSONReadable, JSONWritable {}

extension Stroke {
  /// - Parameters:
  ///   - fill: The keys of a fill, which are needed only if it is not a plain colour.
  ///   - schema: The schema of a fill.
  package static func fields<Scope: Sendable>(
    fill: @autoclosure @escaping @Sendable () -> Fields<FillDraft, Scope>,
    schema: @autoclosure @escaping @Sendable () -> JSONSchema
  ) -> Fields<Stroke, Scope> {
    let codec = JSONCodec<Fill>.fill
    var inner = Field<Stroke, Scope>("fill", schema: schema()) {
      (json, stroke, scope) throws(JSONError) in
      stroke.fill =
        json.kind == .string
        ? .color(try Color(reading: json)) : try FillDraft.read(json, fill(), scope)
    }.doc("The fill of the line: a colour, or an object of one pattern.")
    inner.output = FieldOutput(
      schema: codec.writtenSchema(), isRequired: true,
      write: { stroke, json in
        json.key("fill")
        codec.write(stroke.fill, &json)
      })
    return Fields([
      inner,
      Field("width", .length, { $0.width }) { $0.width = $1 }.doc(
        "The width of the line in points; default: that of the control, or 1."),
      Field("cap", .value, unless: .butt, { $0.cap }) { $0.cap = $1 }.doc(
        "The shape of the ends of the line; default: butt."),
      Field("join", .value, unless: .miter, { $0.join }) { $0.join = $1 }.doc(
        "The shape of the corners of the line; default: miter."),
      Field("dash", .dash, unless: [], { $0.dash }) { $0.dash = $1 }.doc(
        "The lengths of alternating dashes and gaps, in points; default: a solid line."),
    ])
  }
}

extension JSONCodec<[Double]> {
  /// Alternating lengths of dashes and gaps; at least one must be more than 0.
  fileprivate static var dash: JSONCodec {
    let all = JSONCodec.list(of: .length)
    return JSONCodec(
      schema: all.schema(),
      read: { (json) throws(JSONError) in
        let lengths = try all.read(json)
        guard lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else {
          throw json.error("must have a length of more than 0")
        }
        return lengths
      }, write: all.write)
  }
}

extension JSONCodec<Stroke> {
  /// An object.
  fileprivate static var stroke: JSONCodec {
    JSONCodec(
      schema: PaintTables.trees.strokeSchema,
      writtenSchema: PaintTables.trees.writtenStrokeSchema,
      read: { (json) throws(JSONError) in try PaintTables.trees.stroke(json, ()) },
      write: { stroke, json in
        json.object(inline: true) { PaintTables.trees.write(stroke, to: &$0) }
      })
  }
}

extension Shadow: JSONRecord {
  package static var unread: Shadow { Shadow(color: .black, radius: 0) }
  package static var schema: JSONSchema { .shared("shadow") { fields.schema } }

  package static let fields = ValueFields<Shadow>([
    Field("color", .value, { $0.color }) { $0.color = $1 }.doc(
      "The colour of the shadow."),
    Field("radius", .length, { $0.radius }) { $0.radius = $1 }.doc(
      "The radius of the blur in points, twice its standard deviation."),
    Field("x", .length(atLeast: -maximumLength), { $0.offset.x }) { $0.offset.x = $1 }.doc(
      "Points by which the shadow is moved to the right; default: 0."),
    Field("y", .length(atLeast: -maximumLength), { $0.offset.y }) { $0.offset.y = $1 }.doc(
      "Points by which the shadow is moved down; default: 0."),
  ])
}

extension Paint: JSONRecord {
  package static var unread: Paint { Paint() }
  package static var writtenSchema: JSONSchema { .shared("treePaint") { fields.writtenSchema } }

  package static let fields = ValueFields<Paint>([
    Field("fill", .fills, unless: [], { $0.fills }) { $0.fills = $1 },
    Field("stroke", .stroke, ifAny: { $0.stroke }) { $0.stroke = $1 },
    Field("borderWidths", .value, ifAny: { $0.borderWidths }) { $0.borderWidths = $1 },
    Field("cornerRadius", .value, unless: .zero, { $0.cornerRadius }) { $0.cornerRadius = $1 },
    Field("shadow", .value, ifAny: { $0.shadow }) { $0.shadow = $1 },
    Field("opacity", .number(in: 0...1), unless: 1, { $0.opacity }) { $0.opacity = $1 },
    Field("path", .value, ifAny: { $0.path }) { $0.path = $1 },
    // The fill rule applies to paths only.
    Field("fillRule", .value, unless: .nonZero, { $0.path == nil ? .nonZero : $0.fillRule }) {
      $0.fillRule = $1
    },
  ])
}
