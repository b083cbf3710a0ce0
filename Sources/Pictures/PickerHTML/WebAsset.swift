import CPickerPages

/// The files of the folder `Pages`, which are compiled in.
package enum WebAsset {
  /// Returns the bytes of a file; empty if none has that name.
  package static func bytes(of name: String) -> [UInt8] {
    let pages = UnsafeBufferPointer(start: picker_pages(), count: picker_page_count())
    guard let page = pages.first(where: { String(cString: $0.name) == name }) else { return [] }
    return Array(UnsafeBufferPointer(start: page.bytes, count: page.size))
  }
}
