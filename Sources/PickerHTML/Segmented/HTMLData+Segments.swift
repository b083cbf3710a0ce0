import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerTree

extension ControlScript {
  /// Segments of which one is selected at a time: a state for each of them, and one for none.
  static let segments = ControlScript(kind: "segments") { data, placed, json in
    guard let segments = placed.control as? InteractiveSegments else { return }
    data.need("segments")
    data.writeSegments(segments, of: placed, to: &json)
  }
}

extension HTMLData {
  /// Beyond so many segments the page stays as it is: there would be too many states to draw.
  private static let most = 64

  fileprivate mutating func writeSegments(
    _ states: InteractiveSegments, of control: PlacedControl, to json: inout JSONWriter
  ) {
    let shown = items(of: control, states)
    let selected = shown.first { tree.nodes[$0.position].state.contains(.selected) }?.item
    var variants = SegmentVariants()
    let count = states.itemCount <= HTMLData.most ? states.itemCount : 0
    let trees = ([selected ?? -1] + (-1..<count)).map { item in
      shownTree(states, selecting: item, of: control)
    }
    json.object { json in
      writeHead(of: control, to: &json)
      json.key("selected")
      json.integer(selected ?? -1)
      json.key("menu")
      json.bool(tree.controlState(of: tree.nodes[control.node])?.strategy == .menu)
      json.key("pace")
      states.easing.write(to: &json)
      json.key("items")
      writeNames(of: control, states.itemCount, shown, to: &json)
      json.key("states")
      json.array { json in
        for (number, tree) in trees.enumerated() where drawing.mayProceed {
          take(tree, of: control, isFirst: number == 0, &variants)
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
      name(&named, as: control)
      other = named
    }
    return other
  }

  private func writeNames(
    of control: PlacedControl, _ count: Int, _ shown: [(position: Int, item: Int)],
    to json: inout JSONWriter
  ) {
    let positions = Dictionary(shown.map { ($0.item, $0.position) }) { first, _ in first }
    json.array { json in
      for item in 0..<count {
        let id = tree.ids[control.firstID + item]
        let position = positions[item]
        json.object { json in
          json.key("id")
          json.string(id)
          json.key("node")
          json.integer(position ?? -1)
          json.key("name")
          json.string(position.flatMap { told[$0].name } ?? id)
        }
      }
    }
  }

  /// Draws what a state shows and none before it did, hidden; what the page shows first is there.
  private mutating func take(
    _ other: LayoutTree?, of control: PlacedControl, isFirst: Bool,
    _ variants: inout SegmentVariants
  ) {
    guard let other else { return }
    let here = isFirst ? twins(of: control) : [:]
    let places = other.absoluteFrames
    for position in other.children(of: 0) {
      let role = other.nodes[position].role
      guard role == .segment || role == .separator || role == .indicator else { continue }
      guard drawing.mayProceed else { return }
      let key = key(of: position, in: other)
      guard variants.known[key] == nil else { continue }
      if let twin = here[SegmentVariants.Key(role: role, item: key.item, look: "")] {
        variants.known[key] = SegmentVariants.Variant(id: "n\(twin)", home: frames[twin].origin)
        continue
      }
      let id = "v\(control.node)-\(variants.known.count)"
      let part = other.part(at: position, placedAt: places[position].origin)
      drawing.body += drawing.fragment(part) { $0 == 0 ? " id=\"\(id)\" class=\"off\"" : "" }
      variants.known[key] = SegmentVariants.Variant(id: id, home: places[position].origin)
    }
  }

  /// What the page shows first of a control, by role and item.
  private func twins(of control: PlacedControl) -> [SegmentVariants.Key: Int] {
    let parts = tree.children(of: control.node).map { position in
      let (role, item) = (tree.nodes[position].role, tree.item(position, control))
      return (SegmentVariants.Key(role: role, item: item, look: ""), position)
    }
    return Dictionary(parts) { first, _ in first }
  }

  /// What a part of a control looks like, wherever it stands.
  private mutating func key(of position: Int, in other: LayoutTree) -> SegmentVariants.Key {
    let role = other.nodes[position].role
    let part = other.part(at: position, placedAt: .zero)
    let look = role == .segment ? drawing.fragment(part) { _ in "" } : ""
    return SegmentVariants.Key(role: role, item: other.item(position), look: look)
  }

  /// `{"enabled":true,"mark":["n2",[4,4,70,30]],"parts":[["n3",0,0,5], …]}`
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
      guard let other,
        let mark = other.children(of: 0).first(where: { other.nodes[$0].role == .indicator })
      else { return }
      let key = SegmentVariants.Key(role: .indicator, item: 0, look: "")
      json.key("mark")
      json.string(variants.known[key]?.id ?? "")
      json.key("box")
      json.box(places[mark])
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
      json.key("element")
      json.string(variant.id)
      json.key("x")
      json.length(way.x)
      json.key("y")
      json.length(way.y)
      guard key.role == .segment else { return }
      json.key("item")
      json.integer(key.item)
      json.key("enabled")
      json.bool(!other.nodes[position].state.contains(.disabled))
    }
  }
}

/// The looks that segments, separators and the indicator take on, each drawn once.
private struct SegmentVariants {
  struct Key: Hashable {
    var role: Role
    var item: Int
    /// What is drawn, were it at the origin.
    var look: String
  }

  struct Variant {
    /// The element.
    var id: String
    /// Where it is drawn.
    var home: Point
  }

  var known: [Key: Variant] = [:]
}

extension LayoutTree {
  /// Which segment a part of a control belongs to; there is but one indicator.
  fileprivate func item(_ position: Int, _ control: PlacedControl? = nil) -> Int {
    let node = nodes[position]
    switch node.role {
    case .segment: return Int(node.id) - (control?.firstID ?? 0)
    case .separator: return Int(node.index)
    default: return 0
    }
  }
}

extension IndicatorEasing {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("ahead")
      leading.write(to: &json)
      json.key("behind")
      trailing.write(to: &json)
    }
  }
}

extension PiecewiseLinearEasing {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      for (name, moments) in [("progress", progress), ("push", push)] {
        json.key(name)
        json.array { json in
          for moment in moments {
            json.number(moment.time)
            json.number(moment.value)
          }
        }
      }
      json.key("startSpeed")
      if let startSpeed { json.number(startSpeed) } else { json.null() }
    }
  }
}
