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

  package var asWritten: GlyphRun {
    GlyphRun(
      face: face.asWritten, size: size.roundedLength, direction: direction,
      glyphs: glyphs.map { glyph in
        Glyph(
          id: glyph.id, cluster: glyph.cluster, advance: glyph.advance.asWritten,
          offset: glyph.offset.asWritten)
      })
  }

  package static var schema: JSONSchema { .shared("treeRun") { RunDraft.fields.writtenSchema } }
}

extension Point {
  /// The point with coordinates rounded as in JSON.
  var asWritten: Point { Point(x: x.roundedLength, y: y.roundedLength) }
}

extension FontFace {
  /// The face with numbers rounded as in JSON.
  var asWritten: FontFace {
    var face = self
    face.variations = JSONCodec<[FontVariation]>.variations.asWritten(variations)
    face.slant = slant.roundedNumber
    return face
  }
}

/// The face of a run and its size, while they are read or written: JSON has them in one object.
private struct FaceDraft: Sendable {
  var face = FontFace(family: "", postScriptName: "", source: "")
  var size = 0.0

  static let fields = ValueFields<FaceDraft>([
    Field("family", { $0.face.family }) { $0.face.family = $1 },
    Field("postScriptName", { $0.face.postScriptName }) { $0.face.postScriptName = $1 },
    Field("source", { $0.face.source }) { $0.face.source = $1 },
    Field("index", .count(in: 0...0xFFFF), { $0.face.index }) { $0.face.index = $1 },
    Field("content", .hexadecimal, unless: 0, { $0.face.content }) { $0.face.content = $1 },
    Field("size", .extent, { $0.size }) { $0.size = $1 },
    Field("variations", .variations, { $0.face.variations }) { $0.face.variations = $1 },
    // At 90 degrees glyphs would be infinitely wide.
    Field("slant", .number(in: -85...85), unless: 0, { $0.face.slant }) { $0.face.slant = $1 },
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

extension JSONCodec<FaceDraft> {
  fileprivate static var face: JSONCodec {
    JSONCodec(
      schema: FaceDraft.fields.writtenSchema,
      read: { (json) throws(JSONError) in
        var draft = FaceDraft()
        try FaceDraft.fields.read(try json.object(), into: &draft)
        return draft
      },
      write: { draft, json in
        json.object(inline: true) { FaceDraft.fields.write(draft, to: &$0) }
      })
  }
}

/// A run while it is read or written, with one array for each property of its glyphs.
private struct RunDraft: Sendable {
  var face = FaceDraft()
  var direction = LayoutDirection.leftToRight
  var glyphs: [Int] = []
  var clusters: [Int] = []
  var xAdvances: [Double] = []
  var yAdvances: [Double] = []
  var xOffsets: [Double] = []
  var yOffsets: [Double] = []

  init() {}

  init(_ run: GlyphRun) {
    face = FaceDraft(face: run.face, size: run.size)
    direction = run.direction
    glyphs = run.glyphs.map { Int($0.id) }
    clusters = run.glyphs.map { $0.cluster }
    xAdvances = run.glyphs.map { $0.advance.x }
    yAdvances = run.glyphs.map { $0.advance.y }
    xOffsets = run.glyphs.map { $0.offset.x }
    yOffsets = run.glyphs.map { $0.offset.y }
  }

  static let fields = ValueFields<RunDraft>([
    Field("font", .face, ifAny: { $0.face }) { $0.face = $1 }.required,
    Field("direction", { $0.direction }) { $0.direction = $1 },
    Field("glyphs", .list(of: .count(in: 0...Int(clamping: UInt32.max))), { $0.glyphs }) {
      $0.glyphs = $1
    },
    // Text offsets, limited so that adding two of them cannot overflow.
    Field("clusters", .list(of: .count(in: -1...Int.max >> 23)), { $0.clusters }) {
      $0.clusters = $1
    },
    Field("xAdvances", .list(of: .coordinate), { $0.xAdvances }) { $0.xAdvances = $1 },
    Field("yAdvances", .list(of: .coordinate), { $0.yAdvances }) { $0.yAdvances = $1 },
    Field("xOffsets", .list(of: .coordinate), { $0.xOffsets }) { $0.xOffsets = $1 },
    Field("yOffsets", .list(of: .coordinate), { $0.yOffsets }) { $0.yOffsets = $1 },
  ])

  func run(_ json: JSONValue) throws(JSONError) -> GlyphRun {
    let lists = [
      ("clusters", clusters.count), ("xAdvances", xAdvances.count), ("yAdvances", yAdvances.count),
      ("xOffsets", xOffsets.count), ("yOffsets", yOffsets.count),
    ]
    for (key, count) in lists where count != glyphs.count {
      throw JSONError(
        path: "\(json.path).\(key)", message: "must be \(glyphs.count), one a glyph, are \(count)")
    }
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
