import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

private let address = "https://example.org/lake.jpg"

/// A page with a picture that only a web page loads.
private func page(_ keys: String = #""id": "lake""#) -> String {
  #"{"href": "\#(address)", "load": true, \#(keys)}"#
}

private func carousel(_ keys: String, _ page: String) -> String {
  #"{"type": "carousel", \#(keys), "pages": [\#(page)]}"#
}

private func drawing(_ keys: String) -> String {
  #"{"type": "drawing", "width": 200, "height": 100, "layers": [{"draggable": true, "items": [{"items": [\#(page(keys))]}]}]}"#
}

extension ControlSession {
  fileprivate func image(at time: Double = 0) throws -> NodeView {
    try #require(tree(at: time).nodes(role: .image).first)
  }
}

@Suite struct PicturesInUseTests {
  static let size = Size(width: 1080, height: 1920)

  @Test(arguments: [
    (#""fit": "fit""#, Rect(x: 25, y: 0, width: 270, height: 480), ContentFit.fit),
    (
      #""fit": "fill""#,
      Rect(x: 0, y: 240 - 320 * 1920 / 1080 / 2, width: 320, height: 320 * 1920 / 1080), .fill
    ),
    (#""fit": "stretch""#, Rect(x: 0, y: 0, width: 320, height: 480), .stretch),
    (#""loops": true"#, Rect(x: 25, y: 0, width: 270, height: 480), .scaleDown),
  ])
  func page_ofUnknownSize_isLaidOutAgain(keys: String, frame: Rect, fit: ContentFit) throws {
    let session = try session(of: carousel(#""width": 320, "height": 480, "# + keys, page()))
    #expect(try session.image().image?.fit == fit)
    #expect(session.send(.setNaturalSize(Self.size, ofImage: address), at: 1).isUsed)
    let image = try session.image(at: 1)
    #expect(image.image?.fit == nil && image.image?.size == Self.size)
    #expect((image.frame.origin - frame.origin).distance < 1e-9)
    #expect(
      abs(image.frame.width - frame.width) < 1e-9 && abs(image.frame.height - frame.height) < 1e-9)
    #expect(!session.send(.setNaturalSize(Self.size, ofImage: address), at: 2).isUsed)
  }

  @Test(arguments: [
    (#""width": 54"#, Size(width: 54, height: 96)), (#""height": 96"#, Size(width: 54, height: 96)),
    (#""id": "a""#, Self.size),
  ])
  func carousel_withoutASize_hasThatOfItsPicture(sides: String, size: Size) throws {
    let session = try session(
      of:
        #"{"type": "stack", "items": [\#(carousel(#""loops": false"#, page(sides))), \#(segments())]}"#
    )
    let before = try #require(session.tree(at: 0).frame(ofID: "s"))
    let old = try #require(session.tree(at: 0).nodes(role: .carousel).first).frame.size
    #expect(session.send(.setNaturalSize(Self.size, ofImage: address), at: 0).isUsed)
    let tree = session.tree(at: 0)
    #expect(tree.nodes(role: .carousel).first?.frame.size == size)
    #expect(tree.frame(ofID: "s")?.y == before.y + size.height - old.height)
  }

  @Test(arguments: [
    (#""height": 96"#, Rect(x: 0, y: 0, width: 54, height: 96)),
    (#""width": 50, "height": 96"#, Rect(x: 0, y: 48 - 400.0 / 9, width: 50, height: 800.0 / 9)),
  ])
  func item_ofUnknownSize_isLaidOutAgain(keys: String, frame: Rect) throws {
    for json in [
      drawing(keys), #"{"type": "grid", "columns": 1, "width": 200, "items": [\#(drawing(keys))]}"#,
    ] {
      let session = try session(of: json)
      #expect(try session.image().image?.fit == .fit)
      #expect(session.send(.setNaturalSize(Self.size, ofImage: address), at: 0).isUsed)
      let image = try session.image()
      #expect(image.image?.fit == nil && abs(image.absoluteFrame.width - frame.width) < 1e-9)
      #expect(
        abs(image.absoluteFrame.y - frame.y) < 1e-9 && abs(image.frame.height - frame.height) < 1e-9
      )
    }
  }

  @Test func size_thatIsKnownOrWrong_changesNothing() throws {
    let session = try session(of: carousel(#""width": 320, "height": 480"#, page()))
    let before = session.tree(at: 0)
    for size in [
      Size.zero, Size(width: -1, height: 5), Size(width: .nan, height: 1),
      Size(width: .infinity, height: 1),
    ] {
      #expect(!session.send(.setNaturalSize(size, ofImage: address), at: 0).isUsed)
    }
    #expect(
      !session.send(.setNaturalSize(Self.size, ofImage: "https://example.org/other.jpg"), at: 0)
        .isUsed)
    #expect(session.tree(at: 0) == before)
    let known = try PickerControlsTests.session(
      of: carousel(#""width": 320"#, page(#""width": 10, "height": 9"#)))
    #expect(!known.send(.setNaturalSize(Self.size, ofImage: address), at: 0).isUsed)
    #expect(try known.image().image?.fit == nil)
    let text = try PickerControlsTests.session(of: segments())
    #expect(!text.send(.setNaturalSize(Self.size, ofImage: address), at: 0).isUsed)
  }
}
