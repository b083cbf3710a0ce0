import PickerColor
import PickerJSON

extension Color: JSONReadable, JSONWritable {
  /// Reads 3, 4, 6 or 8 hexadecimal digits, a CSS colour name or function, `light-dark(…)` with two of these, or the name of
  /// a colour of the theme, `$accent`.
  package init(reading json: JSONValue) throws(JSONError) {
    guard json.kind == .string else { throw json.unexpected(ColorTextError.anyColor.expectation) }
    let color = try Color.inSchemes(try Color.definition(of: try json.string(), json), json)
    switch json.context.alternative {
    case .both: self = color
    case .first: self = color.resolved(in: .light)
    case .second: self = color.resolved(in: .dark)
    }
  }

  /// Reads the text of one colour, or of two.
  package static func inSchemes(_ text: String, _ json: JSONValue) throws(JSONError) -> Color {
    do throws(ColorTextError) {
      return try Color(readingSchemes: text)
    } catch {
      throw json.unexpected(error.expectation)
    }
  }

  /// The text that a name with `$` represents; other texts unchanged.
  private static func definition(of text: String, _ json: JSONValue) throws(JSONError) -> String {
    guard text.utf8.first == UInt8(ascii: "$") else { return text }
    let name = String(text.dropFirst())
    let known = json.context.definitions
    if let definition = known[name] { return definition }
    guard !known.isEmpty else {
      var error = json.error(
        "\(text.quotedInMessage) is a colour of a theme, but there is no theme")
      error.subject = .colorName
      throw error
    }
    let near = nearest(to: name, among: known.keys.sorted())
    throw json.error(
      "the theme has no colour \(text.quotedInMessage)"
        + (near.map { ", did you mean \("$\($0)".quotedInMessage)?" }
          ?? ", expected one of \(known.keys.sorted().map { "$\($0)" }.joined(separator: ", "))"))
  }

  /// `"#RRGGBB"`, `"#RRGGBBAA"`, or for two schemes `"light-dark(#RRGGBB, #RRGGBB)"`; without loss in documents.
  package func write(to json: inout JSONWriter) {
    if json.isExact { return writeExactly(to: &json) }
    guard let dark else { return json.color(bytes) }
    json.string("light-dark(\(hex), \(dark.hex))")
  }

  private func writeExactly(to json: inout JSONWriter) {
    json.string(exactText)
    if dark != nil { json.noteSchemes() }
  }

  package static var schema: JSONSchema {
    .shared("color") {
      let hex = "[0-9A-Fa-f]"
      let functions = Color.functionNames.map { $0.inAnyCase }.joined(separator: "|")
      let argument = "[#0-9A-Za-z]+(\\([^()]*\\))?"
      return .anyOf([
        .text(matching: "^#?(\(hex){3,4}|\(hex){6}|\(hex){8})$"), .words(Color.names),
        .text(matching: "^(\(Color.names.map { $0.inAnyCase }.joined(separator: "|")))$"),
        .text(matching: "^(\(functions))\\([^()]*\\)$"),
        .text(matching: "^light-dark\\( *\(argument) *, *\(argument) *\\)$"),
        .text(matching: "^\\$[A-Za-z][0-9A-Za-z]*$"),
      ])
      .described(
        "Hex of 3, 4, 6 or 8 digits, a CSS name, a CSS function such as rgb(), hsl() or oklch(), "
          + "light-dark() with two of these, or $ and the name of a theme colour.")
    }
  }

  package static var writtenSchema: JSONSchema {
    .shared("treeColor") {
      let hex = "#([0-9A-F]{6}|[0-9A-F]{8})"
      return .anyOf([
        .text(matching: "^\(hex)$"), .text(matching: "^light-dark\\(\(hex), \(hex)\\)$"),
      ])
    }
  }
}

extension String {
  /// A regular expression that matches this word case-insensitively.
  fileprivate var inAnyCase: String {
    // Words are of ASCII letters, whose cases differ in one bit.
    unicodeScalars.map { "[\(Unicode.Scalar($0.value & ~0x20) ?? $0)\($0)]" }.joined()
  }
}

extension ColorSpace: JSONReadable, JSONWritable {}

extension JSONCodec<ColorValue> {
  /// `{"space": "hsba", "values": {"hue": 0.5, …}, "hex": "#40BFBF"}`; `hex` follows from the values.
  package static var picked: JSONCodec {
    JSONCodec(
      schema: PickedColor.fields.schema, writtenSchema: PickedColor.fields.writtenSchema,
      read: { (json) throws(JSONError) in
        var picked = PickedColor()
        try PickedColor.fields.read(try json.object(), into: &picked)
        return try picked.value(json)
      },
      write: { value, json in
        let picked = PickedColor(value)
        json.object(inline: true) { PickedColor.fields.write(picked, to: &$0) }
      })
  }
}

/// A picked colour while it is read or written.
private struct PickedColor: Sendable {
  var space = ColorSpace.rgba
  var numbers: [Parameter.Name: Double] = [:]
  var color = Color.black

  init() {}

  init(_ value: ColorValue) {
    space = value.space
    color = value.color
    for parameter in value.space.parameters { numbers[parameter.name] = value[parameter] }
  }

  static let fields = ValueFields<PickedColor>([
    Field("space", .value, { $0.space }) { $0.space = $1 }.required,
    values.required,
    Field("hex", .value, { $0.color }) { $0.color = $1 },
  ])

  private static var values: Field<PickedColor, Void> {
    let schema = { @Sendable () -> JSONSchema in
      let members = Parameter.Name.allCases.map {
        (key: $0.rawValue, schema: JSONSchema.number(in: 0...1))
      }
      return .object(JSONSchema.Members(members))
    }
    var field = Field<PickedColor, Void>("values", schema: schema()) {
      (json, picked, _) throws(JSONError) in
      for member in try json.object() {
        guard let name = Parameter.Name(rawValue: member.key) else { continue }
        picked.numbers[name] = try member.value.number(in: 0...1)
      }
    }
    field.output = FieldOutput(
      schema: schema(), isRequired: true,
      write: { picked, json in
        json.key("values")
        json.object(inline: true) { json in
          for parameter in picked.space.parameters {
            json.key(parameter.name.rawValue)
            json.number(picked.numbers[parameter.name] ?? 0)
          }
        }
      })
    return field
  }

  func value(_ json: JSONValue) throws(JSONError) -> ColorValue {
    do throws(ColorError) {
      return try ColorValue(
        space: space, components: space.parameters.map { numbers[$0.name] ?? ($0.isAlpha ? 1 : 0) })
    } catch {
      throw json.error(error.message)
    }
  }
}
