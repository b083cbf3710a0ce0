import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport
import Testing

@testable import PickerCheck

/// Returns an example without the text that a theme or an event would add later.
private func example(_ path: String) throws -> Document {
  let file = packageRoot().appendingPathComponent("Examples/\(path)")
  return try Document(
    json: Array(Data(contentsOf: file)), fonts: TextMeasurer.shared,
    directory: file.deletingLastPathComponent().path)
}

/// Whether an example has a step that scales fonts to the space there is.
private func shrinksTexts(_ path: String) -> Bool {
  let file = packageRoot().appendingPathComponent("Examples/\(path)")
  return (try? Data(contentsOf: file).range(of: Data("shrinkText".utf8))) != nil
}

extension Document {
  /// The layout of a control with the fonts of the document.
  fileprivate func tree(_ control: AnyControl) -> LayoutTree {
    control.measured(by: fonts).layout()
  }
}

@Suite struct ExampleLocalizationTests {
  @Test(arguments: exampleDocuments())
  func example_localizedWithoutAnyChange_isLaidOutAlike(path: String) throws {
    let document = try example(path)
    let localized = document.control.localized(by: Localization())
    #expect(document.tree(localized) == document.tree(document.control))
  }

  @Test(arguments: exampleDocuments())
  func example_translated_hasNoTextLeft(path: String) throws {
    let document = try example(path)
    let marking = Localization { TranslatedText($0.text + "‡") }
    let labels = document.tree(document.control.localized(by: marking)).labels
    #expect(labels.isEmpty == document.tree(document.control).labels.isEmpty)
    for label in labels {
      let text = label.fullText ?? label.text.text
      #expect(text.isEmpty || text.contains("‡"), "\(text)")
    }
  }

  @Test(arguments: exampleDocuments().filter { !shrinksTexts($0) })
  func example_inTwiceTheTextSize_hasFontsOfTwiceTheSize(path: String) throws {
    let document = try example(path)
    let tree = document.tree(document.control)
    let large = document.tree(document.control.localized(by: Localization(textScale: 2)))
    #expect(Set(large.fonts.map { $0.size }) == Set(tree.fonts.map { $0.size * 2 }))
    #expect(
      Set(large.fonts.map { $0.lineHeight }) == Set(tree.fonts.map { $0.lineHeight.map { $0 * 2 } })
    )
    #expect(
      Set(large.fonts.map { $0.letterSpacing }) == Set(tree.fonts.map { $0.letterSpacing * 2 }))
  }

  @Test func examples_withTexts_areMany() throws {
    let texts = try exampleDocuments().flatMap { try example($0).control.localizableTexts }
    #expect(texts.count > 200)
  }

  @Test(arguments: sweep(exampleSample(1), full: exampleDocuments()))
  func example_checked_findsTheSameEachTime(path: String) throws {
    let check = LayoutCheck(
      documents: [CheckDocument(name: path, try example(path))],
      locales: [CheckLocale(PseudoLocale(.accented))], widths: sweep([200], full: [200, 320]))
    let report = try check.run()
    #expect(report.cells.count == 2 * check.widths.count)
    #expect(try check.run() == report)
    for finding in report.findings {
      #expect(!finding.message.isEmpty && !finding.message.contains("\n"))
      #expect(finding.missing.map { $0 > 0 && $0.isFinite } ?? true)
      #expect(finding.neededWidth.map { $0 > (finding.cell.width ?? 0) } ?? true)
    }
  }
}
