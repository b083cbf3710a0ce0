public import ArgumentParser
import Glibc
public import PickerLayout
import PickerOutput

extension SchemeChoice: ExpressibleByArgument {}

extension ArgumentHelp {
  /// The help of `--theme`.
  static let theme = ArgumentHelp(
    "The theme of documents: classic, ios, material, plain, or a JSON file.",
    valueName: "name-or-file")

  /// The help of `--scheme`.
  static let scheme = ArgumentHelp(
    "The colours of the theme: light, dark, or auto, the reader's choice in SVG and HTML.")
}

extension OptionValue {
  /// The value of the key `theme`: the name of a built-in theme, or a file.
  init(theme: String) {
    self =
      BuiltInTheme(rawValue: theme) == nil ? OptionValue(path: theme) : OptionValue(text: theme)
  }

  /// The value of a key for a path of the command line.
  ///
  /// An absolute path, because a relative one would start at the document's folder.
  init(path: String) {
    let working = path.hasPrefix("/") ? nil : getcwd(nil, 0)
    defer { free(working) }
    self.init(text: working.map { "\(String(cString: $0))/\(path)" } ?? path)
  }
}
