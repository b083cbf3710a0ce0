import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// A control, the node that is tapped, beside its centre, and a swipe.
private struct UsedControl: CustomTestStringConvertible {
  let name: String
  let json: String
  /// The node that is tapped.
  var tapped: Role
  var tappedIndex = 0
  /// The node on which a swipe begins; nil: the tapped one.
  var swiped: Role?
  /// How far the swipe leads, as a share of the width of the control.
  var swipe = -0.25
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
    swipe: 1.0 / 3),
  UsedControl(
    name: "toggles", json: toggles, tapped: .segment, tappedIndex: 1, takesSwipe: false),
  UsedControl(
    name: "colorPicker", json: greyDocument.replacing(#""id": "grey", "#, with: ""), tapped: .slider
  ),
  UsedControl(
    name: "chromaTouch", json: #"{"type": "chromaTouch", "orientation": "portrait"}"#,
    tapped: .swatch),
  UsedControl(
    name: "bare carousel", json: bareCarousel, tapped: .dot, tappedIndex: 2, swiped: .page),
  UsedControl(
    name: "carousel of a control",
    json: #"{"type": "carousel", "width": 400, "height": 90, "pages": [\#(wideSegments), {}]}"#,
    tapped: .segment, tappedIndex: 1, swiped: .indicator, swipe: 1.0 / 3),
  UsedControl(name: "drawing", json: ball, tapped: .shape, takesTap: false),
  UsedControl(
    name: "stack", json: #"{"type": "stack", "items": [\#(wideSegments)]}"#, tapped: .segment,
    tappedIndex: 1, swiped: .indicator, swipe: 1.0 / 3),
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

/// Each container, and each in each; in a normal run each in another one.
private let places =
  containers
  + containers.indices.flatMap { outer in
    containers.indices.filter { sweep((outer + $0) % 6 == 0, full: true) }
      .map { containers[outer].replacing("*", with: containers[$0]) }
  }

/// What shows of a node, apart from where the control is, with numbers rounded to a millionth.
private struct ShownPart: Equatable {
  let role: Role
  let frame: [Double]
  let state: NodeState
  let index: Int32
  let transform: [Double]
  let color: [Double]
}

extension [Double] {
  fileprivate var rounded: [Double] { map { ($0 * 1e6).rounded() / 1e6 + 0 } }
}

extension UsedControl {
  /// Begins a session of the control in a container; nil if it takes no input there.
  func session(
    in container: String = "*", within proposal: ProposedSize = .asDeclared
  ) throws -> (any ControlSession)? {
    let named = #"{"id": "used", "# + json.drop { $0 != "{" }.dropFirst()
    let document = try sessionDocument(container.replacing("*", with: named))
    return try document.session(within: proposal)
  }

  /// A session of the control alone, as large as in the container.
  fileprivate func reference(_ session: any ControlSession) throws -> any ControlSession {
    let size = try #require(session.used).frame.size
    return try #require(
      try self.session(within: ProposedSize(width: size.width, height: size.height)))
  }
}

extension ControlSession {
  /// The root of the control.
  fileprivate var used: NodeView? {
    let tree = tree(at: 0)
    return tree.nodes.indices.first { position in
      tree.id(of: tree.nodes[position]).map { "/\($0)".hasSuffix("/used") } ?? false
    }.flatMap(tree.node(at:))
  }

  /// What shows of the control.
  fileprivate func shown(at time: Double) throws -> [ShownPart] {
    let (tree, root) = (tree(at: time), try #require(used).position)
    return (root..<Int(tree.nodes[root].end)).map { position in
      let node = tree.nodes[position]
      let origin = position == root ? .zero : node.frame.origin
      let map = position == root ? nil : tree.effects(of: node)?.transform
      return ShownPart(
        role: node.role,
        frame: [origin.x, origin.y, node.frame.width, node.frame.height].rounded,
        state: node.state, index: node.index,
        transform: (map.map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty] } ?? []).rounded,
        color: (tree.color(of: node)?.components ?? []).rounded)
    }
  }

  /// A point in a node of the control, where it is drawn; no thumb is in its middle.
  fileprivate func point(in role: Role, _ index: Int = 0) throws -> Point {
    let (tree, root) = (tree(at: 0), try #require(used).position)
    let positions = (root..<Int(tree.nodes[root].end)).filter { tree.nodes[$0].role == role }
    let view = try #require(positions.dropFirst(index).first.flatMap(tree.node(at:)))
    return view.absoluteTransform.apply(
      to: Point(x: view.frame.width * 0.4, y: view.frame.height * 0.45))
  }
}

@Suite struct EveryContainerInUseTests {
  @Test(arguments: usedControls)
  private func tap_inEveryContainer_isAsInTheControlAlone(control: UsedControl) throws {
    let isUsable = try control.session() != nil
    for place in places {
      guard let session = try control.session(in: place) else {
        #expect(!isUsable)
        continue
      }
      let before = try session.shown(at: 0)
      let point = try session.point(in: control.tapped, control.tappedIndex)
      let target = session.send(.tap(.point(point)), at: 0).target
      guard control.takesTap else {
        #expect(target == nil || target?.role == .page, "\(place)")
        #expect(try session.shown(at: 1) == before, "\(place)")
        continue
      }
      #expect(target?.role == control.tapped, "\(place)")
      let reference = try control.reference(session)
      reference.send(
        .tap(.point(try reference.point(in: control.tapped, control.tappedIndex))), at: 0)
      for time in [0, 0.05, 0.1, 3] {
        #expect(try session.shown(at: time) == reference.shown(at: time), "\(place)")
      }
      #expect(try session.shown(at: 3) != before, "\(place)")
    }
  }

  @Test(arguments: usedControls)
  private func swipe_inEveryContainer_isAsInTheControlAlone(control: UsedControl) throws {
    for place in places {
      guard let session = try control.session(in: place) else { continue }
      let before = try session.shown(at: 0)
      let start = try session.point(in: control.swiped ?? control.tapped)
      #expect(session.send(.beginDrag(start), at: 0).isUsed == control.takesSwipe, "\(place)")
      guard control.takesSwipe else { continue }
      let reference = try control.reference(session)
      let origin = try reference.point(in: control.swiped ?? control.tapped)
      #expect(reference.send(.beginDrag(origin), at: 0).isUsed)
      let width = try #require(session.used).frame.width
      for (step, time) in [(0.5, 0.05), (1, 0.1)] {
        let distance = Point(x: width * control.swipe * step, y: 0)
        session.send(.drag(start + distance), at: time)
        reference.send(.drag(origin + distance), at: time)
        #expect(try session.shown(at: time) == reference.shown(at: time), "\(place)")
      }
      session.send(.endDrag(velocity: nil), at: 0.14)
      reference.send(.endDrag(velocity: nil), at: 0.14)
      for time in [0.2, 3] {
        #expect(try session.shown(at: time) == reference.shown(at: time), "\(place)")
      }
      #expect(try session.shown(at: 3) != before, "\(place)")
    }
  }
}
