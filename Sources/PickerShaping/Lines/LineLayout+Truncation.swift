import PickerGeometry
import PickerText

/// What becomes of the last line a text may have.
struct LastLine {
  var line: ShapedLine
  /// Whether an ellipsis stands for something.
  var isCut: Bool
}

extension LineLayout {
  /// The rest of the text from `start` on one line, cut where it is too wide or does not end there.
  func lastLine(from start: Int, _ shaper: borrowing Shaper) -> LastLine {
    let rest = start..<TrailingSpace.endOfLine(start..<bytes.count, in: bytes)
    let isOneLine = truncation != .tail || firstLineEnd(in: rest) == rest.upperBound
    if isOneLine, width(rest, shaper, joins: true).fits(in: room) {
      return uncut(rest, shaper)
    }
    switch truncation {
    case .none: return uncut(rest, shaper)
    case .tail: return tail(rest, shaper)
    case .head: return head(rest, shaper)
    case .middle: return middle(rest, shaper)
    }
  }

  /// All of it, however wide.
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
    let end = ends.lastFit(near: { estimate(line.lowerBound..<$0).fits(in: room) }) {
      fits([.text(line.lowerBound..<$0), .ellipsis(at: $0 - 1)], shaper)
    }
    guard
      let kept = end ?? oneCharacter(ends.first.map { line.lowerBound..<$0 }, shaper)?.upperBound
    else { return uncut(rest, shaper) }
    return cut([.text(line.lowerBound..<kept), .ellipsis(at: kept - 1)], shaper)
  }

  private func head(_ rest: Range<Int>, _ shaper: borrowing Shaper) -> LastLine {
    let starts = Array(characterStarts(in: rest).reversed())
    let start = starts.lastFit(near: { estimate($0..<rest.upperBound).fits(in: room) }) {
      fits([.ellipsis(at: $0), .text($0..<rest.upperBound)], shaper)
    }
    guard
      let kept = start
        ?? oneCharacter(starts.first.map { $0..<rest.upperBound }, shaper)?.lowerBound
    else { return uncut(rest, shaper) }
    return cut([.ellipsis(at: kept), .text(kept..<rest.upperBound)], shaper)
  }

  /// The first half gets half of the room; the second all that is left; then the first what the
  /// second leaves.
  private func middle(_ rest: Range<Int>, _ shaper: borrowing Shaper) -> LastLine {
    let ends = characterEnds(in: rest)
    let starts = Array(characterStarts(in: rest).reversed())
    let dots = width(.ellipsis(at: rest.lowerBound), shaper)
    let first =
      ends.lastFit(near: { estimate(rest.lowerBound..<$0) <= (room - dots) / 2 }) {
        width(rest.lowerBound..<$0, shaper, joins: false) <= (room - dots) / 2
      } ?? rest.lowerBound
    let second =
      starts.lastFit(near: { estimate($0..<rest.upperBound).fits(in: room) }) {
        $0 > first && fits(middlePieces(rest, first, $0), shaper)
      } ?? rest.upperBound
    let grown =
      ends.lastFit(near: { estimate(rest.lowerBound..<$0).fits(in: room) }) {
        $0 < second && fits(middlePieces(rest, $0, second), shaper)
      } ?? first
    if grown == rest.lowerBound, second == rest.upperBound { return tail(rest, shaper) }
    return cut(middlePieces(rest, grown, second), shaper)
  }

  private func middlePieces(_ rest: Range<Int>, _ first: Int, _ second: Int) -> [LinePiece] {
    let dots = first > rest.lowerBound ? first - 1 : second
    return [.text(rest.lowerBound..<first), .ellipsis(at: dots), .text(second..<rest.upperBound)]
  }

  /// The one character that is kept although the ellipsis goes beyond the room then; nil where the
  /// character does so already.
  private func oneCharacter(
    _ character: Range<Int>?, _ shaper: borrowing Shaper
  ) -> Range<Int>? {
    guard let character else { return nil }
    return width(character, shaper, joins: false).fits(in: room) ? character : nil
  }

  private func cut(_ pieces: [LinePiece], _ shaper: borrowing Shaper) -> LastLine {
    LastLine(line: assembled(pieces, shaper), isCut: true)
  }

  private func fits(_ pieces: [LinePiece], _ shaper: borrowing Shaper) -> Bool {
    var sum = 0.0
    for piece in pieces { sum += width(piece, shaper) }
    return sum.fits(in: room)
  }

  /// Where the text ends its line by itself.
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
