import CPickerPages

/// A file of the folder Pages, as it was compiled in.
enum WebAsset {
  /// The bytes of a file; empty where there is none of that name.
  static func bytes(of name: String) -> [UInt8] {
    let pages = UnsafeBufferPointer(start: picker_pages(), count: picker_page_count())
    guard let page = pages.first(where: { String(cString: $0.name) == name }) else { return [] }
    return Array(UnsafeBufferPointer(start: page.bytes, count: page.size))
  }
}
