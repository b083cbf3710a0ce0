import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Every document in `Examples`, against its recorded picture, outline and SVG.
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
      tree.drawing() + "\n\n" + tree.outline + "\n", at: stem.appendingPathExtension("tree.txt"))
    let svg = SVGRenderer().render(tree, outlines: TextMeasurer.shared)
    try expectGolden(String(decoding: svg, as: UTF8.self), at: stem.appendingPathExtension("svg"))
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

/// The documents in `Examples`, by their paths there.
private let examples: [String] = {
  let root = packageRoot().appendingPathComponent("Examples").path
  let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
  return files.filter { $0.hasSuffix(".json") }.sorted()
}()
