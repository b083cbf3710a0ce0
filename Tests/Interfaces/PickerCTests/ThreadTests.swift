import CPickerLayout
import Dispatch
import PickerLimits
import Testing

/// One engine, document and tree, used by many threads at a time.
@Suite struct ThreadTests {
  private let json = Array(
    #"{"type":"chips","width":300,"detail":["glyphs"],"items":["tea","coffee","cocoa","日本"]}"#
      .utf8)

  @Test func engine_usedByEightThreads_givesTheSameTrees() throws {
    let engine = try #require(pl_engine_new(nil, nil))
    defer { pl_engine_free(engine) }
    let expected = try CTree(json, engine: engine).bytes(PL_FORMAT_SVG)
    let results = Mutex<[[UInt8]?]>([])
    nonisolated(unsafe) let shared = engine
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let bytes = (0..<10).map { _ in
        (try? CTree(json, engine: shared))?.bytes(PL_FORMAT_SVG)
      }
      results.withLock { $0 += bytes }
    }
    #expect(results.withLock { $0 } == Array(repeating: expected, count: 80))
  }

  @Test func tree_usedByEightThreads_hasOneBlockOfSomeParts() throws {
    let engine = try #require(pl_engine_new(nil, nil))
    defer { pl_engine_free(engine) }
    let tree = try CTree(json, engine: engine)
    let addresses = Mutex<Set<UInt>>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let tables = [
        UInt(bitPattern: tree.nodes.baseAddress),
        UInt(bitPattern: pl_tree_block(tree.pointer, UInt32(PL_PART_DRAWING))),
        UInt(bitPattern: pl_tree_block(tree.pointer, UInt32(PL_PART_ALL))),
      ]
      addresses.withLock { $0.formUnion(tables) }
    }
    #expect(addresses.withLock { $0.count } == 3)
  }
}
