import PickerColor
import PickerGeometry
import PickerJSON

extension Effects {
  /// Written as members of the node that has the effects.
  static let fields = ValueFields<Effects>([
    Field("transform", .numbers, unless: .identity, { $0.transform }) { $0.transform = $1 },
    Field("blend", .value, unless: .normal, { $0.blend }) { $0.blend = $1 },
    // `clip` is the name of the option in documents.
    Field("clip", .value, unless: false, { $0.clips }) { $0.clips = $1 },
    Field("filter", .list(of: .value), unless: [], { $0.filters }) { $0.filters = $1 },
  ])
}

extension Filter: JSONReadable, JSONWritable {
  /// An object with a single key that names the filter: `{"blur": 2}`.
  package init(reading json: JSONValue) throws(JSONError) {
    let names = Filter.Name.allCases.map { $0.rawValue }
    let members = Array(try json.object())
    guard let member = members.first, members.count == 1 else {
      throw json.error("must have one key, one of " + names.joined(separator: ", "))
    }
    guard let name = Filter.Name(rawValue: member.key) else {
      throw member.unknownKeyError(known: names)
    }
    self.init(name, amount: try member.value.number(in: name.range))
  }

  package func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.key(name.rawValue)
      json.number(amount)
    }
  }

  package static var schema: JSONSchema {
    .anyOf(Name.allCases.map { .object([$0.rawValue: $0.schema]) })
  }
}

extension Filter.Name {
  fileprivate var schema: JSONSchema {
    let effect =
      switch self {
      case .blur: "The standard deviation of the blur, in points."
      case .hueRotate: "The rotation of all hues, in degrees."
      case .grayscale, .invert, .sepia: "The strength, 0 to 1."
      case .brightness, .contrast, .saturate: "The factor; 1 changes nothing."
      }
    return JSONSchema.number(in: range).described(effect)
  }

  /// The strengths that a filter may have.
  package var range: ClosedRange<Double> {
    switch self {
    case .hueRotate: -maximumLength...maximumLength
    case .grayscale, .invert, .sepia: 0...1
    case .blur, .brightness, .contrast, .saturate: 0...maximumLength
    }
  }
}
