import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// A touch swatch of 320 × 560 points: the swatch is above three sliders.
private let touchDocument =
  #"{"type": "chromaTouch", "value": {"hue": 0.5, "saturation": 0.5, "brightness": 0.5}}"#

extension ControlSession {
  fileprivate var components: [Double] { color?.components ?? [] }

  fileprivate func frame(of role: Role, _ index: Int = 0, at time: Double = 0) throws -> Rect {
    let nodes = tree(at: time).nodes(role: role)
    return try #require(nodes.indices.contains(index) ? nodes[index] : nil).absoluteFrame
  }

  /// The stage in the tree.
  fileprivate func toldStage(at time: Double) -> ChromaTouch.Stage? {
    tree(at: time).nodes(role: .chromaTouch).first?.controlState?.stage
  }

  /// The stage, as the tree shows it.
  fileprivate func stage(at time: Double) -> ChromaTouch.Stage {
    let tree = tree(at: time)
    if !tree.nodes(role: .peek).isEmpty { return .peek }
    return tree.nodes(role: .slider).isEmpty ? .popped : .sliders
  }
}

@Suite struct ChromaTouchInUseTests {
  @Test func touch_isThatOfTheDocument() throws {
    let touches = #", "touches": [{"x": 30, "y": 100}, {"on": "hue", "x": 90}]}"#
    let session = try session(of: touchDocument)
    let swatch = try session.frame(of: .swatch)
    #expect(
      session.tap(atPoint: swatch.origin + Point(x: 30, y: 100), at: 0)
        == SessionTarget(.swatch, id: "swatch"))
    let slider = try session.frame(of: .slider)
    #expect(session.beginDrag(atPoint: slider.origin + Point(x: 40, y: slider.height / 2), at: 1))
    session.drag(to: slider.origin + Point(x: 90, y: -400), at: 2)
    session.endDrag(at: 3)
    let document = try sessionDocument(touchDocument.dropLast() + touches)
    #expect(try session.tree(at: 3) == document.layout())
  }

  @Test func force_setsTheThirdComponent_andALiftedFingerChangesNothing() throws {
    let session = try session(of: touchDocument)
    let center = try session.frame(of: .swatch).center
    session.setForce(0.25)
    session.beginDrag(atPoint: center, at: 0)
    #expect(session.components[2] == 0.25)
    session.setForce(0.75)
    session.drag(to: center, at: 1)
    #expect(session.components[2] == 0.75)
    session.setForce(0.1)
    session.drag(to: center, at: 2)
    #expect(session.components[2] == 0.75)
    session.endDrag(at: 3)
    session.setForce(nil)
    session.tap(atPoint: center, at: 4)
    #expect(session.components[2] == 0.75)
  }

  @Test func enterOnASlider_showsTheCard_andThenTheSwatchAlone() throws {
    let session = try session(of: touchDocument)
    let color = session.components
    #expect(session.press(.tab, at: 0) && !session.press(.enter, at: 0))
    #expect(session.press(.tab, at: 0) && session.focus?.role == .slider)
    #expect(session.press(.enter, at: 0) && session.stage(at: 1) == .peek)
    #expect(session.press(.escape, at: 1) && session.stage(at: 2) == .sliders)
    #expect(session.press(.space, at: 2) && session.press(.space, at: 3))
    #expect(session.stage(at: 4) == .popped && session.components == color)
    #expect(session.focus?.role == .swatch && session.press(.enter, at: 4))
    #expect(session.stage(at: 5) == .sliders && session.components == color)
  }

  @Test func preset_isPickedByKeys() throws {
    let session = try session(of: touchDocument)
    #expect(session.press(.tab, at: 0) && session.press(.tab, at: 0))
    #expect(session.press(.enter, at: 0))
    while session.focus?.role != .preset { try #require(session.press(.tab, at: 1)) }
    #expect(session.press(.enter, at: 1) && session.stage(at: 2) == .sliders)
    #expect(session.color?.color.hex == "#FF0000")
  }

  @Test func firmTouches_leadFromStageToStage() throws {
    let session = try session(of: touchDocument)
    let slider = try session.frame(of: .slider)
    session.setForce(0.6)
    session.beginDrag(atPoint: slider.center, at: 0)
    #expect(session.isAnimating(at: 0) && session.isAnimating(at: 0.2))
    #expect(!session.isAnimating(at: 0.25))
    #expect(session.stage(at: 1) == .peek)
    // Under a finger that is lifted, the card stays.
    session.setForce(0)
    session.drag(to: slider.center, at: 1)
    session.endDrag(at: 1)
    session.setForce(nil)
    #expect(session.stage(at: 2) == .peek)
    let preset = try session.frame(of: .preset, 1, at: 2).center
    #expect(session.tap(atPoint: preset, at: 2) == SessionTarget(.preset, id: "green"))
    #expect(session.color?.color.hex == "#00FF00")
    #expect(session.stage(at: 3) == .sliders)
    session.setForce(1)
    session.beginDrag(atPoint: slider.center, at: 3)
    session.endDrag(at: 3)
    session.setForce(nil)
    // The same finger, told as a tap, too.
    session.tap(atPoint: slider.center, at: 3)
    #expect(session.stage(at: 4) == .popped)
    let before = session.color
    let point = Point(x: 20, y: 20)
    session.beginDrag(atPoint: point, at: 4)
    session.drag(to: Point(x: 90, y: 90), at: 4.5)
    session.endDrag(at: 5)
    #expect(session.stage(at: 6) == .sliders && session.color == before)
  }

  @Test(arguments: ["", "stack", "drawing"])
  func stage_whileThePartsMove_isTheOneToWhichTheyMove(container: String) throws {
    let around = [
      "stack": #"{"type": "stack", "items": [\#(touchDocument)]}"#,
      "drawing": #"""
      {"type": "drawing", "width": 320, "height": 560, "layers": [{"items": [
        {"symbol": \#(touchDocument)}]}]}
      """#,
    ]
    let session = try session(of: around[container] ?? touchDocument)
    let slider = try session.frame(of: .slider).center
    #expect(session.stage == .sliders && session.toldStage(at: 0) == .sliders)
    #expect(session.beginDrag(atPoint: slider, at: 0))
    for (time, force, stage) in [
      (0.1, 0.2, ChromaTouch.Stage.sliders), (1, 0.6, .peek), (1.1, 0.95, .popped),
    ] {
      session.setForce(force)
      session.drag(to: slider, at: time)
      #expect(session.stage == stage)
      for later in [0, 0.05, 0.2, 0.3] { #expect(session.toldStage(at: time + later) == stage) }
    }
    session.endDrag(at: 2)
    session.setForce(nil)
    session.tap(atPoint: slider, at: 2)
    #expect(session.stage == .sliders && session.toldStage(at: 2) == .sliders)
    #expect(try PickerControlsTests.session(of: segments()).stage == nil)
  }

  @Test func motion_isThatOfTheDocument() throws {
    let session = try session(of: touchDocument)
    session.setForce(1)
    session.tap(atPoint: try session.frame(of: .slider).center, at: 2)
    let tree = session.tree(at: 2.1)
    let touches = #", "touches": [{"on": "hue", "force": 1}], "transition": {"at": 0.1}}"#
    let expected = try sessionDocument(touchDocument.dropLast() + touches).layout()
    #expect(tree.nodes.count == expected.nodes.count)
    for (one, other) in zip(tree.nodes, expected.nodes) {
      #expect(one.role == other.role && abs(one.frame.x - other.frame.x) < 1e-6)
    }
  }

  @Test func keys_moveThumbs_pressPresetsAndWake() throws {
    let session = try session(of: touchDocument)
    #expect(session.press(.tab, at: 0) && session.focus == SessionTarget(.swatch, id: "swatch"))
    #expect(session.press(.right, at: 0))
    #expect(abs(session.components[0] - 181.0 / 360) < 1e-9)
    #expect(session.press(.down, at: 0))
    #expect(abs(session.components[1] - 0.51) < 1e-9)
    #expect(session.press(.tab, at: 0) && session.focus?.role == .slider)
    #expect(session.press(.home, at: 0) && session.components[0] == 0)
    #expect(!session.press(.home, at: 0))
    for _ in 0..<2 { #expect(session.press(.tab, at: 0)) }
    #expect(!session.press(.tab, at: 0))
    session.setForce(1)
    session.tap(atPoint: try session.frame(of: .slider).center, at: 1)
    #expect(session.stage(at: 2) == .popped)
    session.setForce(nil)
    #expect(session.setFocus(to: 1, at: 2) && session.press(.enter, at: 2))
    #expect(session.stage(at: 3) == .sliders)
  }

  @Test func escape_closesTheCard_andShowsEverythingAgain() throws {
    let session = try session(of: touchDocument)
    let (slider, before) = (try session.frame(of: .slider), session.color)
    #expect(!session.press(.escape, at: 0) && session.focus == nil)
    for (time, force, stage) in [(1.0, 0.6, ChromaTouch.Stage.peek), (4, 1, .popped)] {
      session.setForce(force)
      session.beginDrag(atPoint: slider.center, at: time)
      #expect(session.stage(at: time + 1) == stage)
      #expect(session.press(.escape, at: time + 1) && session.isAnimating(at: time + 1.1))
      session.setForce(nil)
      session.drag(to: slider.origin, at: time + 1.1)
      session.endDrag(at: time + 1.1)
      #expect(session.stage(at: time + 2) == .sliders && session.color == before)
      #expect(!session.press(.escape, at: time + 2))
    }
  }

  @Test func escape_onAnActionOfTheCard_movesTheFocusToTheSwatch() throws {
    let session = try session(of: touchDocument.dropLast() + #", "peek": true}"#)
    let preset = try #require(session.tree(at: 0).nodes.firstIndex { $0.role == .preset })
    for (time, key) in [(0.0, SessionKey.escape), (2, .enter)] {
      #expect(session.setFocus(to: preset, at: time) && session.focus?.role == .preset)
      #expect(session.press(key, at: time) && session.stage(at: time + 1) == .sliders)
      #expect(session.focus == SessionTarget(.swatch, id: "swatch"))
      session.setForce(0.6)
      session.tap(atPoint: try session.frame(of: .slider, at: time + 1).center, at: time + 1)
      session.setForce(nil)
    }
  }

  @Test func escape_inPanelsAndOnPages_closesTheCardThere() throws {
    let card = touchDocument.dropLast() + #", "peek": true}"#
    for json in [
      #"{"type": "stack", "items": [\#(segments()), \#(card)]}"#,
      #"{"type": "carousel", "width": 320, "height": 560, "pages": [\#(card)]}"#,
    ] {
      let session = try session(of: json)
      #expect(session.stage(at: 0) == .peek)
      #expect(session.press(.escape, at: 0) && session.stage(at: 1) == .sliders)
      #expect(!session.press(.escape, at: 1))
    }
  }

  @Test func swatchInAPanel_isTouched() throws {
    let session = try session(of: #"{"type": "stack", "items": [\#(touchDocument)]}"#)
    let swatch = try session.frame(of: .swatch)
    session.setForce(0.125)
    #expect(session.tap(atPoint: swatch.center, at: 0)?.role == .swatch)
    #expect(session.components[2] == 0.125)
  }
}
