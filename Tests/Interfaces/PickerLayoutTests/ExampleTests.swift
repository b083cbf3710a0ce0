import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Compares every document in `Examples` with its recorded rendering, outline and SVG.
@Suite struct ExampleTests {
  @Test(arguments: examples)
  func example_laidOut_isAsRecorded(path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let document = try Document(
      json: Array(Data(contentsOf: file)), fonts: TextMeasurer.shared,
      directory: file.deletingLastPathComponent().path)
    let tree = try document.layout()
    let stem = file.deletingPathExtension()
    try expectGolden(
      TerminalRenderer().render(tree) + "\n\n" + tree.outline + "\n",
      at: stem.appendingPathExtension("tree.txt"))
    let svg = SVGRenderer().render(tree, outlines: TextMeasurer.shared)
    try expectGolden(String(decoding: svg, as: UTF8.self), at: stem.appendingPathExtension("svg"))
  }

  /// The JSON goldens are fixtures: in `Examples` they would be read as documents.
  @Test(arguments: examples)
  func example_withEveryDetail_isWrittenAsRecorded(path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let document = try Document(
      json: Array(Data(contentsOf: file)), options: everyDetail, fonts: TextMeasurer.shared,
      directory: file.deletingLastPathComponent().path)
    let golden = packageRoot().appendingPathComponent(
      "Tests/Interfaces/PickerLayoutTests/Fixtures/Trees/\(path)")
    try expectGolden(String(decoding: document.layout().json(), as: UTF8.self) + "\n", at: golden)
  }

  @Test(arguments: examples)
  func example_laidOutTwice_givesTheSameBytes(path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let bytes = try Array(Data(contentsOf: file))
    let folder = file.deletingLastPathComponent().path
    let trees = try (0..<2).map { _ in
      try Document(json: bytes, fonts: TextMeasurer.shared, directory: folder).layout().json()
    }
    #expect(trees[0] == trees[1])
  }
}
