import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

private func document(_ text: String) throws -> Document {
  try Document(json: Array(text.utf8), fonts: StrictCatalog())
}

private func error(_ text: String) -> String {
  do {
    _ = try document(text).layout()
    return "none"
  } catch {
    return "\(error)"
  }
}

/// A drawing with these items on its only layer.
private func drawing(_ keys: String, _ items: String) -> String {
  #"{"type": "drawing", \#(keys) "layers": [{"items": [\#(items)]}]}"#
}

@Suite struct DrawingPercentageTests {
  private let polygons = #"""
    {"shape": "polygon", "id": "left", "width": "50%", "height": "100%"},
    {"shape": "polygon", "id": "right", "x": "50%", "width": "50%", "height": "100%"}
    """#

  private func frame(_ id: String, _ tree: LayoutTree) throws -> Rect {
    try #require(tree.nodes.first { tree.id(of: $0) == id }).frame
  }

  @Test(arguments: [300.0, 400, 600])
  func boxes_inPercent_followTheWidth(width: Double) throws {
    let tree = try document(drawing(#""width": \#(width), "height": 200,"#, polygons)).layout()
    #expect(try frame("left", tree) == Rect(x: 0, y: 0, width: width / 2, height: 200))
    #expect(try frame("right", tree) == Rect(x: width / 2, y: 0, width: width / 2, height: 200))
  }

  @Test func percentages_withoutAWidth_referToTheProposedSize() throws {
    let panel = #"""
      {"type": "stack", "width": 240, "items": [\#(drawing(#""height": 100,"#, polygons))]}
      """#
    #expect(try frame("right", document(panel).layout()).x == 120)
    let measured = try document(drawing("", polygons)).control.measured(by: StrictCatalog())
    let tree = measured.layout(within: ProposedSize(width: 500))
    #expect(try frame("right", tree) == Rect(x: 250, y: 0, width: 250, height: 250))
  }

  @Test func percentages_withoutAnySize_areAnErrorAtThePath() throws {
    #expect(
      error(drawing("", polygons))
        == "$.layers[0].items[0].width: is a percentage of a drawing without a size: needs the drawing's width or height"
    )
    #expect(try document(drawing("", polygons)).session(within: ProposedSize(width: 9)) == nil)
    #expect(error(drawing(#""height": 40,"#, polygons)) == "none")
  }

  @Test func translations_ofLayersShapesAndCopies_followTheSize() throws {
    let json = #"""
      {"type": "drawing", "width": 200, "height": 100, "layers": [
        {"transform": [{"translate": ["25%", "-10%"]}], "items": [
          {"shape": "circle", "width": 10, "transform": [{"translate": {"x": "50%"}}],
           "repeat": {"count": 2, "transform": [{"translate": ["5%", 1]}]}}]}]}
      """#
    let tree = try document(json).layout()
    let layer = try #require(tree.nodes.first { $0.role == .layer })
    #expect(
      tree.effects(of: layer)?.transform == AffineTransform(translation: Point(x: 50, y: -10)))
    let copies = tree.nodes.filter { $0.role == .shape && $0.index >= 0 }
    let lefts = copies.compactMap { tree.paint(of: $0)?.path?.bounds?.minX }
    #expect(lefts.map { ($0 * 1e6).rounded() / 1e6 } == [100, 110])
  }

  @Test func radii_areOfTheSmallerSide() throws {
    let items = #"{"shape": "roundedRect", "cornerRadius": "25%"}"#
    let tree = try document(drawing(#""width": 200, "height": 80,"#, items)).layout()
    let points = try document(
      drawing(
        #""width": 200, "height": 80,"#, #"{"shape": "roundedRect", "cornerRadius": 20}"#)
    ).layout()
    #expect(tree == points)
  }

  @Test(arguments: [
    (
      #"{"type": "shape", "shape": "roundedRect", "cornerRadius": "5%"}"#,
      "$.cornerRadius: expected a number or four"
    ),
    (
      #"{"type": "shape", "shape": "circle", "transform": [{"translate": ["5%", 0]}]}"#,
      "$.transform[0].translate[0]: expected a number"
    ),
    (
      drawing(#""width": 9,"#, #"{"text": "a", "x": "auto"}"#),
      "$.layers[0].items[0].x: expected a number or a percentage such as \"50%\""
    ),
    (
      drawing(#""width": 9,"#, #"{"shape": "circle", "width": "-5%"}"#),
      "$.layers[0].items[0].width: expected a number or a percentage such as \"50%\""
    ),
  ])
  func percentage_thatIsNotPossible_isAnError(json: String, message: String) {
    #expect(error(json).hasPrefix(message), "\(error(json))")
  }

  @Test func session_ofACarousel_followsThePercentages() throws {
    let json = drawing(
      #""height": 100,"#,
      #"{"width": "100%", "height": "100%", "symbol": {"type": "carousel", "count": 3}}"#)
    let session = try #require(
      try document(json).session(within: ProposedSize(width: 300)))
    let carousel = try #require(session.tree(at: 0).nodes.first { $0.role == .carousel })
    #expect(carousel.frame.size == Size(width: 300, height: 100))
    session.resize(to: ProposedSize(width: 200), at: 1)
    let later = try #require(session.tree(at: 1).nodes.first { $0.role == .carousel })
    #expect(later.frame.size == Size(width: 200, height: 100))
  }

  @Test func gradient_withKeyframes_movesInADrawingWithPercentages() throws {
    let item = #"""
      {"shape": "circle", "width": "50%",
       "fill": {"linear": {"stops": ["black", "black"], "keyframes": [{"stops": ["white", "white"]}]}}}
      """#
    let moving = try document(drawing(#""width": 80,"#, item))
    let tree = try moving.control(after: 1).measured(by: StrictCatalog()).layout()
    let shape = try #require(tree.nodes(role: .shape).first)
    #expect(shape.frame.width == 40)
    #expect(
      shape.paint?.fills == [Fill(.linear(Gradient([.white, .white]), from: .top, to: .bottom))])
  }
}

@Suite struct RepeatedLayerTests {
  @Test func strokes_ofCopies_areScaledIfAsked() throws {
    func widths(_ keys: String) throws -> [Double] {
      let json = #"""
        {"type": "shape", "shape": "polygon", "width": 200, "stroke": {"fill": "black", "width": 3, "dash": [4, 2]},
         "repeat": {"count": 13, "transform": [{"scale": 0.85}, {"rotate": 15}]\#(keys)}}
        """#
      let tree = try document(json).layout()
      return tree.nodes.compactMap { tree.paint(of: $0)?.stroke?.width }
    }
    #expect(try widths("") == [Double](repeating: 3, count: 13))
    let scaled = try widths(#", "scalesStroke": true"#)
    #expect(scaled.count == 13 && scaled.first == 3)
    #expect(abs((scaled.last ?? 0) - 0.4267) < 1e-4)
  }

  @Test func scalesStroke_ofMergedCopies_isAnError() {
    let json = #"""
      {"type": "shape", "shape": "circle", "repeat": {"count": 2, "merged": true, "scalesStroke": true}}
      """#
    #expect(
      error(json) == "$.repeat.scalesStroke: must be false: merged copies have one stroke")
  }

  @Test func layer_repeated_isDrawnOncePerCopy_withTheIdsOfTheFirst() throws {
    let json = #"""
      {"type": "drawing", "width": 100, "height": 100, "layers": [
        {"id": "rose", "transformOrigin": "center", "opacity": 0.5, "clip": {"shape": "circle"},
         "repeat": {"count": 4, "transform": [{"rotate": 90}]},
         "items": [{"shape": "circle", "id": "leaf", "width": 10}, {"text": "a", "id": "name"}]}]}
      """#
    let tree = try document(json).layout()
    #expect(tree.ids == ["rose", "leaf", "name"])
    let copies = tree.nodes.filter { $0.role == .layer && $0.index >= 0 }
    #expect(copies.map(\.index) == [0, 1, 2, 3])
    #expect(copies.allSatisfy { tree.paint(of: $0)?.path != nil })
    #expect(tree.nodes.filter { $0.role == .shape }.count == 4)
    let group = try #require(tree.nodes.first { $0.role == .layer })
    #expect(tree.paint(of: group)?.opacity == 0.5)
    let quarter = try #require(tree.effects(of: copies[1])?.transform)
    let corner = quarter.apply(to: Point(x: 0, y: 0))
    #expect(abs(corner.x - 100) < 1e-9 && abs(corner.y) < 1e-9)
  }

  @Test(arguments: [
    (
      #""items": [{"symbol": {"type": "text", "text": "a"}}]"#,
      "$.layers[0]: must not have repeat: contains documents or draggable layers"
    ),
    (
      #""items": [{"draggable": true, "items": [{"shape": "circle"}]}]"#,
      "$.layers[0]: must not have repeat: contains documents or draggable layers"
    ),
    (
      #""items": [{"repeat": {"count": 1000}, "items": [{"repeat": {"count": 1000}, "items": [{"shape": "circle"}]}]}]"#,
      "$.layers[0].items[0]: exceeds the limit of 1000000 nodes per document"
    ),
  ])
  func layer_thatCannotBeRepeated_isAnError(items: String, message: String) {
    let json = #"""
      {"type": "drawing", "width": 9, "layers": [{"repeat": {"count": 1000}, \#(items)}]}
      """#
    #expect(error(json).hasPrefix(message), "\(error(json))")
  }
}
