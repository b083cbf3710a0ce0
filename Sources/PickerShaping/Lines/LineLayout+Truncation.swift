import PickerGeometry
import PickerText

/// The last line of a text, which may be truncated.
struct LastLine {
  var line: ShapedLine
  /// Whether part of the text was replaced by an ellipsis.
  var isCut: Bool
}

extension LineLayout {
  /// Returns the text from `start` on one line, truncated if it is too wide or continues after a forced break.
  func lastLine(from start: Int, _ shaper: borrowing Shaper) -> LastLine {
    let rest = start..<TrailingSpace.endOfLine(start..<bytes.count, in: bytes)
    let isOneLine = truncation != .tail || firstLineEnd(in: rest) == rest.upperBound
    if isOneLine, width(rest, shaper, joins: true).fits(in: availableWidth) {
      return uncut(rest, shaper)
    }
    switch truncation {
    case .none: return uncut(rest, shaper)
    case .tail: return tail(rest, shaper)
    case .head: return head(rest, shaper)
    case .middle: return middle(rest, shaper)
    }
  }

  /// The whole range, whatever its width.
  private func uncut(_ range: Range<Int>, _ shaper: borrowing Shaper) -> LastLine {
    LastLine(line: assembled([.text(range)], shaper), isCut: false)
  }

  private func tail(_ rest: Range<Int>, _ shaper: borrowing Shaper) -> LastLine {
    let line = rest.lowerBound..<firstLineEnd(in: rest)
    let ends = characterEnds(in: line)
    if line.upperBound < rest.upperBound {
      let all = [LinePiece.text(line), .ellipsis(at: line.upperBound - 1)]
      if fits(all, shaper) { return cut(all, shaper) }
    }
    let end = ends.lastFit(near: { estimate(line.lowerBound..<$0).fits(in: availableWidth) }) {
      fits([.text(line.lowerBound..<$0), .ellipsis(at: $0 - 1)], shaper)
    }
    guard
      let kept = end ?? oneCharacter(ends.first.map { line.lowerBound..<$0 }, shaper)?.upperBound
    else { return uncut(rest, shaper) }
    return cut([.text(line.lowerBound..<kept), .ellipsis(at: kept - 1)], shaper)
  }

  private func head(_ rest: Range<Int>, _ shaper: borrowing Shaper) -> LastLine {
    let starts = Array(characterStarts(in: rest).reversed())
    let start = starts.lastFit(near: { estimate($0..<rest.upperBound).fits(in: availableWidth) }) {
      fits([.ellipsis(at: $0), .text($0..<rest.upperBound)], shaper)
    }
    guard
      let kept = start
        ?? oneCharacter(starts.first.map { $0..<rest.upperBound }, shaper)?.lowerBound
    else { return uncut(rest, shaper) }
    return cut([.ellipsis(at: kept), .text(kept..<rest.upperBound)], shaper)
  }

  /// Truncates the middle: the beginning first takes up to half of the available width, then the end takes what
  /// remains, then the beginning grows into what the end could not use.
  private func middle(_ rest: Range<Int>, _ shaper: borrowing Shaper) -> LastLine {
    let ends = characterEnds(in: rest)
    let starts = Array(characterStarts(in: rest).reversed())
    let ellipsisWidth = width(.ellipsis(at: rest.lowerBound), shaper)
    let first =
      ends.lastFit(near: { estimate(rest.lowerBound..<$0) <= (availableWidth - ellipsisWidth) / 2 }
      ) {
        width(rest.lowerBound..<$0, shaper, joins: false) <= (availableWidth - ellipsisWidth) / 2
      } ?? rest.lowerBound
    let second =
      starts.lastFit(near: { estimate($0..<rest.upperBound).fits(in: availableWidth) }) {
        $0 > first && fits(middlePieces(rest, first, $0), shaper)
      } ?? rest.upperBound
    let grown =
      ends.lastFit(near: { estimate(rest.lowerBound..<$0).fits(in: availableWidth) }) {
        $0 < second && fits(middlePieces(rest, $0, second), shaper)
      } ?? first
    if grown == rest.lowerBound, second == rest.upperBound { return tail(rest, shaper) }
    return cut(middlePieces(rest, grown, second), shaper)
  }

  private func middlePieces(_ rest: Range<Int>, _ first: Int, _ second: Int) -> [LinePiece] {
    let ellipsisByte = first > rest.lowerBound ? first - 1 : second
    return [
      .text(rest.lowerBound..<first), .ellipsis(at: ellipsisByte), .text(second..<rest.upperBound),
    ]
  }

  /// The single grapheme cluster that is kept even if the ellipsis then overflows the line; nil if the cluster
  /// alone overflows it.
  private func oneCharacter(
    _ character: Range<Int>?, _ shaper: borrowing Shaper
  ) -> Range<Int>? {
    guard let character else { return nil }
    return width(character, shaper, joins: false).fits(in: availableWidth) ? character : nil
  }

  private func cut(_ pieces: [LinePiece], _ shaper: borrowing Shaper) -> LastLine {
    LastLine(line: assembled(pieces, shaper), isCut: true)
  }

  private func fits(_ pieces: [LinePiece], _ shaper: borrowing Shaper) -> Bool {
    var sum = 0.0
    for piece in pieces { sum += width(piece, shaper) }
    return sum.fits(in: availableWidth)
  }

  /// The end of the first line: the first forced break in `rest`, or the end of `rest`.
  private func firstLineEnd(in rest: Range<Int>) -> Int {
    guard text.hasForcedBreaks else { return rest.upperBound }
    let forced = text.lineBreaks().first { $0.isForced && $0.offset > rest.lowerBound }
    guard let forced, forced.offset < rest.upperBound, maxLines > 1 else { return rest.upperBound }
    return TrailingSpace.endOfLine(rest.lowerBound..<forced.offset, in: bytes)
  }

  private func characterStarts(in range: Range<Int>) -> [Int] {
    [range.lowerBound] + characterEnds(in: range).dropLast()
  }
}
