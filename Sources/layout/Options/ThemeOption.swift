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

extension String {
  /// Reports a file that cannot be read.
  ///
  /// A word that is neither a file nor like the path of one is left to whoever reads the document, who suggests the name of a
  /// built-in theme.
  ///
  /// - Throws: `--theme: mine.json: cannot be read: No such file or directory`.
  func checkThemeFile() throws(ToolError) {
    guard BuiltInTheme(rawValue: self) == nil else { return }
    switch FileKind(self) {
    case .regular:
      if Descriptor(openingRegularFile: self) == nil { throw .cannotRead("--theme: \(self)") }
    case nil:
      let reason = errno
      guard split(separator: "/").last?.contains(".") == true else { return }
      errno = reason
      throw .cannotRead("--theme: \(self)")
    case let kind?:
      throw ToolError(.noInput, "--theme: \(self): expected a file, found \(kind.rawValue)")
    }
  }
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
    let folder = working.map {
      String(pathBytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
    self.init(text: folder.map { "\($0)/\(path)" } ?? path)
  }
}
