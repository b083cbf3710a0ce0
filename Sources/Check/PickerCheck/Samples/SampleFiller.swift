import PickerControls
import PickerJSON
import PickerLimits
import PickerText

/// Replaces the placeholders of a piece's texts by samples, and uses the plural form of the sample.
///
///     {count} Dateien     128        128 Dateien
///     {name}              "Ada"      Ada
///
/// A number without a sample is the widest of 0…999. A text with several plural forms shows the form that is widest
/// with its widest number. A text without a sample is ``placeholderText``.
final class SampleFiller: Sendable {
  private struct FillerState {
    var widest: WidestNumbers?
    var unsampled = Unsampled()
  }

  private let samples: [String: TextSample]
  private let language: String?
  private let format: NumberFormat
  private let measurer: any TextMeasuring
  private let state = Mutex(FillerState())

  /// The replacement for a text without a sample, about as long as words and names.
  static let placeholderText = "Alexandria"

  /// A longer text with samples keeps its remaining placeholders.
  private static let maximumLength = 1 << 16

  /// - Parameters:
  ///   - samples: By name, position or type.
  ///   - language: The language whose plural forms and numbers apply.
  ///   - measurer: Finds the widest number and the widest form.
  init(_ samples: [String: TextSample], language: String?, measurer: any TextMeasuring) {
    self.samples = samples
    self.language = language
    self.measurer = measurer
    format = NumberFormat(language: language)
  }

  /// The placeholders without a sample so far.
  var unsampled: Unsampled { state.withLock { $0.unsampled } }

  /// Returns the shown text.
  ///
  /// - Parameter isCounted: Whether the control itself replaces `{count}` by a number, so all forms remain.
  func filled(_ text: TranslatedText, isCounted: Bool) -> TranslatedText {
    let text = Markup.shown(text)
    guard !text.forms.isEmpty || PlaceholderText.isLikely(text.text) else { return text }
    if isCounted {
      return TranslatedText(
        filledAroundCount(text.text), forms: text.forms.mapValues { filledAroundCount($0) })
    }
    let isPlural = !text.forms.isEmpty
    let count = PlaceholderText(text.text).count(isPlural: isPlural)
    let forms = numberedForms(of: text, count)
    let shown = forms.map { form in
      let parsed = PlaceholderText(form.text)
      return filled(parsed, count: parsed.count(isPlural: isPlural), number: form.number)
    }
    return TranslatedText(widest(of: shown))
  }

  private func filledAroundCount(_ text: String) -> String {
    let parsed = PlaceholderText(PlaceholderText.withCount(text, isPlural: true))
    return filled(parsed, count: nil, number: nil, keeping: "{count}")
  }

  private func filled(
    _ text: PlaceholderText, count: Placeholder?, number: Int?, keeping kept: String? = nil
  ) -> String {
    var length = 0
    return text.replacing { placeholder in
      guard placeholder.source != kept, length <= SampleFiller.maximumLength else { return nil }
      let isCount = count.map { placeholder.isSameValue(as: $0) } ?? false
      let shown = self.shown(placeholder, isCount: isCount, number: isCount ? number : nil)
      length += shown.utf8.count
      return shown
    }
  }

  private func widest(of texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let widths = measurer.widths(of: texts, language: language)
    return texts[widths.indices.max { widths[$0] < widths[$1] } ?? 0]
  }
}

// Plural forms.
extension SampleFiller {
  private struct NumberedForm {
    var text: String
    /// The shown number without a sample.
    var number: Int?
  }

  /// The form of the sample; without one, each form with its widest number.
  private func numberedForms(of text: TranslatedText, _ count: Placeholder?) -> [NumberedForm] {
    guard !text.forms.isEmpty else {
      let isKnown = count.map { sample(for: $0, isCount: true) != nil } ?? true
      return [NumberedForm(text: text.text, number: isKnown ? nil : numbers.all)]
    }
    switch count.map({ sample(for: $0, isCount: true) }) ?? samples["count"] {
    case .number(let number):
      let category =
        Int(exactly: number).map { PluralCategory(of: $0, language: language) } ?? .other
      return [NumberedForm(text: text.forms[category] ?? text.text)]
    case .text:
      return numbers.inOrder.map { NumberedForm(text: text.forms[$0.category] ?? text.text) }
    case nil:
      return numbers.inOrder.map {
        NumberedForm(text: text.forms[$0.category] ?? text.text, number: $0.number)
      }
    }
  }

  private var numbers: WidestNumbers {
    if let known = state.withLock({ $0.widest }) { return known }
    let found = WidestNumbers(format, language: language, measurer)
    state.withLock { $0.widest = found }
    return found
  }
}

// Samples.
extension SampleFiller {
  private func shown(_ placeholder: Placeholder, isCount: Bool, number: Int?) -> String {
    switch sample(for: placeholder, isCount: isCount) {
    case .text(let text): return text
    case .number(let number): return format.text(for: number, decimals: placeholder.decimals)
    case nil: break
    }
    let isNumber = isCount || placeholder.kind == .number || placeholder.kind == .decimal
    state.withLock { $0.unsampled.insert(placeholder.source, isNumber: isNumber) }
    guard isNumber else { return SampleFiller.placeholderText }
    return format.text(for: Double(number ?? numbers.all), decimals: placeholder.decimals)
  }

  /// The sample by name or position, or by type.
  private func sample(for placeholder: Placeholder, isCount: Bool) -> TextSample? {
    var keys = [placeholder.name]
    if isCount { keys.append("count") }
    switch placeholder.kind {
    case .number: keys.append("%d")
    case .decimal: keys += ["%f", "%d"]
    case .any where isCount: keys.append("%d")
    case .text, .any: keys += ["%s", "%@"]
    }
    return keys.lazy.compactMap { self.samples[$0] }.first
  }
}

/// The placeholders of texts that have no samples, as they are written.
struct Unsampled: Hashable, Sendable {
  private(set) var numbers: Set<String> = []
  private(set) var texts: Set<String> = []

  fileprivate mutating func insert(_ source: String, isNumber: Bool) {
    if isNumber { numbers.insert(source) } else { texts.insert(source) }
  }

  mutating func formUnion(_ other: Unsampled) {
    numbers.formUnion(other.numbers)
    texts.formUnion(other.texts)
  }

  /// Their replacements, in one line each.
  var sentences: [String] {
    var sentences: [String] = []
    if !numbers.isEmpty {
      sentences.append(
        "no samples for \(Unsampled.listed(numbers)): measured with the widest number of 0…999")
    }
    if !texts.isEmpty {
      let text = SampleFiller.placeholderText.quotedInMessage
      sentences.append("no samples for \(Unsampled.listed(texts)): measured with \(text)")
    }
    return sentences
  }

  private static func listed(_ names: Set<String>) -> String {
    let few = names.sorted().prefix(5)
    let more = names.count - few.count
    return few.joined(separator: ", ").withControlsEscaped + (more > 0 ? " and \(more) more" : "")
  }
}
