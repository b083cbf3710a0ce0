internal import CPickerPages

/// A compiled-in file: a web asset, or a document of the examples.
public struct BundledFile: Sendable {
  /// The name, such as `control.css` or `Examples/chips/food`.
  public let name: String
  /// The content.
  public let bytes: [UInt8]

  /// All files, copied at each access.
  public static var all: [BundledFile] {
    UnsafeBufferPointer(start: picker_pages(), count: picker_page_count()).map { page in
      BundledFile(
        name: String(cString: page.name),
        bytes: Array(UnsafeBufferPointer(start: page.bytes, count: page.size)))
    }
  }
}
