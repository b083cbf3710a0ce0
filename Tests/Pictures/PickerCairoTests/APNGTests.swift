import PickerColor
import PickerGeometry
import PickerRendering
import PickerTree
import Testing

@testable import PickerCairo

private let red = Color(red: 1, green: 0, blue: 0)

/// A red box of 2 × 2 points at (x, 1), in a picture of 10 × 4.
private func frame(_ x: Double) -> LayoutTree {
  tree(Size(width: 10, height: 4)) { tree in
    tree.box(Rect(x: x, y: 1, width: 2, height: 2), Paint(fill: red))
  }
}

/// A chunk of a PNG file.
private struct Chunk {
  let type: String
  let data: [UInt8]

  func number(_ offset: Int, bytes: Int = 4) -> Int {
    data[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
  }
}

private func chunks(of file: [UInt8]) -> [Chunk] {
  var (chunks, position) = ([Chunk](), 8)
  while position + 12 <= file.count {
    let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    let type = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
    chunks.append(Chunk(type: type, data: Array(file[position + 8..<position + 8 + length])))
    position += length + 12
  }
  return chunks
}

private func apng(
  _ places: [(time: Double, x: Double)], repetition: LayoutAnimation.Repetition = .once,
  pause: Double = 1
) throws -> [Chunk] {
  let animation = LayoutAnimation(
    frames: places.map { LayoutAnimation.Frame(time: $0.time, tree: frame($0.x)) },
    repetition: repetition, pause: pause)
  return chunks(of: try APNGRenderer().render(animation, outlines: NoOutlines()))
}

extension [Chunk] {
  /// Place, size and delay of every frame.
  fileprivate var controls: [[Int]] {
    filter { $0.type == "fcTL" }.map { chunk in
      [chunk.number(12), chunk.number(16), chunk.number(4), chunk.number(8)]
        + [chunk.number(20, bytes: 2)]
    }
  }
}

@Suite struct APNGTests {
  @Test func frames_holdWhatDiffers() throws {
    let chunks = try apng([(0, 0), (0.1, 1), (0.25, 5)])
    #expect(
      chunks.map(\.type) == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(chunks[0].data == [0, 0, 0, 10, 0, 0, 0, 4, 8, 6, 0, 0, 0])
    #expect(chunks[1].data == [0, 0, 0, 3, 0, 0, 0, 1])
    #expect(chunks.controls == [[0, 0, 10, 4, 100], [0, 1, 3, 2, 150], [1, 1, 6, 2, 0]])
    let sequence = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.number(0) }
    #expect(sequence == [0, 1, 2, 3, 4])
  }

  @Test func frames_thatShowTheSame_areOne() throws {
    let chunks = try apng([(0, 0), (0.1, 0), (0.2, 4), (0.3, 4)])
    #expect(chunks.controls == [[0, 0, 10, 4, 200], [0, 1, 6, 2, 100]])
  }

  @Test func delays_longerThanAMinute_areInLongerUnits() throws {
    let chunks = try apng([(0, 0), (65.535, 1), (665.535, 2), (20665.535, 3), (9e9, 4)])
    let delays = chunks.filter { $0.type == "fcTL" }.map {
      [$0.number(20, bytes: 2), $0.number(22, bytes: 2)]
    }
    #expect(delays == [[65535, 1000], [60000, 100], [20000, 1], [65535, 1], [0, 1000]])
  }

  @Test func times_thatDoNotAscend_areZeroDelays() throws {
    let chunks = try apng([(.nan, 0), (0.2, 1), (0.1, 2), (-.infinity, 3), (0.3, 4)])
    #expect(chunks.controls.map { $0[4] } == [200, 0, 0, 300, 0])
  }

  @Test func picture_thatDoesNotMove_isAnOrdinaryPNG() throws {
    let animation = LayoutAnimation(still: frame(3))
    let file = try APNGRenderer(scale: 2).render(animation, outlines: NoOutlines())
    #expect(chunks(of: file).map(\.type) == ["IHDR", "IDAT", "IEND"])
    let still = try PNGRenderer(scale: 2).render(frame(3), outlines: NoOutlines())
    let (one, two) = (try Pixels(png: file), try Pixels(png: still))
    #expect(one.width == 20 && one.height == 8)
    for y in 0..<8 {
      for x in 0..<20 { #expect(one[x, y] == two[x, y], "\(x), \(y)") }
    }
  }

  @Test func translucentPixels_areNotPremultiplied() throws {
    let pale = tree(Size(width: 1, height: 1)) { tree in
      tree.box(
        Rect(x: 0, y: 0, width: 1, height: 1),
        Paint(fill: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
    }
    let moving = try APNGRenderer().render(LayoutAnimation(still: pale), outlines: NoOutlines())
    let still = try PNGRenderer().render(pale, outlines: NoOutlines())
    #expect(try Pixels(png: moving)[0, 0] == (try Pixels(png: still)[0, 0]))
  }

  @Test(arguments: [
    (LayoutAnimation.Repetition.loop, [100, 1000]),
    (.alternate, [100, 1000, 1000]),
  ])
  func animation_thatRepeats_pauses(
    repetition: LayoutAnimation.Repetition, delays: [Int]
  ) throws {
    let chunks = try apng([(0, 0), (0.1, 4)], repetition: repetition)
    #expect(chunks[1].number(4) == 0)
    #expect(chunks.controls.map { $0[4] } == delays)
  }

  @Test func animation_withoutAPause_hasNoFrameForItsEnd() throws {
    let loop = try apng([(0, 0), (0.1, 2), (0.3, 4)], repetition: .loop, pause: 0)
    #expect(loop.controls.map { $0[4] } == [100, 200])
    let both = try apng([(0, 0), (0.1, 2), (0.3, 4)], repetition: .alternate, pause: 0)
    // The frame before the turn and the one after it are the same picture.
    #expect(both.controls.map { $0[4] } == [100, 300])
  }

  @Test func alternation_playsBackwards() throws {
    let chunks = try apng([(0, 0), (0.1, 2), (0.3, 4)], repetition: .alternate)
    // 0 2 4 | 2 0, with the delays of the way back.
    #expect(chunks.controls.map { $0[4] } == [100, 200, 1000, 100, 1000])
  }

  @Test func compression_looksForRunsOnly() throws {
    try Deflate.open()
    let run = try Deflate.compressed(Array(repeating: 7, count: 100_000))
    #expect(run.count < 500)
    // Searching for the pattern would make it as small, but takes most of the time of a moving picture.
    let pattern = try Deflate.compressed((0..<100_000).map { UInt8($0 % 64) })
    #expect(pattern.count > 50_000)
  }

  @Test func picture_thatIsTooLarge_isAnError() {
    let large = tree(Size(width: 20000, height: 1)) { _ in }
    #expect(throws: RenderingError.tooLarge(width: 20000, height: 1, maximumSide: 16384)) {
      try APNGRenderer().render(LayoutAnimation(still: large), outlines: NoOutlines())
    }
  }
}
