import PickerControls
import PickerJSON
import PickerText
import PickerTree
import Testing

@Suite struct FontStackTests {
  private func document(_ json: String) throws -> Document {
    try Document(json: Array(json.utf8), fonts: StrictCatalog())
  }

  private func missing(_ json: String) throws -> [String] {
    try document(json).layout().warnings.filter { $0.code == .missingFont }.map(\.message)
  }

  @Test func missingFamilies_areOneWarningEach_andOthersStay() throws {
    let json = """
      {"type": "chips", "font": {"family": ["Segoe UI", "Mono", "Roboto"]},
       "chip": {"font": {"family": ["segoe ui", "Mono"]}}, "items": ["a", "b"]}
      """
    #expect(
      try missing(json) == [
        "no font of the family \"Segoe UI\" is loaded",
        "no font of the family \"Roboto\" is loaded",
      ])
    let families = try document(json).layout().fonts.map(\.families)
    #expect(families == [["Mono"]])
  }

  @Test func families_ofNestedControlsAndThemes_warnOnceADocument() throws {
    let nested = """
      {"type": "stack", "items": [
        {"type": "text", "text": "a", "font": {"family": ["Comic", "Mono"]}},
        {"type": "chips", "items": ["b"], "font": {"family": ["Comic", "Mono"]}}]}
      """
    #expect(try missing(nested).count == 1)
    let theme = """
      {"type": "text", "text": "a", "theme": {"text": {"font": {"family": ["Nice", "Mono"]}}}}
      """
    #expect(try missing(theme) == ["no font of the family \"Nice\" is loaded"])
  }

  @Test func families_ofWhichNoneExists_areAnError() {
    #expect {
      try document(#"{"type": "text", "text": "a", "font": {"family": ["Segoe UI", "Arial"]}}"#)
    } throws: {
      ($0 as? JSONError)?.description
        == #"$.font.family[0]: no font of the family "Segoe UI" is loaded"#
    }
  }
}
