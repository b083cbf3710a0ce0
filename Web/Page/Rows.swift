import PickerGeometry
import PickerSolver

/// Rows of chips whose sizes are known: where chips stand in a width, without some that were removed, and expanded or not.
///
/// The numbers: those of the container (see ``FlowContainer/init(numbersAt:)``), the maximum number of rows (0: none), whether
/// hidden chips are shown, the size of the chip that hides them again (0: none), the number of chips, and for each its size,
/// and whether it begins a row and ends one; then the sizes of the chips that stand for 1, 2, 3 … hidden ones.
///
/// Answers the number of chips that are shown, what follows them (0: nothing, 1: the chip for hidden ones, 2: the one that
/// hides them), the size of the control, and the frame of each.
///
/// - Returns: Whether the numbers are valid.
@c @_expose(wasm)
package func page_rows() -> Bool {
  guard let rows = PageRows(), let placed = try? rows.place() else { return false }
  Numbers.answer(
    [Double(placed.shown), Double(placed.ending), placed.size.width, placed.size.height]
      + placed.frames.flatMap { [$0.x, $0.y, $0.width, $0.height] })
  return true
}

private struct PageRows {
  var flow: FlowContainer
  let maxRows: Int?
  let isExpanded: Bool
  let less: FlowItem?
  let chips: [FlowItem]
  /// The chips that stand for 1, 2, 3 … hidden ones; empty where none does.
  let counting: [FlowItem]

  struct Placed {
    var shown: Int
    var ending: Int
    var size: Size
    var frames: [Rect]
  }

  init?() {
    flow = FlowContainer(numbersAt: 0)
    var place = FlowContainer.numberCount
    func next() -> Double {
      defer { place += 1 }
      return place < Numbers.capacity ? Numbers.start[place] : 0
    }
    maxRows = Int(exactly: next()).flatMap { $0 > 0 ? $0 : nil }
    isExpanded = next() == 1
    let (width, height) = (next(), next())
    less = width > 0 ? FlowItem(width: width, height: height) : nil
    let count = Int(next())
    guard count >= 0, count * 6 < Numbers.capacity - place else { return nil }
    chips = (0..<count).map { _ in
      var item = FlowItem(width: next(), height: next())
      item.breaksBefore = next() == 1
      item.breaksAfter = next() == 1
      return item
    }
    counting = (0..<count).map { _ in FlowItem(width: next(), height: next()) }
  }

  func place() throws(FlowError) -> Placed {
    guard let maxRows else { return try placed(chips) }
    var cut = flow
    cut.maxLines = isExpanded ? nil : maxRows
    let solver = try FlowSolver(chips, in: cut)
    let whole = solver.solve()
    guard whole.hidden.isEmpty else {
      let maximum = whole.hidden.lowerBound
      let count = solver.longestPrefix(upTo: maximum) { counting[chips.count - $0 - 1] }
      guard let count else { return try placed(Array(chips.prefix(maximum))) }
      let ending = counting[chips.count - count - 1]
      return try placed(Array(chips.prefix(count)), 1, ending, in: cut)
    }
    guard isExpanded, let less, whole.lines.count > maxRows else { return try placed(chips) }
    return try placed(chips, 2, less)
  }

  private func placed(
    _ items: [FlowItem], _ ending: Int = 0, _ last: FlowItem? = nil,
    in container: FlowContainer? = nil
  ) throws(FlowError) -> Placed {
    let all = items + (last.map { [$0] } ?? [])
    let solution = try FlowSolver(all, in: container ?? flow).solve()
    return Placed(
      shown: items.count, ending: ending, size: solution.size, frames: solution.frames)
  }
}

extension FlowContainer {
  fileprivate static let numberCount = 14

  /// The width, the wrapping, whether it is from right to left, the spacing of items and of lines, the alignments along a
  /// line, along the last line (-1: the same), across a line and of lines, the maximum number of items a line (0: none), and
  /// what is on the sides: above, before, below and after.
  fileprivate init(numbersAt place: Int) {
    let numbers = Numbers.start + place
    func word<Word>(_ words: [Word], _ number: Double) -> Word? {
      Int(exactly: number).flatMap { words.indices.contains($0) ? words[$0] : nil }
    }
    self.init()
    width = numbers[0]
    wrap = word(FlowWrap.allCases, numbers[1]) ?? .wrap
    direction = numbers[2] == 1 ? .rightToLeft : .leftToRight
    itemSpacing = numbers[3]
    lineSpacing = numbers[4]
    justify = word(FlowJustify.allCases, numbers[5]) ?? .start
    justifyLastLine = word(FlowJustify.allCases, numbers[6])
    align = word(FlowAlign.allCases, numbers[7]) ?? .start
    alignLines = word(FlowJustify.allCases, numbers[8]) ?? .start
    maxItemsPerLine = Int(exactly: numbers[9]).flatMap { $0 > 0 ? $0 : nil }
    padding = Insets(
      top: numbers[10], leading: numbers[11], bottom: numbers[12], trailing: numbers[13])
  }
}
