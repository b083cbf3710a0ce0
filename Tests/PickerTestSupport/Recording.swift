package import Foundation

/// A recording of a judge, stored with gzip.
///
/// With `PICKER_JUDGES` in the environment, a recording of that folder is read in place of the fixture.
///
/// - Parameter tests: The wing and the tests that have the fixture.
package func recording(
  _ name: String, of tests: String = "Interfaces/PickerLayoutTests"
) throws -> Data {
  if let folder = ProcessInfo.processInfo.environment["PICKER_JUDGES"] {
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).json.gz")
    if FileManager.default.fileExists(atPath: file.path) { return try unzipped(file) }
  }
  return try unzipped(
    packageRoot().appendingPathComponent("Tests/\(tests)/Fixtures/\(name).json.gz"))
}
