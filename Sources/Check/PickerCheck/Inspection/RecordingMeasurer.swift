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
  private let narrow = Mutex<[Answer: TextRequest]>([:])
  /// The requests for texts of which nothing fits, by text.
  private let hidden = Mutex<[String: TextRequest]>([:])
  private let unbroken = Mutex<[String: String]>([:])

  /// What was answered to which text.
  private struct Answer: Hashable {
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
    let measured = base.measure(requests)
    for (request, text) in zip(requests, measured) where request.maxWidth.isFinite {
      note(text, of: request)
      let fits = text.fits(in: request.maxWidth)
      guard text.isTruncated || !fits else { continue }
      var whole = request
      whole.maxWidth -= request.borrowedWidth
      narrow.withLock { $0[Answer(text, of: request.text)] = whole }
      if !fits { hidden.withLock { $0[request.text] = whole } }
    }
    return measured
  }

  private func note(_ text: MeasuredText, of request: TextRequest) {
    guard text.lineCount > 1, !text.isTruncated, text.text != request.text else { return }
    unbroken.withLock { $0[text.text] = request.text }
  }

  /// Returns a text without the breaks that the width of its space gave it.
  func unbroken(_ text: String) -> String { unbroken.withLock { $0[text] } ?? text }

  var browser: Browser? { base.browser }

  func pluralCategory(of count: Int, language: String?) -> PluralCategory {
    base.pluralCategory(of: count, language: language)
  }

  /// Forgets all texts, before the next layout.
  func forget() {
    narrow.withLock { $0.removeAll(keepingCapacity: true) }
    hidden.withLock { $0.removeAll(keepingCapacity: true) }
  }

  /// Returns the last request for a text that was answered by a label which is cut or too wide; nil if there was none.
  func request(for label: Label) -> TextRequest? {
    let answer = Answer(label.text, of: label.fullText)
    if let request = narrow.withLock({ $0[answer] }) { return request }
    guard label.text.size.width == 0, let whole = label.fullText else { return nil }
    return hidden.withLock { $0[whole] }
  }

  /// Whether any text was cut or too wide since ``forget()``.
  var hasNarrowTexts: Bool { narrow.withLock { !$0.isEmpty } }

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
