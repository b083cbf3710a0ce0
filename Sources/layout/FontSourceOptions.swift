import ArgumentParser
import PickerLayout

/// Where fonts come from beside those that are built in.
struct FontSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Load every font in a folder; may be repeated.", valueName: "folder"),
    completion: .directory)
  var fontDir: [String] = []

  @Flag(help: "Also use the fonts that are installed on this machine.")
  var systemFonts = false

  /// The built-in fonts and those asked for.
  func measurer() throws(Failure) -> TextMeasurer {
    var measurer = TextMeasurer.shared
    for folder in fontDir {
      do {
        measurer = try measurer.adding(directory: folder)
      } catch {
        throw Failure(.noInput, "--font-dir: \(error.message)")
      }
    }
    return systemFonts ? measurer.addingSystemFonts() : measurer
  }
}
