import PickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerTree
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// A red box in the left half of a picture of 32 × 16 points.
private func picture(on background: Color? = nil, paper: Color? = nil) -> LayoutTree {
  var tree = tree(Size(width: 32, height: 16)) { tree in
    tree.box(Rect(x: 0, y: 0, width: 16, height: 16), Paint(fill: red))
  }
  (tree.background, tree.paper) = (background, paper)
  return tree
}

/// The pixels of a file, decoded as a picture within a picture.
private func pixels(of file: [UInt8], scale: Double = 1) throws -> Pixels {
  struct File: ImageLoading {
    let bytes: [UInt8]
    func bytes(of href: String) -> [UInt8]? { bytes }
  }
  let shown = tree(Size(width: 32 * scale, height: 16 * scale)) { tree in
    let content = tree.add(ImageReference(href: "a", size: .zero))
    let frame = Rect(x: 0, y: 0, width: 32 * scale, height: 16 * scale)
    tree.append(LayoutNode(.image, frame: frame, content: content))
  }
  return try Pixels(
    png: PNGRenderer(images: File(bytes: file)).render(shown, outlines: NoOutlines()))
}

@Suite struct PhotoRendererTests {
  @Test(arguments: [
    (nil, nil, Color.white), (blue, .black, blue), (nil, blue, blue),
    (Color(red: 0, green: 0, blue: 0, alpha: 0.5), nil, Color(white: 0.5)),
  ])
  func jpeg_isDrawnOnItsBackground_orItsPaper_orWhite(
    background: Color?, paper: Color?, shown: Color
  ) throws {
    let file = try PhotoRenderer(.jpeg).render(
      picture(on: background, paper: paper), outlines: NoOutlines())
    let pixels = try pixels(of: file)
    #expect(difference(pixels[4, 8], red.pixel) <= 4)
    #expect(difference(pixels[28, 8], shown.pixel) <= 4)
  }

  @Test func webp_isTransparent_andExactAtTheHighestQuality() throws {
    for (quality, tolerance) in [(100, 0.0), (90, 12)] {
      let renderer = PhotoRenderer(.webp, quality: quality, scale: 2)
      let pixels = try pixels(
        of: renderer.render(picture(paper: blue), outlines: NoOutlines()), scale: 2)
      #expect(difference(pixels[8, 16], red.pixel) <= tolerance)
      #expect(pixels.alpha(56, 16) == 0)
    }
  }

  @Test(arguments: [PhotoRenderer.Format.jpeg, .webp])
  func lowerQuality_makesSmallerFiles(format: PhotoRenderer.Format) throws {
    let busy = tree(Size(width: 128, height: 128)) { tree in
      for x in 0..<64 {
        let color = Color(white: Double(x * 37 % 64) / 64)
        tree.box(Rect(x: Double(x) * 2, y: 0, width: 2, height: 128), Paint(fill: color))
      }
    }
    let sizes = try [5, 50, 95].map { quality in
      try PhotoRenderer(format, quality: quality).render(busy, outlines: NoOutlines()).count
    }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2], "\(sizes)")
  }

  @Test func pictureThatIsTooLarge_isAnError() {
    let wide = tree(Size(width: 16384, height: 1)) { _ in }
    #expect(throws: Never.self) { try PhotoRenderer(.jpeg).render(wide, outlines: NoOutlines()) }
    let error = #expect(throws: RenderingError.self) {
      try PhotoRenderer(.webp).render(wide, outlines: NoOutlines())
    }
    #expect(
      error?.description
        == "a picture of 16384 × 1 pixels is too large: at most 16383 pixels per side and 256 megapixels"
    )
  }

  @Test func bytes_areLimited() throws {
    let budget = Budget(Limits(bytes: 20))
    #expect(throws: LimitError.self) {
      try budget.run { _ = try? PhotoRenderer(.jpeg).render(picture(), outlines: NoOutlines()) }
    }
  }
}
