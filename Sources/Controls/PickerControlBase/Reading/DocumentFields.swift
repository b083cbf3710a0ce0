import PickerJSON

/// A key of a document.
package typealias DocumentField<Root> = Field<Root, ReadingScope>

/// The keys that a document, or an object in it, may have.
package typealias DocumentFields<Root> = Fields<Root, ReadingScope>

extension Field where Scope == ReadingScope {
  /// The time to show; see ``DocumentSource/resolvingTime()``.
  package static var moment: Field {
    .elsewhere("at", schema: .number(in: 0...maximumLength))
      .doc("The time to show, in seconds; default: 0.")
  }

  /// The time to show in a panel; see ``DocumentSource/resolvingPanelTime()``.
  package static var panelMoment: Field {
    .elsewhere("at", schema: .number(in: 0...maximumLength))
      .doc(
        "The time to show, in seconds, in contained controls without at; default: 0, in carousels the last event."
      )
  }
}
