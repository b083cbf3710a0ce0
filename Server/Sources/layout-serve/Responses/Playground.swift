import PickerOutput

/// The files of the playground page, by path.
enum Playground {
  static let files: [String: Answer] = {
    var files = ["/playground.json": Answer.file(start, of: "application/json")]
    for (path, (name, mediaType)) in names {
      guard let file = bundled.first(where: { $0.name == name }) else { continue }
      files[path] = .file(file.bytes, of: mediaType)
    }
    return files
  }()

  private static let bundled = BundledFile.all

  private static let names = [
    "/": ("playground.html", "text/html; charset=utf-8"),
    "/playground.css": ("playground.css", "text/css"),
    "/playground.js": ("playground.js", "text/javascript"),
  ]

  /// The data with which the page starts: `{"formats":["json",…],"examples":[{"name":"chips/food","document":"…"}]}`
  private static let start: [UInt8] = {
    let formats = OutputFormat.allCases.map { JSONText.string($0.rawValue) }
    let examples = bundled.filter { $0.name.hasPrefix("Examples/") }.map { file in
      JSONText.object([
        "name": JSONText.string(String(file.name.dropFirst("Examples/".count))),
        "document": JSONText.string(String(decoding: file.bytes, as: UTF8.self)),
      ])
    }
    return Array(
      JSONText.object([
        "formats": "[\(formats.joined(separator: ","))]",
        "examples": "[\(examples.joined(separator: ","))]",
      ]).utf8)
  }()
}
