import PickerJSON
import PickerLimits

extension FindingCode: JSONReadable, JSONWritable {}

extension CheckSettings: JSONRecord {
  package static var unread: CheckSettings { CheckSettings() }
  package static var isInline: Bool { false }
  package static var schema: JSONSchema {
    .shared("check") {
      fields.schema.described("Limits for `layout check`, and findings to ignore.")
    }
  }

  package static let fields = ValueFields<CheckSettings>([
    Field("maxRows", .count(), ifAny: { $0.maxRows }) { $0.maxRows = $1 }.doc(
      "The maximum number of rows of items; more are reported; default: the option --max-rows."),
    Field("minTarget", .length, ifAny: { $0.minTarget }) { $0.minTarget = $1 }.doc(
      "The minimum width and height of hit regions, in points; default: the option --min-target, or the items' minTarget."
    ),
    Field("samples", .samples, unless: [:], { $0.samples }) { $0.samples = $1 }.doc(
      "Replacements for placeholders in texts, by name, position or type, such as '{\"name\": \"Ada\"}'; default: the widest of 0…999, and Alexandria."
    ),
    Field("doNotTranslate", .list(of: .value), unless: [], { $0.doNotTranslate }) {
      $0.doNotTranslate = $1
    }.doc("Texts that are the same in all languages; * matches any characters; default: none."),
    Field("silence", .list(of: .value, inline: false), unless: [], { $0.silenced }) {
      $0.silenced = $1
    }.doc(
      "Findings to ignore, such as '[{\"code\": \"truncated\", \"reason\": \"as designed\"}]'; default: none."
    ),
  ])
}

extension SilencedFinding: JSONRecord {
  package static var unread: SilencedFinding { SilencedFinding(.truncated, reason: "") }

  package init(reading json: JSONValue) throws(JSONError) {
    self = .unread
    // There may be many; once the time is over, nobody sees them.
    guard Budget.mayProceed else { return }
    try SilencedFinding.fields.read(try json.object(), into: &self)
    guard reason.isEmpty else { return }
    throw JSONError(path: "\(json.path).reason", message: "must not be empty")
  }

  package static let fields = ValueFields<SilencedFinding>([
    Field("code", .silencedCode, { SilencedCode(code: $0.code, warning: $0.warning) }) {
      ($0.code, $0.warning) = ($1.code, $1.warning)
    }.doc("The code of the findings, or of the warnings; * for all findings.").required,
    Field("id", .value, ifAny: { $0.id }) { $0.id = $1 }.doc(
      "The id of the item; * matches any characters; default: all."),
    Field("text", .value, ifAny: { $0.text }) { $0.text = $1 }.doc(
      "The text of the item; * matches any characters; default: all."),
    Field("locale", .value, ifAny: { $0.locale }) { $0.locale = $1 }.doc(
      "The language of the findings; de includes de-AT; default: all."),
    Field("reason", .value, { $0.reason }) { $0.reason = $1 }.doc(
      "The reason for ignoring the findings; default: none."
    )
    .required,
  ])
}

/// The code of findings or warnings.
private struct SilencedCode: Equatable {
  var code: FindingCode?
  var warning: String?
}

extension JSONCodec<SilencedCode> {
  fileprivate static var silencedCode: JSONCodec {
    let findings = JSONCodec<FindingCode?>.code(orAny: "*")
    return JSONCodec(
      schema: .anyOf([FindingCode.schema, .words(["*"] + SilencedFinding.warnings)]),
      read: { (json) throws(JSONError) in
        let word = json.kind == .string ? try json.string() : ""
        if SilencedFinding.warnings.contains(word) { return SilencedCode(warning: word) }
        return SilencedCode(code: try findings.read(json))
      },
      write: { silenced, json in
        if let warning = silenced.warning { return json.string(warning) }
        findings.write(silenced.code, &json)
      })
  }
}

extension JSONCodec<FindingCode?> {
  /// A code, or a word for all of them, which is nil.
  static func code(orAny word: String) -> JSONCodec {
    JSONCodec(
      schema: .anyOf([FindingCode.schema, .words([word])]),
      read: { (json) throws(JSONError) in
        let isAny = json.kind == .string ? try json.string() == word : false
        return isAny ? nil : try FindingCode(reading: json)
      },
      write: { code, json in
        if let code { code.write(to: &json) } else { json.string(word) }
      })
  }
}
