import PickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerTestSupport
import PickerTree
import Testing

/// Has pictures by their names, and collects what could not be shown.
private final class Pictures: ImageLoading {
  let files: [String: [UInt8]]
  private let found = Mutex<[String]>([])

  init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  func bytes(of href: String) -> [UInt8]? { files[href] }

  func couldNotShow(_ href: String, because problem: ImageProblem) {
    found.withLock { $0.append("\(href): \(problem)") }
  }

  var problems: [String] { found.withLock { $0 } }
}

extension PhotoFixture {
  fileprivate func bytes() throws -> [UInt8] {
    try #require(Base64.decoded(Array(file.utf8)))
  }

  /// The recorded pixel at a place.
  fileprivate func pixel(_ x: Int, _ y: Int) throws -> SIMD4<Double> {
    let digits = pixels.filter { !$0.isWhitespace }.dropFirst(8 * (y * width + x)).prefix(8)
    let value = try #require(UInt32(digits, radix: 16))
    return SIMD4(
      Double(value >> 24), Double(value >> 16 & 0xFF), Double(value >> 8 & 0xFF),
      Double(value & 0xFF))
  }
}

private func fixture(_ name: String) throws -> PhotoFixture {
  try #require(photoFixtures.first { $0.name == name })
}

/// A tree that shows pictures below one another, each in its natural size.
private func tree(showing hrefs: [String], width: Double, height: Double) -> LayoutTree {
  tree(Size(width: width, height: height * Double(hrefs.count))) { tree in
    for (number, href) in hrefs.enumerated() {
      let content = tree.add(ImageReference(href: href, size: .zero))
      let frame = Rect(x: 0, y: height * Double(number), width: width, height: height)
      tree.append(LayoutNode(.image, frame: frame, content: content))
    }
  }
}

/// A tree that shows one picture as `a`.
private func tree(_ photo: PhotoFixture) -> LayoutTree {
  tree(showing: ["a"], width: Double(photo.width), height: Double(photo.height))
}

@Suite struct PhotoTests {
  @Test(arguments: photoFixtures.map(\.name))
  func photo_hasThePixelsThatAnotherProgramDecodes(name: String) throws {
    let photo = try fixture(name)
    let images = Pictures(["a": try photo.bytes()])
    let picture = try PNGRenderer(images: images).render(tree(photo), outlines: NoOutlines())
    let pixels = try Pixels(png: picture)
    for y in 0..<photo.height {
      for x in 0..<photo.width {
        #expect(try difference(pixels[x, y], photo.pixel(x, y)) <= 1, "\(name) \(x) \(y)")
      }
    }
    #expect(images.problems.isEmpty)
  }

  @Test(arguments: photoFixtures.map(\.name))
  func photo_tellsItsSize(name: String) throws {
    let photo = try fixture(name)
    let size = Size(width: Double(photo.width), height: Double(photo.height))
    #expect(Pictures(["a": try photo.bytes()]).facts(of: "a") == .size(size))
  }

  @Test func jpeg_isCopiedIntoPDFOnce() throws {
    for (name, isCopied) in [
      ("baseline", true), ("progressive", true), ("grey", true), ("turned6", true),
      ("inks", false), ("lossy", false),
    ] {
      let bytes = try fixture(name).bytes()
      let images = Pictures(["a": bytes])
      let tree = tree(Size(width: 20, height: 20)) { tree in
        for side in [1.0, 8, 20] {
          let content = tree.add(ImageReference(href: "a", size: .zero))
          let frame = Rect(x: 0, y: 0, width: side, height: side)
          tree.append(LayoutNode(.image, frame: frame, content: content))
        }
      }
      let page = try PDFRenderer(images: images).render(tree, outlines: NoOutlines())
      #expect(page.ranges(of: bytes).count == (isCopied ? 1 : 0), "\(name)")
      #expect(page.ranges(of: Array("/DCTDecode".utf8)).count == (isCopied ? 1 : 0), "\(name)")
    }
  }

  @Test func pictureThatCannotBeShown_isToldOnce() throws {
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='3' height='4'/>".utf8)
    let images = Pictures(["a.svg": svg, "a.txt": [1, 2, 3], "cut": [0xFF, 0xD8, 0xFF, 0xE0]])
    let hrefs = ["a.svg", "a.txt", "cut", "none", "https://a.org/b.png", "a.svg", "none"]
    let tree = tree(showing: hrefs, width: 8, height: 6)
    _ = try PNGRenderer(images: images).render(tree, outlines: NoOutlines())
    #expect(
      images.problems == [
        "a.svg: PNG cannot show SVG pictures",
        "a.txt: it is not a PNG, JPEG, GIF, WebP or SVG file", "cut: it is damaged",
        "none: there is no such file", "https://a.org/b.png: files are not loaded from the network",
      ])
    let paper = Pictures(images.files)
    _ = try PDFRenderer(images: paper).render(tree, outlines: NoOutlines())
    #expect(paper.problems.first == "a.svg: PDF cannot show SVG pictures")
  }

  @Test func missingPicture_isCrossedOut() throws {
    let pixels = try Pixels(
      png: PNGRenderer().render(
        tree(showing: ["none"], width: 60, height: 40), outlines: NoOutlines()))
    #expect(difference(pixels[3, 20], Color(white: 0.92).pixel) <= 1)
    let grey = (0..<60).count { x in pixels[x, 20].x < 200 }
    #expect(grey > 4)
  }
}

@Suite struct HostilePhotoTests {
  /// The head of a JPEG file of that size, with an empty scan.
  private func jpeg(width: Int, height: Int) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8]
    bytes += [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    return bytes + [1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0xFF, 0xD9]
  }

  private func problems(_ bytes: [UInt8]) throws -> [String] {
    let images = Pictures(["a": bytes])
    let tree = tree(showing: ["a"], width: 20, height: 20)
    _ = try PNGRenderer(images: images).render(tree, outlines: NoOutlines())
    _ = images.facts(of: "a")
    return images.problems
  }

  @Test func sizesInHeaders_areCheckedBeforeAnythingIsDecoded() throws {
    let gif = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x3B]
    #expect(
      try problems(gif) == [
        "a: it has 65535 × 65535 pixels, at most 64 megapixels are decoded"
      ])
    #expect(
      try problems(jpeg(width: 20000, height: 20000)) == [
        "a: it has 20000 × 20000 pixels, at most 64 megapixels are decoded"
      ])
    let webp =
      Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
      + [0x1F, 0x4E, 0, 0x1F, 0x4E, 0]
    #expect(
      try problems(webp) == [
        "a: it has 20000 × 20000 pixels, at most 64 megapixels are decoded"
      ])
  }

  /// A photo with scans of 1500 × 1500 pixels, of which `empty` have no data; libjpeg-turbo itself decodes up to 500.
  private func progressiveJPEG(emptyScans: Int) throws -> [UInt8] {
    var bytes = try fixture("progressive").bytes()
    let frame = try #require(bytes.ranges(of: [0xFF, 0xC2]).first).upperBound
    bytes.replaceSubrange(frame + 3..<frame + 7, with: [5, 220, 5, 220])
    let scan = try #require(bytes.ranges(of: [0xFF, 0xDA]).first)
    let head = bytes[scan.lowerBound..<scan.upperBound + Int(bytes[scan.upperBound + 1])]
    let empty = repeatElement(head, count: emptyScans).joined()
    bytes.insert(contentsOf: empty, at: scan.lowerBound)
    return bytes
  }

  @Test func jpegOfManyScans_isNotDecoded() throws {
    #expect(
      try problems(progressiveJPEG(emptyScans: 1)) == ["a: it is damaged, and only partly shown"])
    // 2.25 megapixels times 478 scans and those of the photo are more than 2³⁰.
    #expect(try problems(progressiveJPEG(emptyScans: 478)) == ["a: it is damaged"])
  }

  @Test func frameOfAGIFBeyondTheLimit_isNotDecoded() throws {
    // A canvas of 2 × 2 with a colour map of two, and a frame of 65,535 × 65,535.
    let head = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 9, 9, 9]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 2, 0x4C, 0x01, 0, 0x3B]
    #expect(try problems(head + frame) == ["a: it is damaged"])
  }

  @Test func pixelsOfPictures_areSpent() throws {
    let photo = try fixture("baseline")
    let images = Pictures(["a": try photo.bytes()])
    let budget = Budget(Limits(pixels: 60))
    #expect(throws: (any Error).self) {
      try budget.run {
        _ = try? PNGRenderer(images: images).render(tree(photo), outlines: NoOutlines())
      }
    }
  }

  /// Bytes changed and missing at random places. What counts is that nothing crashes, and that the sanitizers of
  /// `make sanitize` find nothing.
  @Test(arguments: photoFixtures.map(\.name))
  func damagedPhotos_areShownOrMarked(name: String) throws {
    let whole = try fixture(name).bytes()
    var random = SeededGenerator(seed: UInt64(name.utf8.reduce(7) { $0 * 31 + Int($1) & 0xFFFFFF }))
    for _ in 0..<60 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 4..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 1..<bytes.count - 4, using: &random))
      }
      _ = try problems(bytes)
    }
  }
}
