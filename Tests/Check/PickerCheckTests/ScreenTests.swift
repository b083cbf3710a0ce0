import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import PickerText
import Testing

@testable import PickerCheck

private let folder = packageRoot().appendingPathComponent("Examples/screens")

/// The screens of nested flows in `Examples/screens`.
@Suite struct ScreenTests {
  /// What a screen may do: its translations decide on rows, and its segments on how they share a width.
  private static let hints: Set<FindingCode> = [.duplicate, .unchanged, .differentRows, .narrowed]
  private static let screens = exampleDocuments().filter { $0.hasPrefix("screens/") }

  private static func locale(_ name: String) throws -> CheckLocale {
    let file = folder.appendingPathComponent("locales/\(name).json")
    let texts = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    return CheckLocale(name) { texts[$0.text].map { TranslatedText($0) } }
  }

  /// Each screen in another theme; in a full sweep, in all of them.
  private static let cases = sweep(
    Array(zip(BuiltInTheme.allCases, screens)),
    full: BuiltInTheme.allCases.flatMap { theme in screens.map { (theme, $0) } })

  @Test(arguments: cases)
  func screen_inFourLanguagesFrom320To1024Points_fits(theme: BuiltInTheme, path: String) throws {
    let file = packageRoot().appendingPathComponent("Examples/\(path)")
    let document = try Document(
      json: Array(Data(contentsOf: file)), options: Array(#"{"theme": "\#(theme.rawValue)"}"#.utf8),
      fonts: TextMeasurer.shared, directory: folder.path)
    let check = LayoutCheck(
      documents: [CheckDocument(name: path, document)],
      locales: try sweep(["ar"], full: ["de", "ar", "ja"]).map(Self.locale),
      widths: sweep([320], full: Array(stride(from: 320, through: 1024, by: 16))))
    let report = try check.run()
    #expect(report.cells.count == sweep(2, full: 4) * check.widths.count)
    for finding in report.findings where finding.silencedBecause == nil {
      #expect(Self.hints.contains(finding.code), "\(finding.cell): \(finding.message)")
    }
  }

  @Test func screens_areThree() {
    #expect(Self.screens.count == 3)
  }
}
