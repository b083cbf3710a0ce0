import HummingbirdCore
import PickerControls
import PickerLayout
import PickerOutput

/// The query of `POST /layout`.
struct LayoutQuery: Sendable {
  private(set) var format = OutputFormat.json
  private(set) var isCompact = false
  /// Whether boxes that draw nothing are drawn as outlines.
  private(set) var isOutlined = false
  /// How much is kept of JPEG and WebP; nil: as much as is usual.
  private(set) var quality: Int?
  /// The background of the whole picture; nil: that of the tree.
  private(set) var background: Color?
  /// The members of the object whose keys override the document's; the values are JSON.
  private var members: [(key: String, json: String)] = []

  /// - Throws: For an unknown name, and for a value that is invalid for its name.
  init(_ uri: URI) throws(LayoutService.RequestError) {
    for (name, value) in uri.queryParameters where !(name.isEmpty && value.isEmpty) {
      try add(String(name), String(value))
    }
  }

  /// Pixels per point of a picture.
  var scale: Double {
    let json = members.last { $0.key == "scale" }?.json
    return json.flatMap { try? JSONValue(parsing: Array($0.utf8)).number() } ?? 1
  }

  /// The object whose keys override the document's; nil if nothing is overridden.
  var options: [UInt8]? {
    guard !members.isEmpty else { return nil }
    let texts = members.map { "\(JSONText.string($0.key)):\($0.json)" }
    return Array("{\(texts.joined(separator: ","))}".utf8)
  }

  private mutating func add(
    _ name: String, _ value: String
  ) throws(LayoutService.RequestError) {
    switch name {
    case "format": format = try LayoutQuery.format(value)
    case "compact": isCompact = try LayoutQuery.flag(name, value)
    case "outline": isOutlined = try LayoutQuery.flag(name, value)
    case "quality": quality = try LayoutQuery.quality(name, value)
    case "background": background = try LayoutQuery.color(name, value)
    case "theme": members.append((name, try LayoutQuery.name(of: BuiltInTheme.self, name, value)))
    case "scheme": members.append((name, try LayoutQuery.name(of: SchemeChoice.self, name, value)))
    case "width", "height", "scale":
      members.append((name, try LayoutQuery.number(name, value)))
    case "options": try addOptions(value)
    default:
      let known =
        "format, compact, width, height, scale, theme, scheme, outline, quality, background, "
        + "options"
      throw .query(name: name, message: "is unknown, expected one of \(known)")
    }
  }

  private mutating func addOptions(_ text: String) throws(LayoutService.RequestError) {
    do {
      for member in try JSONValue(parsing: Array(text.utf8)).object() {
        let json = String(decoding: member.value.compactBytes, as: UTF8.self)
        members.append((member.key, json))
      }
    } catch {
      throw .query(name: "options", message: error.description)
    }
  }

  private static func format(_ name: String) throws(LayoutService.RequestError) -> OutputFormat {
    try value(of: OutputFormat.self, "format", name)
  }

  /// The value that a text names.
  private static func value<Value: RawRepresentable<String> & CaseIterable>(
    of _: Value.Type, _ name: String, _ text: String
  ) throws(LayoutService.RequestError) -> Value {
    guard let value = Value(rawValue: text) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw .query(name: name, message: "expected one of \(known), found \(JSONText.quoted(text))")
    }
    return value
  }

  /// The name of a value as JSON.
  private static func name<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type, _ name: String, _ text: String
  ) throws(LayoutService.RequestError) -> String {
    JSONText.string(try value(of: type, name, text).rawValue)
  }

  private static func color(
    _ name: String, _ text: String
  ) throws(LayoutService.RequestError) -> Color {
    guard let color = Color(text) else {
      throw .query(
        name: name,
        message: "expected a colour such as white or #1A2B3C, found \(JSONText.quoted(text))")
    }
    return color
  }

  private static func quality(
    _ name: String, _ text: String
  ) throws(LayoutService.RequestError) -> Int {
    guard let quality = Int(text), 0...100 ~= quality else {
      throw .query(name: name, message: "expected 0 to 100, found \(JSONText.quoted(text))")
    }
    return quality
  }

  /// The number as JSON, which has no `+1` and no `.5`.
  private static func number(
    _ name: String, _ text: String
  ) throws(LayoutService.RequestError) -> String {
    guard let number = Double(text), number.isFinite else {
      throw .query(name: name, message: "expected a number, found \(JSONText.quoted(text))")
    }
    return "\(number)"
  }

  private static func flag(
    _ name: String, _ text: String
  ) throws(LayoutService.RequestError) -> Bool {
    switch text {
    case "", "1", "true": return true
    case "0", "false": return false
    default:
      throw .query(name: name, message: "expected true or false, found \(JSONText.quoted(text))")
    }
  }
}
