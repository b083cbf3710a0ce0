import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

@Suite struct InteractionJSONTests {
  /// Two chips and a button without an id.
  private var tree: LayoutTree {
    LayoutTree(
      Branch(
        .chips, 0, 0, 120, 44, state: .selectsOne,
        Branch(
          .chip, 0, 0, 50, 44, id: "tea", minTarget: 48,
          Branch(.label, 5, 5, 20, 20, text: "Tea"), Branch(.trailingIcon, 30, 5, 10, 20)),
        Branch(.overflow, 60, 0, 44, 44, Branch(.label, 0, 0, 9, 9, text: "+2"))))
  }

  private func written(_ detail: Detail) throws -> JSONObject {
    var tree = tree
    tree.detail = detail
    return try JSONValue(parsing: tree.json(pretty: false)).object()
  }

  @Test func hits_areWrittenWithIdPartAndFrame() throws {
    #expect(
      try written(.hits)["hits"]?.compactText == """
        [{"id":"tea","frame":{"x":-20.5,"y":-2,"width":48,"height":48}},\
        {"id":"tea","part":"trailingIcon","frame":{"x":27.5,"y":-2,"width":27.5,"height":48}},\
        {"id":"overflow","frame":{"x":60,"y":0,"width":44,"height":44}}]
        """)
  }

  @Test func navigation_isWrittenInFocusOrder() throws {
    #expect(
      try written(.navigation)["navigation"]?.compactText == """
        [{"id":"tea","order":0,"right":"overflow","home":"tea","end":"overflow"},\
        {"id":"overflow","order":1,"left":"tea","home":"tea","end":"overflow"}]
        """)
  }

  @Test func accessibility_isWrittenForEveryNode() throws {
    let root = try #require(try written(.accessibility)["root"]?.object())
    #expect(
      root["accessibility"]?.compactText
        == #"{"role":"listbox","states":{"orientation":"horizontal"}}"#)
    let chip = try #require(try root["children"]?.array()[0].object())
    #expect(
      chip["accessibility"]?.compactText
        == #"{"role":"option","name":"Tea","states":{"selected":false,"keyshortcuts":"Delete"}}"#)
    #expect(chip["minTarget"]?.compactText == "48")
  }

  @Test func detail_notRequested_isNotWritten() throws {
    let tree = try written([])
    #expect(tree["hits"] == nil && tree["navigation"] == nil)
    #expect(try tree["root"]?.object()["accessibility"] == nil)
  }

  @Test func targets_withoutIds_areNamedByRole() {
    var tree = LayoutTree(
      Branch(
        .carousel, 0, 0, 99, 9, Branch(.dot, 0, 0, 9, 9), Branch(.dot, 10, 0, 9, 9, id: "dot#2"),
        Branch(.dot, 20, 0, 9, 9), Branch(.dot, 30, 0, 9, 9)))
    tree.detail = .navigation
    let ids = try? JSONValue(parsing: tree.json()).object()["navigation"]?.array().map {
      try $0.object()["id"]?.string()
    }
    #expect(ids == ["dot", "dot#2", "dot#3", "dot#4"])
  }

  @Test func hit_isWrittenWithTargetAndPath() {
    #expect(
      hitJSON(at: Point(x: 10, y: 10)) == """
        {"point":{"x":10,"y":10},"hit":{"role":"label","id":"tea","frame":{"x":5,"y":5,"width":20,\
        "height":20}},"target":{"id":"tea","frame":{"x":-20.5,"y":-2,"width":48,"height":48}},\
        "path":[{"role":"chips"},{"role":"chip","id":"tea"},{"role":"label"}]}
        """)
    #expect(
      hitJSON(at: Point(x: 110, y: 40)) == """
        {"point":{"x":110,"y":40},"hit":{"role":"chips","frame":{"x":0,"y":0,"width":120,"height":44}},\
        "path":[{"role":"chips"}]}
        """)
    #expect(
      hitJSON(at: Point(x: 500, y: -1)) == #"{"point":{"x":500,"y":-1},"hit":null,"path":[]}"#)
  }

  private func hitJSON(at point: Point) -> String {
    var json = JSONWriter(pretty: false)
    tree.write(tree.hitTest(atPoint: point), atPoint: point, to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func changes_areWrittenWithBothPlaces() {
    let place = Change.NodePlace(frame: Rect(x: 1, y: 2, width: 3, height: 4), row: 0)
    var json = JSONWriter(pretty: false)
    Change.write(
      [
        Change(id: "a", kinds: [.changedRow, .moved], from: place, to: .init(frame: .zero)),
        Change(id: "b", kinds: .removed, from: place),
      ], to: &json)
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == """
        {"changes":[{"id":"a","change":["moved","changedRow"],"from":{"frame":{"x":1,"y":2,"width":3,\
        "height":4},"row":0},"to":{"frame":{"x":0,"y":0,"width":0,"height":0}}},{"id":"b","change":\
        ["removed"],"from":{"frame":{"x":1,"y":2,"width":3,"height":4},"row":0}}]}
        """)
  }

  @Test(arguments: 0..<40)
  func hits_asWritten_doNotOverlapAndAreAsLargeAsTheyAre(seed: Int) throws {
    var dice = Dice(UInt64(seed))
    var chips = Chips(random: &dice)
    chips.font.size = dice.number(5...9)
    var tree = chips.tree
    tree.detail = .hits
    let hits = try #require(try JSONValue(parsing: tree.json()).object()["hits"]?.array())
    let frames = try hits.map { hit in
      try ["x", "y", "width", "height"].map { key in
        try #require(try hit.object()["frame"]?.object()[key]).number()
      }
    }
    for (one, region) in zip(frames, tree.hitRegions()) {
      let minimum = Double(tree.nodes[region.node].minTarget)
      let wanted = minimum < 0 ? 44 : (minimum * 10_000).rounded(.down) / 10_000
      #expect(region.frame.width < wanted - 1e-6 || one[2] >= wanted - 1e-9)
      #expect(region.frame.height < wanted - 1e-6 || one[3] >= wanted - 1e-9)
    }
    for (number, one) in frames.enumerated() {
      for other in frames[..<number] {
        let across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
        let down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
        // Boxes that touch are rounded separately, so they may overlap by one unit of the last decimal.
        #expect(across < 1.001e-4 || down < 1.001e-4 || tree.hasOverlappingChips)
      }
    }
  }
}

extension LayoutTree {
  fileprivate var hasOverlappingChips: Bool {
    let frames = zip(nodes, frames).filter { $0.0.role == .chip }.map(\.1)
    return frames.indices.contains { one in
      frames[..<one].contains { $0.intersection(frames[one]) != nil }
    }
  }
}
