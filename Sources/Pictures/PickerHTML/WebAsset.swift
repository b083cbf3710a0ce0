import CPickerPages

/// The files of the folder `Pages`, which are compiled in.
package enum WebAsset {
  /// Whether the engine is compiled in, which it is not in the tool of `Scripts/build/check`; pages that need it are pictures there.
  static let hasEngine = pages.contains { String(cString: $0.name) == "core.wasm.gz" }

  private static var pages: UnsafeBufferPointer<picker_page> {
    UnsafeBufferPointer(start: picker_pages(), count: picker_page_count())
  }

  /// Returns the bytes of a file; empty if none has that name.
  package static func bytes(of name: String) -> [UInt8] {
    guard let page = pages.first(where: { String(cString: $0.name) == name }) else { return [] }
    return Array(UnsafeBufferPointer(start: page.bytes, count: page.size))
  }
}
