import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

private let scope = ReadingScope(fonts: StrictCatalog())
private let ramp = Gradient(stops: [
  GradientStop(offset: 0, color: .black),
  GradientStop(offset: 0.25, color: Color(red: 1, green: 0.2, blue: 0)),
  GradientStop(offset: 1, color: Color.white.withAlpha(0.4)),
])

private func read<Value: ScopedReadable<ReadingScope>>(_ text: String) throws -> Value {
  try Value(reading: JSONValue(parsing: Array(text.utf8)), scope)
}

private func read<Value: JSONReadable>(_ text: String) throws -> Value {
  try Value(reading: JSONValue(parsing: Array(text.utf8)))
}

/// The paint of a tree's only node, as JSON.
private func written(_ paint: Paint) throws -> JSONObject {
  var tree = LayoutTree(type: "flow")
  tree.append(LayoutNode(.item, frame: .zero, paint: tree.add(paint)))
  let root = try #require(JSONValue(parsing: tree.json()).object()["root"])
  return try #require(root.object()["paint"]).object()
}

@Suite struct FillReadingTests {
  @Test(arguments: [
    Fill.color(Color(red: 0.2, green: 0.4, blue: 0.6)), .color(Color.white.withAlpha(0.2)),
    Fill(.color(.white), blend: .multiply, opacity: 0.25),
    Fill(.linear(ramp, from: .leading, to: UnitPoint(x: 1.5, y: -0.25))),
    Fill(.radial(ramp, center: .bottom, startRadius: 1.5, endRadius: 9), blend: .colorDodge),
    Fill(.elliptical(ramp, center: .topTrailing), opacity: 0.5),
    Fill(.angular(ramp, center: .center, from: Angle(degrees: -90), to: Angle(degrees: 270))),
    Fill(.checkerboard(Checkerboard(tile: 7.5)), blend: .plusLighter),
    Fill(.mesh(Mesh(columns: 3, rows: 2) { Color(white: Double($0 + $1) / 5) })),
    Fill(.color(.black), mask: .linear(ramp, from: .top, to: .bottom)),
    Fill(.elliptical(ramp, center: .center), mask: .color(Color.black.withAlpha(0.6))),
  ])
  func fill_writtenByATree_isReadBackEqual(fill: Fill) throws {
    let json = try #require(written(Paint(fills: [fill]))["fill"])
    #expect(try Fill(reading: json, scope) == fill)
  }

  @Test func radialGradient_withoutEndRadius_reachesTheFarthestCornerOfEachBox() throws {
    let fill = #"{"radial": {"center": {"x": 0.25, "y": 0}, "stops": ["red", "gold"]}}"#
    let document = try Document(
      json: Array(
        #"""
        {"type": "flow", "fill": \#(fill), "width": 100, "items": [
          {"width": 40, "height": 40, "fill": \#(fill)}, {"width": 4, "height": 4, "fill": \#(fill)}]}
        """#.utf8), fonts: StrictCatalog())
    let tree = try document.layout()
    let radii = tree.nodes.map { node -> Double? in
      guard case .radial(_, _, _, let end) = tree.paint(of: node)?.fills.first?.pattern else {
        return nil
      }
      return end
    }
    let expected = tree.nodes.map { node in
      Point(x: node.frame.width * 0.75, y: node.frame.height).distance
    }
    #expect(radii.count == 3)
    for (radius, expected) in zip(radii, expected) {
      #expect(abs(try #require(radius) - expected) < 1e-9)
    }
  }

  @Test func paint_writtenByATree_isReadBackEqual() throws {
    let stroke = Stroke(
      fill: Fill(.elliptical(ramp, center: .top)), width: 2.5, cap: .square, join: .round,
      dash: [3, 0.5])
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let shadow = Shadow(color: .black, radius: 4, offset: Point(x: -1, y: 2))
    let paint = try written(
      Paint(
        fills: [.color(.white), .color(.black)], stroke: stroke, cornerRadius: radii,
        shadow: shadow, path: Path([.move(.zero)]), fillRule: .evenOdd))
    #expect(try Stroke(reading: #require(paint["stroke"]), scope) == stroke)
    #expect(try CornerRadii(reading: #require(paint["cornerRadius"])) == radii)
    #expect(try Shadow(reading: #require(paint["shadow"])) == shadow)
    #expect(try FillRule(reading: #require(paint["fillRule"])) == .evenOdd)
    #expect(
      try [Fill](reading: #require(paint["fill"]), scope) == [.color(.white), .color(.black)])
  }

  @Test(arguments: UnitPoint.named.map { ($0.name, $0.point) })
  func unitPoint_byName_isTheNamedOne(name: String, point: UnitPoint) throws {
    #expect(try read("\"\(name)\"") == point)
    #expect(try read("{\"x\": \(point.x), \"y\": \(point.y)}") == point)
  }

  @Test func fill_inShortForm_hasTheDefaults() throws {
    let two = Gradient([.black, .white])
    #expect(try read(#""red""#) as Fill == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(
      try read(#"{"linear": {"stops": ["black", "white"]}}"#) as Fill
        == Fill(.linear(two, from: .top, to: .bottom)))
    #expect(
      try read(#"{"angular": {"from": 30, "stops": ["black", "white"]}}"#) as Fill
        == Fill(
          .angular(two, center: .center, from: Angle(degrees: 30), to: Angle(degrees: 390))))
    #expect(try read(#""teal""#) as Stroke == Stroke(fill: read(#""teal""#), width: 1))
  }

  @Test func container_acceptsAnyFills() throws {
    let json = ##"{"type": "chips", "fill": ["#FFF", {"linear": {"stops": ["#000", "#FFF"]}}]}"##
    let control = try Document(json: Array(json.utf8), fonts: StrictCatalog()).control
    let two = Gradient([.black, .white])
    #expect(
      control.container.fills == [.color(.white), Fill(.linear(two, from: .top, to: .bottom))])
  }

  @Test(arguments: [
    (
      #"{"linear": {"stops": [[0, "red"], [1.5, "blue"]]}}"#,
      "$.linear.stops[1][0]: must be at most 1"
    ),
    (
      #"{"linear": {"stops": [[0, "red"], [1, "blu"]]}}"#, "$.linear.stops[1][1]: expected a colour"
    ),
    (
      #"{"linear": {"stops": [[0, "red"], "blue"]}}"#,
      "$.linear.stops[1]: expected [offset, colour]"
    ),
    (#"{"linear": {"stops": [[0, "red", 1]]}}"#, "$.linear.stops[0]: expected [offset, colour]"),
    (
      #"{"linear": {"stops": [[0.5, "red"], [0.25, "blue"]]}}"#,
      "$.linear.stops[1]: must not come before the stop at 0.5, is at 0.25"
    ),
    (#"{"linear": {"stops": []}}"#, "$.linear.stops: must have at least one stop, is empty"),
    (#"{"linear": {"from": "top"}}"#, "$.linear.stops: is missing"),
    (
      #"{"linear": {"from": "left", "stops": ["red"]}}"#, "$.linear.from: expected an object with x"
    ),
    (#"{"linear": {"from": {"z": 1}, "stops": ["red"]}}"#, "$.linear.from.z: unknown key"),
    (#"{"linear": {"center": "top", "stops": ["red"]}}"#, "$.linear.center: unknown key"),
    (#"{"liner": {"stops": ["red"]}}"#, #"$.liner: unknown key "liner", did you mean "linear"?"#),
    (
      #"{"linear": {"stops": ["red"]}, "color": "red"}"#,
      "$.color: a fill takes only one pattern, and this is the second"
    ),
    (#"{"opacity": 0.5}"#, "$: has no pattern, expected one of color, linear"),
    (#"{"color": "red", "opacity": 2}"#, "$.opacity: must be at most 1, is 2"),
    (#"{"color": "red", "blend": "add"}"#, "$.blend: expected one of normal, multiply"),
    (#"{"color": "red", "mask": {"color": 3}}"#, "$.mask.color: expected a colour"),
    (#"{"radial": {"endRadius": -1, "stops": ["red"]}}"#, "$.radial.endRadius: must be at least 0"),
    (#"{"checkerboard": {"tile": 0}}"#, "$.checkerboard.tile: must be at least 0.01, is 0"),
    (
      #"{"checkerboard": {"tile": 0.00001}}"#,
      "$.checkerboard.tile: must be at least 0.01, is 1e-05"
    ),
    (
      #"{"checkerboard": {"colors": ["red"]}}"#, "$.checkerboard.colors: must have 2 colours, has 1"
    ),
    (
      #"{"mesh": {"columns": 2, "rows": 2, "colors": ["red"]}}"#,
      "$.mesh.colors: must have 4 colours, columns times rows, has 1"
    ),
    (#"{"mesh": {"columns": 0}}"#, "$.mesh.columns: must be at least 1, is 0"),
    ("3", "$: expected a colour such as"),
    (#""rgb(1,2)""#, "$: expected three values and at most an alpha in rgb(), found the string"),
    (#"{"color": "hsl(a 1% 1%)"}"#, "$.color: expected an angle such as 210 or 210deg as value 1"),
  ])
  func fill_invalid_throwsPathAndReason(document: String, answer: String) {
    let error = #expect(throws: JSONError.self) { try read(document) as Fill }
    #expect(error?.description.hasPrefix(answer) == true, "\(String(describing: error))")
  }
}
