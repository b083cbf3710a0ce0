import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

private func layout(_ text: String) throws -> LayoutTree {
  try Document(json: Array(text.utf8), fonts: StrictCatalog()).layout()
}

/// A drawing of 100 × 50 points with these items on its only layer.
private func drawing(_ items: String) throws -> LayoutTree {
  try layout(
    #"{"type": "drawing", "width": 100, "height": 50, "font": {"size": 1}, "layers": [{"items": [\#(items)]}]}"#
  )
}

@Suite struct DrawingTests {
  @Test func drawing_ofEverything_isNestedInPaintOrder() throws {
    let tree = try layout(
      #"""
      {"type": "drawing", "width": 100, "height": 50, "layers": [
        {"id": "back", "items": [
          {"shape": "circle", "id": "sun", "width": 20},
          {"opacity": 0.5, "items": [{"href": "a.png", "width": 10, "height": 10}]}]},
        {"items": [
          {"text": "ab"},
          {"symbol": {"type": "chips", "id": "c", "items": ["x"]}}]}]}
      """#)
    #expect(
      tree.nodes.map(\.role) == [
        .drawing, .layer, .shape, .layer, .image, .layer, .label, .chips, .row, .chip, .label,
      ])
    #expect(tree.ids == ["back", "sun", "c/x", "c"])
    for position in tree.children(of: 0) {
      #expect(tree.nodes[position].frame == Rect(x: 0, y: 0, width: 100, height: 50))
    }
    #expect(tree.image(of: tree.nodes[4])?.href == "a.png")
    #expect(tree.paint(of: tree.nodes[3])?.opacity == 0.5)
  }

  @Test func layer_draggable_followsTheFinger_inBothDirections() throws {
    let json = #"""
      {"type": "drawing", "width": 100, "height": 100, "layers": [
        {"items": [{"shape": "circle", "width": 10}]},
        {"transform": [{"rotate": 90}], "transformOrigin": "center", "items": [
          {"draggable": true, "id": "card", "items": [{"shape": "roundedRect", "width": 20, "height": 20}]}]}]}
      """#
    let document = try Document(json: Array(json.utf8), fonts: StrictCatalog())
    let session = try #require(try document.session())
    #expect(try session.tree(at: 0) == document.layout() && session.offset == nil)
    #expect(!session.beginDrag(atPoint: Point(x: 5, y: 5), at: 0))
    #expect(!session.beginDrag(atPoint: Point(x: 50, y: 50), at: 0))
    // The card is in the top right corner, because the layer around it is rotated.
    #expect(session.beginDrag(atPoint: Point(x: 90, y: 10), at: 0))
    #expect(session.isAnimating(at: 0))
    session.drag(to: Point(x: 60, y: 17), at: 0.1)
    session.endDrag(at: 0.2)
    #expect(!session.isAnimating(at: 1))
    let offset = try #require(session.offset)
    #expect(abs(offset.x - 7) < 1e-9 && abs(offset.y - 30) < 1e-9)
    let moved = session.tree(at: 1)
    #expect(try #require(moved.hitTest(atPoint: Point(x: 60, y: 17))).path.count > 1)
    #expect(try #require(moved.hitTest(atPoint: Point(x: 95, y: 2))).path == [0])
    #expect(session.beginDrag(atPoint: Point(x: 60, y: 17), at: 2))
    session.drag(to: Point(x: 90, y: 10), at: 2)
    #expect(session.offset.map { $0.distance < 1e-9 } == true)
  }

  /// A drawing of two squares of 20 points at the left edge, the second one in a layer at half the scale, and one that stays.
  private func squares(_ first: String, _ second: String) throws -> any ControlSession {
    let square = #""items": [{"shape": "roundedRect", "width": 20, "height": 20}]"#
    let json = #"""
      {"type": "drawing", "width": 100, "height": 100, "layers": [
        {\#(first), \#(square)},
        {"transform": [{"scale": 0.5}, {"translate": [0, 40]}], "items": [{\#(second), \#(square)}]},
        {"id": "rest", "transform": [{"translate": [0, 80]}], \#(square)}]}
      """#
    let document = try Document(json: Array(json.utf8), fonts: StrictCatalog())
    return try #require(try document.session())
  }

  /// The left top corners of the squares, where they are drawn.
  private func corners(of session: any ControlSession, at time: Double) -> [Point] {
    session.tree(at: time).nodes(role: .shape).map { $0.absoluteTransform.apply(to: .zero) }
  }

  @Test func layers_ofOneGroup_moveTogether() throws {
    let session = try squares(#""draggable": true, "dragGroup": "g""#, #""dragGroup": "g""#)
    let before = corners(of: session, at: 0)
    // One that only follows cannot be dragged itself.
    #expect(!session.beginDrag(atPoint: before[1] + Point(x: 5, y: 5), at: 0))
    #expect(session.beginDrag(atPoint: Point(x: 5, y: 5), at: 0))
    session.drag(to: Point(x: 35, y: 12), at: 1)
    session.endDrag(at: 1)
    let distance = Point(x: 30, y: 7)
    let expected = [before[0] + distance, before[1] + distance, before[2]]
    for (corner, expected) in zip(corners(of: session, at: 1), expected) {
      #expect((corner - expected).distance < 1e-9)
    }
    #expect(session.offset == distance)
  }

  @Test(arguments: [
    (Double?.none, 0.1, false), (nil, 1, true), (299, 0.1, true), (300, 0.1, false),
  ])
  func layer_releasedSlowly_returnsToItsPlace(speed: Double?, duration: Double, returns: Bool)
    throws
  {
    let session = try squares(
      #""draggable": {"returnsBelow": 300}, "dragGroup": "g""#, #""dragGroup": "g""#)
    let before = corners(of: session, at: 0)
    session.beginDrag(atPoint: Point(x: 5, y: 5), at: 0)
    session.drag(to: Point(x: 65, y: 5), at: duration)
    let moved = corners(of: session, at: duration)
    session.endDrag(velocity: speed.map { Point(x: 0, y: -$0) }, at: duration)
    #expect(session.isAnimating(at: duration + 0.1) == returns)
    #expect(session.offset == (returns ? .zero : Point(x: 60, y: 0)))
    #expect(corners(of: session, at: duration) == moved)
    let between = corners(of: session, at: duration + 0.1)
    #expect(between[0].x > 0 && (between[0].x < 60) == returns)
    #expect(corners(of: session, at: duration + 1) == (returns ? before : moved))
    #expect(!session.isAnimating(at: duration + 1))
  }

  @Test func layer_onItsWayBack_isCaught() throws {
    let session = try squares(#""draggable": {"returnsBelow": 300}"#, #""opacity": 1"#)
    session.beginDrag(atPoint: Point(x: 5, y: 5), at: 0)
    session.drag(to: Point(x: 65, y: 5), at: 1)
    session.endDrag(at: 1)
    let x = corners(of: session, at: 1.1)[0].x
    #expect(session.beginDrag(atPoint: Point(x: x + 1, y: 5), at: 1.1))
    session.drag(to: Point(x: x + 11, y: 5), at: 1.2)
    #expect(abs(corners(of: session, at: 1.2)[0].x - x - 10) < 1e-9)
  }

  @Test(arguments: [
    (#""draggable": 3"#, "$.layers[0].draggable: expected"),
    (#""draggable": {"returnsBelow": -1}"#, "$.layers[0].draggable.returnsBelow: must be"),
    (#""draggable": {"below": 1}"#, "$.layers[0].draggable"),
    (#""dragGroup": 1"#, "$.layers[0].dragGroup: expected"),
  ])
  func draggable_wrong_isAnErrorAtItsPlace(keys: String, message: String) throws {
    let error = #expect(throws: JSONError.self) { try squares(keys, #""opacity": 1"#) }
    #expect(error?.description.hasPrefix(message) == true, "\(error as Any)")
  }

  @Test func drawing_withoutADraggableLayer_takesNoInput() throws {
    let json = #"{"type": "drawing", "layers": [{"items": [{"text": "a"}]}]}"#
    #expect(try Document(json: Array(json.utf8), fonts: StrictCatalog()).session() == nil)
  }

  @Test func textsAndLayers_takeShadowsAndOpacity() throws {
    let tree = try layout(
      #"""
      {"type": "drawing", "layers": [{"shadow": {"radius": 3}, "items": [
        {"text": "ab", "fill": "red", "opacity": 0.5, "shadow": {"color": "blue", "radius": 2, "x": 1}}]}]}
      """#)
    #expect(tree.contentShadow(of: tree.nodes[1]) == Shadow(color: .black, radius: 3))
    let paint = try #require(tree.paint(of: tree.nodes[2]))
    #expect(paint.opacity == 0.5)
    #expect(paint.fills == [.color(try #require(Color("red")))])
    #expect(paint.shadow?.color == Color("blue") && paint.shadow?.offset == Point(x: 1, y: 0))
    #expect(tree.contentShadow(of: tree.nodes[2]) == paint.shadow)
  }

  @Test func text_colored_keepsItsFillAsBackground() throws {
    let tree = try layout(
      #"""
      {"type": "text", "text": "a b", "width": 1, "fill": "gold", "color": "navy", "opacity": 0.5,
       "shadow": {"color": "gray", "radius": 1}}
      """#)
    let (root, lines) = (tree.paint(of: tree.nodes[0]), tree.nodes.filter { $0.role == .line })
    #expect(root?.fills == [.color(try #require(Color("gold")))])
    #expect(root?.opacity == 0.5)
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(tree.textFills(of: line) == [.color(try #require(Color("navy")))])
      #expect(tree.contentShadow(of: line)?.color == Color("gray"))
    }
    let plain = try layout(#"{"type": "text", "text": "a", "shadow": {"radius": 1}}"#)
    #expect(plain.textFills(of: plain.nodes[1]) == [.color(.black)])
  }

  @Test(arguments: [
    ("", 300.0, 150.0), (#""width": 80,"#, 80, 40), (#""height": 80,"#, 160, 80),
    (#""width": 80, "height": 10, "padding": 2,"#, 80, 10),
  ])
  func drawing_withoutAllSides_isTwiceAsWideAsHigh(
    keys: String, width: Double, height: Double
  ) throws {
    let tree = try layout(#"{"type": "drawing", \#(keys) "layers": []}"#)
    #expect(tree.size == Size(width: width, height: height))
  }

  @Test func caption_inTheBottomRightCorner_isTenPointsFromTheEdges() throws {
    // A character of the monospace measurer is 1 × 1.
    let tree = try drawing(#"{"text": "caption", "at": "bottomTrailing", "x": -10, "y": -10}"#)
    #expect(tree.nodes[2].frame == Rect(x: 83, y: 39, width: 7, height: 1))
    #expect(tree.label(of: tree.nodes[2])?.text.text == "caption")
  }

  @Test(arguments: [
    (#""x": 4, "y": 6"#, 4.0, 6.0), (#""at": "center""#, 48, 24.5),
    (#""at": "center", "anchor": "topLeading""#, 50, 25),
    (#""x": 50, "y": 25, "anchor": "bottomTrailing""#, 46, 24),
    (#""at": {"x": 0.25, "y": 1}, "anchor": {"x": 0.5, "y": 1}"#, 23, 49),
  ])
  func item_isPlacedByItsAnchor(keys: String, x: Double, y: Double) throws {
    let tree = try drawing(#"{"text": "abcd", \#(keys)}"#)
    #expect(tree.nodes[2].frame.origin == Point(x: x, y: y))
  }

  @Test func text_onSeveralLines_isAnchoredAsAWhole() throws {
    let tree = try drawing(
      #"{"id": "t", "text": "ab cd e", "maxWidth": 2, "alignment": "trailing", "at": "bottom", "fill": "red"}"#
    )
    #expect(tree.nodes[2].frame == Rect(x: 49, y: 47, width: 2, height: 3))
    #expect(tree.nodes[3...].map(\.role) == [.line, .line, .line])
    #expect(tree.nodes[5].frame.x == 1)
    #expect(tree.id(of: tree.nodes[2]) == "t")
    #expect(tree.paint(of: tree.nodes[4])?.fills == [.color(Color(red: 1, green: 0, blue: 0))])
  }

  @Test func shape_withoutASize_fillsTheDrawing() throws {
    #expect(
      try drawing(#"{"shape": "ellipse"}"#).nodes[2].frame.size == Size(width: 100, height: 50))
    #expect(
      try drawing(#"{"shape": "ellipse", "width": 30, "at": "trailing"}"#).nodes[2].frame
        == Rect(x: 70, y: 10, width: 30, height: 30))
  }

  @Test func path_withoutASize_keepsItsCoordinates() throws {
    let path = #""shape": "path", "path": "M10 20h30v5z""#
    let tree = try drawing("{\(path)}")
    #expect(tree.nodes[2].frame == Rect(x: 10, y: 20, width: 30, height: 5))
    #expect(tree.paint(of: tree.nodes[2])?.path?.svgData() == "M0 0L30 0L30 5Z")
    #expect(try drawing(#"{\#(path), "x": 1}"#).nodes[2].frame.x == 11)
    #expect(try drawing(#"{\#(path), "at": "topLeading"}"#).nodes[2].frame.origin == .zero)
  }

  @Test(arguments: [
    ("fit", Rect(x: 5, y: 0, width: 10, height: 20), false),
    ("fill", Rect(x: 0, y: -10, width: 20, height: 40), true),
    ("stretch", Rect(x: 0, y: 0, width: 20, height: 20), false),
    ("none", Rect(x: -5, y: -20, width: 30, height: 60), true),
    ("scaleDown", Rect(x: 5, y: 0, width: 10, height: 20), false),
  ])
  func image_isFitted_andClippedToItsBox(fit: String, frame: Rect, isCut: Bool) throws {
    let tree = try drawing(
      #"{"href": "a.png", "naturalSize": {"width": 30, "height": 60}, "width": 20, "height": 20, "fit": "\#(fit)"}"#
    )
    #expect(tree.nodes.last?.frame == frame)
    #expect(tree.nodes.count == (isCut ? 4 : 3))
    #expect(tree.effects == (isCut ? [Effects(clips: true)] : []))
    #expect(tree.images[0].size == Size(width: 30, height: 60))
  }

  @Test func layer_transforms_composeInTheOrderWritten() throws {
    func transform(_ steps: String) throws -> AffineTransform {
      try layout(#"{"type": "drawing", "layers": [{"transform": \#(steps)}]}"#).effects[0].transform
    }
    let first = try transform(#"[{"translate": [10, 20]}, {"scale": 2}]"#)
    let second = try transform(#"[{"scale": 2}, {"translate": [10, 20]}]"#)
    #expect(first.apply(to: Point(x: 1, y: 1)) == Point(x: 22, y: 42))
    #expect(second.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 22))
    #expect(
      try transform(#"[{"rotate": 90}, {"translate": [5, 0]}]"#).apply(to: Point(x: 1, y: 0))
        == Point(x: 5, y: 1))
  }

  @Test func layer_rotatedAboutItsCentre_keepsIt() throws {
    let tree = try layout(
      #"{"type": "drawing", "width": 100, "height": 50, "layers": [{"transform": [{"rotate": 33}], "transformOrigin": "center"}]}"#
    )
    let middle = tree.effects[0].transform.apply(to: Point(x: 50, y: 25))
    #expect((middle - Point(x: 50, y: 25)).distance < 1e-9)
  }

  @Test func layer_effects_areInTheJSON() throws {
    let tree = try layout(
      #"""
      {"type": "drawing", "width": 20, "height": 20, "layers": [
        {"transform": [{"scale": 2}], "opacity": 0.5, "blend": "multiply",
         "clip": {"shape": "polygon", "sides": 4, "fillRule": "evenOdd"},
         "filter": [{"blur": 2}, {"hueRotate": 90}], "items": []}]}
      """#)
    let json = String(decoding: tree.json(pretty: false), as: UTF8.self)
    #expect(
      json.contains(
        #""paint":{"opacity":0.5,"path":"M10 0L20 10L10 20L0 10Z","fillRule":"evenOdd"},"#
          + #""transform":[2,0,0,2,0,0],"blend":"multiply","clip":true,"#
          + #""filter":[{"blur":2},{"hueRotate":90}]"#))
  }

  @Test func symbol_isLaidOutInItsSize_andInheritsLikePanelItems() throws {
    let tree = try layout(
      #"""
      {"type": "drawing", "width": 100, "direction": "rtl", "detail": ["hits"], "layers": [{"items": [
        {"symbol": {"type": "chips", "font": {"size": 1}, "spacing": 1, "items": ["aaaa", "bbbb"]},
         "width": 60, "at": "bottomTrailing"}]}]}
      """#)
    #expect(tree.nodes[2].frame.maxX == 100)
    #expect(tree.nodes[2].frame.maxY == 50)
    let chips = tree.nodes.filter { $0.role == .chip }
    #expect(chips[0].frame.x > chips[1].frame.x)
  }

  @Test func drawing_fontsOfSymbols_areCollected() {
    let error = #expect(throws: JSONError.self) {
      try layout(
        #"""
        {"type": "drawing", "layers": [{"items": [{"items": [
          {"symbol": {"type": "text", "fonts": [{"file": "no.ttf"}]}}]}]}]}
        """#)
    }
    #expect(error?.path == "$.layers[0].items[0].items[0].symbol.fonts[0].file")
  }

  @Test func hit_findsWhatIsDrawnAtAPoint() throws {
    let tree = try layout(
      #"""
      {"type": "drawing", "width": 100, "height": 100, "layers": [
        {"items": [{"shape": "circle", "id": "disc"}]},
        {"transform": [{"translate": [50, 0]}],
         "items": [{"shape": "polygon", "sides": 4, "id": "diamond", "width": 40}]},
        {"clip": {"shape": "circle", "width": 20},
         "items": [{"shape": "roundedRect", "id": "cut", "width": 20}]}]}
      """#)
    func name(_ x: Double, _ y: Double) -> String? {
      tree.hitTest(atPoint: Point(x: x, y: y)).flatMap { tree.id(of: tree.nodes[$0.node]) }
    }
    #expect(name(50, 60) == "disc")
    #expect(name(70, 20) == "diamond")
    #expect(name(55, 5) == "disc")
    #expect(name(10, 10) == "cut")
    #expect(name(1, 1) == nil)
    #expect(tree.hitTest(atPoint: Point(x: 99, y: 99))?.path == [0])
    #expect(tree.hitTest(atPoint: Point(x: 101, y: 50)) == nil)
  }

  @Test func hit_onATransformedLayer_findsItsTargetsWhereTheyAreDrawn() throws {
    // The segments are 20 wide and 10 high, drawn three times as large and 30 further down.
    let tree = try layout(
      #"""
      {"type": "drawing", "width": 200, "height": 100, "layers": [
        {"transform": [{"scale": 3}, {"translate": [0, 30]}], "items": [
          {"symbol": {"type": "segmented", "items": ["a", "b"], "padding": 0, "spacing": 0,
                      "font": {"size": 1}, "segment": {"padding": 0, "minTarget": 10}},
           "width": 40, "height": 10}]}]}
      """#)
    func name(_ x: Double, _ y: Double) -> String? {
      guard let hit = tree.hitTest(atPoint: Point(x: x, y: y)) else { return nil }
      return hit.path.compactMap { tree.id(of: tree.nodes[$0]) }.last
    }
    #expect(name(30, 45) == "a")
    #expect(name(90, 45) == "b")
    #expect(name(30, 59) == "a")
    #expect(name(30, 5) == nil)
    #expect(
      tree.hitTest(atPoint: Point(x: 90, y: 59))?.region?.frame
        == Rect(x: 20, y: 0, width: 20, height: 10))
    #expect(tree.hitTest(atPoint: Point(x: 30, y: 5))?.region == nil)
  }

  @Test func hit_respectsTheFillRule() throws {
    func hits(_ rule: String) throws -> Bool {
      let tree = try drawing(
        #"{"shape": "path", "path": "M0 0h30v30h-30zM10 10h10v10h-10z", "fillRule": "\#(rule)"}"#)
      return tree.hitTest(atPoint: Point(x: 15, y: 15))?.path.count == 3
    }
    #expect(try hits("nonZero"))
    #expect(try !hits("evenOdd"))
  }
}
