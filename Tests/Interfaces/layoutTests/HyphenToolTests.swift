import Foundation
import PickerTestSupport
import Testing

/// `layout text --hyphens`. `make test` installs the patterns of German.
@Suite struct HyphenToolTests {
  @Test func words_areDividedByThePatternsOfTheLanguage() throws {
    let options = ["text", "Donaudampfschifffahrt", "--width", "90", "--format", "json"]
    let plain = try Tool(options + ["--language", "de"])
    let divided = try Tool(options + ["--language", "de", "--hyphens", "auto"])
    #expect(plain.code == 0 && !plain.output.contains("\u{2010}"))
    #expect(divided.code == 0 && divided.output.contains("\u{2010}") && divided.error == "")
  }

  @Test func languageWithoutPatterns_isNamedOnStandardError() throws {
    let run = try Tool(
      process: "text", "international", "--width", "60", "--language", "tlh", "--hyphens", "auto",
      "--format", "json")
    #expect(run.code == 0 && run.output.hasPrefix("{"))
    #expect(run.error == "layout: cannot hyphenate tlh: no patterns in /usr/share/hyphen\n")
  }
}
