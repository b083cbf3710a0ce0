import PickerGeometry
import PickerText

/// Texts on one line that were cut at their end.
///
/// What is left of a text stays the same in all spaces between its own width and the widest one in which it was measured, so that
/// the search for a width measures it once:
///
///     Notific…   8 letters fit in 60 to 66 pt
struct CutTexts {
  private struct CutText {
    /// Its width is the widest space.
    var request: TextRequest
    let answer: MeasuredText

    /// Whether a request differs in its space only.
    func isAlike(_ other: TextRequest) -> Bool {
      var own = request
      own.maxWidth = other.maxWidth
      return own == other
    }
  }

  /// By the complete texts.
  private var cuts: [String: [CutText]] = [:]

  /// Returns what is left of a text in its space; nil if that is not known.
  func answer(to request: TextRequest) -> MeasuredText? {
    guard request.maxLines == 1, request.maxWidth.isFinite else { return nil }
    return cuts[request.text]?.first { cut in
      request.maxWidth <= cut.request.maxWidth && request.maxWidth >= cut.answer.size.width
        && cut.isAlike(request)
    }?.answer
  }

  /// Notes what is left of a text, unless it was cut elsewhere or is too wide even so.
  mutating func note(_ text: MeasuredText, of request: TextRequest) {
    guard text.isTruncated, request.maxLines == 1, request.truncation == .tail,
      text.size.width <= request.maxWidth
    else { return }
    let known = cuts[request.text]?.firstIndex {
      // The width first, because the text takes longer to read.
      $0.answer.size.width == text.size.width && $0.answer.text == text.text && $0.isAlike(request)
    }
    guard let known else {
      return cuts[request.text, default: []].append(CutText(request: request, answer: text))
    }
    let space = cuts[request.text]?[known].request.maxWidth ?? 0
    cuts[request.text]?[known].request.maxWidth = max(space, request.maxWidth)
  }
}
