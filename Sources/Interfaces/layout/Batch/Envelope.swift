import PickerControls
import PickerLayout
import PickerPlatform

/// A line of a batch that contains a request for a document, and an id that its answer repeats: `{"id": 7, "document":
/// {…}, "format": "svg", "width": 320}`.
struct Envelope {
  /// The kind of request.
  enum Request: String, CaseIterable, JSONReadable {
    /// The layout in any format; the default.
    case layout
    /// The node at a point.
    case hit
    /// The findings in every language, at every width and text size.
    case check
    /// The sizes of texts.
    case measure
  }

  let object: JSONObject
  let subject: AnswerSubject

  /// Nil for a line that is a document, or not JSON.
  init?(_ line: [UInt8], line number: Int) {
    guard !line.beginsWithType,
      line.contains(quoted: "document") || line.contains(quoted: "request"),
      let object = try? JSONValue(parsing: line).object(), object["type"] == nil,
      object["document"] != nil || object["request"] != nil
    else { return nil }
    self.object = object
    let id = object["id"].flatMap { Envelope.isID($0) ? $0.compactBytes : nil }
    subject = AnswerSubject(line: number, id: id)
  }

  private static func isID(_ value: JSONValue) -> Bool {
    value.kind == .string || value.kind == .number
  }

  /// Checks the id and reads the kind of request.
  ///
  /// - Throws: `$.id: expected a string or a number, found an array`.
  func request() throws(JSONError) -> Request {
    if let id = object["id"], !id.isNull, !Envelope.isID(id) {
      throw id.unexpected("a string or a number")
    }
    guard let request = object["request"], !request.isNull else { return .layout }
    return try Request(reading: request)
  }

  /// The document.
  ///
  /// - Throws: `$.document: is missing`.
  func document() throws(JSONError) -> JSONValue {
    guard let document = object["document"] else {
      throw JSONError(path: "$.document", message: "is missing")
    }
    _ = try document.object()
    return document
  }

  /// The members that belong neither to every envelope nor to its request.
  func members(besides own: Set<String> = []) -> [JSONMember] {
    let own = own.union(["id", "request", "document"])
    return object.filter { !own.contains($0.key) }
  }

  /// Reads the members that are options of a command, and returns the others.
  func read<Options>(
    _ keys: OptionKeys<Options>, into options: inout Options
  ) throws(JSONError) -> [JSONMember] {
    var others: [JSONMember] = []
    for member in members() where try !keys.read(member, of: object, into: &options) {
      others.append(member)
    }
    return others
  }
}

extension [GivenKey] {
  /// These keys, overridden by an envelope's keys.
  func overridden(by members: [JSONMember]) -> [GivenKey] {
    var keys = self
    for member in members {
      keys.set(GivenKey(path: [member.key], json: member.value.compactBytes))
    }
    return keys
  }
}

extension [UInt8] {
  /// Whether it begins with the key `type`, like most documents but no envelope.
  fileprivate var beginsWithType: Bool {
    let rest = drop { $0 == 0x20 || $0 == UInt8(ascii: "{") }
    return rest.starts(with: "\"type\"".utf8)
  }

  /// Whether it contains a text in quotation marks.
  fileprivate func contains(quoted text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return withUnsafeBytes { bytes in
      guard var place = bytes.baseAddress else { return false }
      let end = place + bytes.count
      while let quote = memchr(place, 0x22, end - place) {
        place = UnsafeRawPointer(quote) + 1
        guard end - place > length else { return false }
        if memcmp(place, text.utf8Start, length) == 0,
          place.load(fromByteOffset: length, as: UInt8.self) == 0x22
        {
          return true
        }
      }
      return false
    }
  }
}
