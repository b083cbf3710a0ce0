import PickerColor
import PickerGeometry
import PickerJSON
import PickerTree

extension Segmented {
  /// The control that a document describes.
  public init(reading source: DocumentSource) throws(JSONError) {
    var draft = Draft()
    try source.read(Draft.fields, into: &draft)
    try checkIdentities(of: draft.control.items, at: "\(source.path).items")
    self = draft.control
    selected = try draft.selected.positions(in: items, of: source)
  }

  /// A control while it is read: what is selected can be told only when the items are known.
  fileprivate struct Draft {
    var control = Segmented()
    var selected = Selection.first

    static let fields = Fields<Draft>(
      Container.fields.within(\.control.container),
      [
        .font("font", \.control.font),
        Field("items", \.control.items),
        Field("selected", takesNull: true) { (json, draft, _) throws(JSONError) in
          draft.selected = try Selection(reading: json)
        },
        Field("distribution", \.control.distribution),
        .length("spacing", \.control.spacing),
        Field("segment", \.control.segment),
        Field("indicator") { (json, draft, scope) throws(JSONError) in
          try Indicator.fields.read(
            try json.object(), into: &draft.control.indicator, scope)
        },
      ])
  }
}

/// What a document says is selected.
private enum Selection {
  case first
  case these([Reference])

  enum Reference {
    case index(Int)
    case id(String)
  }

  init(reading json: JSONValue) throws(JSONError) {
    switch json.kind {
    case .null: self = .these([])
    case .array:
      var references: [Reference] = []
      for element in try json.array() { references.append(try Reference(reading: element)) }
      self = .these(references)
    default: self = .these([try Reference(reading: json)])
    }
  }

  /// The positions of the selected items, ascending, each once.
  func positions(
    in items: [Segment], of source: DocumentSource
  ) throws(JSONError) -> [Int] {
    guard case .these(let references) = self else { return items.isEmpty ? [] : [0] }
    let ids = identities(of: items)
    var positions: Set<Int> = []
    for reference in references {
      positions.insert(try reference.position(among: ids, of: source))
    }
    return positions.sorted()
  }
}

extension Selection.Reference {
  fileprivate init(reading json: JSONValue) throws(JSONError) {
    switch json.kind {
    case .number: self = .index(try json.integer())
    case .string: self = .id(try json.string())
    default: throw json.unexpected("an index, an id, a list of them or null")
    }
  }

  fileprivate func position(
    among ids: [String], of source: DocumentSource
  ) throws(JSONError) -> Int {
    switch self {
    case .index(let index):
      if ids.indices.contains(index) { return index }
      let range = ids.isEmpty ? "there are no items" : "must be 0 to \(ids.count - 1)"
      throw source.error(at: "selected", "\(range), is \(index)")
    case .id(let id):
      if let position = ids.firstIndex(of: id) { return position }
      let hint = nearest(to: id, among: ids).map { ", did you mean \"\($0)\"?" } ?? ""
      throw source.error(at: "selected", "no item has the id \"\(id)\"\(hint)")
    }
  }
}

extension Segmented.Distribution: JSONReadable {}

extension Segment: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init("")
    if json.kind == .string {
      text = try json.string()
    } else if json.kind == .object {
      try Segment.fields.read(try json.object(), into: &self, scope)
    } else {
      throw json.unexpected("a text or an object")
    }
  }

  private static let fields = Fields<Segment>(
    [
      Field("id", \.id),
      Field("text", \.text),
      Field("enabled", \.isEnabled),
      Field("icon", \.icon),
      Field("badge", \.badge),
      .length("width", \.width),
    ], ItemStyle.fields.within(\.style))
}

extension Indicator {
  fileprivate static let fields = Fields<Indicator>([
    Field("inset", \.inset),
    .length("cornerRadius", \.cornerRadius),
    Field("fill", \.fill),
    Field("shadow") { (json, indicator, scope) throws(JSONError) in
      var shadow = indicator.shadow ?? Shadow(color: .black, radius: 0)
      try Shadow.fields.read(try json.object(), into: &shadow, scope)
      indicator.shadow = shadow
    },
  ])
}

extension Shadow {
  static let fields = Fields<Shadow>([
    Field("color", \.color),
    .length("radius", \.radius),
    .length("x", \.offset.x, atLeast: -maximumLength),
    .length("y", \.offset.y, atLeast: -maximumLength),
  ])
}
