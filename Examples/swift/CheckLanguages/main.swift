// Finds out which labels are cut in which language, with the translations of an app, and how wide the control has to be.
import PickerCatalogs
import PickerCheck
import PickerLayout
import PickerReports

// A document as an app has it, in English.
let tabs = """
  {
    "type": "segmented", "language": "en",
    "items": [{"id": "settings", "text": "Settings"}, {"id": "help", "text": "Help"}]
  }
  """
let document = try Document(json: Array(tabs.utf8))

// Translations: here of bytes in memory. With CatalogFolder of the product PickerOutput they come from files and folders:
// StringCatalog(paths: ["Localizable.xcstrings"], from: CatalogFolder())
let german = #"{"settings": "Einstellungen", "help": "Hilfe"}"#
let catalog = try StringCatalog(files: [CatalogFile(path: "de.json", bytes: Array(german.utf8))])

// Every language, at two widths and text sizes.
let check = LayoutCheck(
  documents: [CheckDocument(name: "tabs", document)],
  locales: catalog.languages.map { CheckLocale($0) } + [CheckLocale(PseudoLocale(.accented))],
  widths: [180, 320], textScales: [1, 1.35])
let report = try check.run()
for finding in report.findings where finding.code == .truncated {
  let cell = finding.cell
  print(cell.locale, cell.width ?? 0, cell.textScale, finding.message)
}

// The same as the tool prints it.
print(TableReport(columns: 80).text(of: Assessment(report, failOn: [.truncated])))

// The smallest width for each language and text size.
for piece in check.pieces {
  let minimum = try check.minimumWidth(of: piece)
  print(minimum.locale, minimum.textScale, minimum.width ?? .infinity)
}
