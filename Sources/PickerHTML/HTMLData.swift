import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerTree

/// The data for the script: an entry for each interactive control, and the keyboard navigation.
///
/// Writing the entries also draws the hidden appearances that controls may take on into the picture.
struct HTMLData {
  var drawing: SVGDrawing
  let tree: LayoutTree
  /// The accessibility properties of each node.
  let accessibility: [Accessibility]
  /// The frame of each node in the picture.
  let frames: [Rect]
  /// Whether each node is a page of a carousel or inside one.
  let isOnPage: [Bool]
  private let controls: [PlacedControl]
  /// The loader of image bytes.
  let images: any ImageLoading
  /// The origins of the images that the page loads.
  private(set) var origins: Set<String>
  /// Whether there are items with independent selection.
  var hasItems = false
  /// Whether a control depends on more than taps.
  var needsEngine = false
  /// The number of node numbers in use: those of the tree and of parts that are drawn hidden.
  var nodeCount: Int

  init(
    drawing: SVGDrawing, tree: LayoutTree, controls: [PlacedControl],
    accessibility: [Accessibility],
    images: any ImageLoading
  ) {
    self.controls = controls
    self.images = images
    self.drawing = drawing
    self.tree = tree
    self.accessibility = accessibility
    origins = tree.imageOrigins
    frames = tree.absoluteFrames
    isOnPage = tree.isOnPage
    nodeCount = tree.nodes.count
  }

  /// Draws the picture, which moves by itself where gradients do.
  mutating func drawPicture(
    _ motion: (frames: @Sendable () -> [LayoutAnimation.Frame], loops: Bool)?
  ) {
    let mark = { (tree: LayoutTree, position: Int) -> SVGAttributes in
      tree.nodes[position].role.traits.isScripted ? ["id": "n\(position)"] : [:]
    }
    if let motion {
      let moving = LayoutAnimation(
        frames: motion.frames(), repetition: motion.loops ? .loop : .once)
      return drawing.drawMoving(moving.mapTrees { embeddingImages(in: $0) }, marking: mark)
    }
    let tree = tree
    drawing.drawBackground(of: tree)
    drawing.draw(tree) { mark(tree, $0) }
  }

  /// Writes the data as one JSON object.
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

  /// The controls with their scripts; containers follow the controls they contain.
  private var entries: [(placed: PlacedControl, script: ControlScript)] {
    let entries = controls.compactMap { placed in
      ControlScript.of(placed).map { (placed: placed, script: $0) }
    }
    return entries.filter { !$0.script.holdsControls } + entries.filter(\.script.holdsControls)
  }

  /// Writes the members that all controls share into the open object.
  func writeHead(of control: PlacedControl, to json: inout JSONWriter) {
    json.member("kind", string: control.control.kind)
    json.member("node", integer: control.node)
    json.key("id")
    if let id = tree.id(of: tree.nodes[control.node]) { json.string(id) } else { json.null() }
  }
}

extension HTMLData {
  /// Returns a part of the picture with its images embedded, but those that the page loads.
  mutating func embeddingImages(in tree: LayoutTree) -> LayoutTree {
    origins.formUnion(tree.imageOrigins)
    return tree.embeddingImages(from: images, loads: true)
  }
}

extension LayoutTree {
  /// The origins of the images that a page loads.
  var imageOrigins: Set<String> { Set(images.compactMap { $0.origin }) }
}

extension NavigationStop {
  /// Writes `"5":[4,6,null,9,3,7]`: the targets of left, right, up, down, home and end.
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
  /// Writes a key and `[x,y,width,height]`.
  mutating func member(_ name: String, box frame: Rect) {
    key(name)
    array { json in
      for length in [frame.x, frame.y, frame.width, frame.height] { json.length(length) }
    }
  }
}

extension SVGDrawing {
  /// Returns the markup of a tree without adding it to the body; only shared definitions are added.
  mutating func fragment(_ tree: LayoutTree) -> String {
    let before = body.take()
    draw(tree) { _ in [:] }
    defer { body = before }
    return body.text
  }
}
