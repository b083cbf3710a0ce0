import PickerGeometry
import PickerJSON
import PickerText

extension GlyphRun: JSONReadable, JSONWritable {
  package init(reading json: JSONValue) throws(JSONError) {
    var draft = RunDraft()
    try RunDraft.fields.read(try json.object(), into: &draft)
    self = try draft.run(json)
  }

  package func write(to json: inout JSONWriter) {
    let draft = RunDraft(self)
    json.object { RunDraft.fields.write(draft, to: &$0) }
  }

  package static var schema: JSONSchema { .shared("treeRun") { RunDraft.fields.writtenSchema } }
}

extension MemberCoding where Self == ListCoding<GlyphRun> {
  /// The runs of a line, one on each line.
  static var runs: ListCoding<GlyphRun> { ListCoding(isInline: false) }
}

/// The face of a run and its size, which are one object in JSON.
package struct RunFace: JSONRecord, JSONMembers {
  var face = FontFace(family: "", postScriptName: "", source: "")
  var size = 0.0

  init() {}

  package init(_ face: FontFace, size: Double) { (self.face, self.size) = (face, size) }

  package static var unread: RunFace { RunFace() }
  package static let fields = ValueFields(membersOf: unread)

  @usableFromInline package mutating func members<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member("family", &face.family)
    try json.member("postScriptName", &face.postScriptName)
    try json.member("source", &face.source)
    try json.member("index", &face.index, .count(in: 0...0xFFFF))
    try json.member("content", unless: 0, &face.content, HexadecimalCoding())
    try json.member("size", &size, .extent)
    try json.member("variations", &face.variations, CodecCoding(.variations))
    // At 90 degrees glyphs would be infinitely wide.
    try json.member("slant", unless: 0, &face.slant, NumberCoding(in: -85...85))
    try json.member("boldness", unless: 0, &face.boldness, NumberCoding(in: 0...1))
  }
}

/// Sixteen hexadecimal digits, because many JSON parsers do not support 64-bit integers.
private struct HexadecimalCoding: MemberCoding {
  var schema: JSONSchema { .text(matching: "^[0-9A-F]{16}$") }

  func read(_ json: JSONValue) throws(JSONError) -> UInt64 {
    let text = try json.string()
    guard text.utf8.count == 16, text.first != "+", let value = UInt64(text, radix: 16) else {
      throw json.unexpected("16 hexadecimal digits")
    }
    return value
  }

  func write(_ value: inout UInt64, to json: inout JSONWriter) {
    let digits = String(value, radix: 16, uppercase: true)
    json.string(String(repeating: "0", count: 16 - digits.utf8.count) + digits)
  }
}

/// A run while it is read or written, with one array for each property of its glyphs while it is read.
private final class RunDraft {
  var face: RunFace?
  var direction = LayoutDirection.leftToRight
  var glyphs: [Int] = []
  var clusters: [Int] = []
  var xAdvances: [Double] = []
  var yAdvances: [Double] = []
  var xOffsets: [Double] = []
  var yOffsets: [Double] = []
  /// The glyphs of a run that is written.
  private var written: [Glyph] = []

  init() {}

  /// Creates a run to be written from `run`.
  init(_ run: GlyphRun) {
    face = RunFace(run.face, size: run.size)
    direction = run.direction
    written = run.glyphs
  }

  static let fields = ValueFields<RunDraft>([
    Field("font", .value, ifAny: { $0.face }) { $0.face = $1 }.required,
    Field("direction", .value, { $0.direction }) { $0.direction = $1 },
    glyphs("glyphs", .count(in: 0...Int(clamping: UInt32.max)), { $1.integer(Int($0.id)) }) {
      $0.glyphs = $1
    },
    // Text offsets, limited so that adding two of them cannot overflow.
    glyphs("clusters", .count(in: -1...Int(clamping: Int64.max >> 23)), { $1.integer($0.cluster) })
    {
      $0.clusters = $1
    },
    glyphs("xAdvances", .coordinate, { $1.length($0.advance.x) }) { $0.xAdvances = $1 },
    glyphs("yAdvances", .coordinate, { $1.length($0.advance.y) }) { $0.yAdvances = $1 },
    glyphs("xOffsets", .coordinate, { $1.length($0.offset.x) }) { $0.xOffsets = $1 },
    glyphs("yOffsets", .coordinate, { $1.length($0.offset.y) }) { $0.yOffsets = $1 },
  ])

  /// The key of a list with one value for each glyph.
  ///
  /// - Parameter write: Writes the value of a glyph, as `codec` would.
  @inline(__always)
  private static func glyphs<Value>(
    _ name: String, _ codec: JSONCodec<Value>,
    _ write: @escaping @Sendable (Glyph, inout JSONWriter) -> Void,
    _ set: @escaping @Sendable (inout RunDraft, [Value]) -> Void
  ) -> Field<RunDraft, Void> {
    let list = JSONCodec<[Value]>.list(of: codec)
    var field = Field<RunDraft, Void>(name, list, set)
    field.output = FieldOutput(
      schema: list.writtenSchema(), isRequired: true,
      write: { run, json in
        json.key(name)
        json.array(inline: true) { json in for glyph in run.written { write(glyph, &json) } }
      })
    return field
  }

  func run(_ json: JSONValue) throws(JSONError) -> GlyphRun {
    let lists = [
      ("clusters", clusters.count), ("xAdvances", xAdvances.count), ("yAdvances", yAdvances.count),
      ("xOffsets", xOffsets.count), ("yOffsets", yOffsets.count),
    ]
    for (key, count) in lists where count != glyphs.count {
      throw JSONError(
        path: "\(json.path).\(key)", message: "must be \(glyphs.count), one a glyph, are \(count)")
    }
    let face = face ?? RunFace()
    return GlyphRun(
      face: face.face, size: face.size, direction: direction,
      glyphs: glyphs.indices.map { number in
        Glyph(
          id: UInt32(truncatingIfNeeded: glyphs[number]), cluster: clusters[number],
          advance: Point(x: xAdvances[number], y: yAdvances[number]),
          offset: Point(x: xOffsets[number], y: yOffsets[number]))
      })
  }
}
