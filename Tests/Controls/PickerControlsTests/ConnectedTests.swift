import PickerColor
import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import PickerTree
import Testing

/// Three buttons of 100 × 40 points, two apart.
private func connected(_ texts: [String] = ["a", "b", "c"]) -> Segmented {
  let width = Double(texts.count) * 102 - 2
  return Segmented(items: texts.map { Segment($0) }, variant: .connected) {
    $0.container = Container(width: width)
    $0.font = Font(size: 1)
  }
}

private func radii(_ tree: LayoutTree) -> [CornerRadii] {
  tree.nodes.filter { $0.role == .segment || $0.role == .overflow }.map {
    tree.paint(of: $0)?.cornerRadius ?? .zero
  }
}

private func fills(_ tree: LayoutTree) -> [[Fill]] {
  tree.nodes.filter { $0.role == .segment }.map { tree.paint(of: $0)?.fills ?? [] }
}

@Suite struct ConnectedTests {
  @Test func group_hasTheNumbersOfMaterial() {
    let tree = connected().tree
    #expect(
      tree.frames(.segment) == [0, 102, 204].map { Rect(x: $0, y: 0, width: 100, height: 40) })
    #expect(tree.size == Size(width: 304, height: 40))
    #expect(tree.frames(.indicator).isEmpty)
    #expect(tree.nodes[0].state == .selectsOne)
    let right = CornerRadii(topLeft: 8, topRight: 20, bottomRight: 20, bottomLeft: 8)
    #expect(radii(tree) == [CornerRadii(20), CornerRadii(8), right])
    let root = tree.paint(of: tree.nodes[0])
    #expect(root?.fills.isEmpty ?? true)
  }

  @Test func outerCorners_ofAnUnselectedGroup_areRoundAtItsEndsOnly() {
    var control = connected()
    control.selected = []
    let left = CornerRadii(topLeft: 20, topRight: 8, bottomRight: 8, bottomLeft: 20)
    let right = CornerRadii(topLeft: 8, topRight: 20, bottomRight: 20, bottomLeft: 8)
    #expect(radii(control.tree) == [left, CornerRadii(8), right])
    control.container.direction = .rightToLeft
    #expect(radii(control.tree) == [right, CornerRadii(8), left])
    control.items = [Segment("a")]
    #expect(radii(control.tree) == [CornerRadii(20)])
  }

  @Test func column_isRoundAtTopAndBottom() {
    var control = connected()
    control.selected = []
    control.axis = .vertical
    let top = CornerRadii(topLeft: 20, topRight: 20, bottomRight: 8, bottomLeft: 8)
    let bottom = CornerRadii(topLeft: 8, topRight: 8, bottomRight: 20, bottomLeft: 20)
    #expect(radii(control.tree) == [top, CornerRadii(8), bottom])
  }

  @Test func lines_haveEndsOfTheirOwn() {
    var control = connected(["aaaa", "bbbb", "cccc", "dddd"])
    control.selected = []
    control.container.width = 100
    control.whenNarrow = [.wrap]
    let tree = control.tree
    #expect(tree.state?.strategy == .wrap)
    #expect(radii(tree).map(\.topLeft) == [20, 8, 20, 8])
    #expect(radii(tree).map(\.topRight) == [8, 20, 8, 20])
  }

  @Test func pressedSegment_hasHalfTheInnerCorners() {
    var control = connected()
    control.pressed = 1
    #expect(radii(control.tree)[1] == CornerRadii(4))
    control.pressed = 0
    let first = radii(control.tree)[0]
    #expect(first == CornerRadii(topLeft: 20, topRight: 4, bottomRight: 4, bottomLeft: 20))
    control.segment.cornerRadius = 12
    #expect(radii(control.tree)[0].topRight == 6)
    #expect(radii(control.tree)[1] == CornerRadii(12))
  }

  @Test func cornerRadius_isNeverMoreThanRound() {
    var control = connected()
    control.segment.cornerRadius = 500
    control.selected = []
    #expect(radii(control.tree) == [CornerRadii](repeating: CornerRadii(20), count: 3))
  }

  @Test func fills_areThoseOfTheStyle() throws {
    var control = connected()
    let (plain, strong) = (try #require(Color("#abc")), try #require(Color("#123")))
    (control.segment.fill, control.segment.selectedFill) = (plain, strong)
    #expect(fills(control.tree) == [[.color(strong)], [.color(plain)], [.color(plain)]])
    control.selected = [0, 2]
    #expect(control.tree.nodes[0].state == .selectsMany)
    #expect(fills(control.tree) == [[.color(strong)], [.color(plain)], [.color(strong)]])
  }

  @Test func transition_mixesCornersAndColours() throws {
    var control = connected()
    control.segment.fill = .black
    control.segment.selectedFill = .white
    (control.segment.textColor, control.segment.selectedTextColor) = (.white, .black)
    control.selected = [1]
    control.transition = IndicatorTransition(from: 0, at: 0.05)
    let tree = control.tree
    let inner = radii(tree)
    #expect(abs(inner[0].topRight - 14) < 1e-6 && abs(inner[1].topLeft - 14) < 1e-6)
    #expect(inner[0].topLeft == 20 && inner[2].topLeft == 8)
    let greys = fills(tree).map { $0.first?.plainRed ?? -1 }
    #expect(abs(greys[0] - 0.5) < 1e-6 && abs(greys[1] - 0.5) < 1e-6 && greys[2] == 0)
    let texts = tree.nodes.filter { $0.role == .label }.map { tree.paint(of: $0)?.fills }
    #expect(texts[0] != texts[2] && texts[1] != texts[2])
    #expect(tree.transition == Transition(duration: 0.1, keyframes: []))
  }

  @Test func transition_atItsEnds_isExact() {
    var control = connected()
    control.selected = [1]
    let after = control.tree
    control.selected = [0]
    let before = control.tree
    control.selected = [1]
    for (time, expected) in [(0, before), (0.1, after), (9, after)] {
      control.transition = IndicatorTransition(from: 0, at: time)
      #expect(radii(control.tree) == radii(expected))
      #expect(fills(control.tree) == fills(expected))
    }
  }

  @Test func session_changesCornersOverTime() {
    var picker = SegmentedPicker(["a", "b", "c"])
    picker.settings = connected([])
    picker.settings.container.width = 304
    var session = picker.session(by: MonospaceMeasurer())
    #expect(session.tree(at: 0) == connected().tree)
    #expect(session.indicator(at: 0) == nil)
    let point = Point(x: 150, y: 20)
    let begins = session.beginDrag(atPoint: point, at: 0)
    #expect(!begins)
    session.tap(atPoint: point, at: 1)
    #expect(session.isAnimating(at: 1.05) && !session.isAnimating(at: 1.2))
    #expect(radii(session.tree(at: 1)).map(\.topRight) == [20, 8, 20])
    #expect(abs(radii(session.tree(at: 1.05))[1].topRight - 14) < 1e-6)
    #expect(radii(session.tree(at: 2)).map(\.topRight) == [8, 20, 20])
    // Interrupted half way, corners go on from where they are.
    session.tap(atPoint: Point(x: 10, y: 20), at: 3)
    let before = radii(session.tree(at: 3.05))[1].topRight
    session.tap(atPoint: point, at: 3.05)
    #expect(abs(radii(session.tree(at: 3.05))[1].topRight - before) < 1e-9)
    #expect(radii(session.tree(at: 9)).map(\.topRight) == [8, 20, 20])
  }

  @Test func sessionOfSeveral_changesCornersOverTime() throws {
    var control = connected()
    control.selected = [0, 2]
    let session = try #require(
      control.session(within: .asDeclared, by: MonospaceMeasurer(), at: 0))
    #expect(radii(session.tree(at: 0)) == radii(control.tree))
    #expect(session.tap(atPoint: Point(x: 150, y: 20), at: 1) != nil)
    #expect(session.isAnimating(at: 1.05))
    #expect(abs(radii(session.tree(at: 1.05))[1].topRight - 14) < 1e-6)
    #expect(radii(session.tree(at: 5)) == [CornerRadii](repeating: CornerRadii(20), count: 3))
    #expect(session.tap(atPoint: Point(x: 10, y: 20), at: 6) != nil)
    #expect(abs(radii(session.tree(at: 6.05))[0].topRight - 14) < 1e-6)
    #expect(!session.isAnimating(at: 9))
  }

  @Test func variant_bringsItsOwnDefaults_andKeepsWhatIsSet() {
    var control = Segmented()
    control.variant = .connected
    #expect(control == Segmented(variant: .connected))
    #expect(control.spacing == 2 && control.container.fills.isEmpty)
    control.variant = .track
    #expect(control == Segmented())
    control.spacing = 5
    control.container.padding = Insets(1)
    control.variant = .connected
    #expect(control.spacing == 5 && control.container.padding == Insets(1))
    #expect(control.container.cornerRadius == 0)
  }

  @Test func document_readsTheVariantFirst_whereverItStands() throws {
    func read(_ keys: String) throws -> Segmented? {
      let json = #"{"type": "segmented", "items": ["a", "b", "c"], \#(keys)}"#
      return try Document(json: Array(json.utf8), fonts: StrictCatalog()).control.as(Segmented.self)
    }
    let plain = try #require(try read(#""variant": "connected""#))
    #expect(plain == Segmented(items: plain.items, variant: .connected))
    let own = try #require(
      try read(#""padding": 4, "spacing": 8, "cornerRadius": 12, "variant": "connected""#))
    #expect(own.container.padding == Insets(4) && own.spacing == 8)
    #expect(own.container.cornerRadius == 12 && own.container.fills.isEmpty)
    let pressed = try #require(
      try read(#""pressed": "c", "expandedRatio": 0.5, "pressedOpacity": 0.25"#))
    #expect(pressed.pressed == 2 && pressed.expandedRatio == 0.5 && pressed.pressedOpacity == 0.25)
    #expect(try read(#""pressed": null"#)?.pressed == nil)
    #expect(try read(#""indicator": {"stretch": 0.4}"#)?.indicator.stretch == 0.4)
  }
}

extension Fill {
  /// The red component of a plain colour.
  fileprivate var plainRed: Double? {
    guard case .color(let color) = pattern else { return nil }
    return color.red
  }
}
