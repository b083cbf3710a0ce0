import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// Records the direction with which each text is measured.
private final class DirectionRecorder: FontCatalog, @unchecked Sendable {
  private(set) var directions: [String: LayoutDirection?] = [:]

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    for request in requests { directions[request.text] = .some(request.style.direction) }
    return MonospaceMeasurer().measure(requests)
  }

  func contains(family: String) -> Bool { true }

  func axes(ofFamily family: String) -> [String] { [] }

  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog { self }
}

@Suite struct ItemDirectionTests {
  private func directions(_ json: String) throws -> [String: LayoutDirection?] {
    let recorder = DirectionRecorder()
    _ = try Document(json: Array(json.utf8), fonts: recorder).layout()
    return recorder.directions
  }

  @Test func items_withTheirOwnDirection_areMeasuredWithoutThatOfTheList() throws {
    let found = try directions(
      #"{"type": "chips", "direction": {"control": "rtl", "items": "auto"}, "items": ["a.pdf", "ב.pdf"]}"#
    )
    #expect(found["a.pdf"] == .some(nil) && found["ב.pdf"] == .some(nil))
    let plain = try directions(#"{"type": "chips", "direction": "rtl", "items": ["a.pdf"]}"#)
    #expect(plain["a.pdf"] == .some(.rightToLeft))
    let listed = try directions(
      #"{"type": "chips", "direction": {"control": "rtl"}, "items": ["a.pdf"]}"#)
    #expect(listed["a.pdf"] == .some(.rightToLeft))
  }

  @Test func list_keepsItsDirection() throws {
    let json = #"""
      {"type": "chips", "width": 400, "direction": {"control": "rtl", "items": "auto"}, "items": ["ab", "גד"]}
      """#
    let tree = try Document(json: Array(json.utf8), fonts: DirectionRecorder()).layout()
    let chips = tree.nodes.filter { $0.role == .chip }.map(\.frame.x)
    #expect(chips[0] > chips[1])
  }

  @Test func itemsOfPanels_inheritIt() throws {
    let found = try directions(
      #"{"type": "stack", "direction": {"items": "auto"}, "items": [{"type": "text", "text": "ב.pdf", "title": "ג.txt"}]}"#
    )
    #expect(found["ב.pdf"] == .some(nil) && found["ג.txt"] == .some(nil))
  }

  @Test(arguments: [
    (#"{"items": "rtl"}"#, "$.direction.items: expected"),
    (#"{"rows": "auto"}"#, "$.direction.rows: "), ("3", "$.direction: expected"),
  ])
  func direction_thatIsWrong_isReportedAtItsPath(value: String, message: String) {
    #expect {
      try directions(#"{"type": "chips", "items": [], "direction": \#(value)}"#)
    } throws: {
      ($0 as? JSONError)?.description.hasPrefix(message) == true
    }
  }
}
