import PickerCairo
import PickerColor
import PickerGeometry
import PickerRendering
import PickerTree
import Testing

private let red = Color(red: 1, green: 0, blue: 0)

/// An image of one colour, as a `data:` URI; `cut` bytes are missing at the end.
private func href(_ color: Color, cut: Int = 0) throws -> String {
  let size = Size(width: 2, height: 2)
  let picture = tree(size) { $0.box(Rect(size: size), Paint(fill: color)) }
  let png = try PNGRenderer().render(picture, outlines: NoOutlines())
  return DataURI(mediaType: "image/png", bytes: png.dropLast(cut)).href
}

/// A tree that shows images side by side, each 10 × 10.
private func tree(showing hrefs: [String]) -> LayoutTree {
  tree(Size(width: Double(hrefs.count) * 10, height: 10)) { tree in
    for (number, href) in hrefs.enumerated() {
      let content = tree.add(ImageReference(href: href, size: Size(width: 2, height: 2)))
      let frame = Rect(x: Double(number) * 10, y: 0, width: 10, height: 10)
      tree.append(LayoutNode(.image, frame: frame, content: content))
    }
  }
}

/// Loads one image by name.
private struct SingleImage: ImageLoading {
  let picture: [UInt8]

  func bytes(of href: String) -> [UInt8]? { href == "here" ? picture : nil }
}

@Suite struct ImageTests {
  @Test func image_isDrawnOverItsFrame_toTheEdge() throws {
    let picture = tree(showing: [try href(red), try href(red.withAlpha(0.5))])
    let pixels = try Pixels(png: PNGRenderer().render(picture, outlines: NoOutlines()))
    for place in [(0, 0), (9, 9), (5, 5)] {
      #expect(difference(pixels[place.0, place.1], red.pixel) <= 1)
      #expect(difference(pixels[place.0 + 10, place.1], red.withAlpha(0.5).pixel) <= 1)
    }
  }

  @Test func image_thatCannotBeDecoded_isAPlaceholder() throws {
    let huge: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0]
    let hrefs = [
      "nothing.png", try href(red, cut: 20), "data:image/png;base64,iVBORw==",
      DataURI(mediaType: "image/png", bytes: huge).href, "data:image/jpeg;base64,/9j/",
    ]
    let picture = tree(showing: hrefs)
    let pixels = try Pixels(png: PNGRenderer().render(picture, outlines: NoOutlines()))
    for number in hrefs.indices {
      #expect(difference(pixels[number * 10 + 5, 5], Color(white: 0.92).pixel) <= 1)
      #expect(difference(pixels[number * 10, 0], Color(white: 0.6).pixel) <= 1)
    }
    #expect(try !PDFRenderer().render(picture, outlines: NoOutlines()).isEmpty)
  }

  @Test func image_isLoadedByItsHref() throws {
    let bytes = try #require(InlineImages().bytes(of: href(red)))
    let renderer = PNGRenderer(images: SingleImage(picture: bytes))
    let pixels = try Pixels(
      png: renderer.render(tree(showing: ["here", "there"]), outlines: NoOutlines()))
    #expect(difference(pixels[5, 5], red.pixel) <= 1)
    #expect(difference(pixels[15, 5], Color(white: 0.92).pixel) <= 1)
  }
}
