import PickerGeometry
import PickerJSON
import PickerText

extension GlyphRun: JSONReadable {
  package init(reading json: JSONValue) throws(JSONError) {
    var draft = RunDraft()
    try RunDraft.fields.read(try json.object(), into: &draft)
    self = try draft.run(json)
  }

  /// - Parameter face: The JSON of the face and its size; see ``RunFace``.
  func write(to json: inout JSONWriter, face: [UInt8]) {
    let draft = RunDraft(self, face: face)
    json.object { RunDraft.fields.write(draft, to: &$0) }
  }

  package static var schema: JSONSchema { .shared("treeRun") { RunDraft.fields.writtenSchema } }
}

/// The runs of a line, with the JSON of the face of each run that is written.
struct GlyphRuns: JSONReadable, JSONWritable {
  var runs: [GlyphRun] = []
  var faces: [[UInt8]] = []

  var glyphCount: Int { runs.reduce(0) { $0 + $1.glyphs.count } }

  init() {}

  init(reading json: JSONValue) throws(JSONError) {
    runs = try [GlyphRun](reading: json)
  }

  func write(to json: inout JSONWriter) {
    json.array { json in
      for (run, face) in zip(runs, faces) { run.write(to: &json, face: face) }
    }
  }

  static var schema: JSONSchema { .list(of: GlyphRun.schema) }
}

/// The face of a run and its size, which are one object in JSON.
package struct RunFace: Equatable, JSONRecord {
  var face = FontFace(family: "", postScriptName: "", source: "")
  var size = 0.0

  init() {}

  init(of run: GlyphRun) { self.init(run.face, size: run.size) }

  package init(_ face: FontFace, size: Double) { (self.face, self.size) = (face, size) }

  package static var unread: RunFace { RunFace() }
  package static let fields = ValueFields<RunFace>([
    Field("family", { $0.face.family }) { $0.face.family = $1 },
    Field("postScriptName", { $0.face.postScriptName }) { $0.face.postScriptName = $1 },
    Field("source", { $0.face.source }) { $0.face.source = $1 },
    Field("index", .count(in: 0...0xFFFF), { $0.face.index }) { $0.face.index = $1 },
    Field("content", .hexadecimal, unless: 0, { $0.face.content }) { $0.face.content = $1 },
    Field("size", .extent, { $0.size }) { $0.size = $1 },
    Field("variations", .variations, { $0.face.variations }) { $0.face.variations = $1 },
    // At 90 degrees glyphs would be infinitely wide.
    Field("slant", .number(in: -85...85), unless: 0, { $0.face.slant }) { $0.face.slant = $1 },
    Field("boldness", .number(in: 0...1), unless: 0, { $0.face.boldness }) {
      $0.face.boldness = $1
    },
  ])
}

extension JSONCodec<UInt64> {
  /// Sixteen hexadecimal digits, because many JSON parsers do not support 64-bit integers.
  fileprivate static var hexadecimal: JSONCodec {
    JSONCodec(
      schema: .text(matching: "^[0-9A-F]{16}$"),
      read: { (json) throws(JSONError) in
        let text = try json.string()
        guard text.utf8.count == 16, text.first != "+", let value = UInt64(text, radix: 16) else {
          throw json.unexpected("16 hexadecimal digits")
        }
        return value
      },
      write: { value, json in
        let digits = String(value, radix: 16, uppercase: true)
        json.string(String(repeating: "0", count: 16 - digits.utf8.count) + digits)
      })
  }
}

/// A run while it is read or written, with one array for each property of its glyphs while it is read.
private final class RunDraft {
  var face: Shared<RunFace>?
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

  /// Creates a run to be written, all of which comes from `run`.
  init(_ run: GlyphRun, face: [UInt8]) {
    self.face = .json(face)
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
    let face = face?.value ?? RunFace()
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
