import PickerCheck
import PickerControls
import PickerJSON
import PickerText

/// Messages that are objects or lists in JSON.
///     {"message": "Hi $NAME$", "placeholders": {"name": {"content": "$1"}}}    browser extensions
///     {"defaultMessage": "Hi {name}", "description": "…"}                      FormatJS
///     [{"type": 0, "value": "Hi "}, {"type": 1, "value": "name"}]              FormatJS, compiled
/// Source: MDN, *Internationalization* of WebExtensions; FormatJS, `@formatjs/icu-messageformat-parser`.
enum JSONMessages {
  /// The text of an object; nil for one of other texts.
  static func text(of members: [JSONMember]) throws(JSONError) -> String? {
    let keys = Set(members.map { $0.key })
    func string(_ key: String) throws(JSONError) -> String? {
      guard let value = members.first(where: { $0.key == key })?.value, value.kind == .string else {
        return nil
      }
      return try value.string()
    }
    if keys.contains("defaultMessage"), keys.isSubset(of: formatJSKeys) {
      return try string("defaultMessage")
    }
    guard keys.contains("message"), keys.isSubset(of: extensionKeys) else { return nil }
    let placeholders = members.first { $0.key == "placeholders" }?.value
    let names = placeholders?.kind == .object ? try placeholders?.members().map { $0.key } : nil
    return try string("message").map { named(names ?? [], in: $0) }
  }

  private static let extensionKeys: Set<String> = [
    "message", "description", "placeholders", "hash",
  ]
  private static let formatJSKeys: Set<String> = [
    "id", "defaultMessage", "description", "file", "start", "end", "line", "col",
  ]

  /// A text with `{name}` in place of `$NAME$`, and `$` in place of `$$`.
  private static func named(_ names: [String], in text: String) -> String {
    let known = Set(names.map { $0.asciiLowercased })
    let parts = text.split(separator: "$", omittingEmptySubsequences: false).map { String($0) }
    var (result, place) = (parts[0], 1)
    while place < parts.count {
      let isClosed = place + 1 < parts.count
      if isClosed, parts[place].isEmpty || known.contains(parts[place].asciiLowercased) {
        result += parts[place].isEmpty ? "$" : "{\(parts[place].asciiLowercased)}"
        result += parts[place + 1]
        place += 2
      } else {
        result += "$" + parts[place]
        place += 1
      }
    }
    return result
  }
}

extension MessageFormat {
  /// Reads a message that FormatJS has compiled; nil for another list.
  init?(compiled json: JSONValue) throws(JSONError) {
    let elements = Array(try json.array())
    guard !elements.isEmpty else { return nil }
    for element in elements {
      guard element.kind == .object, try element.object()["type"]?.kind == .number else {
        return nil
      }
    }
    parts = try MessageFormat.parts(json, count: nil)
  }

  private static func parts(_ json: JSONValue, count: String?) throws(JSONError) -> [Part] {
    var parts: [Part] = []
    for element in try json.array() {
      let object = try element.object()
      let value = try object["value"]?.string() ?? ""
      switch try object["type"]?.integer() {
      case 0: parts.append(.text(value))
      case 1, 3, 4: parts.append(.argument(value, isNumber: false))
      case 2: parts.append(.argument(value, isNumber: true))
      case 5: parts.append(.choice(try choice(object, value, isPlural: false, count: count)))
      case 6:
        let isOrdinal = try object["pluralType"]?.string() == "ordinal"
        parts.append(.choice(try choice(object, value, isPlural: !isOrdinal, count: value)))
      case 7: parts.append(.argument(count ?? "", isNumber: true))
      case 8:
        parts +=
          try object["children"].map { (json) throws(JSONError) in
            try self.parts(json, count: count)
          } ?? []
      default: break
      }
    }
    return parts
  }

  private static func choice(
    _ object: JSONObject, _ argument: String, isPlural: Bool, count: String?
  ) throws(JSONError) -> Choice {
    var choice = Choice(argument: argument, isPlural: isPlural, cases: [])
    for option in try object["options"]?.members() ?? [] {
      guard let value = try option.value.object()["value"] else { continue }
      choice.cases.append((option.key, try parts(value, count: count)))
    }
    return choice
  }
}
