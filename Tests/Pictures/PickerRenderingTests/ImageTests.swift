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

  @Test(arguments: [
    (#"<svg width="30" height="20"/>"#, Size(width: 30, height: 20)),
    (
      #"<?xml version="1.0"?><!-- > --><svg viewBox="0 0 24 12" width='1in'><g/></svg>"#,
      Size(width: 96, height: 48)
    ),
    (#"<svg viewBox="0,0 24,12"/>"#, Size(width: 24, height: 12)),
    (#"<svg viewBox="0 0 24 12" height="6px"/>"#, Size(width: 12, height: 6)),
    ("<svg\n width = \"50%\" height='72pt'>", Size(width: 300, height: 96)),
    (#"<svg title="a>b width='3'" stroke-width="2">"#, Size(width: 300, height: 150)),
  ])
  func svg_tellsItsSize(file: String, size: Size) {
    #expect(ImageHeader(Array(file.utf8))?.naturalSize == size)
  }

  @Test(arguments: [
    "<svg width='3'", "<svg", "", "GIF89a", "GIF89a\u{0}\u{0}\u{0}\u{0}", "RIFF1234WEBPVP8X",
  ])
  func header_thatEndsEarly_isNil(file: String) {
    #expect(ImageHeader(Array(file.utf8)) == nil)
  }

  @Test func facts_sayWhyAnImageCannotBeRead() {
    let images = InlineImages()
    #expect(
      images.facts(of: "data:image/svg+xml,%3Csvg width='3' height='4'/%3E")
        == .size(Size(width: 3, height: 4)))
    #expect(images.facts(of: "data:;base64,Zm9*") == .unreadable("its data: URI is malformed"))
    #expect(
      images.facts(of: "data:;base64,Zm9v")
        == .unreadable("it is not a PNG, JPEG, GIF, WebP or SVG file"))
    #expect(images.facts(of: "data:;base64,/9j/") == .unreadable("it is damaged"))
    #expect(images.facts(of: "a.png") == .unknown)
  }

  @Test func networkAddress_isKnownByItsScheme() {
    for href in ["https://a.org/b.png", "HTTP://a", "ftp://x"] { #expect(href.isNetworkAddress) }
    for href in ["a.png", "/a/b.png", "c:/a.png", "data:image/png,a", "a://b", "1a://b", ""] {
      #expect(!href.isNetworkAddress)
    }
  }

  @Test(arguments: 1...8)
  func orientation_mapsTheUnitSquareToItself(number: Int) throws {
    let orientation = try #require(ImageOrientation(rawValue: number))
    let corners = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1)]
    #expect(Set(corners.map(orientation.map.apply(to:))) == Set(corners))
    #expect(orientation.swapsSides == (orientation.map.a == 0))
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
          + #"xlink:href="a&amp;b.png"><title>A &lt;cat&gt;</title></image>"#))
    let read = try LayoutTree(json: tree.json())
    #expect(read.image(of: read.nodes[0]) == image)
  }
}
