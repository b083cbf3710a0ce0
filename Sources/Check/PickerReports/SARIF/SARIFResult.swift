import PickerCheck
import PickerControls
import PickerGeometry
import PickerJSON

/// A group of findings as a result of SARIF.
struct SARIFResult {
  let group: FindingGroup
  /// The worst finding, with the width that helps.
  let worst: AssessedFinding
  /// The place of its code among the rules.
  let ruleIndex: Int
  let fingerprint: String
  let hasBaseline: Bool

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", string: group.code.rawValue)
      json.member("ruleIndex", integer: ruleIndex)
      json.member("level", string: worst.isFailure ? "error" : "warning")
      json.key("message")
      json.object(inline: true) { json in
        json.member("text", string: message)
      }
      writeLocation(to: &json)
      writeTranslation(to: &json)
      json.key("partialFingerprints")
      json.object(inline: true) { $0.member("layoutCheck/v1", string: fingerprint) }
      if hasBaseline {
        json.member("baselineState", string: worst.status == .known ? "unchanged" : "new")
      }
      writeSuppressions(to: &json)
      writeProperties(to: &json)
    }
  }

  private var message: String {
    let sentence = worst.finding.sentence(forSeveral: group.isOfSeveralItems)
    let places = group.places(showingScale: true).joined(separator: "; ")
    let isOne = group.findings.count == 1 || places.isEmpty
    return sentence + worst.finding.placeText + (isOne ? "" : ". Found in \(places)")
  }

  /// The maximum number of items and of translations that are listed.
  private static let maximumListCount = 20

  private func writeLocation(to json: inout JSONWriter) {
    json.key("locations")
    json.array { json in
      var known: Set<String?> = []
      let items = ([worst] + group.findings).filter { known.insert($0.finding.subject).inserted }
      for item in items.prefix(SARIFResult.maximumListCount) {
        json.object { json in
          json.member(physicalLocation: item.finding.cell.document, line: item.line)
          guard let subject = item.finding.subject else { return }
          json.key("logicalLocations")
          json.array(inline: true) { json in
            json.object { $0.member("name", string: subject.withControlsEscaped) }
          }
        }
      }
    }
  }

  /// The lines of the translations, where errors can be corrected.
  private func writeTranslation(to json: inout JSONWriter) {
    let places = ([worst] + group.findings).compactMap(\.finding.translation).unique
    guard !places.isEmpty else { return }
    json.key("relatedLocations")
    json.array { json in
      for (number, place) in places.prefix(SARIFResult.maximumListCount).enumerated() {
        json.object { json in
          json.member("id", integer: number + 1)
          json.member(physicalLocation: place.path, line: place.line)
          json.key("message")
          json.object(inline: true) { $0.member("text", string: "A translation") }
        }
      }
    }
  }

  /// Every result has the key if any has it; an empty list says that a result is not suppressed.
  private func writeSuppressions(to json: inout JSONWriter) {
    json.key("suppressions")
    json.array(inline: true) { json in
      guard worst.status == .silenced else { return }
      json.object { json in
        json.member("kind", string: "inSource")
        json.member(
          "justification", string: (worst.finding.silencedBecause ?? "").withControlsEscaped)
      }
    }
  }

  private func writeProperties(to json: inout JSONWriter) {
    let finding = worst.finding
    guard !finding.cell.isFile else { return }
    json.key("properties")
    json.object(inline: true) { json in
      json.member("findings", integer: group.findings.count)
      json.member("languages", integer: group.languageCount)
      json.member("locale", string: finding.cell.locale.withControlsEscaped)
      if let width = finding.cell.width { json.member("width", length: width) }
      json.member("textScale", number: finding.cell.textScale)
      json.member("direction", string: finding.cell.direction.rawValue)
      if let missing = finding.missing { json.member("missing", length: missing) }
      if let needed = finding.neededWidth {
        json.key("neededWidth")
        json.number(needed, decimals: 6)
      }
    }
  }
}

extension JSONWriter {
  /// Writes the place of a line in a file.
  mutating func member(physicalLocation path: String, line: Int?) {
    key("physicalLocation")
    object { json in
      json.key("artifactLocation")
      json.object(inline: true) { $0.member("uri", string: path.uriReference) }
      guard let line else { return }
      json.key("region")
      json.object(inline: true) { $0.member("startLine", integer: line) }
    }
  }
}

extension String {
  /// The path as a URI reference: what is not allowed in one is percent-encoded, and an absolute path is a `file` URI.
  ///
  /// Source: RFC 3986, sections 2.3, 3.3 and 4.2.
  var uriReference: String {
    var reference = hasPrefix("/") ? "file://" : ""
    let hasColon = split(separator: "/", maxSplits: 1).first?.contains(":") == true
    if hasColon, !hasPrefix("/") { reference = "./" }
    for byte in utf8 {
      if byte.isUnescapedInURI {
        reference.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        reference += byte < 16 ? "%0" : "%"
        reference += String(byte, radix: 16, uppercase: true)
      }
    }
    return reference
  }
}

extension UInt8 {
  /// Whether the byte needs no encoding in the path of a URI.
  fileprivate var isUnescapedInURI: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~!$&'()*+,;=:@/".utf8.contains(self)
    }
  }
}
