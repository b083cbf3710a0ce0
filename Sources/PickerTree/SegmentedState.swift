import PickerGeometry
import PickerJSON

/// What a segmented control tells beside its boxes.
public struct SegmentedState: Hashable, Sendable {
  /// What was done because the room was too narrow; nil where it was not.
  public var rung: String?
  /// How far the segments are moved within the control, which cuts them off; nil: not at all.
  public var scroll: Scroll?
  /// How the indicator gets where it is, where that was asked for.
  public var transition: Transition?

  /// A state of these parts.
  public init(rung: String? = nil, scroll: Scroll? = nil, transition: Transition? = nil) {
    self.rung = rung
    self.scroll = scroll
    self.transition = transition
  }
}

/// Where a box is while it moves from one place to another.
public struct Transition: Hashable, Sendable {
  /// What moves: the control's child of that role; nil: its indicator.
  public var role: Role?
  /// Seconds until the box is where it ends for good; 0: nothing moves.
  public var duration: Double
  /// Moments of the movement, the earliest first.
  public var keyframes: [Keyframe]

  /// A movement through these moments.
  public init(of role: Role? = nil, duration: Double, keyframes: [Keyframe]) {
    self.role = role
    self.duration = duration
    self.keyframes = keyframes
  }
}

/// Where a moving box is at one moment.
public struct Keyframe: Hashable, Sendable {
  /// Seconds from the start.
  public var time: Double
  /// The box, relative to the control's origin.
  public var frame: Rect

  /// A box at a moment.
  public init(time: Double, frame: Rect) {
    self.time = time
    self.frame = frame
  }
}

/// How far the content of a control is moved within its box, where it is too large for it.
///
/// Frames have the distance taken off already; what lies outside the control's box is not seen.
public struct Scroll: Hashable, Sendable {
  /// From the top left corner of the content to that of the box.
  public var offset: Point
  /// How large the content is, padding and border included.
  public var content: Size

  /// Content of that size, moved by `offset`.
  public init(offset: Point, content: Size) {
    self.offset = offset
    self.content = content
  }
}

extension LayoutTree {
  /// What a segmented control tells beside its boxes, if it tells anything.
  public func segmentedState(of node: LayoutNode) -> SegmentedState? {
    node.role == .segmented && node.content >= 0 ? segmentedStates[Int(node.content)] : nil
  }

  /// How what moves in the root gets where it is, where that was asked for.
  public var transition: Transition? {
    nodes.first.flatMap { segmentedState(of: $0)?.transition ?? colorState(of: $0)?.transition }
  }
}

extension SegmentedState {
  /// The members of a node that ``write(to:isRoot:)`` adds.
  static var members: [(key: String, schema: JSONSchema)] {
    [("rung", .text), ("scroll", Rect.schema), ("transition", Transition.schema)]
  }

  /// Writes the members of a control's node. The root's transition stands beside the root.
  func write(to json: inout JSONWriter, isRoot: Bool) {
    if let rung {
      json.key("rung")
      json.string(rung)
    }
    if let scroll {
      json.key("scroll")
      scroll.write(to: &json)
    }
    if let transition, !isRoot {
      json.key("transition")
      transition.write(to: &json)
    }
  }

  /// The same in words, a line each.
  var outline: [String] {
    var lines: [String] = []
    if let rung { lines.append("rung: \(rung)") }
    if let scroll {
      lines.append("scroll: \(Rect(origin: scroll.offset, size: scroll.content).outline)")
    }
    return lines + (transition?.outline ?? [])
  }
}

extension Transition {
  static var schema: JSONSchema {
    .shared("treeTransition") {
      .object(
        ["duration": .extent, "keyframes": .list(of: Keyframe.schema)],
        optional: ["role": .words(of: Role.self)])
    }
  }

  /// The same in words, a line each.
  var outline: [String] {
    let milliseconds = { (time: Double) in "\(Int((min(time, 1e9) * 1000).rounded())) ms" }
    let name = role.map { " of \($0.rawValue)" } ?? ""
    return ["transition\(name): \(milliseconds(duration))"]
      + keyframes.map { "  \(milliseconds($0.time)) · \($0.frame.outline)" }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      if let role {
        json.key("role")
        json.string(role.rawValue)
      }
      json.key("duration")
      json.number(duration)
      json.key("keyframes")
      json.array { json in
        for keyframe in keyframes { keyframe.write(to: &json) }
      }
    }
  }
}

extension Keyframe {
  fileprivate static var schema: JSONSchema {
    .object([
      "time": .number, "x": .number, "y": .number, "width": .extent, "height": .extent,
    ])
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("time")
      json.number(time)
      frame.writeMembers(to: &json)
    }
  }
}

extension Scroll {
  func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("x")
      json.length(offset.x)
      json.key("y")
      json.length(offset.y)
      json.key("width")
      json.length(content.width)
      json.key("height")
      json.length(content.height)
    }
  }
}
