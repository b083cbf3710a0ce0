import PickerJSON
import PickerLimits
import PickerSolver
import PickerText

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
    guard selection.mode != .none, selected.count > selection.most else { return }
    let last = selected[selection.most]
    throw source.error(
      at: "items[\(last)].selected",
      "at most \(selection.most) may be selected, and they are already")
  }

  /// The keys of such a document, and what each may be.
  public static var schema: JSONSchema { fields.schema }

  static let fields = Fields<Chips>(
    Container.fields.within(\.container),
    [
      .font("font", \.font),
      Field("items", \.items),
      Field("spacing", schema: .anyOf([.length(), spacingFields.schema])) {
        (json, chips, scope) throws(JSONError) in
        try chips.readSpacing(json, scope)
      },
      Field("wrap", \.wrap),
      .length("maxWidth", \.maxWidth),
      .count("maxRows", \.maxRows),
      Field("overflow", \.overflow),
      .count("maxItemsPerRow", \.maxItemsPerRow),
      Field("alignment", \.alignment),
      Field("rowAlignment", \.rowAlignment),
      Field("lastRowAlignment", \.lastRowAlignment),
      Field("alignRows", \.alignRows),
      Field("chip", schema: .shared("chipStyle") { ItemStyle.chipFields.schema }) {
        (json, chips, scope) throws(JSONError) in
        chips.chip = ItemStyle()
        try ItemStyle.chipFields.read(try json.object(), into: &chips.chip, scope)
      },
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

extension SelectionRule: JSONReadable {
  /// A mode, or an object with the mode and its bounds.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    if json.kind == .object {
      try SelectionRule.fields.read(try json.object(), into: &self, scope)
    } else {
      mode = try Mode(reading: json, scope)
    }
  }

  static var schema: JSONSchema { .anyOf([Mode.schema, fields.schema]) }

  private static let fields = Fields<SelectionRule>([
    Field("mode", \.mode), Field("required", \.isRequired), .count("limit", \.limit),
  ])
}

extension SelectionRule.Mode: JSONReadable {}

extension ChipsOverflow: JSONReadable {
  /// `"hidden"`, or an object that describes the chip.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    if json.kind == .string, try json.string() == "hidden" {
      self = .hidden
    } else if json.kind == .object {
      var label = OverflowLabel()
      try OverflowLabel.fields.read(try json.object(), into: &label, scope)
      self = .label(label)
    } else {
      throw json.unexpected("\"hidden\" or an object with label, lessLabel and expanded")
    }
  }
}

extension ChipsOverflow {
  static var schema: JSONSchema { .anyOf([.words(["hidden"]), OverflowLabel.fields.schema]) }
}

extension OverflowLabel {
  fileprivate static let fields = Fields<OverflowLabel>([
    Field("label", \.label), Field("lessLabel", \.lessLabel), Field("expanded", \.isExpanded),
  ])
}

extension CountTemplate: JSONReadable {
  /// A text, or one for each plural category; `other` has to be there.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init("")
    guard json.kind == .object else {
      guard json.kind == .string else {
        throw json.unexpected("a text or an object of plural forms")
      }
      other = try json.string()
      return
    }
    let object = try json.object()
    try CountTemplate.fields.read(object, into: &self, scope)
    guard let other = forms.removeValue(forKey: .other) else {
      throw json.error("\"other\" is missing")
    }
    self.other = other
  }

  static var schema: JSONSchema { .anyOf([.text, fields.schema(requiring: ["other"])]) }

  private static let fields = Fields<CountTemplate>(
    PluralCategory.allCases.map { category in
      Field(category.rawValue, schema: .text) { (json, template, _) throws(JSONError) in
        template.forms[category] = try json.string()
      }
    })
}

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
    try scope.spend(2 + partCount, of: .nodes, at: json)
    try scope.spend(glyphsOf: text, at: json)
  }

  /// How many nodes it has beside its box and its label.
  private var partCount: Int {
    (icon == nil ? 0 : 1) + (trailingIcon == nil ? 0 : 1) + (badge == nil ? 0 : 1)
  }

  static var schema: JSONSchema { .shared("chip") { .anyOf([.text, fields.schema]) } }

  private static let fields = Fields<Chip>(
    [
      Field("id", \.id),
      Field("text", \.text),
      Field("selected", \.isSelected),
      Field("enabled", \.isEnabled),
      .relativeLength("width", \.width, percent: \.widthPercentage),
      .length("height", \.height),
      .margins("margin", \.margin),
      Field("icon", \.icon),
      Field("trailingIcon", \.trailingIcon),
      Field("badge", \.badge),
      Field("breakBefore", \.breakBefore),
      Field("breakAfter", \.breakAfter),
    ], ItemStyle.chipFields.within(\.style))
}
