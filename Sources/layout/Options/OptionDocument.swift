import ArgumentParser
import PickerLayout

/// The value of an option that mirrors a JSON key: JSON if it can be parsed as JSON, else a string.
struct OptionValue: ExpressibleByArgument {
  let json: [UInt8]

  init(argument: String) {
    let bytes = Array(argument.utf8)
    let isJSON = (try? JSONValue(parsing: bytes)) != nil
    json = isJSON ? bytes : .writing { $0.string(argument) }
  }

  /// A value that is JSON already.
  init(json: [UInt8]) {
    self.json = json
  }

  /// A string, also where it looks like JSON.
  init(text: String) {
    json = .writing { $0.string(text) }
  }

  /// `true` or `false`.
  init(_ value: Bool) {
    json = Array((value ? "true" : "false").utf8)
  }

  /// A list of texts.
  init(texts: [String]) {
    json = .writing { json in
      json.array { json in
        for text in texts { json.string(text) }
      }
    }
  }

  /// A list separated by commas, or a JSON array.
  init(list: String) throws {
    if list.hasPrefix("[") {
      self.init(argument: list)
    } else {
      self.init(texts: try TextList(parsing: list).texts)
    }
  }

  /// Whether there is a member at a path such as `font.size`.
  func names(_ path: [String]) -> Bool {
    var value = try? JSONValue(parsing: json)
    for key in path { value = try? value?.object()[key] }
    return value != nil
  }

  /// Whether it is the number 0.
  var isZero: Bool { (try? JSONValue(parsing: json).number()) == 0 }

  /// An object of the members that have a value; nil where none has.
  init?(members: [(key: String, value: OptionValue?)]) {
    guard members.contains(where: { $0.value != nil }) else { return nil }
    json = .writing { json in
      json.object { json in
        for (key, value) in members {
          guard let value else { continue }
          json.key(key)
          json.raw(value.json)
        }
      }
    }
  }
}

extension [UInt8] {
  fileprivate static func writing(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(pretty: false)
    body(&json)
    return json.bytes
  }
}

/// A JSON key and the value of its option; nil where the option is not given.
typealias OptionMember = (key: String, value: OptionValue?)

/// Options of the container, the same for every control.
struct ContainerOptions: OptionTable {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "Points from border to border; default: the width of the content.")
  var width: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "Points from border to border; default: the height of the content.")
  var height: OptionValue?
  @Option(parsing: .unconditional, help: "A number of points, or an object of sides.")
  var padding: OptionValue?
  @Option(
    parsing: .unconditional, help: "A number of points, or an object of sides, width and color.")
  var border: OptionValue?
  @Option(help: "The colour of the border.", completion: .list(Color.names))
  var borderColor: String?
  @Option(
    parsing: .unconditional, help: "ltr, rtl or auto.", completion: .list(["ltr", "rtl", "auto"]))
  var direction: OptionValue?
  @Option(help: "A BCP 47 tag, such as tr or zh-Hant.")
  var language: String?
  @Option(help: "The name of the control for screen readers.")
  var label: String?
  @Option(help: "A colour, such as teal or #1A2B3C.", completion: .list(Color.names))
  var fill: String?
  @Option(parsing: .unconditional, help: "Points.")
  var cornerRadius: OptionValue?
  @Option(
    help: ArgumentHelp(
      "What to include beside geometry: glyphs, accessibility, hits, navigation, trace, breakpoints, "
        + "measures.", valueName: "words"),
    completion: .list([
      "glyphs", "accessibility", "hits", "navigation", "trace", "breakpoints", "measures",
    ]), transform: OptionValue.init(list:))
  var detail: OptionValue?
  @Option(
    parsing: .unconditional,
    help: "Device pixels per point, 0.01 to 1000, to which edges are snapped.")
  var scale: OptionValue?
  @Option(help: .iconFolder, completion: .directory)
  var icons: String?
  @Option(help: .theme, completion: .list(BuiltInTheme.allCases.map(\.rawValue)))
  var theme: String?
  @Option(
    help: .scheme, completion: .list(SchemeChoice.allCases.map(\.rawValue)))
  var scheme: String?

  static let rows: [OptionRow<Self>] = [
    .json("width", letter: "w") { try $1(&$0._width) },
    .json("height") { try $1(&$0._height) },
    .json("padding") { try $1(&$0._padding) },
    .json("border") { try $1(&$0._border) },
    .text("borderColor") { try $1(&$0._borderColor) },
    .json("direction") { try $1(&$0._direction) },
    .text("language") { try $1(&$0._language) },
    .text("label") { try $1(&$0._label) },
    .text("fill") { try $1(&$0._fill) },
    .json("cornerRadius") { try $1(&$0._cornerRadius) },
    .list("detail") { try $1(&$0._detail) },
    .json("scale") { try $1(&$0._scale) },
    .text("icons", as: { OptionValue(path: $0) }) { try $1(&$0._icons) },
    .text("theme", as: { OptionValue(theme: $0) }) { try $1(&$0._theme) },
    .text("scheme") { try $1(&$0._scheme) },
  ]

  func validate() throws {
    try icons?.checkIconFolder()
    if width?.isZero == true { throw ValidationError.notPositive("--width") }
  }
}

/// The name of the control, an option of the container.
struct NameOptions: OptionTable {
  @Option(help: "The name of the control in the tree.")
  var id: String?

  static let rows: [OptionRow<Self>] = [.text("id") { try $1(&$0._id) }]
}

/// Options of the font, the same for every control with texts.
struct FontOptions: OptionTable {
  @Option(
    help: "Families in order of preference, separated by commas.",
    completion: .custom { _, _, _ in TextMeasurer.shared.library.listing.map(\.name) },
    transform: OptionValue.init(list:))
  var family: OptionValue?
  @Option(parsing: .unconditional, help: "Points per em.")
  var size: OptionValue?
  @Option(
    parsing: .unconditional, help: "1 to 1000, or a name such as medium.",
    completion: .list(FontWeight.named.map(\.name)))
  var weight: OptionValue?
  @Option(
    help: "normal, italic or oblique.", completion: .list(["normal", "italic", "oblique"]))
  var style: String?
  @Option(parsing: .unconditional, help: "auto, or points.", completion: .list(["auto"]))
  var opticalSize: OptionValue?
  @Option(parsing: .unconditional, help: "Points added after every letter.")
  var letterSpacing: OptionValue?
  @Option(
    parsing: .unconditional, help: "Points from baseline to baseline, or a percentage of the size.")
  var lineHeight: OptionValue?
  @Option(
    parsing: .unconditional, help: "exact or rounded.", completion: .list(["exact", "rounded"]))
  var lineMetrics: OptionValue?
  @Option(parsing: .unconditional, help: "OpenType features, such as '{\"tnum\": 1}'.")
  var features: OptionValue?
  @Option(parsing: .unconditional, help: "Axes of a variable font, such as '{\"slnt\": -10}'.")
  var variations: OptionValue?

  static let rows: [OptionRow<Self>] = [
    .list("family") { try $1(&$0._family) },
    .json("size") { try $1(&$0._size) },
    .json("weight") { try $1(&$0._weight) },
    .text("style") { try $1(&$0._style) },
    .json("opticalSize") { try $1(&$0._opticalSize) },
    .json("letterSpacing") { try $1(&$0._letterSpacing) },
    .json("lineHeight") { try $1(&$0._lineHeight) },
    .json("lineMetrics") { try $1(&$0._lineMetrics) },
    .json("features") { try $1(&$0._features) },
    .json("variations") { try $1(&$0._variations) },
  ]

  /// The key `font` with its value.
  var member: OptionMember { ("font", OptionValue(members: members)) }
}
