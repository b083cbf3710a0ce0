import PickerGeometry
import PickerText

/// Texts on one line that were truncated at the end.
///
/// The truncated text is the same in all spaces between its own width and the widest one in which it was measured, so
/// the search for a width measures it once:
///
///     Notific…   8 letters fit in 60 to 66 pt
struct CutTexts {
  private struct CutText {
    /// Its width is the widest space.
    var request: TextRequest
    let answer: MeasuredText

    /// Whether a request differs only in its space.
    func isAlike(_ other: TextRequest) -> Bool {
      var own = request
      own.maxWidth = other.maxWidth
      return own == other
    }
  }

  /// By the complete texts.
  private var cuts: [String: [CutText]] = [:]

  /// Returns the truncated text in its space; nil if it is unknown.
  func answer(to request: TextRequest) -> MeasuredText? {
    guard request.maxLines == 1, request.maxWidth.isFinite else { return nil }
    return cuts[request.text]?.first { cut in
      request.maxWidth <= cut.request.maxWidth && request.maxWidth >= cut.answer.size.width
        && cut.isAlike(request)
    }?.answer
  }

  /// Notes the truncated text, unless it was truncated elsewhere or is still too wide.
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
