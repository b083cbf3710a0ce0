import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTestSupport
import Testing

@testable import PickerTree

private func path(_ data: String) throws -> Path { try Path(svgData: data) }

/// A chip with an icon for each of these references.
private func tree(_ icons: IconReference...) -> LayoutTree {
  var tree = LayoutTree(type: "chips")
  tree.append(.chips, frame: Rect(x: 0, y: 0, width: 90, height: 20)) { tree in
    for (number, icon) in icons.enumerated() {
      let frame = Rect(x: Double(number) * 20, y: 0, width: 16, height: 16)
      tree.append(
        .icon, frame: frame, paint: Paint(fill: .black),
        content: .icon(icon.name, artwork: icon.artwork, isMirrored: icon.isMirrored))
    }
  }
  return tree
}

private func read(_ artwork: String, budget: Budget = Budget()) throws -> Artwork? {
  let json = """
    {"version": 1, "type": "chips", "size": {"width": 9, "height": 9},
     "root": {"role": "icon", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "name": "a", "artwork": 0},
     "artwork": [\(artwork)]}
    """
  return try LayoutTree(json: Array(json.utf8), budget: budget).root?.artwork
}

/// The artwork of icons in trees and their JSON.
@Suite struct ArtworkTests {
  private var layered: Artwork {
    get throws {
      Artwork(
        .layers([
          Artwork.Layer(
            path: try path("M0 0H9V9Z"), fillRule: .evenOdd, color: .white, opacity: 0.5),
          Artwork.Layer(
            path: try path("M1 1L5 2.5"), line: Artwork.Line(width: 1.5, cap: .butt, join: .miter)),
          Artwork.Layer(path: try path("M1 1Q5 5 7 1"), line: Artwork.Line(width: 2)),
        ]), viewBox: Rect(x: -1, y: 0, width: 10, height: 12.5), isMirrored: true)
    }
  }

  @Test(arguments: LayoutTree.Form.allCases, [false, true])
  func artwork_writtenAndRead_isTheSame(form: LayoutTree.Form, pretty: Bool) throws {
    let icons = [
      IconReference("star"), IconReference("arrowForward", isMirrored: true),
      IconReference("own", artwork: try layered, isMirrored: true),
      IconReference("line", artwork: Artwork(path: try path("M0 0L24 24"), line: .init(width: 2))),
      IconReference(
        "logo",
        artwork: Artwork(
          .picture(href: "logo.png"), viewBox: .init(x: 0, y: 0, width: 3, height: 2))),
    ]
    let tree = tree(icons[0], icons[1], icons[2], icons[3], icons[4], icons[2])
    let bytes = tree.json(form: form, pretty: pretty)
    let read = try LayoutTree(json: bytes)
    #expect(read.icons == icons + [icons[2]])
    #expect(read.json(form: form, pretty: pretty) == bytes)
    #expect(read.icons == tree.rounded.icons)
  }

  @Test func artwork_ofOneName_mayDiffer_andEqualOnesAreWrittenOnce() throws {
    let (one, other) = (Artwork(path: try path("M0 0H1")), Artwork(path: try path("M0 0H2")))
    let tree = tree(
      IconReference("a", artwork: one), IconReference("a", artwork: other), IconReference("a"),
      IconReference("b", artwork: one))
    let json = try JSONValue(parsing: tree.json(form: .nodes)).object()
    #expect(try json["artwork"]?.array().count == 2)
    let numbers = try json["nodes"]?.array().map { try $0.object()["artwork"]?.integer() }
    #expect(numbers == [nil, 0, 1, nil, 0])
  }

  @Test func trees_withoutArtwork_areWrittenAsBefore() throws {
    let text = String(decoding: tree(IconReference("star")).json(pretty: false), as: UTF8.self)
    #expect(text.contains(#""name":"star"}"#) && !text.contains("artwork"))
  }

  @Test func oneLayer_isWrittenWithTheKeysOfTheArtwork() throws {
    let line = Artwork(path: try path("M0 0L9 9"), line: .init(width: 2))
    let text = String(
      decoding: tree(IconReference("a", artwork: line)).json(pretty: false), as: UTF8.self)
    #expect(text.contains(#""artwork":[{"path":"M0 0L9 9","stroke":2}]"#))
  }

  @Test func keys_ofArtwork_areRead() throws {
    let artwork = try read(
      ##"{"path": "M0 0H9Z", "fillRule": "evenOdd", "color": "#FF0000", "opacity": 0.5, "mirrored": true, "viewBox": [1, 2, 3, 4]}"##
    )
    let layer = try #require(artwork?.layers.first)
    #expect(artwork?.viewBox == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(artwork?.isMirrored == true && layer.line == nil)
    #expect(layer.fillRule == .evenOdd && layer.opacity == 0.5)
    #expect(layer.color == Color(red: 1, green: 0, blue: 0))
    let line = try read(#"{"path": "M0 0H9", "stroke": {"width": 3, "cap": "butt"}}"#)?.layers
      .first?.line
    #expect(line == Artwork.Line(width: 3, cap: .butt, join: .round))
  }

  @Test(arguments: [
    ("{}", "$.artwork[0]: must have one of path, layers and href"),
    (#"{"path": "M0 0", "href": "a.svg"}"#, "$.artwork[0]: must have one of path, layers and href"),
    (#"{"stroke": 2}"#, "$.artwork[0].path: is missing"),
    (#"{"layers": [{"stroke": 2}]}"#, "$.artwork[0].layers[0].path: is missing"),
    (
      #"{"path": "M0 0", "viewBox": [0, 0, 0, 9]}"#,
      "$.artwork[0].viewBox: must be more than 0 wide and high"
    ),
    (
      #"{"path": "M0"}"#,
      "$.artwork[0].path: path data breaks off at character 2: expected a number"
    ),
  ])
  func artwork_thatIsWrong_isAnErrorAtItsPlace(json: String, message: String) {
    let error = #expect(throws: JSONError.self) { _ = try read(json) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func artwork_beyondTheTable_isAnError() {
    let json = """
      {"version": 1, "type": "chips", "size": {"width": 9, "height": 9},
       "nodes": [{"role": "icon", "frame": [0, 0, 9, 9], "name": "a", "artwork": 3}]}
      """
    let error = #expect(throws: JSONError.self) { _ = try LayoutTree(json: Array(json.utf8)) }
    #expect(error?.path == "$.nodes[0].artwork")
    #expect(error?.message == "there are 0 entries of artwork, is 3")
  }

  @Test func paths_ofEveryIcon_countAgainstTheBudget() throws {
    var limits = Limits()
    limits.pathElements = 5
    let path = #"{"path": "M0 0H1H2"}"#
    // Three elements in the table and three in the node.
    #expect(throws: JSONError.self) { _ = try read(path, budget: Budget(limits)) }
    limits.pathElements = 6
    #expect(try read(path, budget: Budget(limits)) != nil)
  }

  @Test func icons_ofTwoTrees_keepTheirArtworkWhenOneIsEmbedded() throws {
    let (one, other) = (Artwork(path: try path("M0 0H1")), Artwork(path: try path("M0 0H2")))
    var whole = tree(IconReference("a", artwork: one))
    whole.embed(tree(IconReference("a", artwork: other)), at: .zero, prefix: nil)
    #expect(whole.nodes(role: .icon).map(\.artwork) == [one, other])
  }

  @Test func names_ofBuiltInIcons_areFound() {
    #expect(BuiltInIcon(name: "star") == .star && BuiltInIcon(name: "checkmark") == .check)
    #expect(BuiltInIcon(name: "Star") == nil && BuiltInIcon(name: "") == nil)
    #expect(BuiltInIcon.arrowForward.isMirrored && !BuiltInIcon.arrowRight.isMirrored)
  }

  @Test(
    arguments: [
      ("close", .cross), ("xmark.circle.fill", .crossCircle), ("magnifyingglass", .search),
      ("arrow.up", .arrowUp), ("arrow_back", .arrowBackward), ("more_vert", .moreVertical),
      ("chevron-down", .chevronDown), ("trash.fill", .trash), ("star_fill", .star),
      ("settings", .gear), ("fill", nil), ("cross.x", nil), (".", nil), ("CLOSE", nil),
    ] as [(String, BuiltInIcon?)])
  func synonyms_ofBuiltInIcons_meanThem(name: String, icon: BuiltInIcon?) {
    #expect(BuiltInIcon(name: name) == icon)
  }

  @Test func names_areEachThatOfOneIcon() {
    #expect(Set(BuiltInIcon.names).count == BuiltInIcon.names.count)
    for name in BuiltInIcon.names { #expect(BuiltInIcon(name: name) != nil) }
    let icons = BuiltInIcon.names.map { BuiltInIcon(name: $0) }
    #expect(icons.prefix(BuiltInIcon.allCases.count) == BuiltInIcon.allCases.map { $0 }[...])
  }
}
