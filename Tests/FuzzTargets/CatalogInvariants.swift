import PickerCatalogs
import PickerCheck
import PickerLayout

/// A catalogue is read, the same each time, or rejected with a one-line error.
///
/// The first byte chooses the format.
enum CatalogInvariants {
  private static let paths = [
    "a.xcstrings", "de.po", "values-de/strings.xml", "de.arb", "de/a.json", "de.xliff",
    "de.mo", "de.lproj/a.strings", "de.lproj/a.stringsdict", "a_de.properties", "a.de.resx",
    "de.ts", "de.yml", "a.csv",
    "de.tsv", "de.yaml",
  ]

  static func violation(by input: [UInt8]) -> String? {
    guard let choice = input.first else { return nil }
    let path = paths[Int(choice) % paths.count]
    let file = CatalogFile(path: path, bytes: Array(input.dropFirst()))
    do throws(CatalogError) {
      let catalog = try StringCatalog(files: [file])
      return try StringCatalog(files: [file]) == catalog
        ? violation(by: catalog) : "read twice, it is not the same"
    } catch {
      return error.description.hasControls ? "an error with a control character" : nil
    }
  }

  private static func violation(by catalog: StringCatalog) -> String? {
    let locales = catalog.languages.map { $0.locale }
    guard locales == Set(locales).sorted() else { return "languages that are not in order" }
    for problem in catalog.problems {
      if problem.description.hasControls { return "a problem with a control character" }
      // The number of further messages is a problem of the file.
      let hasPlace = problem.line != nil || problem.code == .language
      if !hasPlace && !problem.message.hasSuffix(" more messages cannot be read") {
        return "a problem without a line"
      }
    }
    let texts = catalog.languages.flatMap { $0.texts.values }
    return texts.contains { $0.text.isEmpty } ? "an empty text" : nil
  }
}
