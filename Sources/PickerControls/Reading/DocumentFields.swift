import PickerJSON

/// A key of a document.
typealias DocumentField<Root> = Field<Root, ReadingScope>

/// The keys that a document, or an object in it, may have.
typealias DocumentFields<Root> = Fields<Root, ReadingScope>

extension Field where Scope == ReadingScope {
  /// The time to show; see ``DocumentSource/resolvingTime()``.
  static var moment: Field {
    .elsewhere("at", schema: .number(in: 0...maximumLength))
  }
}
