import PickerCatalogs

extension ToolError {
  /// The error of a catalogue, with its path and line.
  init(_ error: CatalogError) {
    switch error.reason {
    case .malformed: self.init(.badDocument, "\(error)")
    case .unreadable: self.init(.noInput, "\(error)")
    case .unavailable: self.init(.unavailable, "\(error)")
    }
  }
}
