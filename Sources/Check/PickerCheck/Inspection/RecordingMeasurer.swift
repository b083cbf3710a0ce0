import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// Measures texts with another measurer, and records the space of texts that are truncated or too wide, and the text of
/// those that are broken into lines.
///
/// A layout tree contains the truncated text of a label, but not the space that the complete text would have needed.
final class RecordingMeasurer: TextMeasuring {
  private let base: any TextMeasuring
  private let answers = Mutex(Answers())

  /// The measured texts.
  fileprivate struct Answers {
    var narrow: [Answer: TextRequest] = [:]
    /// The requests for texts of which nothing fits, by text.
    var hidden: [String: TextRequest] = [:]
    var unbroken: [String: String] = [:]
    var cuts = CutTexts()
  }

  /// The results for each text.
  fileprivate struct Answer: Hashable {
    var text: MeasuredText
    /// The complete text if it is truncated, because texts with the same beginning may be equal once truncated;
    /// otherwise nil.
    var whole: String?

    init(_ text: MeasuredText, of whole: String?) {
      self.text = text
      self.whole = text.isTruncated ? whole : nil
    }

    // Its glyphs are many, and few texts are the same with others, or truncated in several ways.
    func hash(into hasher: inout Hasher) { hasher.combine(whole ?? text.text) }
  }

  init(_ base: any TextMeasuring) {
    self.base = base
  }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    guard requests.contains(where: { $0.maxWidth.isFinite }) else { return base.measure(requests) }
    var texts = answers.withLock { answers in requests.map { answers.cuts.answer(to: $0) } }
    let open = requests.indices.filter { texts[$0] == nil }
    let measured = open.isEmpty ? [] : base.measure(open.map { requests[$0] })
    answers.withLock { answers in
      for (place, text) in zip(open, measured) {
        texts[place] = text
        answers.cuts.note(text, of: requests[place])
      }
      for (request, text) in zip(requests, texts) where request.maxWidth.isFinite {
        if let text { answers.note(text, of: request) }
      }
    }
    return texts.map { $0 ?? .nothing }
  }

  /// Returns a text without the line breaks caused by its width.
  func unbroken(_ text: String) -> String { answers.withLock { $0.unbroken[text] } ?? text }

  var browser: Browser? { base.browser }

  func pluralCategory(of count: Int, language: String?) -> PluralCategory {
    base.pluralCategory(of: count, language: language)
  }

  /// Clears all texts before the next layout.
  func forget() {
    answers.withLock { answers in
      answers.narrow.removeAll(keepingCapacity: true)
      answers.hidden.removeAll(keepingCapacity: true)
    }
  }

  /// Returns the last request whose label is truncated or too wide; nil if there was none.
  func request(for label: Label) -> TextRequest? {
    let answer = Answer(label.text, of: label.fullText)
    return answers.withLock { answers in
      if let request = answers.narrow[answer] { return request }
      guard label.text.size.width == 0, let whole = label.fullText else { return nil }
      return answers.hidden[whole]
    }
  }

  /// Returns the characters of a complete text without a glyph.
  func missingGlyphs(of request: TextRequest) -> [Unicode.Scalar] {
    var whole = request
    whole.maxWidth = .infinity
    return base.measure([whole]).first?.missing ?? []
  }

  /// Whether any text was truncated or too wide since ``forget()``.
  var hasNarrowTexts: Bool { answers.withLock { !$0.narrow.isEmpty } }

  /// Returns the missing width of a text on one line, in points, until a monotonic condition is met; like a text that
  /// is too wide, it may exceed its space by `Lengths.grace`.
  ///
  /// - Parameters:
  ///   - request: The text and its space.
  ///   - isMet: Takes the space; true if the complete text fits.
  func shortfall(of request: TextRequest, until isMet: (Double) -> Bool) -> Double? {
    guard let whole = shortfall(of: request) else { return nil }
    var (low, high) = (request.maxWidth, request.maxWidth + whole)
    // A step of a control is divided among its items.
    while high - low > 1.0 / 8192 {
      let middle = low + (high - low) / 2
      if isMet(middle) { high = middle } else { low = middle }
    }
    return high - request.maxWidth + Lengths.grace
  }

  /// The truncated text in a space; nil if not even its beginning fits beside the ellipsis.
  func shown(of request: TextRequest, in space: Double) -> String? {
    var request = request
    request.maxWidth = space
    guard let text = base.measure([request]).first else { return nil }
    return text.isTruncated || text.fits(in: space) ? text.text : nil
  }

  /// Returns the missing width of a truncated text in points; nil if no width is enough.
  ///
  /// A text that may take several lines is tried in ever finer steps, down to 1/64 pt.
  func shortfall(of request: TextRequest) -> Double? {
    var whole = request
    whole.maxWidth = .infinity
    guard let natural = base.measure([whole]).first, !natural.isTruncated else { return nil }
    guard request.maxLines != 1 else { return max(0, natural.size.width - request.maxWidth) }
    var (low, high) = (request.maxWidth, max(request.maxWidth, natural.size.width))
    while high - low > 1.0 / 64 {
      whole.maxWidth = low + (high - low) / 2
      if base.measure([whole]).first?.isTruncated == true {
        low = whole.maxWidth
      } else {
        high = whole.maxWidth
      }
    }
    return high - request.maxWidth
  }
}

extension RecordingMeasurer.Answers {
  /// Notes a text that is broken, truncated, or too wide for its space.
  fileprivate mutating func note(_ text: MeasuredText, of request: TextRequest) {
    if text.lineCount > 1, !text.isTruncated, text.text != request.text {
      unbroken[text.text] = request.text
    }
    let fits = text.fits(in: request.maxWidth)
    guard text.isTruncated || !fits else { return }
    var whole = request
    whole.maxWidth -= request.borrowedWidth
    narrow[RecordingMeasurer.Answer(text, of: request.text)] = whole
    if !fits { hidden[request.text] = whole }
  }
}
