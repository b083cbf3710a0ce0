import ArgumentParser
import PickerLayout

/// The sources of fonts beside the built-in ones.
struct FontSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Load every font in a folder; may be repeated.", valueName: "folder"),
    completion: .directory)
  var fontDir: [String] = []

  @Flag(help: "Also use the fonts that are installed on this machine.")
  var systemFonts = false

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
    measurer = measurer.addingSystemFonts()
    try TextMeasurer.checkLibraries()
    return measurer
  }
}
