import PickerGeometry
import PickerJSON
import PickerLimits

extension LayoutTree {
  /// Writes the key `hits`.
  func writeHits(to json: inout JSONWriter) {
    let names = TargetNames(self)
    json.key("hits")
    json.array { json in
      for region in hitRegions() where Budget.allows(bytes: json.count) {
        NamedRegion(region: region, names: names).write(to: &json)
      }
    }
  }

  /// Writes the key `navigation`.
  func writeNavigation(to json: inout JSONWriter) {
    let names = TargetNames(self)
    json.key("navigation")
    json.array { json in
      for (order, stop) in navigation().enumerated() where Budget.allows(bytes: json.count) {
        NamedStop(stop: stop, order: order, names: names).write(to: &json)
      }
    }
  }

  /// Writes the result of a hit test as one JSON object.
  ///
  /// - Parameters:
  ///   - hit: The result of ``hitTest(atPoint:in:)``; nil writes a miss.
  ///   - point: The tested point, relative to the root's origin.
  package func write(_ hit: Hit?, atPoint point: Point, to json: inout JSONWriter) {
    json.object { json in
      json.key("point")
      json.object(inline: true) { json in
        json.member("x", length: point.x)
        json.member("y", length: point.y)
      }
      json.key("hit")
      guard let hit else { return writeMiss(to: &json) }
      json.object(inline: true) { json in
        writeName(
          hit.node, id: hit.path.reversed().lazy.compactMap { id(of: nodes[$0]) }.first, to: &json)
        json.key("frame")
        hit.frame.write(to: &json)
      }
      if let region = hit.region {
        json.key("target")
        NamedRegion(region: region, names: TargetNames(self)).write(to: &json)
      }
      json.key("path")
      json.array { json in
        for node in hit.path {
          json.object(inline: true) { json in
            writeName(node, id: id(of: nodes[node]), to: &json)
          }
        }
      }
    }
  }

  private func writeMiss(to json: inout JSONWriter) {
    json.null()
    json.key("path")
    json.array { _ in }
  }

  private func writeName(_ node: Int, id: String?, to json: inout JSONWriter) {
    json.member("role", string: nodes[node].role.rawValue)
    if let id {
      json.member("id", string: id)
    }
    if nodes[node].index >= 0 {
      json.member("index", integer: Int(nodes[node].index))
    }
  }
}

/// A hit region to write, with the names of its nodes.
struct NamedRegion {
  fileprivate let region: HitRegion
  fileprivate let names: TargetNames

  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { NamedRegion.fields.write(self, to: &$0) }
  }

  static let fields = ValueFields<NamedRegion>([
    Field("id", { $0.names[$0.region.item] }) { _, _ in },
    Field("part", ifAny: { $0.part }) { _, _ in },
    Field("frame", { $0.region.frame.withRoundedEdges }) { _, _ in },
  ])

  private var part: Role? {
    region.node == region.item ? nil : names.tree.nodes[region.node].role
  }
}

/// A navigation stop to write, with the names of its targets.
struct NamedStop {
  fileprivate let stop: NavigationStop
  fileprivate let order: Int
  fileprivate let names: TargetNames

  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { NamedStop.fields.write(self, to: &$0) }
  }

  static let fields = ValueFields<NamedStop>([
    Field("id", { $0.names[$0.stop.node] }) { _, _ in },
    Field("order", .count(atLeast: 0), { $0.order }) { _, _ in },
    link("left") { $0.left }, link("right") { $0.right }, link("up") { $0.up },
    link("down") { $0.down }, link("home") { $0.home }, link("end") { $0.end },
  ])

  private static func link(
    _ key: String, _ target: @escaping @Sendable (NavigationStop) -> Int?
  ) -> Field<NamedStop, Void> {
    Field(key, ifAny: { named in target(named.stop).map { named.names[$0] } }) { _, _ in }
  }
}

extension Rect {
  /// The box with its edges rounded to four decimals, so boxes that touch still touch when they are read back.
  /// Rounding widths instead would open gaps.
  fileprivate var withRoundedEdges: Rect {
    Rect(
      minX: minX.roundedToFourDecimals, minY: minY.roundedToFourDecimals,
      maxX: maxX.roundedToFourDecimals, maxY: maxY.roundedToFourDecimals)
  }
}

/// The names of items in JSON: their ids. Without an id, the role, numbered if it repeats (`chip#2`).
private struct TargetNames: Sendable {
  private var names: [Int: String] = [:]
  let tree: LayoutTree

  init(_ tree: LayoutTree) {
    self.tree = tree
    var taken = Set(tree.ids)
    var counts: [Role: Int] = [:]
    for (position, node) in tree.nodes.enumerated() where node.role.isTarget && node.id < 0 {
      var name = node.role.rawValue
      while !taken.insert(name).inserted {
        counts[node.role, default: 1] += 1
        name = "\(node.role.rawValue)#\(counts[node.role, default: 1])"
      }
      names[position] = name
    }
  }

  subscript(position: Int) -> String {
    tree.id(of: tree.nodes[position]) ?? names[position] ?? ""
  }
}
