import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Compares every document in `Examples` with its recorded rendering, outline and SVG.
@Suite struct ExampleTests {
  @Test(arguments: examples)
  func example_laidOut_isAsRecorded(path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let tree = try exampleTrees[path]
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
    let golden = packageRoot().appendingPathComponent(
      "Tests/Interfaces/PickerLayoutTests/Fixtures/Trees/\(path)")
    try expectGolden(String(decoding: detailedTrees[path].json(), as: UTF8.self) + "\n", at: golden)
  }

  @Test(arguments: examples)
  func example_laidOutTwice_givesTheSameBytes(path: String) throws {
    #expect(try layoutTree(ofExample: path).json() == exampleTrees[path].json())
  }
}
