import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

/// Pictures of 40 × 20, but for one that is missing and one on a network.
private func facts(of href: String) -> ImageFacts {
  switch href {
  case "none.png": .unreadable("there is no such file")
  case "far.png": .unknown
  default: .size(Size(width: 40, height: 20))
  }
}

private func layout(_ json: String) throws(JSONError) -> LayoutTree {
  try Document(json: Array(json.utf8), fonts: StrictCatalog(), images: { facts(of: $0) }).layout()
}

private func page(_ keys: String) throws(JSONError) -> LayoutTree {
  try layout(#"{"type": "carousel", "pages": [{\#(keys)}]}"#)
}

/// A drawing of 100 × 50 with one item.
private func item(_ keys: String) throws(JSONError) -> LayoutTree {
  try layout(
    #"{"type": "drawing", "width": 100, "height": 50, "layers": [{"items": [{\#(keys)}]}]}"#)
}

private func image(of tree: LayoutTree) throws -> LayoutNode {
  try #require(tree.nodes.first { $0.role == .image })
}

@Suite struct PictureSizeTests {
  @Test(arguments: [
    (#""href": "a.png""#, Size(width: 40, height: 20)),
    (#""href": "a.png", "width": 10"#, Size(width: 10, height: 5)),
    (#""href": "a.png", "height": 10"#, Size(width: 20, height: 10)),
    (#""href": "a.png", "width": 10, "height": 10"#, Size(width: 10, height: 10)),
    (#""href": "none.png""#, Size(width: 100, height: 100)),
    (#""href": "none.png", "width": 30"#, Size(width: 30, height: 30)),
    (#""href": "far.png", "width": 3, "height": 4"#, Size(width: 3, height: 4)),
  ])
  func page_withoutASize_hasThatOfItsFile(keys: String, size: Size) throws {
    let tree = try page(keys)
    #expect(tree.size == size)
    #expect(tree.image(of: try image(of: tree))?.size == size)
  }

  @Test(arguments: [
    (#""href": "a.png""#, Size(width: 40, height: 20), Size(width: 40, height: 20)),
    (#""href": "a.png", "width": 20"#, Size(width: 20, height: 10), Size(width: 40, height: 20)),
    (
      #""href": "a.png", "width": 9, "height": 9"#, Size(width: 9, height: 9),
      Size(width: 9, height: 9)
    ),
    (
      #""href": "a.png", "naturalSize": {"width": 8, "height": 6}"#, Size(width: 8, height: 6),
      Size(width: 8, height: 6)
    ),
  ])
  func item_withoutASize_hasThatOfItsFile(keys: String, size: Size, natural: Size) throws {
    let tree = try item(keys)
    let node = try image(of: tree)
    #expect(node.frame.size == size && tree.image(of: node)?.size == natural)
    #expect(tree.warnings.isEmpty)
  }

  @Test func pictureThatCannotBeRead_isAWarningWithItsID() throws {
    let warning = Warning(
      .missingPicture, id: "p", message: "cannot read \"none.png\": there is no such file")
    #expect(
      try page(#""id": "p", "href": "none.png", "width": 9, "height": 9"#).warnings == [warning])
    #expect(try item(#""id": "p", "href": "none.png""#).warnings == [warning])
    #expect(try page(#""id": "p", "href": "a.png""#).warnings.isEmpty)
  }

  @Test func pictureThatNobodyHasLookedAt_needsASize() throws {
    #expect(throws: JSONError.self) { try page(#""href": "far.png""#) }
    #expect(throws: JSONError.self) { try item(#""href": "far.png", "width": 3"#) }
    #expect(throws: JSONError.self) {
      try Document(
        json: Array(#"{"type": "carousel", "pages": [{"href": "a.png"}]}"#.utf8),
        fonts: StrictCatalog())
    }
  }
}
