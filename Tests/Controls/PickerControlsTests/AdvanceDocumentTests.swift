import PickerControls
import PickerTestSupport
import PickerTree
import Testing

/// Documents whose texts are measured by advances alone.
@Suite struct AdvanceDocumentTests {
  private func picture(_ json: String) throws -> String {
    let document = try Document(json: Array(json.utf8), fonts: CellMeasurer())
    return PickerTestSupport.picture(of: try document.layout())
  }

  @Test func chips_withPluralFormsAndDeclaredFonts_areLaidOut() throws {
    let json = """
      {"type": "chips", "language": "pl", "width": 10, "maxRows": 1, "spacing": 1,
       "fonts": [{"family": "Pixel", "file": "pixel.ttf"}], "font": {"family": "Pixel", "size": 1},
       "chip": {"padding": 0, "border": 0},
       "overflow": {"label": {"one": "{count} plik", "few": "{count} pliki", "other": "{count} plików"}},
       "items": ["aa", "bb", "cc", "dd"]}
      """
    #expect(try picture(json) == "|aa 3 pliki|")
  }

  @Test func text_ofADocument_isBroken() throws {
    let json = #"{"type": "text", "text": "flexible picker", "width": 8, "font": {"size": 1}}"#
    #expect(try picture(json) == "|flexible|\n|picker  |")
  }
}
