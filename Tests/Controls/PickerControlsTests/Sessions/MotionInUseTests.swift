import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

/// A fill that moves for three seconds.
private func fill(_ keys: String = #""loops": false"#) -> String {
  #"{"linear": {"stops": ["black", "white"], "keyframes": [{"stops": ["red", "gold"], "duration": 3}], \#(keys)}}"#
}

private func shape(_ fill: String) -> String {
  #"{"type": "shape", "shape": "circle", "width": 20, "fill": \#(fill)}"#
}

private let drawing = #"""
  {"type": "drawing", "id": "d", "width": 100, "layers": [
    {"draggable": true, "items": [{"shape": "roundedRect", "width": 20, "height": 20, "fill": \#(fill())}]},
    {"items": [{"text": "t", "id": "label"}]}]}
  """#

@Suite struct MotionInUseTests {
  @Test(arguments: [shape(fill()), drawing])
  func gradients_move_untilTheyAreAtRest(json: String) throws {
    let document = try sessionDocument(json)
    let session = try #require(try document.session(at: 100))
    for seconds in [0.0, 0.5, 2.75, 3] {
      let expected = try document.control(after: seconds).measured(by: MonospaceMeasurer()).layout()
      #expect(session.tree(at: 100 + seconds) == expected)
      #expect(session.isAnimating(at: 100 + seconds) == (seconds < 3))
    }
    #expect(session.tree(at: 0) == session.tree(at: 100))
    #expect(session.tree(at: 1e6) == session.tree(at: 103))
    #expect(session.tree(at: 101) != session.tree(at: 102))
    session.send(.resize(ProposedSize(width: 50)), at: 101)
    #expect(
      session.tree(at: 102).size
        == document.control.measured(by: MonospaceMeasurer()).layout(
          within: ProposedSize(width: 50)
        ).size)
  }

  @Test func gradient_thatLoops_movesForever() throws {
    let session = try session(of: shape(fill(#""loops": true"#)))
    #expect(session.isAnimating(at: 1e6) && session.tree(at: 1) == session.tree(at: 3001))
  }

  @Test func shape_takesNoInput() throws {
    let session = try session(of: shape(fill()))
    #expect(
      session.send(.tap(.point(Point(x: 10, y: 10))), at: 0).target == nil
        && !session.send(.key(.tab), at: 0).isUsed)
    #expect(
      !session.send(.focus(0), at: 0).isUsed && session.focus == nil && session.selection == [])
    #expect(try sessionDocument(shape(#""red""#)).session() == nil)
  }

  @Test func layer_isDragged_whileItsGradientMoves() throws {
    let session = try session(of: drawing)
    // In the shape, beside the text in front of it.
    let start = Point(x: 18, y: 10)
    #expect(session.send(.beginDrag(start), at: 1).isUsed)
    session.send(.drag(start + Point(x: 9, y: 0)), at: 1.5)
    session.send(.endDrag(velocity: nil), at: 1.5)
    let (moved, later) = (session.tree(at: 1.5), session.tree(at: 2))
    #expect(session.offset == Point(x: 9, y: 0) && moved != later)
    #expect(moved.nodes.map(\.frame) == later.nodes.map(\.frame))
  }

  @Test func panel_moves_andItsOtherControlsAreUsed() throws {
    let chips = chipsDocument(#""aa", "bb""#, width: 32)
    let session = try session(
      of: #"{"type": "stack", "items": [\#(shape(fill())), \#(chips)]}"#)
    let before = session.tree(at: 0)
    #expect(session.isAnimating(at: 1) && session.tree(at: 1) != before)
    #expect(session.send(.key(.right), at: 1).isUsed && session.focus?.id == "c/aa")
    #expect(session.send(.key(.space), at: 1).isUsed && session.selection == ["c/aa"])
    #expect(!session.isAnimating(at: 3))
  }

  @Test func page_withAShapeThatMoves_isTapped_andMovesWhileItIsShown() throws {
    let session = try session(
      of:
        #"{"type": "carousel", "width": 100, "height": 50, "indicator": {"style": "none"}, "pages": [\#(shape(fill())), {}]}"#
    )
    let middle = Point(x: 50, y: 15)
    #expect(session.send(.tap(.point(middle)), at: 0).target == SessionTarget(.page, id: "page1"))
    #expect(session.isAnimating(at: 1) && session.send(.select("page2"), at: 1).isUsed)
    #expect(!session.isAnimating(at: 2.9))
  }

  @Test func localizedDrawing_keepsItsLanguage() throws {
    let control = try sessionDocument(drawing).control
      .localized(by: Localization { $0.text == "t" ? TranslatedText("u") : nil })
    let session = try #require(control.session(by: MonospaceMeasurer()))
    for time in [0.0, 1, 9] {
      let texts = session.tree(at: time).nodes(role: .label).map { $0.text }
      #expect(texts == ["u"])
    }
  }

  @Test func shape_thatAProgramChanges_standsStill() throws {
    var control = try #require(try sessionDocument(shape(fill())).control.as(ShapeControl.self))
    control.figure.opacity = 0.5
    #expect(AnyControl(control).session(by: MonospaceMeasurer()) == nil)
  }
}
