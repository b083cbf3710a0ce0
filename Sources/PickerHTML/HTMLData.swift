import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerTree

/// What the script has to know: an entry for each interactive control, and where keys lead.
///
/// The appearances that controls may take on are drawn into the picture, hidden, as it is made.
struct HTMLData {
  var drawing: SVGDrawing
  let tree: LayoutTree
  /// What screen readers are told of each node.
  let told: [Accessibility]
  /// Where each node is in the picture.
  let frames: [Rect]
  private let controls: [PlacedControl]
  /// Where pictures come from.
  let images: any ImageLoading
  /// The scripts that are needed.
  private(set) var kinds: [String] = []
  /// How many numbers of nodes are taken: those of the tree, and of parts that are drawn hidden.
  var nodeCount: Int

  init(
    drawing: SVGDrawing, tree: LayoutTree, controls: [PlacedControl], told: [Accessibility],
    images: any ImageLoading
  ) {
    self.controls = controls
    self.images = images
    self.drawing = drawing
    self.tree = tree
    self.told = told
    frames = tree.absoluteFrames
    nodeCount = tree.nodes.count
  }

  mutating func drawPicture() {
    let tree = tree
    drawing.draw(tree) { position in
      tree.nodes[position].role.traits.isScripted ? " id=\"n\(position)\"" : ""
    }
  }

  /// All of it as one JSON object.
  mutating func island(stops: [NavigationStop]) -> [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.key("id")
      if let id = tree.nodes.first.flatMap(tree.id) { json.string(id) } else { json.null() }
      json.key("stops")
      json.object { json in
        for stop in stops where Budget.mayProceed { stop.write(to: &json) }
      }
      json.key("controls")
      json.array { json in
        for entry in entries where Budget.mayProceed {
          entry.script.write(&self, entry.placed, &json)
        }
      }
    }
    return json.bytes
  }

  /// The controls with what tells of them; those that hold others come after them.
  private var entries: [(placed: PlacedControl, script: ControlScript)] {
    let entries = controls.compactMap { placed in
      ControlScript.of(placed).map { (placed: placed, script: $0) }
    }
    return entries.filter { !$0.script.holdsControls } + entries.filter(\.script.holdsControls)
  }

  /// Has a script put into the page, after those that are needed already.
  mutating func need(_ kind: String) {
    if !kinds.contains(kind) { kinds.append(kind) }
  }

  /// Writes the members that every control has, and opens nothing.
  func writeHead(of control: PlacedControl, to json: inout JSONWriter) {
    json.key("kind")
    json.string(control.control.kind)
    json.key("node")
    json.integer(control.node)
    json.key("id")
    if let id = tree.id(of: tree.nodes[control.node]) { json.string(id) } else { json.null() }
  }
}

extension NavigationStop {
  /// `"5":[4,6,null,9,3,7]`: left, right, up, down, home, end.
  fileprivate func write(to json: inout JSONWriter) {
    json.key("\(node)")
    json.array { json in
      for next in [left, right, up, down, home, end] {
        if let next { json.integer(next) } else { json.null() }
      }
    }
  }
}

extension JSONWriter {
  /// `[x,y,width,height]`
  mutating func box(_ frame: Rect) {
    array { json in
      for length in [frame.x, frame.y, frame.width, frame.height] { json.length(length) }
    }
  }
}

extension SVGDrawing {
  /// What a tree adds to the drawing, which is left as it was save for what it refers to.
  mutating func fragment(_ tree: LayoutTree, marking mark: @escaping (Int) -> String) -> String {
    let before = body
    body = ""
    draw(tree, marking: mark)
    defer { body = before }
    return body
  }
}
