import PickerBlock
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// A tree, with what JavaScript asked for of it.
final class TreeHandle: Handle {
  let tree: LayoutTree
  lazy var regions = tree.hitRegions()
  /// The latest one, until JavaScript has copied it.
  private var block: Block?

  /// JavaScript remembers what measures the texts of a document and of another tree.
  init(
    _ tree: LayoutTree, of _: DocumentHandle? = nil, within _: ProposedSize? = nil,
    like _: TreeHandle? = nil
  ) {
    self.tree = tree
  }

  /// Of no document: settings name no families.
  var glyphs: HostMeasurer { HostMeasurer(0) }

  /// The block with these parts.
  func block(_ parts: BlockParts) throws(OutOfMemory) -> Block {
    let regions = parts.contains(.input) ? regions : []
    let made = try Block(BlockRows(tree, parts, HostOutlines(), regions))
    block = made
    return made
  }
}

/// Reads a tree from its JSON.
@c
package func pl_tree_read(
  _ json: UnsafePointer<UInt8>?, _ count: Int
) -> OpaquePointer? {
  attempt { () throws(Failure) in
    let json = [UInt8](passed: json, count)
    let budget = Budget()
    do throws(JSONError) {
      return TreeHandle(try LayoutTree(json: JSONValue(parsing: json), budget: budget)).retained
    } catch {
      throw Failure(error, in: json, budget)
    }
  }
}

/// Answers the tree in a form: 0 nested JSON, 1 a list of nodes, 2 the display list, 3 that with live texts; both forms of JSON
/// end with a line feed.
///
/// - Returns: Whether it could be written; if not, the answer is an error.
@c
package func pl_tree_write(
  _ tree: OpaquePointer, _ form: Int32, _ isCompact: Bool
) -> Bool {
  attempt { () throws(Failure) in
    let tree = tree.object(TreeHandle.self).tree
    Answer.set(try Budget().checked { tree.written(form, isCompact: isCompact) })
    return true
  } ?? false
}

extension LayoutTree {
  fileprivate func written(_ form: Int32, isCompact: Bool) -> [UInt8] {
    switch form {
    case 0: json(form: .nested, pretty: !isCompact) + [UInt8(ascii: "\n")]
    case 1: json(form: .nodes, pretty: !isCompact) + [UInt8(ascii: "\n")]
    case 2: displayList(scheme: .light).json(outlines: HostOutlines(), pretty: false)
    default: displayList(outlines: false, scheme: .light).json(pretty: false)
    }
  }

  /// The tree with texts that are drawn by whoever shows the picture.
  fileprivate var withoutGlyphs: LayoutTree {
    var tree = self
    for label in tree.labels.indices {
      tree.labels[label].text.lines = tree.labels[label].text.lines.map { line in
        var line = line
        line.runs = []
        return line
      }
    }
    return tree
  }
}

/// Answers the tree as SVG.
///
/// - Parameters:
///   - isLive: Whether texts are drawn by whoever shows the picture.
///   - prefix: The beginning of ids; of no bytes: one of the picture's own.
/// - Returns: Whether it could be written; if not, the answer is an error.
@c
package func pl_tree_svg(
  _ tree: OpaquePointer, _ isLive: Bool, _ prefix: UnsafePointer<UInt8>?, _ count: Int
) -> Bool {
  attempt { () throws(Failure) in
    let tree = tree.object(TreeHandle.self).tree
    let prefix = count > 0 ? String(passed: prefix, count) : nil
    if let prefix, !SVGRenderer.isIDPrefix(prefix) {
      throw .argument("idPrefix must be letters, digits, - and _, the first a letter or _")
    }
    let renderer = SVGRenderer(idPrefix: prefix)
    let drawn = isLive ? tree.withoutGlyphs : tree
    Answer.set(try Budget().checked { renderer.render(drawn, outlines: HostOutlines()) })
    return true
  } ?? false
}

/// Answers where a point falls, as `{"node":3,"path":[0,1,3],"item":3,"region":{…}}`.
///
/// - Returns: Whether there is a node at the point.
@c
package func pl_tree_hit(_ tree: OpaquePointer, _ x: Double, _ y: Double) -> Bool {
  let handle = tree.object(TreeHandle.self)
  let point = Point(x: x, y: y)
  guard let hit = handle.tree.hitTest(atPoint: point, in: handle.regions) else { return false }
  Answer.set(hit.json)
  return true
}

extension Hit {
  fileprivate var json: [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.member("node", integer: node)
      json.key("path")
      json.array { json in
        for position in path { json.integer(position) }
      }
      if let region {
        json.member("item", integer: region.item)
        json.member("target", integer: region.node)
        json.key("region")
        json.array { json in
          let frame = region.frame
          for number in [frame.x, frame.y, frame.width, frame.height] { json.length(number) }
        }
      }
    }
    return json.bytes
  }
}

/// Answers the names of all roles, in the order of their numbers.
@c
package func pl_roles() { Answer.set(strings: Role.allCases.map { $0.rawValue }) }
