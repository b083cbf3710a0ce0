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

private func paths(_ tree: LayoutTree) -> [Path] {
  tree.nodes.compactMap { tree.paint(of: $0)?.path }
}

extension Path {
  /// The point at which the path begins.
  fileprivate var start: Point? {
    if case .move(let point)? = elements.first { point } else { nil }
  }
}

private func isNear(_ a: Rect?, _ b: Rect) -> Bool {
  guard let a else { return false }
  return [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
    .allSatisfy { abs($0) < 1e-9 }
}

@Suite struct ShapeDocumentTests {
  @Test func shape_alone_isTheRootItself() throws {
    let tree = try layout(
      ##"{"type": "shape", "id": "s", "shape": "polygon", "sides": 4, "width": 40, "fill": "#F00"}"##
    )
    #expect(tree.nodes.count == 1)
    #expect(tree.id(of: tree.nodes[0]) == "s")
    #expect(tree.size == Size(width: 40, height: 40))
    let paint = try #require(tree.paint(of: tree.nodes[0]))
    #expect(paint.fills == [.color(Color(red: 1, green: 0, blue: 0))])
    #expect(paint.path?.svgData() == "M20 0L40 20L20 40L0 20Z")
  }

  @Test func shape_withPadding_isInItsContentBox() throws {
    let tree = try layout(
      #"{"type": "shape", "shape": "circle", "width": 40, "padding": {"leading": 10, "vertical": 4}, "border": 1}"#
    )
    #expect(tree.nodes.map(\.role) == [.shape, .shape])
    #expect(tree.nodes[0].frame == Rect(x: 0, y: 0, width: 40, height: 38))
    #expect(tree.nodes[1].frame == Rect(x: 11, y: 5, width: 28, height: 28))
    #expect(isNear(paths(tree)[0].bounds, Rect(x: 0, y: 0, width: 28, height: 28)))
  }

  @Test(arguments: [
    (#""shape": "star""#, 100.0, 100.0), (#""shape": "star", "width": 30"#, 30, 30),
    (#""shape": "star", "height": 30"#, 30, 30),
    (#""shape": "star", "width": 30, "height": 50"#, 30, 50),
    (#""shape": "path", "path": "M5 5h20v10z""#, 20, 10),
    (#""shape": "path", "path": "M5 5h20v10z", "width": 40"#, 40, 20),
    (#""shape": "path", "path": "M5 5h20v10z", "height": 40"#, 80, 40),
    (#""shape": "path", "path": "M5 5h20v10z", "viewBox": [0, 0, 24, 24]"#, 24, 24),
    (#""shape": "path", "path": "M5 5h20""#, 20, 0),
    (#""shape": "path", "path": """#, 100, 100),
  ])
  func shape_withoutAllSides_hasTheSizeOfTheArticle(
    keys: String, width: Double, height: Double
  ) throws {
    #expect(try layout(#"{"type": "shape", \#(keys)}"#).size == Size(width: width, height: height))
  }

  @Test func transform_isAppliedInTheOrderWritten() throws {
    func corner(_ steps: String) throws -> Point {
      let tree = try layout(
        #"{"type": "shape", "shape": "line", "from": "topLeading", "transform": \#(steps), "transformOrigin": "topLeading"}"#
      )
      guard case .move(let point) = paths(tree)[0].elements[0] else { return .zero }
      return point
    }
    #expect(try corner(#"[{"translate": [10, 5]}, {"scale": 2}]"#) == Point(x: 20, y: 10))
    #expect(try corner(#"[{"scale": 2}, {"translate": [10, 5]}]"#) == Point(x: 10, y: 5))
    #expect(
      try corner(#"[{"translate": [10, 5]}, {"rotate": 90}]"#) == Point(x: -5, y: 10))
    #expect(try corner(#"[{"translate": [10, 5]}, {"mirror": "horizontal"}]"#).x == -10)
    #expect(try corner(#"[{"translate": [10, 5]}, {"mirror": "vertical"}]"#).y == -5)
    #expect(
      try corner(#"[{"translate": [1, 2]}, {"invert": [{"scale": [4, 2]}]}]"#)
        == Point(x: 0.25, y: 1))
    #expect(try corner("[2, 0, 0, 2, 7, 8]") == Point(x: 7, y: 8))
    #expect(
      try corner(#"[{"translate": [1, 2]}, [2, 0, 0, 2, 7, 8]]"#) == Point(x: 9, y: 12))
    #expect(try corner("[]") == .zero)
  }

  @Test func transform_keepsItsOriginFixed() throws {
    let tree = try layout(
      #"{"type": "shape", "shape": "polygon", "sides": 4, "transform": [{"rotate": 30}, {"scale": 0.5}]}"#
    )
    let bounds = try #require(paths(tree)[0].bounds)
    #expect(abs(bounds.midX - 50) < 1e-9 && abs(bounds.midY - 50) < 1e-9)
    #expect(abs(paths(tree)[0].area - 5000 / 4) < 1e-9)
  }

  @Test func repeat_ofThirteenHexagons_shrinksAndRotatesEach() throws {
    let tree = try layout(
      #"""
      {"type": "shape", "id": "spiral", "shape": "polygon", "width": 200, "stroke": "teal",
       "repeat": {"count": 13, "transform": [{"scale": 0.85}, {"rotate": 15}]}}
      """#)
    #expect(tree.nodes.count == 14)
    #expect(tree.children(of: 0).map { tree.nodes[$0].index } == Array(0..<13))
    #expect(paths(tree).count == 13)
    for (copy, path) in paths(tree).enumerated() {
      let way = try #require(path.start) - Point(x: 100, y: 100)
      var radius = 100.0
      for _ in 0..<copy { radius *= 0.85 }
      #expect(abs(way.distance - radius) < 1e-9)
      #expect(
        (way.angle.degrees - 270 - 15 * Double(copy)).remainder(dividingBy: 360).magnitude < 1e-9)
    }
    let merged = try layout(
      #"{"type": "shape", "shape": "polygon", "repeat": {"count": 13, "transform": [{"scale": 0.85}], "merged": true}}"#
    )
    #expect(merged.nodes.count == 1)
    #expect(paths(merged)[0].elements.count == 13 * 7)
  }

  @Test func shape_rightToLeft_isNotMirrored() throws {
    let document = #"{"type": "shape", "shape": "leaf", "width": 30, "height": 20, "padding": 2"#
    let trees = [try layout(document + "}"), try layout(document + #", "direction": "rtl"}"#)]
    #expect(trees[0].json() == trees[1].json())
  }

  @Test func shape_withoutFillAndStroke_isBlack() throws {
    let plain = try layout(#"{"type": "shape", "shape": "circle"}"#)
    #expect(plain.paints[0].fills == [.color(.black)])
    let line = try layout(#"{"type": "shape", "shape": "line", "stroke": {"width": 3}}"#)
    #expect(line.paints[0].fills.isEmpty)
    #expect(line.paints[0].stroke == Stroke(fill: .color(.black), width: 3))
  }

  @Test func shape_withMeasures_reportsBoundsAreaAndLength() throws {
    let tree = try layout(
      #"{"type": "shape", "shape": "polygon", "sides": 4, "detail": ["measures"], "transform": [{"scale": 0.5}]}"#
    )
    let json = String(decoding: tree.json(pretty: false), as: UTF8.self)
    #expect(
      json.contains(
        #""measures":{"bounds":{"x":25,"y":25,"width":50,"height":50},"area":1250,"length":141.4214}"#
      ))
  }

  @Test func grid_ofShapes_makesThemAsWideAsItsColumns() throws {
    let tree = try layout(
      #"{"type": "grid", "width": 110, "columns": 2, "spacing": 10, "items": [{"type": "shape", "shape": "star"}, {"type": "shape", "shape": "circle"}]}"#
    )
    #expect(
      tree.nodes.dropFirst().map(\.frame.size) == [50, 50].map { Size(width: $0, height: $0) })
  }
}
