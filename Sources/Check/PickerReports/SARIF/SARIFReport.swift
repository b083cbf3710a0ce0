public import PickerCheck
import PickerGeometry
import PickerHTML
import PickerJSON

/// Writes an assessment as SARIF 2.1.0, which code scanning shows beside the documents.
///
/// The findings of one kind about a control or an item, in all languages and at all widths, are one result: an error if
/// it fails the check, otherwise a warning. Silenced findings have a suppression with the reason; with a baseline, each
/// result says whether it is new. The fingerprint of a result consists of its code, document and control or item, so it
/// does not change with numbers and lines. GitHub accepts 25,000 results per file; of more, only the worst are written,
/// and a notification counts the others.
///
/// Source: OASIS Standard, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
public struct SARIFReport: Sendable {
  /// The version of the tool.
  public let version: String

  /// Creates a report of a version of the tool, such as `1.0.0`.
  public init(version: String) {
    self.version = version
  }

  /// Returns the log as JSON in UTF-8, with a line feed at the end.
  /// - Parameters:
  ///   - assessment: The assessed findings.
  ///   - neededWidth: Returns the needed width of a finding that is shown.
  public func bytes(
    of assessment: Assessment, neededWidth: (Finding) -> Double? = { $0.neededWidth }
  ) -> [UInt8] {
    let groups = FindingGroup.all(of: assessment, by: .control)
    let shown = groups.prefix(SARIFReport.maximumResultCount)
    let codes = Finding.Code.allCases.filter { code in
      assessment.count { $0.finding.code == code } > 0
    }
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", string: SARIFReport.schema)
      json.member("version", string: "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          writeTool(codes, to: &json)
          json.member("columnKind", string: "unicodeCodePoints")
          let left = leftOut(groups.count - shown.count, of: assessment)
          writeNotifications(of: assessment.warnings + left, to: &json)
          json.key("results")
          json.array { json in
            let results = results(
              of: shown, codes, hasBaseline: assessment.hasBaseline, neededWidth)
            for result in results { result.write(to: &json) }
          }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  private func writeTool(_ codes: [Finding.Code], to json: inout JSONWriter) {
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.member("name", string: "layout check")
        json.member("semanticVersion", string: version)
        json.key("rules")
        json.array { json in
          for code in codes { code.writeRule(to: &json) }
        }
      }
    }
  }

  private func writeNotifications(of warnings: [CheckProblem], to json: inout JSONWriter) {
    guard !warnings.isEmpty else { return }
    json.key("invocations")
    json.array { json in
      json.object { json in
        json.member("executionSuccessful", bool: true)
        json.key("toolExecutionNotifications")
        json.array { json in
          for warning in warnings { warning.writeNotification(to: &json) }
        }
      }
    }
  }

  /// The maximum number of results: fewer than GitHub takes.
  static let maximumResultCount = 24_000

  private func leftOut(_ count: Int, of assessment: Assessment) -> [CheckProblem] {
    guard count > 0, let path = assessment.documents.first else { return [] }
    return [CheckProblem(.message, path: path, message: "\(count) more results are left out")]
  }

  private func results(
    of groups: ArraySlice<FindingGroup>, _ codes: [Finding.Code], hasBaseline: Bool,
    _ neededWidth: (Finding) -> Double?
  ) -> [SARIFResult] {
    var seen: [String: Int] = [:]
    return zip(groups, groups.worst(neededWidth)).map { group, worst in
      let fingerprint = group.fingerprint
      seen[fingerprint, default: 0] += 1
      return SARIFResult(
        group: group, worst: worst,
        ruleIndex: codes.firstIndex(of: group.code) ?? 0,
        fingerprint: "\(fingerprint):\(seen[fingerprint] ?? 1)", hasBaseline: hasBaseline)
    }
  }
}

extension CheckProblem {
  fileprivate func writeNotification(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("level", string: "warning")
      json.key("message")
      json.object { $0.member("text", string: message) }
      json.key("locations")
      json.array { json in
        json.object { $0.member(physicalLocation: path, line: line) }
      }
    }
  }
}

extension Finding.Code {
  fileprivate func writeRule(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", string: rawValue)
      for (key, text) in [("shortDescription", title), ("fullDescription", help), ("help", help)] {
        json.key(key)
        json.object(inline: true) { $0.member("text", string: text) }
      }
      json.key("defaultConfiguration")
      json.object(inline: true) { $0.member("level", string: "warning") }
    }
  }
}

extension FindingGroup {
  /// 32 hexadecimal digits.
  fileprivate var fingerprint: String {
    let parts = [code.rawValue, findings[0].finding.cell.document, subject ?? ""]
    let digest = SHA256.digest(of: Array(parts.joined(separator: "\u{0}").utf8))
    return digest.prefix(16).map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
