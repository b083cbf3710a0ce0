/// A file of the playground page.
struct PlaygroundPage {
  let bytes: [UInt8]
  let mediaType: String

  /// The file at a path of the server; nil where there is none.
  init?(path: String) {
    guard path == "/" else { return nil }
    bytes = Array("hello".utf8)
    mediaType = "text/html; charset=utf-8"
  }
}
