import PickerColor
import PickerGeometry
import PickerJSON
import PickerTree

extension Fill: JSONReadable {
  /// A colour, or an object named after its pattern, with how it meets what is behind.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    guard json.kind == .object else {
      self.init(try Pattern(reading: json, scope))
      return
    }
    var parts = FillParts()
    try FillParts.fields.read(try json.object(), into: &parts, scope)
    self.init(
      try parts.base.found(in: json), blend: parts.blend, opacity: parts.opacity, mask: parts.mask)
  }

  static var schema: JSONSchema {
    .shared("fill") {
      .anyOf([Color.schema, FillParts.fields.schema(ofOne: PatternParts.fields.keys)])
    }
  }
}

extension Fill.Pattern: JSONReadable {
  /// A colour, or an object with the one key that names the pattern.
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    switch json.kind {
    case .string: self = .color(try Color(reading: json, scope))
    case .object:
      var parts = PatternParts()
      try PatternParts.fields.read(try json.object(), into: &parts, scope)
      self = try parts.found(in: json)
    default:
      throw json.unexpected("a colour such as \"#1A2B3C\", or an object with \(PatternParts.names)")
    }
  }

  static var schema: JSONSchema {
    .anyOf([Color.schema, PatternParts.fields.schema(ofOne: PatternParts.fields.keys)])
  }
}

extension [Fill] {
  /// One fill, or a list painted in order.
  init(oneOrMore json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self =
      try json.kind == .array ? [Fill](reading: json, scope) : [Fill(reading: json, scope)]
  }

  fileprivate static var oneOrMoreSchema: JSONSchema { .anyOf([Fill.schema, schema]) }
}

extension Field {
  /// What covers a shape: one fill, or a list painted in order.
  static func fills(_ key: String, _ property: Property<Root, [Fill]>) -> Field {
    Field(key, schema: [Fill].oneOrMoreSchema) { (json, root, scope) throws(JSONError) in
      root[keyPath: property] = try [Fill](oneOrMore: json, scope)
    }
  }

  /// The same; an absent key leaves nil.
  static func fills(_ key: String, _ property: Property<Root, [Fill]?>) -> Field {
    Field(key, schema: [Fill].oneOrMoreSchema) { (json, root, scope) throws(JSONError) in
      root[keyPath: property] = try [Fill](oneOrMore: json, scope)
    }
  }
}

/// A fill while it is read.
private struct FillParts {
  var base = PatternParts()
  var blend = BlendMode.normal
  var opacity = 1.0
  var mask: Fill.Pattern?

  static let fields = Fields<FillParts>(
    PatternParts.fields.within(\.base),
    [
      Field("blend", \.blend),
      .number("opacity", \.opacity, in: 0...1),
      Field("mask", \.mask),
    ])
}

/// A pattern while it is read: it has exactly one name.
private struct PatternParts {
  var pattern: Fill.Pattern?

  static let names =
    "one of " + fields.keys.dropLast().joined(separator: ", ") + " and " + (fields.keys.last ?? "")

  static let fields = Fields<PatternParts>([
    .pattern("color", schema: Color.schema) { (json, scope) throws(JSONError) in
      .color(try Color(reading: json, scope))
    },
    .pattern("linear", GradientParts.linear) { gradient, parts in
      .linear(gradient, from: parts.from, to: parts.to)
    },
    .pattern("radial", GradientParts.radial) { gradient, parts in
      .radial(
        gradient, center: parts.center, startRadius: parts.startRadius, endRadius: parts.endRadius)
    },
    .pattern("elliptical", GradientParts.elliptical) { gradient, parts in
      .elliptical(gradient, center: parts.center)
    },
    .pattern("angular", GradientParts.angular) { gradient, parts in
      .angular(
        gradient, center: parts.center, from: Angle(degrees: parts.start),
        to: Angle(degrees: parts.end ?? parts.start + 360))
    },
    .pattern("checkerboard", schema: Checkerboard.schema) { (json, scope) throws(JSONError) in
      .checkerboard(try Checkerboard(reading: json, scope))
    },
    .pattern("mesh", schema: Mesh.schema) { (json, scope) throws(JSONError) in
      .mesh(try Mesh(reading: json, scope))
    },
  ])

  func found(in json: JSONValue) throws(JSONError) -> Fill.Pattern {
    guard let pattern else { throw json.error("has no pattern, expected \(Self.names)") }
    return pattern
  }
}

extension Field<PatternParts> {
  /// A pattern, which must be the only one.
  fileprivate static func pattern(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ read: @escaping @Sendable (JSONValue, ReadingScope) throws(JSONError) -> Fill.Pattern
  ) -> Field {
    Field(name, schema: schema()) { (json, parts, scope) throws(JSONError) in
      guard parts.pattern == nil else {
        throw json.error("a fill has one pattern, and this is the second")
      }
      parts.pattern = try read(json, scope)
    }
  }

  /// A pattern made of a gradient, at the moment that is drawn.
  fileprivate static func pattern(
    _ name: String, _ fields: Fields<GradientParts>,
    _ make: @escaping @Sendable (Gradient, GradientParts) -> Fill.Pattern
  ) -> Field {
    let all = Fields(fields.all, GradientParts.motion(of: fields))
    return pattern(name, schema: all.schema(requiring: ["stops"])) {
      (json, scope) throws(JSONError) in
      var parts = GradientParts()
      try all.read(try json.object(), into: &parts, scope)
      guard let gradient = parts.gradient else { throw json.missing("stops") }
      let steps = try parts.steps(fields, scope)
      var motion = PatternMotion(make(gradient, parts), loops: parts.loops)
      for (parts, timing) in steps {
        let pattern = make(parts.gradient ?? gradient, parts)
        motion.steps.append(PatternMotion.Step(pattern, timing: timing))
      }
      return motion.pattern(at: scope.time ?? 0)
    }
  }
}
