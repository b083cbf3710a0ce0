public import PickerCheck
import PickerGeometry
import PickerJSON

/// The findings that are known, so that only new ones fail a check.
///
/// An entry names what was found and where, without the numbers that a small change of a document moves. In JSON, each
/// is on a line of its own, in a fixed order, so that two versions of the file can be compared.
public struct Baseline: Hashable, Sendable {
  /// The known findings.
  public var entries: Set<BaselineEntry>

  /// A finding that is known.
  public struct BaselineEntry: Hashable, Sendable {
    /// What was found.
    public var code: Finding.Code
    /// Where it was found.
    public var cell: CheckCell
    /// The id of the item; nil for the control as a whole, and for an item without one.
    public var id: String?
    /// The text of an item without an id.
    public var text: String?

    /// Creates an entry.
    public init(code: Finding.Code, cell: CheckCell, id: String? = nil, text: String? = nil) {
      self.code = code
      self.cell = cell
      self.id = id
      self.text = text
    }

    /// The entry of a finding, with its numbers as they are written in JSON.
    public init(_ finding: Finding) {
      var cell = finding.cell
      cell.width = cell.width?.roundedLength
      cell.textScale = cell.textScale.roundedNumber
      cell.isSource = false
      self.init(
        code: finding.code, cell: cell, id: finding.id,
        text: finding.id == nil ? finding.text : nil)
    }
  }

  /// Creates a baseline.
  public init(entries: Set<BaselineEntry> = []) {
    self.entries = entries
  }

  /// Creates the baseline of everything in a report that counts: what a document silences is left out.
  public init(_ report: CheckReport) {
    entries = Set(report.findings.lazy.filter { $0.silencedBecause == nil }.map(BaselineEntry.init))
  }

  /// Whether a finding is known.
  public func contains(_ finding: Finding) -> Bool { entries.contains(BaselineEntry(finding)) }

  /// Returns the report with its findings marked as known or not.
  public func marking(_ report: CheckReport) -> CheckReport {
    var report = report
    for place in report.findings.indices {
      report.findings[place].isKnown = contains(report.findings[place])
    }
    return report
  }
}

extension Baseline.BaselineEntry: Comparable {
  /// Orders entries as they are written: by document, locale, text scale, direction, width, code and item.
  public static func < (one: Baseline.BaselineEntry, other: Baseline.BaselineEntry) -> Bool {
    one.place != other.place ? one.place < other.place : one.item < other.item
  }

  private var place: (String, String, Double, String, Double, Int) {
    (
      cell.document, cell.locale, cell.textScale, cell.direction.rawValue, cell.width ?? 0,
      code.rank
    )
  }

  private var item: (String, String) { (id ?? "", text ?? "") }
}
