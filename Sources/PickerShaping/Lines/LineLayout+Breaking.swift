import PickerGeometry
import PickerLimits

extension LineLayout {
  /// Where the line that begins at `start` ends and the next one begins.
  func lineEnd(from start: Int, _ breaks: [LineBreak], _ shaper: borrowing Shaper) -> Int {
    var end = start
    var checkpoint = Checkpoint(every: 16)
    for candidate in breaks[breaks.partitioningIndex { $0.offset > start }...]
    where checkpoint.mayProceed() {
      let word = start..<candidate.offset
      let visible = start..<TrailingSpace.end(of: word, in: bytes)
      guard width(visible, shaper, joins: true).fits(in: room) else {
        return end > start ? end : brokenWord(visible, shaper)
      }
      end = candidate.offset
      if candidate.isForced { return end }
    }
    return end > start ? end : bytes.count
  }

  /// Where a word that is wider than the room is broken: after as many characters as fit, one at
  /// least.
  private func brokenWord(_ word: Range<Int>, _ shaper: borrowing Shaper) -> Int {
    let ends = characterEnds(in: word.lowerBound..<beyond(word))
    let last = ends.lastFit(near: { estimate(word.lowerBound..<$0).fits(in: room) }) {
      width(word.lowerBound..<$0, shaper, joins: true).fits(in: room)
    }
    return last ?? ends.first ?? word.upperBound
  }

  /// Where to stop looking for characters of a word that fit on a line: some clusters after the
  /// room is full.
  private func beyond(_ word: Range<Int>) -> Int {
    let first = clusters.place(of: word.lowerBound)
    let full = clusters.firstPlace {
      $0 > word.lowerBound && estimate(word.lowerBound..<$0) > room
    }
    let place = max(first, full) + 16
    return place < clusters.starts.count
      ? min(word.upperBound, clusters.starts[place]) : word.upperBound
  }
}

extension Array {
  /// The last element that fits, if all before one that fits do.
  ///
  /// - Parameters:
  ///   - near: A cheap guess at it; the search begins a little behind where it ends.
  ///   - fits: The truth.
  func lastFit(near: (Element) -> Bool, fits: (Element) -> Bool) -> Element? {
    var place = Swift.min(partitioningIndex { !near($0) } + 1, count - 1)
    while place >= 0, !fits(self[place]), Budget.mayProceed { place -= 1 }
    return place >= 0 ? self[place] : nil
  }
}
