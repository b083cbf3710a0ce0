import PickerGeometry
import PickerJSON
import PickerLimits

extension LayoutTree {
  /// Writes the key `hits`.
  func writeHits(to json: inout JSONWriter) {
    let names = targetNames()
    json.key("hits")
    json.array { json in
      for region in hitRegions() where Budget.allows(bytes: json.count) {
        write(region, names, to: &json)
      }
    }
  }

  private func write(_ region: HitRegion, _ names: TargetNames, to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("id", string: names[region.item])
      if region.node != region.item {
        json.member("part", string: nodes[region.node].role.rawValue)
      }
      json.key("frame")
      region.frame.withRoundedEdges.write(to: &json)
    }
  }

  /// Writes the key `navigation`.
  func writeNavigation(to json: inout JSONWriter) {
    let names = targetNames()
    json.key("navigation")
    json.array { json in
      for (order, stop) in navigation().enumerated()
      where Budget.allows(bytes: json.count) {
        json.object(inline: true) { json in
          json.member("id", string: names[stop.node])
          json.member("order", integer: order)
          for (key, node) in stop.links {
            json.key(key)
            json.string(names[node])
          }
        }
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
        write(region, targetNames(), to: &json)
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

extension HitRegion {
  static var schema: JSONSchema {
    .object(["id": .text, "frame": Rect.schema], optional: ["part": .words(of: Role.self)])
  }
}

extension NavigationStop {
  static var schema: JSONSchema {
    .object(
      ["id": .text, "order": .integer(atLeast: 0)],
      optional: [
        "left": .text, "right": .text, "up": .text, "down": .text, "home": .text, "end": .text,
      ])
  }

  /// The keys that have a target, in the order in which they are written.
  fileprivate var links: [(key: String, node: Int)] {
    let links = [
      ("left", left), ("right", right), ("up", up), ("down", down), ("home", home), ("end", end),
    ]
    return links.compactMap { key, node in node.map { (key, $0) } }
  }
}

extension Rect {
  /// The box with its edges rounded to four decimals, so that boxes that touch still touch when they are
  /// read back. Rounding widths instead would open gaps.
  fileprivate var withRoundedEdges: Rect {
    Rect(
      minX: minX.roundedToFourDecimals, minY: minY.roundedToFourDecimals,
      maxX: maxX.roundedToFourDecimals, maxY: maxY.roundedToFourDecimals)
  }
}

/// The names of items in JSON: their ids; without an id the role, numbered from the second on (`chip#2`).
private struct TargetNames {
  private var names: [Int: String] = [:]
  private let tree: LayoutTree

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

extension LayoutTree {
  private func targetNames() -> TargetNames { TargetNames(self) }
}
