import PickerColor
import PickerGeometry
import PickerJSON

extension NarrowStrategy: JSONReadable, JSONWritable {}
extension PagingState.Phase: JSONReadable, JSONWritable {}
extension TouchStage: JSONReadable, JSONWritable {}

extension ControlState {
  /// Written as members of the control's node.
  package static let fields = ValueFields<ControlState>(
    [
      Field("strategy", .value, ifAny: { $0.strategy }) { $0.strategy = $1 },
      Field("scroll", .value, ifAny: { $0.scroll }) { $0.scroll = $1 },
    ],
    PagingState.fields.within({ $0.paging }) {
      $1(&$0.paging[default: PagingState(count: 0, current: 0, offset: 0, phase: .idle)])
    },
    [
      Field("color", .picked, ifAny: { $0.color }) { $0.color = $1 },
      Field("stage", .value, ifAny: { $0.stage }) { $0.stage = $1 },
      Field("dragOffset", .distance, ifAny: { $0.dragOffset }) { $0.dragOffset = $1 },
      Field("transition", .value, ifAny: { $0.transition }) { $0.transition = $1 },
      // `label` is the index of a text in the flat form.
      Field("accessibleName", .value, ifAny: { $0.label }) { $0.label = $1 },
      Field("language", .value, ifAny: { $0.language }) { $0.language = $1 },
      Field("path", .value, ifAny: { $0.path }) { $0.path = $1 },
      Field("words", .words, unless: [:], { $0.words }) { $0.words = $1 },
    ])
}

extension JSONCodec<Point> {
  private static var range: ClosedRange<Double> { -1e15...1e15 }

  /// A distance in a tree: `[x, y]`, in points.
  fileprivate static var distance: JSONCodec {
    JSONCodec(
      schema: .list(of: .number(in: range), count: 2...2),
      read: { (json) throws(JSONError) in
        let parts = Array(try json.array())
        guard parts.count == 2 else { throw json.error("must have 2 numbers, has \(parts.count)") }
        return Point(x: try parts[0].number(in: range), y: try parts[1].number(in: range))
      },
      write: { point, json in
        json.array(inline: true) { json in
          json.length(point.x)
          json.length(point.y)
        }
      })
  }
}

extension PagingState {
  /// Written as members of the node that has the pages.
  fileprivate static let fields = ValueFields<PagingState>([
    Field("current", .count(atLeast: 0), { $0.current }) { $0.current = $1 },
    Field("count", .count(atLeast: 0), { $0.count }) { $0.count = $1 },
    Field("offset", .coordinate, { $0.offset }) { $0.offset = $1 },
    Field("phase", .value, { $0.phase }) { $0.phase = $1 },
  ])
}

extension Scroll: JSONReadable, JSONWritable {
  package init(reading json: JSONValue) throws(JSONError) {
    let box = try Rect(reading: json)
    self.init(offset: box.origin, content: box.size)
  }

  /// Writes a box whose origin is the offset and whose size is the size of the content.
  package func write(to json: inout JSONWriter) {
    Rect(origin: offset, size: content).write(to: &json)
  }

  package static var schema: JSONSchema { Rect.writtenSchema }
}

extension Transition: JSONRecord {
  package static var unread: Transition { Transition(duration: 0, keyframes: []) }
  package static var isInline: Bool { false }
  package static var writtenSchema: JSONSchema {
    .shared("treeTransition") { fields.writtenSchema }
  }

  package static let fields = ValueFields<Transition>([
    Field("role", .value, ifAny: { $0.role }) { $0.role = $1 },
    Field("duration", .number(in: 0...1e15), { $0.duration }) { $0.duration = $1 },
    Field("keyframes", .list(of: .value, inline: false), { $0.keyframes }) { $0.keyframes = $1 },
  ])
}

extension Keyframe: JSONRecord, JSONMembers {
  package static var unread: Keyframe { Keyframe(time: 0, frame: .zero) }

  package static let fields = ValueFields(
    membersOf: unread, required: ["x", "y", "width", "height"])

  @usableFromInline package mutating func members<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member("time", &time, NumberCoding(in: -1e300...1e300))
    try frame.members(&json)
  }
}

extension Role: JSONReadable, JSONWritable {
  /// Reads the name of a role.
  ///
  /// - Throws: `unknown role "chp", did you mean "chip"?`
  package init(reading json: JSONValue) throws(JSONError) {
    let name = try json.string()
    guard let role = Role(rawValue: name) else {
      let hint = nearest(to: name, among: Role.allCases.map { $0.rawValue })
      throw json.error(
        "unknown role \(name.quotedInMessage)" + (hint.map { ", did you mean \"\($0)\"?" } ?? ""))
    }
    self = role
  }

  package func write(to json: inout JSONWriter) {
    json.word(rawValue)
  }
}
