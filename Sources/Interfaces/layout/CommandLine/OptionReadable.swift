import PickerControls
import PickerLayout
import PickerOutput
import PickerReports

/// A value that an option can have.
protocol OptionReadable: Sendable {
  init?(argument: String)
  /// The placeholder in help: `number`.
  static var placeholder: String { get }
  /// The expectation in messages: `a number`.
  static var expectation: String { get }
  static var completion: OptionCompletion { get }
}

extension OptionReadable {
  static var completion: OptionCompletion { .none }

  /// The suggestion for an invalid value, if the possible words are known.
  private static func hint(for text: String) -> String {
    guard case .words(let words) = completion else { return "" }
    return nearest(to: text, among: words()).map { ", did you mean \($0)?" } ?? ""
  }

  /// - Throws: `--format: expected one of json, tree, found "gif"`.
  init(_ text: String, of option: String) throws(ToolError) {
    guard let value = Self(argument: text) else {
      throw ToolError(
        .usage,
        "\(option): expected \(Self.expectation), found \(text.quotedInMessage)"
          + Self.hint(for: text)
      )
    }
    self = value
  }
}

extension String: OptionReadable {
  init?(argument: String) { self = argument }
  static var placeholder: String { "text" }
  static var expectation: String { "text" }
}

extension Int: OptionReadable {
  init?(argument: String) { self.init(argument) }
  static var placeholder: String { "number" }
  static var expectation: String { "a whole number" }
}

extension Double: OptionReadable {
  init?(argument: String) {
    guard let number = Double(argument), number.isFinite else { return nil }
    self = number
  }
  static var placeholder: String { "number" }
  static var expectation: String { "a number" }
}

/// A colour, or none.
struct BackgroundChoice: OptionReadable {
  let color: Color

  init?(argument: String) {
    guard let color = argument == "none" ? .clear : Color(argument) else { return nil }
    self.color = color
  }

  static var placeholder: String { "color" }
  static var expectation: String { "a colour such as white or #1A2B3C, or none" }
  static var completion: OptionCompletion { .list(["none"] + Color.names) }
}

// Words.
extension OptionReadable where Self: RawRepresentable<String> & CaseIterable {
  init?(argument: String) { self.init(rawValue: argument) }
  static var placeholder: String { "word" }
  static var expectation: String { "one of " + words.joined(separator: ", ") }
  static var completion: OptionCompletion { .list(words) }

  private static var words: [String] { allCases.map(\.rawValue) }
}

extension OutputFormat: OptionReadable {}
extension SVGTextStyle: OptionReadable {}
extension SchemaSubject: OptionReadable {}
extension SchemeChoice: OptionReadable {}
extension LengthReport.LengthFormat: OptionReadable {}
extension ReportFormat: OptionReadable {}
extension LayoutAnimation.Repetition: OptionReadable {}
