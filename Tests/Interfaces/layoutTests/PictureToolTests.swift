import Foundation
import PickerTestSupport
import Testing

/// A picture of 1 × 1 in each format that the tool does not draw itself, and their documents.
private func withPictures(_ body: (String) throws -> Void) throws {
  try withTemporaryFolder { folder in
    func write(_ bytes: Data, _ name: String) throws {
      try bytes.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try write(try #require(Data(base64Encoded: red)), "red.gif")
    try write(
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>".utf8), "a.svg")
    try write(Data("nothing".utf8), "a.png")
    for (name, href) in [
      ("gif", "red.gif"), ("svg", "a.svg"), ("bad", "a.png"), ("none", "none.jpg"),
      ("far", "https://example.org/a.png"),
    ] {
      let size = name == "far" ? #", "width": 9, "height": 9"# : ""
      let document = #"{"type": "carousel", "pages": [{"href": "\#(href)"\#(size)}]}"#
      try write(Data(document.utf8), "\(name).json")
    }
    try body(folder)
  }
}

/// A red GIF picture of 1 × 1.
private let red = "R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="

@Suite struct PictureToolTests {
  @Test func picture_withoutASize_isAsLargeAsItsFile() throws {
    try withPictures { folder in
      for (name, width, height) in [("gif", 1.0, 1.0), ("svg", 30, 20), ("none", 100, 100)] {
        let run = try Tool("document", "\(folder)/\(name).json", "--format", "json")
        let size = try #require(try run.json["size"] as? [String: Double])
        #expect(run.code == 0 && size == ["width": width, "height": height], "\(name)")
      }
    }
  }

  @Test func picture_thatCannotBeRead_isAWarningOfTheTree() throws {
    try withPictures { folder in
      for (name, message) in [
        ("none", #"cannot read "none.jpg": there is no such file"#),
        ("bad", #"cannot read "a.png": it is not a PNG, JPEG, GIF, WebP or SVG file"#),
      ] {
        let run = try Tool("document", "\(folder)/\(name).json", "--format", "json")
        let warnings = try #require(try run.json["warnings"] as? [[String: Any]])
        #expect(warnings.map { $0["code"] as? String } == ["missingPicture"])
        #expect(warnings.map { $0["message"] as? String } == [message])
        #expect(run.error == "")
      }
      let whole = try Tool("document", "\(folder)/gif.json", "--format", "json")
      #expect(try whole.json["warnings"] == nil)
    }
  }

  @Test func picture_thatAFormatCannotShow_isALineOnStandardError() throws {
    try withPictures { folder in
      func drawn(_ name: String, _ format: String) throws -> Tool {
        try Tool("document", "\(folder)/\(name).json", "--format", format)
      }
      for (name, format, message) in [
        ("svg", "png", #""a.svg": PNG cannot show SVG pictures"#),
        ("svg", "pdf", #""a.svg": PDF cannot show SVG pictures"#),
        ("far", "html", #""https://example.org/a.png": files are not loaded from the network"#),
        ("none", "png", #""none.jpg": there is no such file"#),
      ] {
        let run = try drawn(name, format)
        #expect(run.code == 0)
        #expect(run.error == "\(folder)/\(name).json: cannot show the picture \(message)\n")
      }
      for (name, format) in [("svg", "html"), ("svg", "svg"), ("far", "svg"), ("gif", "png")] {
        let run = try drawn(name, format)
        #expect(run.code == 0 && run.error == "", "\(name) \(format)")
      }
    }
  }

  @Test func picture_thatIsAFolder_isReportedAsOne() throws {
    try withTemporaryFolder { folder in
      let document =
        #"{"type": "carousel", "width": 9, "height": 9, "pages": [{"href": "\#(folder)"}]}"#
      let run = try Tool(
        "document", "-", "--format", "png", "--output", folder + "/a.png", input: document)
      #expect(run.code == 0)
      #expect(run.error.hasSuffix(": it is a directory\n"))
    }
  }

  @Test func emojiWithoutAFace_areAWarningOfTheTree_whoseFramesAreTheSame() throws {
    try withTemporaryFolder { folder in
      try Data("<fontconfig/>".utf8).write(to: URL(fileURLWithPath: folder + "/fonts.conf"))
      let command = "$LAYOUT chips --items '🇩🇪 tea,👩‍👩‍👧,fig' --format json"
      let with = try Tool(script: command)
      let without = try Tool(script: "FONTCONFIG_FILE=\(folder)/fonts.conf \(command)")
      #expect(with.code == 0 && without.code == 0)
      let warnings = try #require(try without.json["warnings"] as? [[String: Any]])
      #expect(warnings.map { $0["code"] as? String } == ["missingPicture", "missingPicture"])
      #expect(
        warnings.map { $0["message"] as? String } == [
          "no installed font can draw \"🇩🇪\"", "no installed font can draw \"👩‍👩‍👧\"",
        ])
      #expect(try with.json["warnings"] == nil)
      let (one, other) = (try with.json["root"], try without.json["root"])
      #expect((one as? NSDictionary) == (other as? NSDictionary))
      let drawn = "$LAYOUT chips --items '🇩🇪' --format svg"
      #expect(try Tool(script: drawn).output.contains(/<image id="[a-z0-9]+-g/))
      let marked = try Tool(script: "FONTCONFIG_FILE=\(folder)/fonts.conf \(drawn)").output
      #expect(!marked.contains("<image") && marked.contains(/<use xlink:href="#[a-z0-9]+-g/))
    }
  }
}
