public import PickerCheck
public import PickerControls
import PickerJSON

/// The known findings; only new findings fail a check.
///
/// An entry contains the code, the label, the document and the language. It applies to all widths and text sizes, and
/// has no numbers that small changes affect. In JSON, each entry is on its own line, in a fixed order, so versions of
/// the file can be compared.
public struct Baseline: Hashable, Sendable {
  /// The known findings.
  public var entries: Set<BaselineEntry>
  /// The languages of the catalogues; a language that disappears is a finding.
  public var languages: Set<String>

  /// A known finding.
  public struct BaselineEntry: Hashable, Sendable {
    /// The kind of problem.
    public var code: Finding.Code
    /// The document, or the unreadable file; in files of the tool, its path relative to the baseline's folder.
    public var document: String
    /// The locale; empty for a file that cannot be read.
    public var locale: String
    /// The id of the item; nil for the control itself, and for an item without one.
    public var id: String?
    /// The text of an item without an id.
    public var text: String?

    /// Creates an entry.
    public init(
      code: Finding.Code, document: String, locale: String, id: String? = nil, text: String? = nil
    ) {
      self.code = code
      self.document = document
      self.locale = locale
      self.id = id
      self.text = text
    }

    /// The entry of a finding.
    ///
    /// - Parameters:
    ///   - finding: A finding of a check.
    ///   - name: Returns the name of a document in the baseline.
    public init(_ finding: Finding, naming name: (String) -> String = { $0 }) {
      self.init(
        code: finding.code, document: name(finding.cell.document), locale: finding.cell.locale,
        id: finding.id, text: finding.id == nil ? finding.text : nil)
    }
  }

  /// Creates a baseline.
  public init(entries: Set<BaselineEntry> = [], languages: Set<String> = []) {
    self.entries = entries
    self.languages = languages
  }

  /// Creates the baseline of all findings in a report, except those that a document silences.
  ///
  /// - Parameters:
  ///   - report: The findings of a check.
  ///   - name: Returns the name of a document in the baseline.
  public init(_ report: CheckReport, naming name: (String) -> String = { $0 }) {
    let counting = report.findings.filter { $0.silencedBecause == nil }
    self.init(entries: Set(counting.map { BaselineEntry($0, naming: name) }))
  }

  /// Returns the report with its findings marked as known or not.
  ///
  /// - Parameters:
  ///   - report: The findings of a check.
  ///   - name: Returns the name of a document in the baseline.
  public func marking(
    _ report: CheckReport, naming name: (String) -> String = { $0 }
  ) -> CheckReport {
    var report = report
    for place in report.findings.indices {
      let entry = BaselineEntry(report.findings[place], naming: name)
      report.findings[place].isKnown = entries.contains(entry)
    }
    return report
  }

  /// Returns the baseline with all findings of a report, and its own entries for documents and languages that are not
  /// in the report.
  ///
  /// - Parameters:
  ///   - report: The findings of a check.
  ///   - name: Returns the name of a document in the baseline.
  public func merging(
    _ report: CheckReport, naming name: (String) -> String = { $0 }
  ) -> Baseline {
    let found = Baseline(report, naming: name).entries
    return Baseline(
      entries: entries.subtracting(unused(in: report, naming: name)).union(found),
      languages: languages)
  }

  /// Returns the entries for a report's documents and languages that match no finding in it.
  ///
  /// - Parameters:
  ///   - report: The findings of a check.
  ///   - name: Returns the name of a document in the baseline.
  public func unused(
    in report: CheckReport, naming name: (String) -> String = { $0 }
  ) -> Set<BaselineEntry> {
    struct CheckedPart: Hashable {
      var document: String
      var locale: String
    }
    let checked = Set(
      report.cells.map { CheckedPart(document: name($0.document), locale: $0.locale) })
    let found = Baseline(report, naming: name).entries
    return entries.filter { entry in
      !found.contains(entry)
        && checked.contains(CheckedPart(document: entry.document, locale: entry.locale))
    }
  }
}

extension Baseline.BaselineEntry: CustomStringConvertible {
  /// A description of the entry: `truncated of "settings" in filters.json, de`.
  public var description: String {
    let item = (id ?? text).map { " of \($0.quotedInMessage)" } ?? ""
    return "\(code.rawValue)\(item) in \(document)\(locale.isEmpty ? "" : ", \(locale)")"
      .withControlsEscaped
  }
}

extension Baseline.BaselineEntry: Comparable {
  /// Orders entries as in the file: by document, locale, code and item.
  public static func < (one: Baseline.BaselineEntry, other: Baseline.BaselineEntry) -> Bool {
    one.place < other.place
  }

  private var place: (String, String, Int, String, String) {
    (document, locale, code.rank, id ?? "", text ?? "")
  }
}
