import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

extension LayoutTree {
  /// This tree as JSON; see the article *JSONFormat*. Within a `Budget` it ends where that ends.
  ///
  /// - Parameter pretty: Indented by two spaces, with small objects on one line; else without any
  ///   white space.
  /// - Complexity: O(*n*).
  public func json(pretty: Bool = true) -> [UInt8] {
    var json = JSONWriter(pretty: pretty)
    write(to: &json)
    _ = Budget.allows(bytes: json.bytes.count)
    return json.bytes
  }

  /// What ``json(pretty:)`` writes.
  public static var schema: JSONSchema {
    .shared("tree") {
      .object(
        ["version": .constant(1), "type": .text, "size": Size.schema, "root": LayoutNode.schema],
        optional: [
          "hits": .list(of: HitRegion.schema), "navigation": .list(of: NavigationStop.schema),
          "trace": .list(of: RowBreak.schema), "breakpoints": BreakpointTable.schema,
          "transition": Transition.schema, "warnings": .list(of: Warning.schema),
        ]
      ).described("A layout tree: every box, in paint order.")
    }
  }

  /// Writes this tree as one JSON object.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("version")
      json.integer(1)
      json.key("type")
      json.string(type)
      json.key("size")
      size.write(to: &json)
      if !nodes.isEmpty {
        json.key("root")
        let context = NodeContext(
          told: detail.contains(.accessibility) ? accessibility() : [],
          clips: detail.contains(.measures) ? clipBoundingRects() : [])
        writeNode(0, with: context, to: &json)
      }
      if detail.contains(.hits) { writeHits(to: &json) }
      if detail.contains(.navigation) { writeNavigation(to: &json) }
      writeQuestions(to: &json)
      if let transition {
        json.key("transition")
        transition.write(to: &json)
      }
      if !warnings.isEmpty { writeWarnings(to: &json) }
    }
  }

  /// What writing a node depends on beside the tree.
  private struct NodeContext {
    /// What screen readers are told of every node; empty where that was not asked for.
    let told: [Accessibility]
    /// What clips leave of every node; empty where that was not asked for.
    let clips: [Rect?]
    let budget = Budget.current
  }

  private func writeNode(
    _ position: Int, with context: NodeContext, to json: inout JSONWriter
  ) {
    guard context.budget?.allows(bytes: json.bytes.count) ?? true else { return }
    let node = nodes[position]
    json.object { json in
      json.key("role")
      json.string(node.role.rawValue)
      writeIdentity(of: node, to: &json)
      if !context.told.isEmpty { context.told[position].write(to: &json) }
      json.key("frame")
      node.frame.write(to: &json)
      if let paint = paint(of: node) {
        json.key("paint")
        paint.write(to: &json)
      }
      if let effects = effects(of: node) { Effects.fields.write(effects, to: &json) }
      if detail.contains(.measures), node.role == .shape {
        paint(of: node)?.path?.writeMeasures(to: &json)
      }
      if !context.clips.isEmpty, node.role == .layer, let clip = context.clips[position] {
        json.key("clipBoundingRect")
        clip.write(to: &json)
      }
      controlState(of: node)?.write(to: &json, isRoot: position == 0)
      if node.id >= 0, Int(node.id) < reserved.count, let size = reserved[Int(node.id)] {
        json.key("reserved")
        size.write(to: &json)
      }
      writeContent(of: node, to: &json)
      writeChildren(of: position, with: context, to: &json)
    }
  }

  private func writeIdentity(of node: LayoutNode, to json: inout JSONWriter) {
    if let id = id(of: node) {
      json.key("id")
      json.string(id)
    }
    if node.index >= 0 {
      json.key("index")
      json.integer(Int(node.index))
    }
    if node.role.isSelectable {
      json.key("selected")
      json.bool(node.state.contains(.selected))
      json.key("enabled")
      json.bool(!node.state.contains(.disabled))
    } else if node.state.contains(.selected) {
      json.key("selected")
      json.bool(true)
    }
    if node.minTarget >= 0 {
      json.key("minTarget")
      json.length(Double(node.minTarget))
    }
  }

  private func writeContent(of node: LayoutNode, to json: inout JSONWriter) {
    overflow(of: node)?.write(to: &json)
    if let name = name(of: node) {
      json.key("name")
      json.string(name)
    }
    image(of: node)?.write(to: &json)
    guard let label = label(of: node) else { return }
    let line = drawnLine(of: node)
    if node.role == .line {
      line?.write(to: &json)
    } else {
      label.write(to: &json, font: fonts[label.font])
    }
    if detail.contains(.glyphs) { line?.writeGlyphs(to: &json) }
  }

  private func writeChildren(
    of position: Int, with context: NodeContext, to json: inout JSONWriter
  ) {
    guard Int(nodes[position].end) > position + 1 else { return }
    json.key("children")
    json.array { json in
      for child in children(of: position) { writeNode(child, with: context, to: &json) }
    }
  }

  private func writeQuestions(to json: inout JSONWriter) {
    if let trace {
      json.key("trace")
      json.array { json in
        for rowBreak in trace where Budget.allows(bytes: json.bytes.count) {
          rowBreak.write(to: &json)
        }
      }
    }
    if let breakpoints {
      json.key("breakpoints")
      breakpoints.write(to: &json)
    }
  }

  private func writeWarnings(to json: inout JSONWriter) {
    json.key("warnings")
    json.array { json in
      for warning in warnings where Budget.allows(bytes: json.bytes.count) {
        warning.write(to: &json)
      }
    }
  }
}

extension LayoutNode {
  /// What is written of a node, in the order in which it is.
  static var schema: JSONSchema {
    .shared("treeNode") {
      let members =
        [
          ("role", .words(of: Role.self)), ("id", .text), ("index", .integer(atLeast: 0)),
          ("selected", .bool), ("enabled", .bool), ("minTarget", .number(in: 0 ... .infinity)),
          ("accessibility", Accessibility.schema), ("frame", Rect.schema),
          ("paint", Paint.writtenSchema),
        ] + Effects.fields.writtenMembers.all + [
          ("measures", Path.measuresSchema), ("clipBoundingRect", Rect.schema),
        ] + ControlState.members + [("reserved", Size.schema)]
        + Overflow.members + ImageReference.members + [("name", .text)] + Label.members
        + TextLine.glyphMembers + [("children", .list(of: LayoutNode.schema))]
      return .object(JSONSchema.Members(members, required: ["role", "frame"]))
    }
  }
}

extension Rect {
  func writeMembers(to json: inout JSONWriter) {
    json.key("x")
    json.length(x)
    json.key("y")
    json.length(y)
    json.key("width")
    json.length(width)
    json.key("height")
    json.length(height)
  }
}

extension JSONSchema {
  /// How wide or high something is.
  static var extent: JSONSchema { .number(in: 0 ... .infinity) }

  /// How much of something is seen.
  static var share: JSONSchema { .number(in: 0...1) }
}

extension ImageReference {
  fileprivate static var members: [(key: String, schema: JSONSchema)] {
    [("href", .text), ("naturalSize", Size.schema), ("description", .text)]
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.key("href")
    json.string(href)
    json.key("naturalSize")
    size.write(to: &json)
    guard let description else { return }
    json.key("description")
    json.string(description)
  }
}

extension Overflow {
  fileprivate static var members: [(key: String, schema: JSONSchema)] {
    [("hiddenCount", .integer(atLeast: 0)), ("hiddenIDs", .list(of: .text))]
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.key("hiddenCount")
    json.integer(hiddenIDs.count)
    json.key("hiddenIDs")
    json.array(inline: true) { json in
      for id in hiddenIDs { json.string(id) }
    }
  }
}

extension Warning {
  fileprivate static var schema: JSONSchema {
    .object(["code": .words(of: Code.self), "message": .text], optional: ["id": .text])
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key("code")
      json.string(code.rawValue)
      if let id {
        json.key("id")
        json.string(id)
      }
      json.key("message")
      json.string(message)
    }
  }
}
