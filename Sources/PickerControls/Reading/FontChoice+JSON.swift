import PickerJSON
import PickerText

extension FontChoice: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    try self.init(reading: json, scope, inheriting: scope.families)
  }

  /// - Parameter families: Those that it is set over.
  fileprivate init(
    reading json: JSONValue, _ scope: ReadingScope, inheriting families: [String]
  ) throws(JSONError) {
    self.init()
    try FontChoice.fields.read(try json.object(), into: &self, scope)
    if let member = try json.object()["variations"] {
      try scope.check(variations, of: self.families ?? families, at: member)
    }
  }

  static var schema: JSONSchema { .shared("font") { fields.schema } }

  private static let fields = Fields<FontChoice>([
    Field("family", schema: .anyOf([.text, .list(of: .text, count: 1...Int.max)])) {
      (json, font, scope) throws(JSONError) in
      font.families = try families(json, scope)
    },
    .positiveLength("size", \.size),
    Field("weight", \.weight),
    Field("style", \.style),
    Field("opticalSize", \.opticalSize),
    .length("letterSpacing", \.letterSpacing, atLeast: -maximumLength),
    .length("lineHeight", \.lineHeight),
    Field("lineMetrics", \.lineMetrics),
    Field("features", schema: .map(keys: tag, to: featureValue)) {
      (json, font, _) throws(JSONError) in
      font.features = try features(json)
    },
    Field("variations", schema: .map(keys: tag, to: .length(atLeast: -maximumLength))) {
      (json, font, _) throws(JSONError) in
      font.variations = try variations(json)
    },
  ])

  private static let tag = "^[ -~]{4}$"
  private static var featureValue: JSONSchema { .anyOf([.integer(in: 0...0xFFFF_FFFF), .bool]) }

  private static func families(
    _ json: JSONValue, _ scope: ReadingScope
  ) throws(JSONError) -> [String] {
    guard json.kind == .array else { return [try family(json, scope)] }
    var families: [String] = []
    for element in try json.array() { families.append(try family(element, scope)) }
    guard !families.isEmpty else { throw json.error("must name at least one family, is empty") }
    return families
  }

  private static func family(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) -> String {
    let name = try json.string()
    guard scope.fonts.contains(family: name) else {
      var error = json.error("no font of the family \(name.quotedInMessage) is loaded")
      error.subject = .fontFamily
      throw error
    }
    return name
  }

  private static func features(_ json: JSONValue) throws(JSONError) -> [FontFeature] {
    var features: [FontFeature] = []
    for member in try json.object() {
      let tag = try member.tag()
      let value = try member.value.featureValue()
      features.append(FontFeature(tag, value))
    }
    return features
  }

  private static func variations(_ json: JSONValue) throws(JSONError) -> [FontVariation] {
    var variations: [FontVariation] = []
    for member in try json.object() {
      let tag = try member.tag()
      let value = try member.value.number(in: -maximumLength...maximumLength)
      variations.append(FontVariation(tag, value))
    }
    return variations
  }
}

extension ReadingScope {
  /// An axis that no face of the families has is an error rather than a setting without effect.
  fileprivate func check(
    _ variations: [FontVariation], of families: [String], at json: JSONValue
  ) throws(JSONError) {
    guard !variations.isEmpty else { return }
    let axes = families.flatMap { fonts.axes(ofFamily: $0) }
    for variation in variations where !axes.contains(variation.tag) {
      let known = axes.isEmpty ? "has no axes" : "has " + axes.joined(separator: ", ")
      let family = families.first ?? Font.defaultFamilies[0]
      throw json.error("no axis \(variation.tag.quotedInMessage): \(family) \(known)")
    }
  }
}

extension JSONMember {
  /// The key as an OpenType tag.
  fileprivate func tag() throws(JSONError) -> String {
    let bytes = Array(key.utf8)
    guard bytes.count == 4, bytes.allSatisfy({ (0x20...0x7e).contains($0) }) else {
      throw value.error("a tag is four ASCII characters, \(key.quotedInMessage) is not")
    }
    return key
  }
}

extension JSONValue {
  /// A whole number, or `true` for 1 and `false` for 0.
  fileprivate func featureValue() throws(JSONError) -> UInt32 {
    if kind == .bool { return try bool() ? 1 : 0 }
    guard let value = UInt32(exactly: try integer()) else {
      throw unexpected("a whole number of at least 0")
    }
    return value
  }
}

extension FontWeight: JSONReadable {
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    if json.kind == .number, let weight = FontWeight(try json.number()) {
      self = weight
    } else if json.kind == .string, let known = FontWeight(name: try json.string()) {
      self = known
    } else {
      let names = FontWeight.named.map(\.name).joined(separator: ", ")
      throw json.unexpected("a weight of 1 to 1000 or one of \(names)")
    }
  }

  static var schema: JSONSchema {
    .shared("fontWeight") {
      .anyOf([.number(in: 1...1000), .words(FontWeight.named.map(\.name))])
    }
  }
}

extension OpticalSize: JSONReadable {
  init(reading json: JSONValue, _: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .number: self = .points(try json.length())
    case .string where try json.string() == "auto": self = .auto
    default: throw json.unexpected("\"auto\" or a number of points")
    }
  }

  static var schema: JSONSchema { .anyOf([.length(), .words(["auto"])]) }
}

extension Field {
  /// A font whose parts are set over those the property has.
  static func font(_ key: String, _ property: Property<Root, Font>) -> Field {
    Field(key, schema: FontChoice.schema) { (json, root, scope) throws(JSONError) in
      let font = root[keyPath: property]
      let choice = try FontChoice(reading: json, scope, inheriting: font.families)
      root[keyPath: property] = choice.over(font)
      // An option may name a family that lacks the axes of the document's font.
      guard let family = try json.object()["family"] else { return }
      try scope.check(root[keyPath: property].variations, of: choice.families ?? [], at: family)
    }
  }
}
