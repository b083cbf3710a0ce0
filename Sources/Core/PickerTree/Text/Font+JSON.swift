import PickerJSON
import PickerText

extension LineMetrics: JSONReadable, JSONWritable {}
extension FontStyle: JSONReadable, JSONWritable {}

extension FontWeight: JSONReadable, JSONWritable {
  /// Reads a number from 1 to 1000, or one of the nine names.
  package init(reading json: JSONValue) throws(JSONError) {
    if json.kind == .number, let weight = FontWeight(try json.number()) {
      self = weight
    } else if json.kind == .string, let known = FontWeight(name: try json.string()) {
      self = known
    } else {
      let names = FontWeight.named.map { $0.name }.joined(separator: ", ")
      throw json.unexpected("a weight of 1 to 1000 or one of \(names)")
    }
  }

  package func write(to json: inout JSONWriter) { json.number(value) }

  package static var schema: JSONSchema {
    .shared("fontWeight") {
      .anyOf([.number(in: 1...1000), .words(FontWeight.named.map { $0.name })])
    }
  }

  package static var writtenSchema: JSONSchema { .number(in: 1...1000) }
}

extension OpticalSize: JSONReadable, JSONWritable {
  /// Reads `"auto"` or a number of points.
  package init(reading json: JSONValue) throws(JSONError) {
    switch json.kind {
    case .number: self = .points(try json.length())
    case .string where try json.string() == "auto": self = .auto
    default: throw json.unexpected("\"auto\" or a number of points")
    }
  }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .auto: json.string("auto")
    case .points(let points): json.length(points)
    }
  }

  package static var schema: JSONSchema { .anyOf([.length(), .words(["auto"])]) }
}

extension FontSizeAdjust: JSONReadable, JSONWritable {
  /// Reads `"none"`, `"fromFont"` or an x-height as a fraction of the size.
  package init(reading json: JSONValue) throws(JSONError) {
    switch json.kind {
    case .number: self = .xHeight(try json.number(in: FontSizeAdjust.xHeights))
    case .string where try json.string() == "none": self = .unadjusted
    case .string where try json.string() == "fromFont": self = .fromFont
    default: throw json.unexpected("\"none\", \"fromFont\" or a number")
    }
  }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .unadjusted: json.string("none")
    case .xHeight(let height): json.number(height)
    case .fromFont: json.string("fromFont")
    }
  }

  package static var schema: JSONSchema {
    .anyOf([.number(in: FontSizeAdjust.xHeights), .words(["none", "fromFont"])])
  }
}

extension JSONCodec<[FontVariation]> {
  /// `{"wdth": 80}`
  package static var variations: JSONCodec {
    JSONCodec(
      schema: .map(keys: "^[ -~]{4}$", to: .length(atLeast: -maximumLength)),
      read: { (json) throws(JSONError) in
        var variations: [FontVariation] = []
        for member in try json.object() {
          let tag = try member.tag()
          let value = try member.value.number(in: -maximumLength...maximumLength)
          variations.append(FontVariation(tag, value: value))
        }
        return variations
      },
      write: { variations, json in
        json.object(inline: true) { json in
          for variation in variations {
            json.key(variation.tag)
            json.number(variation.value)
          }
        }
      })
  }
}

extension JSONCodec<[FontFeature]> {
  /// `{"kern": 0, "tnum": true}`
  package static var features: JSONCodec {
    let value = JSONSchema.integer(in: 0...Int(clamping: UInt32.max))
    return JSONCodec(
      schema: .map(keys: "^[ -~]{4}$", to: .anyOf([value, .bool])),
      writtenSchema: .map(keys: "^[ -~]{4}$", to: value),
      read: { (json) throws(JSONError) in
        var features: [FontFeature] = []
        for member in try json.object() {
          let tag = try member.tag()
          features.append(FontFeature(tag, value: try member.value.featureValue()))
        }
        return features
      },
      write: { features, json in
        json.object(inline: true) { json in
          for feature in features {
            json.key(feature.tag)
            json.integer(Int(feature.value))
          }
        }
      })
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
  /// Reads a whole number, or `true` for 1 and `false` for 0.
  fileprivate func featureValue() throws(JSONError) -> UInt32 {
    if kind == .bool { return try bool() ? 1 : 0 }
    guard let value = UInt32(exactly: try integer()) else {
      throw unexpected("a whole number of at least 0")
    }
    return value
  }
}

/// One family as a string, several as a list.
private struct FamiliesCoding: MemberCoding {
  var schema: JSONSchema { .anyOf([.text, .list(of: .text)]) }

  func read(_ json: JSONValue) throws(JSONError) -> [String] {
    try json.kind == .array ? [String](reading: json) : [json.string()]
  }

  func write(_ families: inout [String], to json: inout JSONWriter) {
    if families.count == 1 { return json.string(families[0]) }
    json.array(inline: true) { json in for family in families { json.string(family) } }
  }
}

extension Font: JSONRecord, JSONMembers {
  package static var unread: Font { Font() }
  package static var writtenSchema: JSONSchema { .shared("treeFont") { fields.writtenSchema } }

  package static let fields = ValueFields(membersOf: unread)

  @usableFromInline package mutating func members<V: MemberVisitor & ~Copyable>(
    _ json: inout V
  ) throws(V.Failure) {
    try json.member("family", &families, FamiliesCoding())
    try json.member("size", &size, .extent)
    try json.member("weight", &weight)
    try json.member("style", unless: .normal, &style)
    try json.member("sizeAdjust", unless: .unadjusted, &sizeAdjust)
    try json.member("opticalSize", unless: .auto, &opticalSize)
    try json.member("letterSpacing", unless: 0, &letterSpacing, .coordinate)
    var specified = specifiedLineHeight
    try json.member("lineHeight", ifAny: &specified, .extent)
    if let specified { (lineHeight, lineHeightPercentage) = (specified, nil) }
    try json.member("lineMetrics", unless: .exact, &lineMetrics)
    try json.member("features", unless: [], &features, CodecCoding(.features))
    try json.member("variations", unless: [], &variations, CodecCoding(.variations))
  }
}
