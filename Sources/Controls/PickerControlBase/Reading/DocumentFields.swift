import PickerJSON

/// A key of a document.
typealias DocumentField<Root> = Field<Root, ReadingScope>

/// The keys that a document, or an object in it, may have.
typealias DocumentFields<Root> = Fields<Root, ReadingScope>

extension Field where Scope == ReadingScope {
  /// The time to show; see ``DocumentSource/resolvingTime()``.
  static var moment: Field {
    .elsewhere("at", schema: .number(in: 0...maximumLength))
      .doc("The time to show, in seconds.")
  }

  /// The time to show in a panel; see ``DocumentSource/resolvingPanelTime()``.
  static var panelMoment: Field {
    .elsewhere("at", schema: .number(in: 0...maximumLength))
      .doc("The time to show, in seconds, of the controls in it that have no at.")
  }

  /// The items of a control, whose type is known here: most documents have more of them than of anything else.
  @inline(__always)
  static func items<Item: ScopedReadable>(
    _ set: @escaping @Sendable (inout Root, [Item]) -> Void
  ) -> Field where Item.Scope == ReadingScope {
    Field("items", schema: .list(of: Item.schema)) { (json, root, scope) throws(JSONError) in
      set(&root, try json.elements { (json) throws(JSONError) in try Item(reading: json, scope) })
    }
  }
}
