import CPickerLayout
import Testing

/// A tree of the C interface, freed with its owner.
final class CTree: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Reads and lays out a document whose relative files start at `directory`.
  init(_ json: [UInt8], directory: String = ".", engine: OpaquePointer) throws {
    let document = try #require(CTree.read(json, directory: directory, engine: engine))
    defer { pl_document_free(document) }
    pointer = try #require(
      pl_document_layout(document, PL_AS_DECLARED, PL_AS_DECLARED, nil, nil))
  }

  deinit { pl_tree_free(pointer) }

  static func read(
    _ json: [UInt8], directory: String, engine: OpaquePointer
  ) -> OpaquePointer? {
    withOptions(directory) { options in
      json.withUnsafeBufferPointer { json in
        json.withMemoryRebound(to: CChar.self) {
          pl_document_read(engine, $0.baseAddress, $0.count, options, nil, nil)
        }
      }
    }
  }

  private static func withOptions<Result>(
    _ directory: String, _ body: (UnsafePointer<pl_document_options>) -> Result
  ) -> Result {
    var directory = directory
    return directory.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { utf8 in
        var options = pl_document_options()
        options.struct_size = MemoryLayout<pl_document_options>.size
        options.directory = pl_string(bytes: utf8.baseAddress, count: utf8.count)
        return body(&options)
      }
    }
  }

  var nodes: UnsafeBufferPointer<pl_node> {
    var count = 0
    return UnsafeBufferPointer(start: pl_tree_nodes(pointer, &count), count: count)
  }

  /// A column of the block with all parts.
  func column<Row>(_ name: String, of _: Row.Type = Row.self) -> UnsafeBufferPointer<Row> {
    var count = 0
    let start = pl_block_column(pl_tree_block(pointer, UInt32(PL_PART_ALL)), name, &count)
    return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: Row.self), count: count)
  }

  /// A string of the block; nil if it is absent.
  func text(_ string: pl_block_string) -> String? {
    guard string.offset > 0 else { return nil }
    let bytes = column("utf8", of: UInt8.self)[Int(string.offset)...].prefix(Int(string.count))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes in a format; nil if it cannot be written.
  func bytes(_ format: Int, _ options: pl_render_options? = nil) -> [UInt8]? {
    let rendered =
      if var options {
        pl_tree_render(pointer, Int32(format), &options, nil, nil)
      } else {
        pl_tree_render(pointer, Int32(format), nil, nil, nil)
      }
    guard let bytes = rendered else { return nil }
    defer { pl_bytes_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes.pointee.data, count: bytes.pointee.count))
  }
}
