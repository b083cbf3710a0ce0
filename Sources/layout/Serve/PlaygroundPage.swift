import CPickerPages
import PickerLayout
import PickerOutput

/// A file of the playground.
struct PlaygroundPage {
  let bytes: [UInt8]
  let mediaType: String

  /// The file at a path of the server; nil where there is none.
  init?(path: String) {
    if path == "/playground.json" {
      bytes = PlaygroundPage.start
      mediaType = "application/json"
      return
    }
    guard let (name, mediaType) = PlaygroundPage.files[path] else { return nil }
    guard let file = CompiledInFile.all.first(where: { $0.name == name }) else { return nil }
    bytes = file.bytes
    self.mediaType = mediaType
  }

  private static let files = [
    "/": ("playground.html", "text/html; charset=utf-8"),
    "/playground.css": ("playground.css", "text/css"),
    "/playground.js": ("playground.js", "text/javascript"),
  ]

  /// The data with which the page starts: `{"formats":["json",…],"examples":[{"name":"chips/food","document":"…"}]}`
  private static let start: [UInt8] = {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.key("formats")
      json.array { json in
        for format in OutputFormat.allCases { json.string(format.rawValue) }
      }
      json.key("examples")
      json.array { json in
        for file in CompiledInFile.all where file.name.hasPrefix("Examples/") {
          write(file, to: &json)
        }
      }
    }
    return json.bytes
  }()

  private static func write(_ example: CompiledInFile, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", string: String(example.name.dropFirst("Examples/".count)))
      json.member("document", string: String(decoding: example.bytes, as: UTF8.self))
    }
  }
}

/// A file that was compiled in.
private struct CompiledInFile {
  let name: String
  let bytes: [UInt8]

  static let all: [CompiledInFile] = UnsafeBufferPointer(
    start: picker_pages(), count: picker_page_count()
  ).map { page in
    CompiledInFile(
      name: String(cString: page.name),
      bytes: Array(UnsafeBufferPointer(start: page.bytes, count: page.size)))
  }
}
