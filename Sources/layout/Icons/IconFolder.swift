import ArgumentParser
import Glibc
import PickerOutput

extension ArgumentHelp {
  /// The help of `--icons`.
  static let iconFolder = ArgumentHelp(
    "Use the SVG and PNG files of a folder as icons: each is the icon of its name.",
    valueName: "folder")
}

extension OptionValue {
  /// The value of the key `icons` for a folder.
  ///
  /// An absolute path, because a relative one would start at the document's folder.
  init(iconFolder path: String) {
    let working = path.hasPrefix("/") ? nil : getcwd(nil, 0)
    defer { free(working) }
    self.init(text: working.map { "\(String(cString: $0))/\(path)" } ?? path)
  }
}

extension String {
  /// Reports an `--icons` that is no folder as an error of usage.
  func checkIconFolder() throws(ValidationError) {
    let kind = FileKind(self)
    guard kind != .directory else { return }
    throw ValidationError(
      "--icons: expected a folder, found \(kind?.rawValue ?? "nothing") at \(self)")
  }
}
