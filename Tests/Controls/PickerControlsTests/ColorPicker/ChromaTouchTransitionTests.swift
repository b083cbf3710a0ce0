import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// A control of 300 × 560 points: the swatch is 300 × 290, or the whole control where it is alone.
private func control(_ members: String) throws -> ChromaTouch {
  let json = """
    {"type": "chromaTouch", "width": 300, "height": 560, "spacing": 10, "font": {"size": 2}, \(members)}
    """
  let document = try Document(json: Array(json.utf8), fonts: StrictCatalog())
  return try #require(document.control.as(ChromaTouch.self))
}

extension ChromaTouch {
  fileprivate var tree: LayoutTree { measured(by: MonospaceMeasurer()).layout() }
}

extension LayoutTree {
  fileprivate func frame(of id: String) -> Rect? { nodes.first { self.id(of: $0) == id }?.frame }
}

private let swatch = Rect(x: 0, y: 0, width: 300, height: 290)
private let whole = Rect(x: 0, y: 0, width: 300, height: 560)
private let popping = #""touches": [{"on": "hue", "force": 0.95}]"#
private let returning = #""popped": true, "touches": [{"x": 1, "y": 1}]"#
private let peeking = #""touches": [{"on": "hue", "force": 0.6}]"#

@Suite struct ChromaTouchTransitionTests {
  @Test func return_ofTheSliders_takesAQuarterOfASecond() throws {
    let tree = try control("\(returning), \"transition\": {}").tree
    let transition = try #require(tree.transition)
    #expect(transition.role == .swatch)
    #expect(transition.duration == 0.25)
    #expect(transition.keyframes.count == 16)
    #expect(transition.keyframes.first == Keyframe(time: 0, frame: whole))
    #expect(transition.keyframes.last == Keyframe(time: 0.25, frame: swatch))
    #expect(tree.frame(of: "swatch") == swatch)
    #expect(tree.frame(of: "hue")?.y == 300)
    #expect(tree.nodes[0].effects == -1)
  }

  @Test func return_atATime_movesTheSlidersBelowTheSwatch() throws {
    let tree = try control(
      #"\#(returning), "transition": {"curve": "linear", "duration": 0.2, "at": 0.05}"#
    ).tree
    // A quarter of the time.
    let height = whole.height + (swatch.height - whole.height) / 4
    #expect(tree.frame(of: "swatch") == Rect(x: 0, y: 0, width: 300, height: height))
    #expect(tree.frame(of: "hue")?.y == height + 10)
    #expect(tree.transition?.keyframes.map(\.frame.height) == [height])
    #expect(tree.effects(of: tree.nodes[0])?.clips == true)
    #expect(tree.size == whole.size)
  }

  @Test(arguments: ["ltr", "rtl"])
  func return_inLandscape_movesTheSlidersSideways(direction: String) throws {
    let tree = try control(
      #"""
      \#(returning), "orientation": "landscape", "direction": "\#(direction)",
      "transition": {"curve": "linear", "duration": 0.2, "at": 0.1}
      """#
    ).tree
    let (swatch, hue) = (
      try #require(tree.frame(of: "swatch")), try #require(tree.frame(of: "hue"))
    )
    #expect(swatch.height == 560)
    let gap = direction == "ltr" ? hue.minX - swatch.maxX : swatch.minX - hue.maxX
    #expect(abs(gap - 10) < 1e-9)
    #expect(direction == "ltr" ? swatch.minX == 0 && hue.maxX > 300 : swatch.maxX == 300)
  }

  @Test func pop_movesTheSwatchOverTheWhole() throws {
    let tree = try control("\(popping), \"transition\": {\"fps\": 4}").tree
    #expect(tree.transition?.role == .swatch)
    #expect(tree.transition?.keyframes.map(\.frame) == [swatch, whole])
    #expect(tree.nodes.map(\.role) == [.chromaTouch, .swatch])
    let start = try control("\(popping), \"transition\": {\"at\": 0}").tree
    #expect(start.frame(of: "swatch") == swatch)
    #expect(start.nodes.count { $0.role == .slider } == 3)
  }

  @Test func peek_growsOutOfTheSliderThatIsPressed() throws {
    let tree = try control("\(peeking), \"transition\": {\"at\": 0}").tree
    let card = try #require(tree.nodes.first { $0.role == .peek })
    let first = try #require(tree.transition?.keyframes.first?.frame)
    #expect(tree.transition?.role == .peek)
    #expect(first.isWithin(Rect(x: 0, y: 300, width: 300, height: 80)))
    #expect(abs(first.width / first.height - card.frame.width / card.frame.height) < 1e-9)
    let transform = try #require(tree.effects(of: card)?.transform)
    let corner = transform.apply(to: Point(x: card.frame.width, y: card.frame.height))
    let seen = corner + card.frame.origin
    #expect(abs(seen.x - first.maxX) < 1e-9 && abs(seen.y - first.maxY) < 1e-9)
    let end = try control("\(peeking), \"transition\": {}").tree
    #expect(end.transition?.keyframes.last?.frame == card.frame)
    #expect(end.nodes.first { $0.role == .peek }?.effects == -1)
  }

  @Test func card_beingDismissed_isVisibleUntilTheEnd() throws {
    let going = #""peek": true, "touches": [{"x": 1, "y": 1}], "transition": {"at": "#
    let during = try control("\(going)0.1}").tree
    #expect(during.nodes.contains { $0.role == .peek })
    #expect(during.transition?.role == .peek)
    #expect(try !control("\(going)0.25}").tree.nodes.contains { $0.role == .peek })
  }

  @Test func nothingMoves_withoutAChange_orWithoutATransition() throws {
    #expect(try control(popping).tree.transition == nil)
    let same = try control(#""touches": [{"x": 1, "y": 1}], "transition": {}"#).tree
    #expect(same.transition == Transition(duration: 0, keyframes: []))
    let again = try control(
      #""touches": [{"on": "hue", "force": 0.6}, {"on": "hue", "force": 0.7}], "transition": {}"#)
    #expect(again.tree.transition == Transition(duration: 0, keyframes: []))
  }

  @Test func from_overridesTheLastTouch() throws {
    let tree = try control(#""transition": {"from": "popped"}"#).tree
    #expect(tree.transition?.keyframes.first?.frame == whole)
    let card = try control(#""peek": true, "transition": {"from": "sliders", "at": 0}"#).tree
    let frames = try #require(card.nodes.first { $0.role == .peek }?.frame)
    #expect(card.transition?.keyframes.first?.frame.width == frames.width / 2)
  }

  @Test func spring_overshooting_staysInTheControl() throws {
    let tree = try control(
      #"\#(popping), "transition": {"spring": {"response": 0.3, "dampingFraction": 0.3}}"#
    ).tree
    let keyframes = try #require(tree.transition?.keyframes)
    #expect(keyframes.count > 20)
    #expect(keyframes.allSatisfy { $0.frame.isWithin(whole) })
  }

  @Test func transition_ofAPanelsControl_isInItsNode() throws {
    let json = #"""
      {"type": "stack", "items": [{"type": "chromaTouch", "popped": true,
       "touches": [{"x": 1, "y": 1}], "transition": {"at": 0.1}}]}
      """#
    let tree = try Document(json: Array(json.utf8), fonts: StrictCatalog()).layout()
    let written = String(decoding: tree.json(pretty: false), as: UTF8.self)
    #expect(written.contains(#""transition":{"role":"swatch","duration":0.25,"keyframes":[{"#))
  }
}

extension Rect {
  fileprivate func isWithin(_ box: Rect) -> Bool {
    let slack = 1e-9
    return minX >= box.minX - slack && maxX <= box.maxX + slack && minY >= box.minY - slack
      && maxY <= box.maxY + slack
  }
}
