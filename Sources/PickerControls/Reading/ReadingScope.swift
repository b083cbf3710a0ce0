import PickerText

/// What reading a document depends on beside the document.
struct ReadingScope: Sendable {
  /// The fonts a document may name.
  var fonts: any FontCatalog
}
