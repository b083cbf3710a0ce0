import ArgumentParser
import PickerLayout

/// The sources of fonts beside the built-in ones.
struct FontSourceOptions: OptionTable {
  @Option(
    help: ArgumentHelp("Load every font in a folder; may be repeated.", valueName: "folder"),
    completion: .directory)
  var fontDir: [String] = []

  @Flag(help: "Also use the fonts that are installed on this machine.")
  var systemFonts = false

  static let rows: [OptionRow<Self>] = [
    .repeated("fontDir", as: { $0 }) { try $1(&$0._fontDir) },
    .flag("systemFonts") { try $1(&$0._systemFonts) },
  ]

  /// A measurer with the built-in fonts and those of the options.
  func measurer() throws(ToolError) -> TextMeasurer {
    var measurer = TextMeasurer.shared
    for folder in fontDir {
      do {
        measurer = try measurer.adding(directory: folder)
      } catch {
        throw ToolError(.noInput, "--font-dir: \(error.message)")
      }
    }
    guard systemFonts else { return measurer }
    do {
      return try measurer.addingSystemFonts()
    } catch {
      throw ToolError(.unavailable, error.description)
    }
  }
}
