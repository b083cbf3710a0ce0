import ArgumentParser
import PickerOutput

extension ArgumentHelp {
  /// The help of `--icons`.
  static let iconFolder = ArgumentHelp(
    "Use the SVG and PNG files of a folder as icons: each is the icon of its name.",
    valueName: "folder")
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
