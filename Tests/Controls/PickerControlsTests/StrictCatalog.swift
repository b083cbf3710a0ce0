import PickerTestSupport
import PickerText

/// A catalogue of two families, Mono and Inter, that opens no file.
final class StrictCatalog: FontCatalog {
  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    MonospaceMeasurer().measure(requests)
  }

  func contains(family: String) -> Bool { ["mono", "inter"].contains(family.lowercased()) }

  func axes(ofFamily family: String) -> [String] { [] }

  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog {
    throw FontFileError(position: 0, message: "files are not opened here")
  }
}
