import CPickerYAML
import PickerCheck
import PickerJSON
import PickerLimits

/// Translates YAML to JSON with every value on its original line, so JSON readers also read YAML.
///
/// Unquoted numbers, Booleans and empty values become `null`. libyaml parses; the first document of a file counts.
struct YAMLTranslator {
  private let file: CatalogFile
  private var json: [UInt8] = []
  private var line = 1
  /// The collections around the place.
  private var open: [YAMLCollection] = []
  private var key = ""
  /// The errors of values that are left out.
  private var errors: [CatalogError] = []

  /// Returns the JSON, and the errors of what it leaves out.
  ///
  /// - Throws: `cannot be read as YAML: did not find expected key` with the line.
  static func json(
    of file: CatalogFile
  ) throws(CatalogError) -> (json: [UInt8], errors: [CatalogError]) {
    if let reason = picker_yaml_error() {
      throw CatalogError(
        path: file.path, message: "cannot read YAML: \(String(cString: reason))",
        reason: .unavailable)
    }
    var translator = YAMLTranslator(file: file)
    try translator.translate()
    return (translator.json.isEmpty ? Array("null".utf8) : translator.json, translator.errors)
  }

  private init(file: CatalogFile) { self.file = file }

  private mutating func translate() throws(CatalogError) {
    // libyaml keeps pointers into it.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) != 0 else {
      throw file.error("cannot be read as YAML: out of memory", line: 1)
    }
    defer { yaml_parser_delete(parser) }
    var failure: CatalogError?
    file.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      do throws(CatalogError) {
        try translateEvents(of: parser)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private mutating func translateEvents(
    of parser: UnsafeMutablePointer<yaml_parser_t>
  ) throws(CatalogError) {
    var checkpoint = Checkpoint(every: 256)
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) != 0 else {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "unknown error"
        throw file.error(
          "cannot be read as YAML: \(problem)", line: parser.pointee.problem_mark.line + 1)
      }
      defer { yaml_event_delete(&event) }
      let place = event.start_mark.line + 1
      guard checkpoint.mayProceed() else {
        throw file.error(Budget.stopError?.description ?? "", line: place)
      }
      if event.type == YAML_DOCUMENT_END_EVENT || event.type == YAML_STREAM_END_EVENT { return }
      try add(event, at: place)
    }
  }

  private mutating func add(_ event: yaml_event_t, at place: Int) throws(CatalogError) {
    switch event.type {
    case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
      let isMapping = event.type == YAML_MAPPING_START_EVENT
      // The time that libyaml takes for a token grows with the depth.
      guard open.count < JSONValue.maximumDepth else {
        throw file.error(
          "expected at most \(JSONValue.maximumDepth) levels of nesting", line: place)
      }
      try begin(at: place)
      json.append(UInt8(ascii: isMapping ? "{" : "["))
      open.append(YAMLCollection(isMapping: isMapping))
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      let isMapping = open.popLast()?.isMapping == true
      json.append(UInt8(ascii: isMapping ? "}" : "]"))
    case YAML_ALIAS_EVENT:
      try begin(at: place)
      json += "null".utf8
      // Where defaults are merged, they have texts of their own.
      if key != "<<" { errors.append(file.error("aliases are not supported", line: place)) }
    case YAML_SCALAR_EVENT: try add(event.text, isPlain: event.isPlain, at: place)
    default: break
    }
  }

  private mutating func add(
    _ text: String, isPlain: Bool, at place: Int
  ) throws(CatalogError) {
    let isKey = open.last?.expectsKey == true
    if isKey { key = text }
    try begin(at: place, isKey: isKey)
    guard isKey || !isPlain || text.isText else { return json += "null".utf8 }
    var writer = JSONWriter(pretty: false, capacity: text.utf8.count + 2)
    writer.string(text)
    json += writer.bytes
  }

  /// Writes what precedes a value, with the ends of lines before its own.
  private mutating func begin(at place: Int, isKey: Bool = false) throws(CatalogError) {
    if let last = open.last {
      guard isKey || !last.expectsKey else {
        throw file.error("expected a text as a key", line: place)
      }
      if let separator = last.separator { json.append(separator) }
      open[open.count - 1].count += 1
    }
    json += repeatElement(0x0A, count: max(0, place - line))
    line = max(line, place)
  }
}

/// A mapping or a sequence whose end has not been found yet.
private struct YAMLCollection {
  let isMapping: Bool
  /// How many keys and values there are.
  var count = 0

  var expectsKey: Bool { isMapping && count.isMultiple(of: 2) }

  /// What JSON has before the next key or value.
  var separator: UInt8? {
    if isMapping && !expectsKey { return UInt8(ascii: ":") }
    return count > 0 ? UInt8(ascii: ",") : nil
  }
}

extension yaml_event_t {
  fileprivate var text: String {
    let bytes = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it has no quotation marks.
  fileprivate var isPlain: Bool { data.scalar.style == YAML_PLAIN_SCALAR_STYLE }
}

extension String {
  /// Whether it is a text even without quotation marks: not a number, a Boolean or empty.
  fileprivate var isText: Bool {
    switch self {
    case "", "~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE":
      return false
    default:
      let start = utf8.first.map { $0.isDigit || "+-.".utf8.contains($0) } ?? false
      return !start || Double(self) == nil
    }
  }
}
