import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerTree

// The data of segmented controls.
extension ControlScript {
  /// Segments with single selection: a state for each selected segment, and one for none.
  static let segments = ControlScript(kind: "segments") { data, placed, json in
    guard let segments = placed.control as? InteractiveSegments else { return }
    data.needsEngine = true
    data.writeSegments(segments, of: placed, to: &json)
  }
}

extension HTMLData {
  /// The maximum number of segments for which states are drawn; larger controls are static, since the number of states
  /// would grow too large.
  private static let maximumSegmentCount = 64

  fileprivate mutating func writeSegments(
    _ states: InteractiveSegments, of control: PlacedControl, to json: inout JSONWriter
  ) {
    let shown = items(of: control, states)
    let selected = shown.first { tree.nodes[$0.position].state.contains(.selected) }?.item
    var variants = SegmentVariants()
    let count = states.itemCount <= HTMLData.maximumSegmentCount ? states.itemCount : 0
    let trees = ([selected ?? -1] + (-1..<count)).map { item in
      shownTree(states, selecting: item, of: control)
    }
    json.object { json in
      writeHead(of: control, to: &json)
      json.member("selected", integer: selected ?? -1)
      json.member("menu", bool: tree.controlState(of: tree.nodes[control.node])?.strategy == .menu)
      json.key("timing")
      states.timing.write(to: &json)
      json.member("stretches", bool: states.style == .stretch)
      json.member("stretch", number: states.stretch)
      json.member("vertical", bool: states.axis == .vertical)
      json.key("items")
      write(states, of: control, shown, to: &json)
      writeScroll(of: control, to: &json)
      if let more = tree.children(of: control.node).first(where: {
        tree.nodes[$0].role == .overflow
      }) {
        json.member("more", integer: more)
      }
      json.key("states")
      json.array { json in
        for (number, tree) in trees.enumerated() where drawing.mayProceed {
          drawVariants(of: tree, in: control, isFirst: number == 0, &variants)
          if number > 0 { write(tree, with: variants, to: &json) }
        }
      }
    }
  }

  private func shownTree(
    _ states: InteractiveSegments, selecting item: Int, of control: PlacedControl
  ) -> LayoutTree? {
    guard Budget.mayProceed else { return nil }
    let size = tree.nodes[control.node].frame.size
    var other = states.tree(selecting: item < 0 ? [] : [item], within: size)
    other?.place(at: frames[control.node].origin)
    if var named = other {
      assignIDs(to: &named, of: control)
      other = named
    }
    return other
  }

  private func write(
    _ states: InteractiveSegments, of control: PlacedControl,
    _ shown: [(position: Int, item: Int)], to json: inout JSONWriter
  ) {
    let positions = Dictionary(shown.map { ($0.item, $0.position) }) { first, _ in first }
    json.array { json in
      for item in 0..<states.itemCount {
        let id = tree.ids[control.firstID + item]
        json.object { json in
          json.member("id", string: id)
          json.member("node", integer: positions[item] ?? -1)
          json.member("name", string: states.name(of: item) ?? id)
          json.member("enabled", bool: states.isEnabled(item))
        }
      }
    }
  }

  /// Writes the size of the whole content of a control that is scrolled, and the box that shows a part of it.
  private func writeScroll(of control: PlacedControl, to json: inout JSONWriter) {
    let node = tree.nodes[control.node]
    guard let scroll = tree.controlState(of: node)?.scroll else { return }
    json.key("content")
    json.array { json in
      json.length(scroll.content.width)
      json.length(scroll.content.height)
    }
    json.member("box", box: frames[control.node])
  }

  /// Draws the variants that a state adds to the preceding ones, hidden; the initial state is in the picture already.
  private mutating func drawVariants(
    of other: LayoutTree?, in control: PlacedControl, isFirst: Bool,
    _ variants: inout SegmentVariants
  ) {
    guard let other else { return }
    let here = isFirst ? initialElements(of: control) : [:]
    let places = other.absoluteFrames
    for position in other.children(of: 0) {
      let role = other.nodes[position].role
      guard [.segment, .separator, .indicator, .overflow].contains(role) else { continue }
      guard drawing.mayProceed else { return }
      let key = key(of: position, in: other)
      guard variants.known[key] == nil else { continue }
      if let element = here[SegmentVariants.SegmentKey(role: role, item: key.item, fragment: "")],
        hasColors(element, of: position, in: other)
      {
        variants.known[key] = SegmentVariants.Variant(
          id: "n\(element)", home: frames[element].origin)
        continue
      }
      let id = "v\(control.node)-\(variants.known.count)"
      let part = other.part(at: position, placedAt: places[position].origin)
      drawing.draw(part) { $0 == 0 ? ["id": .text(id), "class": "off"] : [:] }
      variants.known[key] = SegmentVariants.Variant(id: id, home: places[position].origin)
    }
  }

  /// The nodes of a control in the initial picture, by role and item.
  private func initialElements(of control: PlacedControl) -> [SegmentVariants.SegmentKey: Int] {
    let parts = tree.children(of: control.node).map { position in
      let (role, item) = (tree.nodes[position].role, tree.item(position, control))
      return (SegmentVariants.SegmentKey(role: role, item: item, fragment: ""), position)
    }
    return Dictionary(parts) { first, _ in first }
  }

  /// Whether the labels and icons of a part have the colours of a state. In a picture of a moving indicator they may not.
  private func hasColors(_ element: Int, of position: Int, in other: LayoutTree) -> Bool {
    zip(tree.children(of: element), other.children(of: position)).allSatisfy { here, there in
      let (node, label) = (tree.nodes[here], other.nodes[there])
      return tree.label(of: node)?.crossing == nil
        && (!label.role.paintsText || tree.paint(of: node) == other.paint(of: label))
    }
  }

  /// The key of a part of a control: its appearance, independent of its position.
  private mutating func key(of position: Int, in other: LayoutTree) -> SegmentVariants.SegmentKey {
    let role = other.nodes[position].role
    let part = other.part(at: position, placedAt: .zero)
    let changes = role == .segment || role == .overflow
    let fragment = changes ? drawing.fragment(part) : ""
    return SegmentVariants.SegmentKey(role: role, item: other.item(position), fragment: fragment)
  }

  /// Writes a state: its parts with their offsets, and the indicator's element and box.
  private mutating func write(
    _ other: LayoutTree?, with variants: SegmentVariants, to json: inout JSONWriter
  ) {
    let places = other?.absoluteFrames ?? []
    json.object { json in
      json.key("parts")
      json.array { json in
        guard let other else { return }
        for position in other.children(of: 0)
        where other.nodes[position].role != .indicator && drawing.mayProceed {
          write(position, of: other, at: places[position].origin, with: variants, to: &json)
        }
      }
      if let scroll = other.flatMap({ $0.nodes.first.flatMap($0.controlState) })?.scroll {
        json.key("scroll")
        json.array { json in
          json.length(scroll.offset.x)
          json.length(scroll.offset.y)
        }
      }
      guard let other,
        let mark = other.children(of: 0).first(where: { other.nodes[$0].role == .indicator })
      else { return }
      let key = SegmentVariants.SegmentKey(role: .indicator, item: 0, fragment: "")
      json.member("mark", string: variants.known[key]?.id ?? "")
      json.member("box", box: places[mark])
    }
  }

  private mutating func write(
    _ position: Int, of other: LayoutTree, at place: Point, with variants: SegmentVariants,
    to json: inout JSONWriter
  ) {
    let key = key(of: position, in: other)
    guard let variant = variants.known[key] else { return }
    let way = place - variant.home
    json.object { json in
      json.member("element", string: variant.id)
      json.member("x", length: way.x)
      json.member("y", length: way.y)
      guard key.role == .segment else { return }
      json.member("item", integer: key.item)
    }
  }
}

/// The distinct appearances of segments, separators and the indicator, each drawn once.
private struct SegmentVariants {
  struct SegmentKey: Hashable {
    var role: Role
    var item: Int
    /// The markup, drawn at the origin.
    var fragment: String
  }

  struct Variant {
    /// The element id.
    var id: String
    /// The position at which it is drawn.
    var home: Point
  }

  var known: [SegmentKey: Variant] = [:]
}

extension LayoutTree {
  /// The segment that a part of a control belongs to; 0 for the only indicator.
  ///
  /// No trait of the role: which number identifies a part is a matter between this control's tree and its script.
  fileprivate func item(_ position: Int, _ control: PlacedControl? = nil) -> Int {
    let node = nodes[position]
    switch node.role {
    case .segment: return Int(node.id) - (control?.firstID ?? 0)
    case .separator: return Int(node.index)
    default: return 0
    }
  }
}
