import PickerColor
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerControls

/// A control, the node that is tapped, and a swipe.
private struct UsedControl: CustomTestStringConvertible {
  let name: String
  let json: String
  /// The node whose centre is tapped.
  var tapped: Role
  var tappedIndex = 0
  /// The node at whose centre a swipe begins; nil: the tapped one.
  var swiped: Role?
  var swipe = Point(x: -40, y: 0)
  /// Whether the control has a use for the tap and for the swipe.
  var takesTap = true
  var takesSwipe = true

  var testDescription: String { name }
}

private let pages = #"[{"fill": "red"}, {"fill": "green"}, {"fill": "blue"}]"#
private let bareCarousel =
  #"{"type": "carousel", "width": 320, "height": 300, "pages": \#(pages)}"#
private let ball = #"""
  {"type": "drawing", "width": 120, "height": 90, "layers": [{"id": "ball", "draggable": true,
    "items": [{"shape": "circle", "width": 40, "at": "center", "fill": "red"}]}]}
  """#
private let wideSegments = #"""
  {"type": "segmented", "width": 330, "height": 40, "items": ["a", "b", "c"], "selected": 0}
  """#
private let toggles = #"""
  {"type": "segmented", "variant": "connected", "width": 330, "height": 40, "items": ["a", "b"],
   "selected": []}
  """#

private func chips(_ keys: String, width: Double = 200) -> String {
  #"{"type": "chips", "width": \#(width), "items": ["aa", "bb", "cc"], \#(keys)}"#
}

private let usedControls = [
  UsedControl(
    name: "chips", json: chips(#""selection": "multiple""#), tapped: .chip, takesSwipe: false),
  UsedControl(
    name: "chips of one row", json: chips(#""maxRows": 1"#, width: 40), tapped: .overflow,
    takesSwipe: false),
  UsedControl(
    name: "segmented", json: wideSegments, tapped: .segment, tappedIndex: 2, swiped: .indicator,
    swipe: Point(x: 110, y: 0)),
  UsedControl(
    name: "toggles", json: toggles, tapped: .segment, tappedIndex: 1, takesSwipe: false),
  UsedControl(
    name: "colorPicker", json: greyDocument.replacing(#""id": "grey", "#, with: ""), tapped: .slider
  ),
  UsedControl(name: "chromaTouch", json: #"{"type": "chromaTouch"}"#, tapped: .swatch),
  UsedControl(
    name: "bare carousel", json: bareCarousel, tapped: .dot, tappedIndex: 2, swiped: .page),
  UsedControl(
    name: "carousel of a control",
    json: #"{"type": "carousel", "width": 400, "height": 90, "pages": [\#(wideSegments), {}]}"#,
    tapped: .segment, tappedIndex: 1, swiped: .indicator, swipe: Point(x: 110, y: 0)),
  UsedControl(name: "drawing", json: ball, tapped: .shape, takesTap: false),
  UsedControl(
    name: "stack", json: #"{"type": "stack", "items": [\#(wideSegments)]}"#, tapped: .segment,
    tappedIndex: 1, swiped: .indicator, swipe: Point(x: 110, y: 0)),
  UsedControl(
    name: "text", json: #"{"type": "text", "text": "a"}"#, tapped: .text, takesTap: false,
    takesSwipe: false),
  UsedControl(
    name: "shape", json: #"{"type": "shape", "shape": "circle", "width": 40, "fill": "red"}"#,
    tapped: .shape, takesTap: false, takesSwipe: false),
]

/// Documents that contain another one in place of `*`.
private let containers = [
  #"{"type": "stack", "items": [{"type": "text", "text": "t"}, *]}"#,
  #"{"type": "flow", "width": 900, "padding": 7, "align": "start", "items": [{"width": 9, "height": 9}, *]}"#,
  #"{"type": "grid", "columns": 1, "width": 900, "items": [*]}"#,
  #"{"type": "drawing", "width": 900, "height": 900, "layers": [{"items": [{"symbol": *, "at": "center"}]}]}"#,
  #"""
  {"type": "drawing", "width": 900, "height": 900, "layers": [{"items": [
    {"transform": [{"translate": [30, 20]}], "items": [{"symbol": *, "x": 10}]}]}]}
  """#,
  #"{"type": "carousel", "width": 900, "height": 900, "pages": [*]}"#,
]

/// Each container, and each in each.
private let places =
  containers
  + containers.flatMap { outer in
    containers.map { outer.replacing("*", with: $0) }
  }

/// What shows of a node, apart from where the control is.
private struct ShownPart: Equatable {
  let role: Role
  let frame: Rect
  let state: NodeState
  let index: Int32
  let transform: AffineTransform?
  let color: ColorValue?
}

extension UsedControl {
  /// Begins a session of the control in a container; nil if it takes no input there.
  func session(in container: String) throws -> (any ControlSession)? {
    let named = #"{"id": "used", "# + json.drop { $0 != "{" }.dropFirst()
    return try sessionDocument(container.replacing("*", with: named)).session()
  }
}

extension ControlSession {
  fileprivate var root: Int? {
    let tree = tree(at: 0)
    return tree.nodes.indices.first {
      tree.id(of: tree.nodes[$0]).map { "/\($0)".hasSuffix("/used") } ?? false
    }
  }

  /// What shows of the control.
  fileprivate func shown(at time: Double) throws -> [ShownPart] {
    let (tree, root) = (tree(at: time), try #require(root))
    return (root..<Int(tree.nodes[root].end)).map { position in
      let node = tree.nodes[position]
      var frame = node.frame
      if position == root { frame.origin = .zero }
      return ShownPart(
        role: node.role, frame: frame, state: node.state, index: node.index,
        transform: tree.effects(of: node)?.transform, color: tree.color(of: node))
    }
  }

  /// The centre of a node of the control, where it is drawn.
  fileprivate func center(of role: Role, _ index: Int = 0) throws -> Point {
    let (tree, root) = (tree(at: 0), try #require(root))
    let positions = (root..<Int(tree.nodes[root].end)).filter { tree.nodes[$0].role == role }
    let view = try #require(positions.dropFirst(index).first.flatMap(tree.node(at:)))
    return view.absoluteTransform.apply(to: Rect(size: view.frame.size).center)
  }
}

@Suite struct EveryContainerInUseTests {
  @Test(arguments: usedControls)
  private func tap_inEveryContainer_isAsInTheControlAlone(control: UsedControl) throws {
    let alone = try control.session(in: "*")
    for place in places {
      guard let session = try control.session(in: place) else {
        #expect(alone == nil)
        continue
      }
      let before = try session.shown(at: 0)
      let point = try session.center(of: control.tapped, control.tappedIndex)
      let target = session.tap(atPoint: point, at: 0)
      guard control.takesTap else {
        #expect(target == nil || target?.role == .page, "\(place)")
        #expect(try session.shown(at: 1) == before, "\(place)")
        continue
      }
      #expect(target?.role == control.tapped, "\(place)")
      let reference = try #require(try control.session(in: "*"))
      reference.tap(
        atPoint: try reference.center(of: control.tapped, control.tappedIndex), at: 0)
      for time in [0, 0.05, 0.1, 3] {
        #expect(try session.shown(at: time) == reference.shown(at: time), "\(place)")
      }
      #expect(try session.shown(at: 3) != before)
    }
  }

  @Test(arguments: usedControls)
  private func swipe_inEveryContainer_isAsInTheControlAlone(control: UsedControl) throws {
    for place in places {
      guard let session = try control.session(in: place) else { continue }
      let before = try session.shown(at: 0)
      let start = try session.center(of: control.swiped ?? control.tapped)
      #expect(session.beginDrag(atPoint: start, at: 0) == control.takesSwipe, "\(place)")
      guard control.takesSwipe else { continue }
      let reference = try #require(try control.session(in: "*"))
      let origin = try reference.center(of: control.swiped ?? control.tapped)
      #expect(reference.beginDrag(atPoint: origin, at: 0))
      for (step, time) in [(0.5, 0.05), (1, 0.1)] {
        session.drag(to: start + control.swipe * step, at: time)
        reference.drag(to: origin + control.swipe * step, at: time)
        #expect(try session.shown(at: time) == reference.shown(at: time), "\(place)")
      }
      session.endDrag(at: 0.15)
      reference.endDrag(at: 0.15)
      for time in [0.2, 3] {
        #expect(try session.shown(at: time) == reference.shown(at: time), "\(place)")
      }
      #expect(try session.shown(at: 3) != before, "\(place)")
    }
  }
}
