import PickerColor
import PickerGeometry
import PickerRendering
import PickerTree
import Testing

@testable import PickerCairo

private let red = Color(red: 1, green: 0, blue: 0)

/// A tree with many kinds of paints and effects.
private let sample = tree(Size(width: 40, height: 30)) { tree in
  let ramp = Gradient([red, Color(white: 0.5, alpha: 0.5)])
  for number in 0..<4 {
    let frame = Rect(x: Double(number) * 10, y: 0, width: 10, height: 30)
    tree.box(
      frame,
      Paint(
        fills: [
          Fill(
            .angular(ramp, center: .center, from: Angle(degrees: 0), to: Angle(degrees: 360))),
          Fill(.checkerboard(Checkerboard(tile: 3)), mask: .elliptical(ramp, center: .center)),
          Fill(
            .mesh(Mesh(columns: 2, rows: 2) { Color(white: Double($0 + $1) / 2) }), opacity: 0.5),
        ], stroke: Stroke(fill: Fill(.color(.black), blend: .plusLighter), width: 1),
        shadow: Shadow(color: .black, radius: Double(number)), opacity: 0.5),
      Effects(clips: true, filters: [Filter(.blur, amount: 0.5)]))
  }
}

private func failure(_ size: Size, scale: Double = 1) -> RenderingError? {
  do throws(RenderingError) {
    _ = try PNGRenderer(scale: scale).render(tree(size) { _ in }, outlines: NoOutlines())
    return nil
  } catch {
    return error
  }
}

@Suite struct PictureTests {
  @Test func border_ofUnequalSides_isDrawnOnEach() throws {
    var paint = Paint(
      fills: [.color(.white)], stroke: Stroke(fill: .color(red), width: 4), cornerRadius: 6)
    paint.borderWidths = Edges(top: 0, left: 1, bottom: 4, right: 0)
    let picture = try pixels(Size(width: 30, height: 20)) { tree in
      tree.box(Rect(x: 0, y: 0, width: 30, height: 20), paint)
    }
    let white = Color.white.pixel
    #expect(picture[15, 0] == white && picture[29, 10] == white && picture[1, 10] == white)
    #expect(picture[0, 10] == red.pixel && picture[15, 16] == red.pixel)
    #expect(picture[15, 19] == red.pixel && picture[15, 15] == white)
    #expect(picture.alpha(0, 0) < 20, "the corner is round")
  }

  @Test(arguments: [0.5, 1, 2.5])
  func background_coversEveryPixel_beneathThePicture(scale: Double) throws {
    var picture = tree(Size(width: 10.2, height: 5)) { tree in
      tree.box(Rect(x: 0, y: 0, width: 2, height: 2), Paint(fill: .black))
    }
    picture.background = red
    let pixels = try Pixels(
      png: PNGRenderer(scale: scale).render(picture, outlines: NoOutlines()))
    #expect(pixels[0, 0] == Color.black.pixel)
    for x in 0..<pixels.width {
      #expect(pixels[x, pixels.height - 1] == red.pixel, "\(x)")
    }
    #expect(pixels[pixels.width - 1, 0] == red.pixel)
  }

  @Test(arguments: [
    (Size(width: 10, height: 20), 1.0, 10, 20), (Size(width: 10, height: 20), 2, 20, 40),
    (Size(width: 10.2, height: 20.001), 1, 11, 20), (Size(width: 10.2, height: 0), 2.5, 26, 1),
    (Size(width: 0, height: 0), 1, 1, 1),
  ])
  func png_isAsLargeAsTheTree_inWholePixels(
    size: Size, scale: Double, width: Int, height: Int
  ) throws {
    let picture = try pixels(size, scale: scale) { _ in }
    #expect(picture.width == width && picture.height == height)
    #expect(picture.alpha(0, 0) == 0)
  }

  @Test func png_ofATreeWithoutNodes_isOneClearPixel() throws {
    let png = try PNGRenderer().render(LayoutTree(type: "flow"), outlines: NoOutlines())
    #expect(try Pixels(png: png).width == 1)
  }

  @Test func picture_tooLarge_throwsBeforeItIsMade() throws {
    #expect(
      failure(Size(width: 16385, height: 1))
        == .tooLarge(width: 16385, height: 1, maximumSide: 16384))
    #expect(
      failure(Size(width: 1, height: 9000), scale: 2)
        == .tooLarge(width: 2, height: 18000, maximumSide: 16384))
    #expect(failure(Size(width: 1e7, height: 1e7), scale: 1000) != nil)
    #expect(failure(Size(width: 16384, height: 1)) == nil)
    #expect(
      failure(Size(width: 20000, height: 40))?.description
        == "a picture of 20000 × 40 pixels is too large: at most 16384 pixels per side and 256 megapixels"
    )
  }

  @Test func page_mayBeFarLarger_thanAPicture() throws {
    let bottom = Rect(x: 0, y: 3_999_990, width: 10, height: 10)
    let long = tree(Size(width: 320, height: 4e6)) { tree in
      tree.box(bottom, Paint(fills: [.color(red)]))
      tree.box(bottom, Paint(fills: [Fill(.color(red), blend: .plusLighter)]))
    }
    let pdf = try PDFRenderer().render(long, outlines: NoOutlines())
    #expect(String(decoding: pdf, as: UTF8.self).contains("/MediaBox [ 0 0 320 4000000 ]"))
    let error = RenderingError.pageTooLarge(width: 4_000_001, height: 1)
    #expect(
      error.description
        == "a page of 4000001 × 1 points is too large: at most 4000000 points per side")
    #expect(throws: error) {
      try PDFRenderer().render(
        tree(Size(width: 4_000_000.5, height: 1)) { _ in }, outlines: NoOutlines())
    }
  }

  @Test func pixelsOfAPage_areFewer_whereItIsVeryLarge() {
    #expect(PageSize.resolution(for: Size(width: 2000, height: 2000)) == 288)
    #expect(PageSize.resolution(for: Size(width: 100, height: 16384)) == 72)
    #expect(PageSize.resolution(for: Size(width: 8192, height: 8192)) == 72)
  }

  @Test func picture_ofTheSameTree_isTheSameBytes() throws {
    let (png, pdf) = (PNGRenderer(scale: 2), PDFRenderer())
    let first = try png.render(sample, outlines: NoOutlines())
    #expect(try png.render(sample, outlines: NoOutlines()) == first)
    let page = try pdf.render(sample, outlines: NoOutlines())
    #expect(try pdf.render(sample, outlines: NoOutlines()) == page)
  }

  @Test func pdf_hasATitle_andAConstantDate() throws {
    var titled = tree(Size(width: 30.5, height: 20)) { _ in }
    titled.nodes[0].id = Int32(titled.add(id: "menu"))
    let pdf = try PDFRenderer().render(titled, outlines: NoOutlines())
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.contains("/MediaBox [ 0 0 31 20 ]"))
    #expect(text.contains("/Title (menu)"))
    #expect(text.contains("20000101000000Z)"))
    #expect(!text.contains("/ID"))
  }
}
