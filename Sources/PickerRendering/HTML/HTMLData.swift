import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTree

/// What the script has to know: an entry for each control that lives, and where keys lead.
///
/// The looks that controls may take on are drawn into the picture, hidden, as it is made.
struct HTMLData {
  var drawing: SVGDrawing
  let tree: LayoutTree
  /// What screen readers are told of each node.
  let told: [Accessibility]
  /// Where each node is in the picture.
  let frames: [Rect]
  let images: any ImageLoading
  /// The scripts that are needed.
  private(set) var kinds: [String] = []
  /// How many numbers of nodes are taken: those of the tree, and of parts that are drawn hidden.
  var nodeCount: Int

  init(
    drawing: SVGDrawing, tree: LayoutTree, told: [Accessibility], images: any ImageLoading
  ) {
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
        // What holds other controls comes after them.
        for control in tree.live.filter({ !$0.hasPages }) + tree.live.filter(\.hasPages)
        where Budget.mayProceed { write(control, to: &json) }
      }
    }
    return json.bytes
  }

  private mutating func write(_ control: LiveControl, to json: inout JSONWriter) {
    let node = tree.nodes[control.node]
    switch control.life {
    case .colors(let bindings, let digits, let stages):
      need("spaces")
      if stages != nil { need("force") }
      need("colors")
      writeColors(bindings, digits, stages, of: control, to: &json)
    case .pages(let pages):
      guard tree.controlState(of: node)?.paging?.count ?? 0 > 1 else { return }
      need("carousel")
      writeCarousel(pages, of: control, to: &json)
    case .items(let states) where states.pace != nil && node.state.contains(.selectsOne):
      need("segments")
      writeSegments(states, of: control, to: &json)
    case .items(let states):
      need("items")
      writeItems(states, of: control, to: &json)
    }
  }

  private mutating func need(_ kind: String) {
    if !kinds.contains(kind) { kinds.append(kind) }
  }

  /// Writes the members that every control has, and opens nothing.
  func writeHead(_ kind: String, of control: LiveControl, to json: inout JSONWriter) {
    json.key("kind")
    json.string(kind)
    json.key("node")
    json.integer(control.node)
    json.key("id")
    if let id = tree.id(of: tree.nodes[control.node]) { json.string(id) } else { json.null() }
  }

  /// The positions of the items of a control, and their numbers.
  func items(of control: LiveControl, _ states: any ItemStates) -> [(position: Int, item: Int)] {
    let end = Int(tree.nodes[control.node].end)
    return (control.node..<end).compactMap { position in
      let node = tree.nodes[position]
      let item = Int(node.id) - control.firstID
      return node.role.isSelectable && (0..<states.count).contains(item)
        ? (position, item) : nil
    }
  }
}

extension LiveControl {
  fileprivate var hasPages: Bool { if case .pages = life { true } else { false } }
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
