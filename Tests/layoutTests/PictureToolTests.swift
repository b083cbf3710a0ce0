import Foundation
import PickerTestSupport
import Testing

/// A run of the tool, and the file that it has written.
private func picture(_ arguments: [String], input: String = "") throws -> (Tool, [UInt8]) {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: file) }
  let tool = try Tool(arguments + ["--output", file.path], input: Data(input.utf8))
  return (tool, (try? Data(contentsOf: file)).map { Array($0) } ?? [])
}

/// Width and height in the first chunk of a PNG.
private func size(ofPNG bytes: [UInt8]) -> [Int] {
  [16, 20].map { place in
    bytes.dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}

@Suite struct PictureToolTests {
  @Test func png_isWritten_andTwiceAsLargeAtScale2() throws {
    let arguments = ["flow", "-", "--format", "png"]
    let document = #"{"type": "flow", "items": [{"width": 30.5, "height": 20}]}"#
    let (once, small) = try picture(arguments, input: document)
    #expect(once.code == 0 && small.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(size(ofPNG: small) == [31, 20])
    let (twice, large) = try picture(arguments + ["--scale", "2"], input: document)
    #expect(twice.code == 0 && size(ofPNG: large) == [61, 40])
  }

  @Test func pdf_isTheSameBytesOnEveryRun() throws {
    let runs = try (0..<2).map { _ in
      try picture(["segmented", "--items", "A,B", "--selected", "1", "--format", "pdf"])
    }
    #expect(runs[0].1.starts(with: Array("%PDF-1.".utf8)))
    #expect(runs[0].1 == runs[1].1)
  }

  @Test func picture_tooLarge_isAnErrorOfTheDocument_orTheOptions() throws {
    let document = #"{"type": "flow", "items": [{"width": 20000, "height": 40}]}"#
    let (wrong, nothing) = try picture(["flow", "-", "--format", "png"], input: document)
    let reason =
      "a picture of 20000 × 40 pixels is too large: at most 16384 a side and 256 megapixels\n"
    #expect(wrong.code == 65 && wrong.error == "-: " + reason)
    #expect(nothing.isEmpty)
    let (options, _) = try picture(
      ["chips", "--items", "A", "--width", "20000", "--height", "40", "--format", "png"])
    #expect(options.code == 64 && options.error == "layout: " + reason)
  }
}
