import FoundationEssentials
import PickerOutput

/// The playground: the folder of files that `make web` builds.
///
/// It is the one that `LAYOUT_PLAYGROUND` names, or else where it was installed, or in the checkout of this program.
enum Playground {
  /// Its files, by path; without them, one page that says how to build them.
  static let files: [String: Answer] = {
    guard let folder else { return ["/": .file(Array(missing.utf8), of: html)] }
    var files: [String: Answer] = [:]
    for name in paths(in: folder) where !unserved.contains(name) {
      guard let type = mediaTypes[URL(filePath: name).pathExtension],
        let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)")
      else { continue }
      files[name == "index.html" ? "/" : "/\(name)"] = .file(Array(bytes), of: type)
    }
    files["/server.js"] = .file(Array(formats.utf8), of: "text/javascript")
    return files
  }()

  /// The paths of all files and folders in a folder, from there.
  private static func paths(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.flatMap { name in
      [name] + paths(in: "\(folder)/\(name)").map { "\(name)/\($0)" }
    }
  }

  private static let folder: String? = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    let program = URL(filePath: own).deletingLastPathComponent().path
    let known = [
      "\(program)/../../share/pickerlayout/playground",
      "\(program)/../../../Web/dist/playground",
      "\(program)/../../../../Web/dist/playground",
    ]
    let named = ProcessInfo.processInfo.environment["LAYOUT_PLAYGROUND"].map { [$0] }
    return (named ?? known).first { FileManager.default.fileExists(atPath: "\($0)/index.html") }
  }()

  /// The module once more, for pages that were opened as a file.
  private static let unserved: Set = ["engine-file.js"]

  private static let html = "text/html; charset=utf-8"
  private static let mediaTypes = [
    "html": html, "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml",
    "wasm": "application/wasm", "ttf": "font/ttf", "otf": "font/otf",
    "txt": "text/plain; charset=utf-8",
  ]

  /// The formats that the page can ask this server for.
  private static let formats: String = {
    let names = OutputFormat.allCases.map { JSONText.string($0.rawValue) }
    return "globalThis.layoutFormats = [\(names.joined(separator: ","))]\n"
  }()

  private static let missing = """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>PickerLayout</title>
    <body style="font:16px/1.5 system-ui,sans-serif;max-width:40em;margin:4em auto;padding:0 1em">
    <h1>PickerLayout</h1><p>The server is running, but the playground is not built here:
    <code>make web</code> builds it in a checkout, and <code>make install SERVER=1</code>
    installs it. Programs send documents to <code>POST /layout</code>;
    <a href="openapi.json">openapi.json</a> describes all routes.</p></body></html>

    """
}
