import Foundation
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@Suite struct DocumentJSONTests {
  private func document(_ json: [UInt8], _ options: String? = nil) throws -> Document {
    try Document(
      json: json, options: options.map { Array($0.utf8) }, fonts: MonospaceMeasurer(),
      images: { _ in .size(Size(width: 4, height: 3)) })
  }

  @Test(arguments: exampleDocuments())
  func json_ofAnExample_isReadAsTheSameLayout(path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    // Examples that read files are read by the tests of the tool.
    guard let document = try? document(Array(try Data(contentsOf: file))) else { return }
    #expect(try self.document(document.json).layout().json() == document.layout().json())
  }

  @Test func options_replaceValuesAndAreMergedIntoObjects() throws {
    let chips = #"{"items": ["tea"], "type": "chips", "chip": {"padding": 4, "font": {"size": 9}}}"#
    let options = #"{"items": ["a", "b"], "chip": {"font": {"weight": 700}, "padding": null}}"#
    let document = try document(Array(chips.utf8), options)
    #expect(
      String(decoding: document.json, as: UTF8.self)
        == #"{"type":"chips","items":["a","b"],"chip":{"padding":4,"font":{"size":9,"weight":700}}}"#
    )
    #expect(try self.document(document.json).layout().json() == document.layout().json())
  }
}
