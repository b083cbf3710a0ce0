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

  var icons: UnsafeBufferPointer<pl_icon> {
    var count = 0
    return UnsafeBufferPointer(start: pl_tree_icons(pointer, &count), count: count)
  }

  var ids: UnsafeBufferPointer<pl_string> {
    var count = 0
    return UnsafeBufferPointer(start: pl_tree_ids(pointer, &count), count: count)
  }

  var texts: pl_text_tables { pl_tree_text_tables(pointer).pointee }
  var paints: pl_paint_tables { pl_tree_paint_tables(pointer).pointee }

  /// The bytes in a format; nil where it cannot be written.
  func bytes(_ format: Int) -> [UInt8]? {
    guard let bytes = pl_tree_render(pointer, Int32(format), nil, nil, nil) else { return nil }
    defer { pl_bytes_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes.pointee.data, count: bytes.pointee.count))
  }
}

extension pl_string {
  /// The text; nil if it is absent.
  var text: String? { bytes.map { String(cString: $0) } }
}
