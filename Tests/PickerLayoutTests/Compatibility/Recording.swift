import Foundation
import PickerTestSupport

/// A recording of a judge, stored with gzip.
///
/// With `PICKER_JUDGES` in the environment, a recording of that folder is read in place of the fixture.
func recording(_ name: String) throws -> Data {
  if let folder = ProcessInfo.processInfo.environment["PICKER_JUDGES"] {
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).json.gz")
    if FileManager.default.fileExists(atPath: file.path) { return try unzipped(file) }
  }
  return try unzipped(
    packageRoot().appendingPathComponent("Tests/PickerLayoutTests/Fixtures/\(name).json.gz"))
}
