import PickerControls
import PickerJSON

/// Something wrong with a file that a check reads, rather than with a layout.
///
///     locales/de.po:417: msgstr[2]: expected 2 forms; it is left out
public struct CheckProblem: Hashable, Sendable {
  /// The kinds of problems.
  public enum ProblemCode: String, Hashable, Sendable, CaseIterable {
    /// A document cannot be read, and is not checked. The report has it as a finding.
    case document
    /// A catalogue cannot be read, and no text of it is used. The report has it as a finding.
    case catalogue
    /// A catalogue has a key several times. The report has it as a finding.
    case duplicateKey
    /// No file is in a language that is expected. The report has it as a finding.
    case missingLanguage
    /// A message of a catalogue cannot be read, and is left out, or a part of it is.
    case message
    /// A catalogue names another language than its path does, or one that is not known.
    case language
    /// Files name languages that are not known, and are not read.
    case unknownLanguage
    /// A placeholder has no sample, and is measured as something that is likely.
    case sample
    /// What a document silences is not found.
    case silence
    /// An entry of a baseline is not found.
    case baseline
  }

  /// The kind.
  public var code: ProblemCode
  /// The path of the file.
  public var path: String
  /// The line, from 1; nil if the file as a whole is meant.
  public var line: Int?
  /// The expectation and the finding, in one line.
  public var message: String
  /// The key or the language that it is about; nil if the file as a whole is meant.
  public var subject: String?

  /// Creates a problem.
  public init(_ code: ProblemCode, path: String, line: Int? = nil, message: String) {
    self.code = code
    self.path = path
    self.line = line
    self.message = message
  }

  /// Whether it is a warning of the report, and not a finding.
  public var isWarning: Bool { findingCode == nil }

  /// Whether something that a file contains is not checked because of it.
  public var isLoss: Bool {
    switch code {
    case .document, .catalogue, .missingLanguage, .message, .unknownLanguage: true
    case .duplicateKey, .language, .sample, .silence, .baseline: false
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
  /// The code of its finding; nil for one that is a warning.
  var findingCode: FindingCode? {
    switch code {
    case .document: .document
    case .catalogue: .catalogue
    case .duplicateKey: .duplicateKey
    case .missingLanguage: .missingLanguage
    case .message, .language, .unknownLanguage, .sample, .silence, .baseline: nil
    }
  }
}
