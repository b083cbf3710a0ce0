import Foundation
import PickerTestSupport
import Testing

/// `layout icons`, and icons in files.
@Suite struct IconToolTests {
  private static let chips =
    #"{"type": "chips", "items": [{"text": "a", "icon": "logo"}, {"text": "b", "icon": "star"}]}"#

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H10V10z" fill="#123456"/></svg>
    """

  @Test func icons_areListed() throws {
    let list = try Tool("icons", "--format", "tree")
    #expect(list.code == 0 && list.error == "")
    #expect(list.output.contains("★  star\n"))
    #expect(list.output.contains("→  arrowForward  mirrored in right-to-left\n"))
    let lines = list.output.split(separator: "\n").count
    let json = try JSONSerialization.jsonObject(with: Data(try Tool("icons").output.utf8))
    let icons = try #require(json as? [[String: Any]])
    #expect(icons.count == lines && lines >= 60)
    let artwork = try #require(icons.first { $0["name"] as? String == "minus" }?["artwork"])
    let keys = try #require(artwork as? [String: Any])
    #expect(keys["path"] as? String == "M5 12L19 12" && keys["stroke"] as? Double == 2)
  }

  @Test func icons_areDrawn() throws {
    let svg = try Tool("icons", "--format", "svg")
    #expect(svg.code == 0 && svg.output.contains("data-role=\"icon\""))
    #expect(svg.output.components(separatedBy: "stroke-linejoin=\"round\"").count > 60)
    #expect(!svg.output.contains("stroke-dasharray"))
    try withTemporaryFolder { folder in
      for name in ["icons.png", "icons.pdf", "icons.json", "icons.svg"] {
        let run = try Tool("icons", "--output", "\(folder)/\(name)")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        #expect(run.code == 0 && run.output == "" && !bytes.isEmpty, "\(name)")
      }
    }
  }

  @Test func folderOfIcons_definesThoseOfItsFiles() throws {
    try withTemporaryFolder { folder in
      try Data(Self.svg.utf8).write(to: URL(fileURLWithPath: folder + "/logo.svg"))
      let run = try Tool("chips", "-", "--icons", folder, "--format", "svg", input: Self.chips)
      #expect(run.code == 0 && run.output.contains("fill=\"#123456\""))
      let relative = try Tool(
        script: "cd \(folder)/.. && $LAYOUT chips - --icons $(basename \(folder)) --format svg",
        input: Self.chips)
      #expect(relative.output == run.output)
      let tree = try Tool("chips", "-", "--icons", folder, "--detail", "glyphs", input: Self.chips)
      #expect(!tree.output.contains("missingIcon"))
      let drawn = try Tool("draw", "-", "--format", "svg", input: tree.output)
      #expect(drawn.output == run.output)
      let line = Self.chips + "\n"
      let batch = try Tool("batch", "-", "--icons", folder, input: line)
      #expect(batch.code == 0 && batch.output.contains(#""artwork":[{"path":"M0 0L10 0L10 10Z""#))
    }
  }

  @Test func icons_inFilesBesideTheDocument_areRead() throws {
    try withTemporaryFolder { folder in
      try Data(Self.svg.utf8).write(to: URL(fileURLWithPath: folder + "/a.svg"))
      let document =
        #"{"type": "chips", "icons": {"logo": {"href": "a.svg"}}, "items": [{"text": "a", "icon": "logo"}]}"#
      let path = folder + "/chips.json"
      try Data(document.utf8).write(to: URL(fileURLWithPath: path))
      #expect(try Tool("document", path).output.contains("\"viewBox\": [0, 0, 10, 10]"))
      try Data("<svg viewBox='0 0 9 9'>\n<text/></svg>".utf8)
        .write(to: URL(fileURLWithPath: folder + "/a.svg"))
      let wrong = try Tool("document", path)
      #expect(wrong.code == 65)
      #expect(
        wrong.error
          == "\(path): $.icons.logo.href: a.svg: line 2: the element text is not supported\n"
      )
      try FileManager.default.removeItem(atPath: folder + "/a.svg")
      #expect(
        try Tool("document", path).error
          .contains("$.icons.logo.href: a.svg: there is no such file"))
      try FileManager.default.createDirectory(
        atPath: folder + "/a.svg", withIntermediateDirectories: false)
      #expect(
        try Tool("document", path).error.contains("$.icons.logo.href: a.svg: it is a directory"))
    }
  }

  @Test func icon_onANetwork_isNotFetched() throws {
    let document =
      #"{"type": "chips", "icons": {"a": {"href": "https://example.org/a.svg"}}, "items": ["b"]}"#
    let run = try Tool("document", "-", input: document)
    #expect(run.code == 65)
    #expect(
      run.error
        == "-: $.icons.a.href: https://example.org/a.svg: files are not loaded from the network\n")
  }

  @Test func iconsThatAreMissing_areWarnedOf() throws {
    let run = try Tool("chips", "-", input: Self.chips)
    #expect(run.code == 0 && run.output.contains("\"code\": \"missingIcon\""))
    #expect(run.output.contains(#"no icon is called \"logo\""#))
    #expect(run.error == "")
    let picture = try Tool("chips", "-", "-f", "svg", input: Self.chips)
    #expect(picture.code == 0 && picture.error == "-: no icon is called \"logo\"\n")
    let names = (0..<30).map { #"{"text":"t","icon":"\#(["clsoe", "close"][$0 % 2])"}"# }
    let near = try Tool(
      "chips", "-", "-f", "tree", input: #"{"items":[\#(names.joined(separator: ","))]}"#)
    #expect(near.error == "-: no icon is called \"clsoe\", did you mean \"close\"?\n")
    let none = try Tool("chips", "-", "--icons", "/nowhere", input: Self.chips)
    #expect(none.code == 64)
    #expect(none.error.contains("--icons: expected a folder, found nothing at /nowhere"))
  }

  @Test func iconWhoseNameContainsNUL_isNoOtherFile() throws {
    try withTemporaryFolder { folder in
      try Data(Self.svg.utf8).write(to: URL(fileURLWithPath: folder + "/secret.txt"))
      let icon = try Tool(
        "chips", "-", "--icons", folder,
        input: #"{"items": [{"text": "a", "icon": "secret.txt\u0000"}]}"#)
      #expect(icon.code == 0 && icon.output.contains("\"code\": \"missingIcon\""))
      for document in [
        #"{"type": "chips", "icons": {"a": {"href": "secret.txt\u0000.svg"}}, "items": ["b"]}"#,
        #"{"type": "drawing", "layers": [{"items": [{"href": "secret.txt\u0000"}]}]}"#,
        #"{"type": "chips", "theme": "secret.txt\u0000", "items": ["b"]}"#,
        #"{"type": "chips", "fonts": [{"file": "secret.txt\u0000"}], "items": ["b"]}"#,
      ] {
        let path = folder + "/document.json"
        try Data(document.utf8).write(to: URL(fileURLWithPath: path))
        let run = try Tool("document", path)
        let isMissing = ["no such file", "found nothing"].contains {
          (run.error + run.output).contains($0)
        }
        #expect(isMissing, "\(document): \(run.error)")
      }
    }
  }

  @Test func iconOfADevice_isNamedInItsError() throws {
    let document = #"{"type": "chips", "icons": {"a": {"href": "/dev/zero"}}, "items": ["b"]}"#
    let run = try Tool("document", "-", input: document)
    #expect(run.error == "-: $.icons.a.href: /dev/zero: it is a device\n")
  }

  @Test func elementsOfAnIcon_countAgainstTheBudget() throws {
    try withTemporaryFolder { folder in
      let elements = String(repeating: "<g/>", count: 3000)
      try Data("<svg xmlns='n' viewBox='0 0 1 1'>\(elements)</svg>".utf8)
        .write(to: URL(fileURLWithPath: folder + "/a.svg"))
      let document =
        #"{"type": "chips", "icons": "\#(folder)", "items": [{"text": "a", "icon": "a"}]}"#
      func run(_ nodes: Int) throws -> Tool {
        try Tool("document", "-", "--limit", "nodes=\(nodes)", input: document)
      }
      #expect(try run(4000).code == 0)
      let small = try run(2000)
      #expect(small.code == 65)
      #expect(
        small.error.hasSuffix("a.svg: line 1: exceeds the limit of 2000 nodes per document\n"))
    }
  }
}
