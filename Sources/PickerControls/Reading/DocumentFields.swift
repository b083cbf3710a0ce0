import PickerJSON

/// One key of a document.
typealias DocumentField<Root> = Field<Root, ReadingScope>

/// The keys that a document, or an object in it, may have.
typealias DocumentFields<Root> = Fields<Root, ReadingScope>

extension Field where Scope == ReadingScope {
  /// The moment that is drawn; see ``DocumentSource/atItsMoment()``.
  static var moment: Field {
    .elsewhere("at", schema: .number(in: 0...maximumLength))
  }
}
