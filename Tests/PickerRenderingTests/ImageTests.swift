import PickerGeometry
import PickerRendering
import PickerText
import PickerTree
import Testing

@Suite struct ImageTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64_ofTheStandardsExamples_roundTrips(decoded: String, encoded: String) {
    #expect(Base64.encoded(Array(decoded.utf8)) == encoded)
    #expect(Base64.decoded(Array(encoded.utf8)) == Array(decoded.utf8))
  }

  @Test func base64_ofEveryByte_roundTrips() {
    let bytes = (0...255).map { UInt8($0) } + [255, 255]
    #expect(Base64.decoded(Array(Base64.encoded(bytes).utf8)) == bytes)
  }

  @Test(arguments: ["A", "Zm9v?", "Zm=9v", "Zm9vY"])
  func base64_malformed_isNil(text: String) {
    #expect(Base64.decoded(Array(text.utf8)) == nil)
  }

  @Test func dataURI_ofEitherSpelling_isRead() {
    #expect(DataURI("data:image/png;base64,Zm9v")?.mediaType == "image/png")
    #expect(InlineImages().bytes(of: "DATA:;base64,Zm 9v") == Array("foo".utf8))
    #expect(InlineImages().bytes(of: "data:;base64,Zm9*") == nil)
    #expect(InlineImages().bytes(of: "data:;base64,Zm8%3D") == Array("fo".utf8))
    #expect(InlineImages().bytes(of: "data:image/svg+xml,%3Csvg/%3E") == Array("<svg/>".utf8))
    #expect(InlineImages().bytes(of: "data:text/plain,%3") == nil)
    #expect(InlineImages().bytes(of: "photo.png") == nil)
    let uri = DataURI(mediaType: "image/png", bytes: [1, 2, 3])
    #expect(DataURI(uri.href) == uri)
  }

  @Test func format_isKnownByTheFirstBytes() {
    #expect(ImageFormat([0x89, 0x50, 0x4E, 0x47, 13]) == .png)
    #expect(ImageFormat([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(ImageFormat(Array("RIFF1234WEBPVP8".utf8)) == .webp)
    #expect(ImageFormat(Array("<?xml version='1.0'?>\n<svg>".utf8))?.mediaType == "image/svg+xml")
    #expect(ImageFormat(Array("RIFF1234WAVE".utf8)) == nil)
    #expect(ImageFormat([]) == nil)
  }

  @Test func image_isDrawnOverItsFrame_withItsTitle() throws {
    var tree = LayoutTree(type: "drawing")
    let image = ImageReference(
      href: "a&b.png", size: Size(width: 3, height: 4), description: "A <cat>")
    let content = tree.add(image)
    tree.append(
      LayoutNode(.image, frame: Rect(x: 0, y: 5, width: 30, height: 40), content: content))
    let svg = String(decoding: SVGRenderer().render(tree, outlines: NoOutlines()), as: UTF8.self)
    #expect(
      svg.contains(
        #"<image x="0" y="5" width="30" height="40" preserveAspectRatio="none" "#
          + #"href="a&amp;b.png"><title>A &lt;cat&gt;</title></image>"#))
    let read = try LayoutTree(json: tree.json())
    #expect(read.image(of: read.nodes[0]) == image)
  }
}
