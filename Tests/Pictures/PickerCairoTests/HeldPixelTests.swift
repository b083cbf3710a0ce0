import PickerGeometry
import PickerRendering
import PickerTree
import Testing

@testable import PickerCairo

/// A grey JPEG file of that size, whose data ends after its first block.
private func emptyJPEG(_ side: Int) -> [UInt8] {
  let size = [UInt8(side >> 8), UInt8(side & 255)]
  var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0]
  file += [UInt8](repeating: 1, count: 64)
  file += [0xFF, 0xC0, 0, 11, 8]
  file += size
  file += size
  file += [1, 1, 0x11, 0]
  for table: UInt8 in [0x00, 0x10] {
    // One code of one bit: no difference, and the end of the block.
    file += [0xFF, 0xC4, 0, 20, table, 1]
    file += [UInt8](repeating: 0, count: 16)
  }
  file += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x3F, 0xFF, 0xD9]
  return file
}

private struct EmptyPhotos: ImageLoading {
  let side: Int
  func bytes(of href: String) -> [UInt8]? { emptyJPEG(side) }
}

/// A tree of pictures, each with a name of its own and this side in points.
private func photos(sides: [Double]) -> LayoutTree {
  tree(Size(width: 2000, height: 2000)) { tree in
    for (number, side) in sides.enumerated() {
      let content = tree.add(ImageReference(href: "\(number)", size: .zero))
      let frame = Rect(x: 0, y: 0, width: side, height: side)
      tree.append(LayoutNode(.image, frame: frame, content: content))
    }
  }
}

/// The number of pixels that a page holds until it is finished.
private func heldPixelCount(of tree: LayoutTree, images: some ImageLoading) throws -> Int {
  try CairoLibrary.open(for: "PDF")
  let canvas = Canvas(Surface(width: 1, height: 1), isVector: true)
  let list = tree.displayList(icons: BuiltInIcons.shared)
  var painter = Painter(list, on: canvas, outlines: NoOutlines(), images: images)
  painter.draw()
  return try #require(canvas.heldPixels).count
}

@Suite struct HeldPixelTests {
  @Test func photosOfAPage_areDecodedAtTheSizeAtWhichTheyAreDrawn() throws {
    let tree = photos(sides: Array(repeating: 100, count: 15))
    let side = 8000 / 16
    #expect(try heldPixelCount(of: tree, images: EmptyPhotos(side: 8000)) == 15 * side * side)
  }

  @Test func photosOfAPage_largerThanItMayHold_getFewerPixels() {
    let page = HeldPixels(atMost: 2_000_000)
    var images = DecodedImages(from: EmptyPhotos(side: 1000), output: "PDF", page: page)
    let widths = (0..<6).map { number in
      images.image(of: "\(number)", drawnAs: Size(width: 1000, height: 1000))?.surface.width
    }
    #expect(widths == [1000, 500, 500, 500, 250, 250])
    #expect(page.count < 2_000_000)
  }

  @Test func photoDrawnAgain_isDecodedAgainOnlyForALargerSize() throws {
    var images = DecodedImages(from: EmptyPhotos(side: 800), output: "PNG", page: nil)
    let widths = [100.0, 90, 100, 101, 40, 300, 800, 5000].map { side in
      images.image(of: "a", drawnAs: Size(width: side, height: side / 2))?.surface.width
    }
    #expect(widths == [100, 100, 100, 200, 200, 400, 800, 800])
  }

  @Test func layersOfAPage_largerThanItMayHold_getFewerPixels() throws {
    try CairoLibrary.open(for: "PDF")
    let page = Rect(x: 0, y: 0, width: 2000, height: 2000)
    let canvas = Canvas(Surface(width: 2000, height: 2000), isVector: true)
    let counts = (0..<9).map { _ in
      Layer(over: canvas, for: AffineTransform.identity.blur(of: 0), around: page).pixelCount
    }
    #expect(counts.first == 8000 * 8000)
    #expect(counts.reduce(0, +) <= Int(PixelLimits.page))
  }

  @Test func reduction_keepsWhatIsDrawn() {
    func reduction(_ width: Double, _ height: Double, of orientation: ImageOrientation) -> Int {
      var header = ImageHeader(emptyJPEG(1024))
      header?.size = Size(width: 1024, height: 512)
      header?.orientation = orientation
      return header.map {
        ImageResolution(size: Size(width: width, height: height)).reduction(of: $0)
      } ?? 0
    }
    #expect(reduction(256, 128, of: .upright) == 4)
    #expect(reduction(257, 128, of: .upright) == 2)
    #expect(reduction(128, 256, of: .turned90) == 4)
    #expect(reduction(0, 0, of: .upright) == 512)
    #expect(reduction(.infinity, .infinity, of: .upright) == 1)
  }

  @Test func reducedPicture_hasTheMeanOfItsPixels() throws {
    try CairoLibrary.open(for: "PNG")
    let surface = Surface(width: 34, height: 33) { row, column in
      (row + column).isMultiple(of: 2) ? 0xFFFF_FFFF : 0xFF00_0000
    }
    let small = surface.reduced(by: 16)
    #expect((small.width, small.height) == (3, 3))
    small.withPixels { pixels, _ in
      #expect((100...155).contains(pixels[0] & 0xFF))
    }
  }
}
