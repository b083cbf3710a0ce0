import PickerColor
import PickerGeometry
import PickerTree
import Testing

/// The JSON of a node's paint and effects, without the braces of the node.
private func json(_ paint: Paint, _ effects: Effects? = nil) -> String {
  var tree = LayoutTree(type: "flow")
  tree.paints = [paint]
  tree.effects = effects.map { [$0] } ?? []
  tree.append(LayoutNode(.item, frame: .zero, paint: 0, effects: effects == nil ? -1 : 0))
  let text = String(decoding: tree.json(pretty: false), as: UTF8.self)
  guard let start = text.firstRange(of: "\"paint\":") else { return text }
  return String(text[start.upperBound...].dropLast(2))
}

private let ramp = Gradient([.black, .white])

@Suite struct PaintJSONTests {
  @Test(arguments: [
    (Fill.color(.white), "\"#FFFFFF\""),
    (Fill(.color(.white), blend: .multiply), ##"{"color":"#FFFFFF","blend":"multiply"}"##),
    (
      Fill(.linear(ramp, from: .leading, to: .topTrailing), opacity: 0.5),
      ##"{"linear":{"from":{"x":0,"y":0.5},"to":{"x":1,"y":0},"stops":[[0,"#000000"],[1,"#FFFFFF"]]},"opacity":0.5}"##
    ),
    (
      Fill(.radial(ramp, center: .center, startRadius: 1.5, endRadius: 9)),
      ##"{"radial":{"center":{"x":0.5,"y":0.5},"startRadius":1.5,"endRadius":9,"stops":[[0,"#000000"],[1,"#FFFFFF"]]}}"##
    ),
    (
      Fill(.elliptical(ramp, center: .bottom)),
      ##"{"elliptical":{"center":{"x":0.5,"y":1},"stops":[[0,"#000000"],[1,"#FFFFFF"]]}}"##
    ),
    (
      Fill(.angular(ramp, center: .center, from: Angle(degrees: -90), to: Angle(turns: 0.75))),
      ##"{"angular":{"center":{"x":0.5,"y":0.5},"from":-90,"to":270,"stops":[[0,"#000000"],[1,"#FFFFFF"]]}}"##
    ),
    (
      Fill(.checkerboard(Checkerboard(tile: 20)), blend: .plusLighter),
      ##"{"checkerboard":{"tile":20,"colors":["#FFFFFF","#CCCCCC"]},"blend":"plusLighter"}"##
    ),
    (
      Fill(.mesh(Mesh(columns: 2, rows: 1) { column, _ in Color(white: Double(column)) })),
      ##"{"mesh":{"columns":2,"rows":1,"colors":["#000000","#FFFFFF"]}}"##
    ),
    (
      Fill(.color(.black), mask: .elliptical(ramp, center: .center)),
      ##"{"color":"#000000","mask":{"elliptical":{"center":{"x":0.5,"y":0.5},"stops":[[0,"#000000"],[1,"#FFFFFF"]]}}}"##
    ),
  ])
  func fill_isWrittenAsSpecified(fill: Fill, expected: String) {
    #expect(json(Paint(fills: [fill])) == ##"{"fill":"## + expected + "}")
  }

  @Test func paint_ofEverything_isWritten() {
    let paint = Paint(
      fills: [.color(.white), .color(.black)],
      stroke: Stroke(fill: .color(.black), width: 2, cap: .round, join: .bevel, dash: [1, 2.5]),
      cornerRadius: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4),
      shadow: Shadow(color: .black, radius: 4, offset: Point(x: 0, y: 1)), opacity: 0.25,
      path: Path([.move(.zero), .line(Point(x: 10, y: 0.12345)), .close]), fillRule: .evenOdd)
    #expect(
      json(paint) == ##"{"fill":["#FFFFFF","#000000"],"##
        + ##""stroke":{"fill":"#000000","width":2,"cap":"round","join":"bevel","dash":[1,2.5]},"##
        + ##""cornerRadius":[1,2,3,4],"shadow":{"color":"#000000","radius":4,"x":0,"y":1},"##
        + ##""opacity":0.25,"path":"M0 0L10 0.1235Z","fillRule":"evenOdd"}"##)
  }

  @Test func effects_areMembersOfTheNode() {
    let effects = Effects(
      transform: AffineTransform(a: 1, b: 0.5, c: -0.5, d: 1, tx: 10, ty: -2.5), clips: true,
      filters: [Filter(.blur, amount: 2), Filter(.hueRotate, amount: 90)])
    #expect(
      json(Paint(fill: .white), effects)
        == ##"{"fill":"#FFFFFF"},"transform":[1,0.5,-0.5,1,10,-2.5],"clip":true,"##
        + ##""filter":[{"blur":2},{"hueRotate":90}]"##)
    #expect(
      json(Paint(fill: .white), Effects(blend: .colorBurn, clips: true))
        == ##"{"fill":"#FFFFFF"},"blend":"colorBurn","clip":true"##)
    #expect(json(Paint(fill: .white), Effects()) == ##"{"fill":"#FFFFFF"}"##)
  }
}
