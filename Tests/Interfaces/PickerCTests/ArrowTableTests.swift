import CPickerLayout
import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Compares the tables of the C interface with the trees of Swift.
@Suite struct ArrowTableTests {
  private static let engine = Engine()

  /// An engine that all tests share; it lives as long as the process.
  private final class Engine: @unchecked Sendable {
    let pointer: OpaquePointer? = pl_engine_new(nil, nil)
  }

  private func tree(_ path: String) throws -> (c: CTree, swift: LayoutTree) {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let json = try Array(Data(contentsOf: file))
    let folder = file.deletingLastPathComponent().path
    let engine = try #require(ArrowTableTests.engine.pointer)
    let document = try Document(json: json, fonts: TextMeasurer.shared, directory: folder)
    return (try CTree(json, directory: folder, engine: engine), try document.layout())
  }

  @Test(arguments: exampleDocuments())
  func nodes_ofExample_areRowsOfTheTable(path: String) throws {
    let (c, tree) = try tree(path)
    let table = try ArrowTable(c, PL_TABLE_NODES)
    #expect(table.count == tree.count)
    tree.walk { view in
      let row = view.position
      #expect(table.text("id", row) == view.id)
      #expect(table.text("text", row) == view.text)
      #expect(table.text("full_text", row) == view.label?.fullText ?? view.text)
      #expect(table.number("x", row) == view.absoluteFrame.x)
      #expect(table.number("height", row) == view.absoluteFrame.height)
      #expect(table.text("error_message", row) == nil)
    }
  }

  @Test(arguments: exampleDocuments())
  func json_ofExample_isTheTextOfTheTable(path: String) throws {
    let (c, tree) = try tree(path)
    let table = try ArrowTable(c, PL_TABLE_TREES)
    #expect(table.text("tree", 0) == String(decoding: tree.json(pretty: false), as: UTF8.self))
  }
}

/// The table of one tree.
private final class ArrowTable {
  private var schema = ArrowSchema()
  private var array = ArrowArray()

  init(_ tree: CTree, _ table: Int) throws {
    #expect(pl_tree_table(tree.pointer, Int32(table), nil, &schema, &array, nil))
  }

  deinit {
    schema.release(&schema)
    array.release(&array)
    #expect(schema.release == nil && array.release == nil)
  }

  var count: Int { Int(array.length) }

  func number(_ name: String, _ row: Int) -> Double? {
    value(name, row) { $0.buffers[1]?.assumingMemoryBound(to: Double.self)[row] }
  }

  func text(_ name: String, _ row: Int) -> String? {
    value(name, row) { column in
      guard let offsets = column.buffers[1]?.assumingMemoryBound(to: Int32.self) else {
        return nil
      }
      let bytes = UnsafeRawBufferPointer(start: column.buffers[2], count: Int(offsets[row + 1]))
      return String(decoding: bytes[Int(offsets[row])...], as: UTF8.self)
    }
  }

  /// What a column has in a row; nil if it is null.
  private func value<Value>(
    _ name: String, _ row: Int, _ read: (ArrowArray) -> Value?
  ) -> Value? {
    for place in 0..<Int(array.n_children) {
      guard let field = schema.children[place], let column = array.children[place],
        String(cString: field.pointee.name) == name
      else { continue }
      let validity = column.pointee.buffers[0]?.assumingMemoryBound(to: UInt8.self)
      if let validity, validity[row / 8] >> (row % 8) & 1 == 0 { return nil }
      return read(column.pointee)
    }
    Issue.record("there is no column \(name)")
    return nil
  }
}
