import PickerGeometry
public import PickerText

/// Measures every character as a square of the font's size: at size 1 the width of a text is its number of
/// characters, and its height is 1.
public final class MonospaceMeasurer: FontCatalog {
  /// Creates a measurer.
  public init() {}

  /// Returns one measured text for each request.
  public func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    requests.map(measure)
  }

  /// Returns true for every family.
  public func contains(family: String) -> Bool { true }
  /// Returns no axes.
  public func axes(ofFamily family: String) -> [String] { [] }
  /// Returns this catalog, ignoring the files.
  public func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog { self }

  private func measure(_ request: TextRequest) -> MeasuredText {
    let unit = request.style.font.size
    let columns = request.maxWidth.isFinite ? Int((request.maxWidth / unit + 1e-6)) : Int.max
    let broken = request.text.broken(to: request.maxLines == 1 ? .max : columns)
    let shown = broken.prefix(request.maxLines ?? .max).map { line in
      request.truncation == .none || line.count <= columns
        ? line : String(line.prefix(max(1, columns - 1))) + (columns > 1 ? "…" : "")
    }
    let lines = shown.enumerated().map { number, line in
      TextLine(
        text: line,
        frame: Rect(x: 0, y: Double(number) * unit, width: Double(line.count) * unit, height: unit),
        baseline: unit * 0.75)
    }
    return MeasuredText(
      size: Size(
        width: lines.map(\.frame.width).max() ?? 0, height: Double(max(1, lines.count)) * unit),
      baseline: unit * 0.75, lines: lines, isTruncated: shown != broken,
      direction: request.style.direction)
  }
}

extension String {
  /// The text broken at spaces, into lines of at most `columns` characters unless a word is longer.
  fileprivate func broken(to columns: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      if last.isEmpty, lines.count == 1, !word.isEmpty || self == "" {
        lines[0] = String(word)
      } else if last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
