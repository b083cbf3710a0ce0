import Foundation
import PickerTestSupport
import Testing

/// Families that CSS names by their kind, on a machine whose only font is Noto Sans CJK SC.
@Suite struct SystemFontToolTests {
  @Test(arguments: ["sans-serif", "Serif", "monospace", "system-ui"])
  func genericFamily_isTheOneOfTheMachine(_ generic: String) throws {
    let named = try width(of: "Noto Sans CJK SC")
    #expect(try width(of: generic) == named)
    #expect(try width(of: generic, options: "--match chromium").rounded() == named.rounded())
    #expect(try width(of: "Inter") != named)
  }

  /// The font of the machine has the letter and not its mark: it was asked for both until the stack was full.
  @Test func cluster_thatNoFaceCoversAsAWhole_isMissing() throws {
    #expect(try width(of: "Noto Sans Thai", text: "\u{8A9E}\u{20DD}") > 0)
  }

  @Test func genericFamily_withoutSystemFonts_isUnknown() throws {
    let run = try Tool(
      "text", "-", input: #"{"text": "tea", "font": {"family": "sans-serif"}}"#)
    #expect(run.code == 65)
    #expect(run.error.hasPrefix("-: $.font.family: no font of the family \"sans-serif\""))
  }

  private func width(
    of family: String, options: String = "", text: String = "Coffee and tea"
  ) throws -> Double {
    var width = 0.0
    try withTemporaryFolder { folder in
      let fonts = packageRoot().appendingPathComponent("Fonts/NotoSansCJK").path
      let settings =
        "<fontconfig><dir>\(fonts)</dir><cachedir>\(folder)/cache</cachedir></fontconfig>"
      try Data(settings.utf8).write(to: URL(fileURLWithPath: folder + "/fonts.conf"))
      let run = try Tool(
        script: "FONTCONFIG_FILE=\(folder)/fonts.conf $LAYOUT text - --format json \(options) "
          + "--system-fonts",
        input: #"{"text": "\#(text)", "font": {"family": "\#(family)"}}"#)
      #expect(run.code == 0, "\(run.error)")
      let size = try #require(try run.json["size"] as? [String: Double])
      width = try #require(size["width"])
    }
    return width
  }
}
