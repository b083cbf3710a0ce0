import Foundation
import Testing

/// `layout draw`: saved trees as pictures.
@Suite struct DrawToolTests {
  private static let document = """
    {"type": "stack", "id": "root", "items": [
      {"type": "chips", "title": "Food", "width": 200, "items": ["tea", {"text": "fig", "selected": true}]},
      {"type": "text", "text": "two lines of text שלום", "width": 90}]}
    """

  @Test(arguments: ["svg", "png", "pdf", "tree", "display-list"])
  func tree_drawn_isAsItsDocument(format: String) throws {
    let direct = try Tool(
      "document", "-", "--format", format, input: DrawToolTests.document)
    #expect(direct.error == "")
    for tree in try DrawToolTests.trees.get() {
      let drawn = try Tool("draw", "-", "--format", format, input: tree)
      #expect(drawn.error == "" && drawn.bytes == direct.bytes)
    }
  }

  /// The document's tree in both forms, computed once.
  private static let trees = Result {
    try ["json", "nodes"].map { form in
      try Tool("document", "-", "--detail", "glyphs", "--format", form, input: document).output
    }
  }

  @Test func tree_withoutFormat_isWrittenInTheFormAskedFor() throws {
    let tree = try Tool("chips", "--items", "tea,fig", "--detail", "glyphs").output
    let flat = try Tool("draw", "-", "--format", "nodes", "--compact", input: tree)
    #expect(flat.code == 0 && flat.output.hasPrefix(#"{"version":1,"type":"chips""#))
    let nested = try Tool("draw", "-", "--format", "json", input: flat.output)
    #expect(nested.output == tree)
  }

  @Test func pictures_standBesideTheTree() throws {
    try withTemporaryFolder { folder in
      let dot =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
      try #require(Data(base64Encoded: dot)).write(to: URL(fileURLWithPath: folder + "/dot.png"))
      let document =
        #"{"type": "carousel", "pages": [{"href": "dot.png", "width": 9, "height": 9}]}"#
      let tree = try Tool("document", "-", input: document).output
      try Data(tree.utf8).write(to: URL(fileURLWithPath: folder + "/tree.json"))
      try Data(document.utf8).write(to: URL(fileURLWithPath: folder + "/document.json"))
      let drawn = try Tool("draw", "\(folder)/tree.json", "--format", "png")
      let direct = try Tool("document", "\(folder)/document.json", "--format", "png")
      #expect(drawn.bytes == direct.bytes)
      let inFolder = try Tool(script: "cd \(folder) && $LAYOUT draw - --format png < tree.json")
      #expect(inFolder.bytes == direct.bytes)
    }
  }

  @Test func face_thatIsNotAtHand_isAnErrorAtItsPath() throws {
    let tree = try Tool("chips", "--items", "tea", "--detail", "glyphs").output
    for (key, value) in [("family", "Nowhere"), ("content", "0123456789ABCDEF")] {
      let pattern = try Regex("\"\(key)\": \"[^\"]*\"(?=[^}]*postScriptName|[^}]*variations)")
      let other = tree.replacing(pattern, with: "\"\(key)\": \"\(value)\"")
      let run = try Tool("draw", "-", "--format", "svg", input: other)
      #expect(run.code == 65)
      #expect(run.output == "")
      #expect(run.error.contains(".runs[0].font: "), "\(run.error)")
      #expect(run.error.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test(arguments: [
    (["draw", "-", "--format", "html"], 64, "--format html: a page needs the document"),
    (["draw", "-", "--output", "a.html"], 64, "--format html: a page needs the document"),
    (["draw"], 64, "<tree>"),
    (["draw", "-", "--background", "reddish"], 64, #"found "reddish""#),
    (["draw", "-", "--scale", "0"], 64, "--scale: must be 0.01 to 1000, is 0"),
    (["draw", "-"], 65, "-: $: line 1, column 1"),
    (["draw", "no-such-file.json"], 66, "no-such-file.json: cannot be read"),
  ])
  func mistakes_areAnsweredInOneLine(arguments: [String], code: Int32, message: String) throws {
    try expectOneLine(from: arguments, code: code, saying: message)
  }

  private static let boxes = #"{"type": "flow", "items": [{"width": 30, "height": 20}]}"#

  @Test func outlineAndBackground_arePartsOfTheTree() throws {
    let flags = ["--outline", "--background", "white", "--compact"]
    let tree = try Tool(["flow"] + flags, input: Data(DrawToolTests.boxes.utf8))
    #expect(tree.code == 0 && tree.output.contains(##""background":"#FFFFFF""##))
    #expect(tree.output.contains(#""dash":[4,3]"#) && tree.output.contains(##""#3366E6""##))
    for format in ["svg", "png", "pdf", "display-list"] {
      let picture = ["--format", format], parts = ["--outline", "--background", "white"]
      let (boxes, plain) = (
        Data(DrawToolTests.boxes.utf8), try Tool("flow", input: DrawToolTests.boxes)
      )
      let drawn = try Tool(["draw", "-"] + picture, input: tree.bytes)
      let direct = try Tool(["flow"] + parts + picture, input: boxes)
      let late = try Tool(["draw", "-"] + parts + picture, input: plain.bytes)
      let bare = try Tool(["flow"] + picture, input: boxes)
      #expect(drawn.error == "" && drawn.bytes == direct.bytes && late.bytes == direct.bytes)
      #expect(bare.bytes != direct.bytes)
    }
  }

  @Test func page_withBackground_hasItBehindThePicture() throws {
    let page = try Tool(
      "flow", "--background", "#112233", "--format", "html", input: DrawToolTests.boxes)
    #expect(page.output.contains(":root{background:#112233}#picker{background:#112233;"))
  }

  @Test func batch_withOutlines_drawsThem() throws {
    let tree = try Tool("batch", "--outline", "--background", "navy", input: DrawToolTests.boxes)
    #expect(tree.output.contains(##""background":"#000080""##) && tree.output.contains(#""dash""#))
  }

  @Test func tree_withoutGlyphs_isNotDrawnWithoutItsTexts() throws {
    let tree = try Tool("chips", "--items", "tea").output
    for format in ["svg", "png", "pdf", "display-list"] {
      let run = try Tool("draw", "-", "--format", format, input: tree)
      #expect(run.code == 65 && run.output == "")
      #expect(run.error.hasPrefix("-: $.detail: expected glyphs, "), "\(run.error)")
    }
    #expect(try Tool("draw", "-", "--format", "tree", input: tree).output.contains("tea"))
  }

  @Test func face_withoutContent_isNotGuessed() throws {
    let tree = try Tool("chips", "--items", "tea", "--detail", "glyphs").output
    let pattern = try Regex(#""content": "[0-9A-F]{16}", "#)
    let run = try Tool("draw", "-", "--format", "svg", input: tree.replacing(pattern, with: ""))
    #expect(run.code == 65 && run.output == "")
    #expect(run.error.hasSuffix(".runs[0].font.content: is missing\n"), "\(run.error)")
  }

  @Test func face_underAnotherPath_isFoundByItsContent() throws {
    try withTemporaryFolder { folder in
      let font = "Fonts/Inter/InterVariable.ttf"
      try FileManager.default.createDirectory(
        atPath: folder + "/fonts", withIntermediateDirectories: false)
      try FileManager.default.copyItem(atPath: font, toPath: folder + "/fonts/a.ttf")
      let document =
        #"{"type": "chips", "items": ["tea"], "fonts": [{"family": "Own", "file": "PATH"}],"#
        + #" "font": {"family": "Own"}}"#
      let path = FileManager.default.currentDirectoryPath + "/" + font
      let run = try Tool(
        "document", "-", "--detail", "glyphs",
        input: document.replacing("PATH", with: path))
      let drawn = try Tool(
        "draw", "-", "--font-dir", folder + "/fonts", "--format", "svg", input: run.output)
      #expect(drawn.error == "" && drawn.code == 0)
      let direct = try Tool(
        "document", "-", "--format", "svg", input: document.replacing("PATH", with: path))
      #expect(drawn.output == direct.output)
    }
  }

  @Test func tree_thatIsWrong_isAnsweredWithItsPath() throws {
    let run = try Tool("draw", "-", "--format", "svg", input: #"{"root": {"role": "chip"}}"#)
    #expect(run.code == 65)
    #expect(run.error == "-: $.root.frame: is missing\n")
  }

  @Test func batch_ofNodes_writesTheFlatForm() throws {
    let run = try Tool(
      "batch", "--format", "nodes", input: #"{"type": "chips", "items": ["tea"]}"# + "\n")
    #expect(run.code == 0)
    #expect(run.output.contains(#""nodes":[{"role":"chips""#))
    let hit = try Tool("hit", "-", "--at", "20,20", "--compact", input: run.output)
    #expect(hit.output.contains(#""id":"tea""#))
  }
}
