import PickerControls
import PickerJSON

/// A problem of a file that a check reads, rather than of a layout.
///
///     locales/de.po:417: msgstr[2]: expected 2 forms; it is left out
public struct CheckProblem: Hashable, Sendable {
  /// The kinds of problems.
  public enum ProblemCode: String, Hashable, Sendable, CaseIterable {
    /// A document cannot be read and is not checked. It is a finding of the report.
    case document
    /// A catalogue cannot be read, and none of its texts is used. It is a finding of the report.
    case catalogue
    /// A catalogue contains a key more than once. It is a finding of the report.
    case duplicateKey
    /// No file is in an expected language. It is a finding of the report.
    case missingLanguage
    /// A message of a catalogue cannot be read, and is left out completely or in part.
    case message
    /// A catalogue names a language that differs from its path, or is unknown.
    case language
    /// Files with unknown languages are not read.
    case unknownLanguage
    /// No font of a family in a table of boxes is loaded.
    case missingFont
    /// A placeholder has no sample, and is measured with a likely value.
    case sample
    /// A document silences findings that do not occur.
    case silence
    /// An entry of a baseline matches no finding.
    case baseline
  }

  /// The kind.
  public var code: ProblemCode
  /// The path of the file.
  public var path: String
  /// The line, from 1; nil for the complete file.
  public var line: Int?
  /// The expectation and the finding, in one line.
  public var message: String
  /// The key or language concerned; nil for the complete file.
  public var subject: String?

  /// Creates a problem.
  public init(_ code: ProblemCode, path: String, line: Int? = nil, message: String) {
    self.code = code
    self.path = path
    self.line = line
    self.message = message
  }

  /// Whether it is a warning of the report rather than a finding.
  public var isWarning: Bool { findingCode == nil }

  /// Whether it causes part of a file to remain unchecked.
  public var isLoss: Bool {
    switch code {
    case .document, .catalogue, .missingLanguage, .message, .unknownLanguage: true
    case .duplicateKey, .language, .missingFont, .sample, .silence, .baseline: false
    }
  }
}

extension CheckProblem: CustomStringConvertible {
  /// Path, line and message in one line.
  public var description: String {
    path.withControlsEscaped + (line.map { ":\($0)" } ?? "") + ": " + message
  }
}

extension CheckProblem {
  /// The code of its finding; nil for a warning.
  var findingCode: FindingCode? {
    switch code {
    case .document: .document
    case .catalogue: .catalogue
    case .duplicateKey: .duplicateKey
    case .missingLanguage: .missingLanguage
    case .message, .language, .unknownLanguage, .missingFont, .sample, .silence, .baseline: nil
    }
  }
}
