public import ArgumentParser
public import PickerReports

extension ReportFormat: ExpressibleByArgument {}

extension ReportFormat {
  /// The format for the extension of a path; nil for other extensions.
  init?(endingOf path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[dot...].lowercased() {
    case ".json": self = .json
    case ".xml": self = .junit
    case ".sarif": self = .sarif
    default: return nil
    }
  }
}
