import PickerPlatform

/// The folder in which the tool was started.
enum WorkingDirectory {
  static let path: String = {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }()
}
