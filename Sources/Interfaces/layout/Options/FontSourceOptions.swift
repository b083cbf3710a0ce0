import PickerLayout

/// The sources of fonts in addition to the built-in ones.
struct FontSourceOptions: Sendable {
  private(set) var folders: [String] = []
  private(set) var usesSystemFonts = false

  static let options: [CommandOption<FontSourceOptions>] = [
    .option(
      "font-dir", value: "folder", "Load every font in a folder; may be repeated.",
      completion: .folders
    ) { $0.folders.append($1) },
    .flag("system-fonts", "Also use the installed fonts of this machine.") {
      $0.usesSystemFonts = true
    },
  ]

  /// Adds folders from a settings file after those of the options.
  mutating func add(folders: [String]) { self.folders += folders }

  /// A measurer with the built-in fonts and the options' fonts.
  func measurer() throws(ToolError) -> TextMeasurer {
    var measurer = TextMeasurer.shared
    for folder in folders {
      do {
        measurer = try measurer.adding(directory: folder)
      } catch {
        throw ToolError(.noInput, "--font-dir: \(error.message)")
      }
    }
    guard usesSystemFonts else { return measurer }
    do {
      return try measurer.addingSystemFonts()
    } catch {
      throw ToolError(.unavailable, error.description)
    }
  }
}
