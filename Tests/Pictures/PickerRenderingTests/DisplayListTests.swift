import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerRendering
import PickerText
import PickerTree
import Testing

/// What is drawn, as commands.
@Suite struct DisplayListTests {
  /// A chip with a border, half transparent and turned, and a mark in it.
  private func tree(_ paint: Paint, _ effects: Effects? = nil) -> LayoutTree {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: Rect(x: 0, y: 0, width: 60, height: 20)) { tree in
      tree.append(
        .item, frame: Rect(x: 10, y: 0, width: 20, height: 20), id: "a", paint: paint,
        effects: effects)
    }
    return tree
  }

  /// The names of the commands, one letter for a begin and an end.
  private func names(_ list: DisplayList) throws -> String {
    let json = try JSONValue(parsing: list.json())
    return try #require(try json.object()["commands"]).array().map { command in
      try #require(try command.object()["op"]).string()
    }.joined(separator: " ")
  }

  @Test func node_withEffects_isOneGroupAroundWhatItDraws() throws {
    let paint = Paint(fills: [.color(.white)], opacity: 0.5)
    let list = tree(paint, Effects(transform: AffineTransform(rotation: Angle(degrees: 90))))
      .displayList()
    #expect(
      try names(list)
        == "begin begin save concat group fill endGroup restore end end")
    #expect(list.nodes.map(\.id) == [nil, "a"])
    guard case .concat(let map) = list.commands[3], case .group(let group) = list.commands[4] else {
      Issue.record("\(list.commands)")
      return
    }
    // About the top left corner of the node.
    #expect(map.apply(to: Point(x: 10, y: 0)).isClose(to: Point(x: 10, y: 0)))
    #expect(group.opacity == 0.5 && group.bounds == Rect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test func borders_areLinesOrAreas() throws {
    var paint = Paint(stroke: Stroke(fill: .color(.black), width: 2), cornerRadius: 4)
    #expect(try names(tree(paint).displayList()) == "begin begin stroke end end")
    #expect(
      tree(paint).displayList().paths
        == [.rectangle(Rect(x: 11, y: 1, width: 18, height: 18), CornerRadii(3))])
    paint.borderWidths = Edges(top: 1, left: 3, bottom: 1, right: 0)
    let list = tree(paint).displayList()
    #expect(try names(list) == "begin begin fill end end")
    #expect(list.paths.first?.rule == .evenOdd)
    paint = Paint(stroke: Stroke(fill: .color(.black), width: 30))
    #expect(try names(tree(paint).displayList()) == "begin begin fill end end")
  }

  @Test func shadow_isAGroup_unlessNothingCastsIt() throws {
    let shadow = Shadow(color: .black, radius: 4)
    let paint = Paint(fills: [.color(.white)], shadow: shadow)
    #expect(try names(tree(paint).displayList()) == "begin begin group fill endGroup end end")
    #expect(try names(tree(Paint(shadow: shadow)).displayList()) == "begin begin end end")
  }

  @Test func clips_ofWhatBlends_areGroups() throws {
    var fill = Fill.color(.white)
    let clip = Effects(clips: true)
    let plain = tree(Paint(fills: [fill]), clip).displayList()
    #expect(try names(plain) == "begin begin fill save clip restore end end")
    fill.blend = .multiply
    let blended = tree(Paint(fills: [fill]), clip).displayList()
    #expect(try names(blended) == "begin begin fill group endGroup end end")
  }

  @Test func tables_haveEachEntryOnce() {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: Rect(x: 0, y: 0, width: 60, height: 20)) { tree in
      for x in [0.0, 20, 40] {
        let frame = Rect(x: x, y: 0, width: 20, height: 20)
        tree.append(.item, frame: frame, paint: Paint(fills: [.color(.black)]))
      }
    }
    let list = tree.displayList()
    #expect(list.brushes.count == 1 && list.paths.count == 3)
    #expect(list.brushes[0].color(at: Point(x: 7, y: 7)) == .black)
  }

  @Test func json_beyondItsBudget_endsSoon() throws {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: Rect(x: 0, y: 0, width: 1, height: 1)) { tree in
      for _ in 0..<2000 { tree.append(.item, frame: Rect(x: 0, y: 0, width: 1, height: 1)) }
    }
    let list = tree.displayList()
    var written = 0
    #expect(throws: LimitError.self) {
      try Budget(Limits(bytes: 5000)).run { written = list.json(pretty: false).count }
    }
    #expect(written < 6000 && list.json(pretty: false).count > 50_000)
  }

  @Test func gradients_areWrittenInPointsOfThePicture() throws {
    let fill = Fill(.linear(Gradient([.black, .white]), from: .leading, to: .trailing))
    let json = String(
      decoding: tree(Paint(fills: [fill])).displayList().json(pretty: false), as: UTF8.self)
    #expect(json.contains(#""from":{"x":10,"y":10},"to":{"x":30,"y":10}"#))
    #expect(json.contains(#""frame":{"x":10,"y":0,"width":20,"height":20}"#))
  }

  @Test func schemes_areBothKept_orOneIsChosen() {
    let color = Color(light: .white, dark: .black)
    let list = tree(Paint(fills: [.color(color)]))
    #expect(list.displayList().brushes[0].fill == .color(color))
    #expect(list.displayList(scheme: .dark).brushes[0].fill == .color(.black))
  }
}

extension Point {
  fileprivate func isClose(to other: Point) -> Bool { (self - other).distance < 1e-9 }
}
