import Foundation
import PickerLayout
import PickerTestSupport

/// The documents in `Examples`, by their relative paths.
let examples = exampleDocuments()

/// Options that request everything a tree can contain beside geometry.
let everyDetail: [UInt8] = {
  let names = Detail.named.map { "\"\($0.name)\"" }.joined(separator: ",")
  return Array("{\"detail\":[\(names)]}".utf8)
}()

/// The layout tree of each example.
let exampleTrees = ExampleTable { try layoutTree(ofExample: $0) }

/// That with every detail.
let detailedTrees = ExampleTable { try layoutTree(ofExample: $0, options: everyDetail) }

/// The layout tree of an example.
func layoutTree(ofExample path: String, options: [UInt8]? = nil) throws -> LayoutTree {
  let file = packageRoot().appendingPathComponent("Examples/\(path)")
  return try Document(
    json: Array(Data(contentsOf: file)), options: options, fonts: TextMeasurer.shared,
    directory: file.deletingLastPathComponent().path
  ).layout()
}
