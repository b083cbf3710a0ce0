import PickerPlatform
import PickerLayout
import PickerOutput

extension String {
  /// Reports a file that cannot be read.
  ///
  /// A word that is neither a file nor similar to a path is left to the reader of the document, which suggests a
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
