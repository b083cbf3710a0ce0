import PickerJSON

extension Chips {
  /// The control that a document describes.
  public init(reading source: DocumentSource) throws(JSONError) {
    self.init()
    try source.read(Chips.fields, into: &self)
    try checkIdentities(of: items, at: "\(source.path).items")
    try checkSelection(source)
  }

  private func checkSelection(_ source: DocumentSource) throws(JSONError) {
    let selected = items.indices.filter { items[$0].isSelected }
    guard selection == .single, selected.count > 1 else { return }
    throw source.error(
      at: "items[\(selected[1])].selected",
      "selection is single, and items[\(selected[0])] is selected already")
  }

  static let fields = Fields<Chips>(
    Container.fields.within(\.container),
    [
      .font("font", \.font),
      Field("items", \.items),
      Field("spacing") { (json, chips, scope) throws(JSONError) in
        try chips.readSpacing(json, scope)
      },
      Field("wrap", \.wrap),
      .length("maxWidth", \.maxWidth),
      .count("maxItemsPerRow", \.maxItemsPerRow),
      Field("alignment", \.alignment),
      Field("rowAlignment", \.rowAlignment),
      Field("lastRowAlignment", \.lastRowAlignment),
      Field("alignRows", \.alignRows),
      Field("chip", \.chip),
      Field("selection", \.selection),
      Field("stableSize", \.stableSize),
    ])

  /// One number for both, or an object with either.
  private mutating func readSpacing(
    _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) {
    switch json.kind {
    case .number:
      itemSpacing = try json.length()
      rowSpacing = itemSpacing
    case .object: try Chips.spacingFields.read(try json.object(), into: &self, scope)
    default: throw json.unexpected("a number or an object with item and row")
    }
  }

  private static let spacingFields = Fields<Chips>([
    .length("item", \.itemSpacing), .length("row", \.rowSpacing),
  ])
}

extension Chips.Alignment: JSONReadable {}
extension Chips.RowAlignment: JSONReadable {}
extension Chips.RowsAlignment: JSONReadable {}
extension SelectionMode: JSONReadable {}

extension Chip: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init("")
    if json.kind == .string {
      text = try json.string()
    } else if json.kind == .object {
      try Chip.fields.read(try json.object(), into: &self, scope)
    } else {
      throw json.unexpected("a text or an object")
    }
  }

  private static let fields = Fields<Chip>(
    [
      Field("id", \.id),
      Field("text", \.text),
      Field("selected", \.isSelected),
      Field("enabled", \.isEnabled),
      .length("width", \.width),
      .length("height", \.height),
      Field("icon", \.icon),
      Field("trailingIcon", \.trailingIcon),
      Field("badge", \.badge),
      Field("breakBefore", \.breakBefore),
      Field("breakAfter", \.breakAfter),
    ], ItemStyle.fields.within(\.style))
}
