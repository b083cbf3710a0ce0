import PickerGeometry
import PickerLimits
import PickerText
import PickerTree

/// Measures texts with another measurer, and remembers what space the texts had that are cut or too wide, and what those
/// say that are broken into lines.
///
/// A layout tree has the text that is left of a label, but not the space that the whole of it would have needed.
final class RecordingMeasurer: TextMeasuring {
  private let base: any TextMeasuring
  private let answers = Mutex(Answers())

  /// What was measured.
  fileprivate struct Answers {
    var narrow: [Answer: TextRequest] = [:]
    /// The requests for texts of which nothing fits, by text.
    var hidden: [String: TextRequest] = [:]
    var unbroken: [String: String] = [:]
    var cuts = CutTexts()
  }

  /// What was answered to which text.
  fileprivate struct Answer: Hashable {
    var text: MeasuredText
    /// The whole of a text that is cut, because texts that begin alike may be equal once they are cut; else nil.
    var whole: String?

    init(_ text: MeasuredText, of whole: String?) {
      self.text = text
      self.whole = text.isTruncated ? whole : nil
    }

    // Its glyphs are many, and few texts are the same with others.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.text)
      hasher.combine(whole)
    }
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

  /// Returns a text without the breaks that the width of its space gave it.
  func unbroken(_ text: String) -> String { answers.withLock { $0.unbroken[text] } ?? text }

  var browser: Browser? { base.browser }

  func pluralCategory(of count: Int, language: String?) -> PluralCategory {
    base.pluralCategory(of: count, language: language)
  }

  /// Forgets all texts, before the next layout.
  func forget() {
    answers.withLock { answers in
      answers.narrow.removeAll(keepingCapacity: true)
      answers.hidden.removeAll(keepingCapacity: true)
    }
  }

  /// Returns the last request for a text that was answered by a label which is cut or too wide; nil if there was none.
  func request(for label: Label) -> TextRequest? {
    let answer = Answer(label.text, of: label.fullText)
    return answers.withLock { answers in
      if let request = answers.narrow[answer] { return request }
      guard label.text.size.width == 0, let whole = label.fullText else { return nil }
      return answers.hidden[whole]
    }
  }

  /// Whether any text was cut or too wide since ``forget()``.
  var hasNarrowTexts: Bool { answers.withLock { !$0.narrow.isEmpty } }

  /// Returns the width that the space of a text of one line lacks until a condition is met that more space never breaks, in
  /// points; like a text that is too wide, it may exceed its space by `Lengths.grace`.
  ///
  /// - Parameters:
  ///   - request: The text and its space.
  ///   - isMet: Takes the space; met where the whole text fits.
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

  /// What is left of a text in a space; nil if not even its beginning fits beside the ellipsis.
  func shown(of request: TextRequest, in space: Double) -> String? {
    var request = request
    request.maxWidth = space
    guard let text = base.measure([request]).first else { return nil }
    return text.isTruncated || text.fits(in: space) ? text.text : nil
  }

  /// Returns the width that the space of a cut text lacks for the whole of it, in points; nil if no width suffices.
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
  /// Notes a text that is broken, cut, or too wide for its space.
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
