import PickerGeometry
import PickerSolver

/// Rows of chips whose sizes are known: where chips stand in a width, without some that were removed, and expanded or not.
struct ChipFlow {
  var flow: FlowContainer
  let maxRows: Int?
  let isExpanded: Bool
  let less: FlowItem?
  let chips: [FlowItem]
  /// The order in which chips leave the rows.
  let order: LeavingOrder
  /// The chips that stand for 1, 2, 3 … hidden ones; empty where none does.
  let counting: [FlowItem]

  /// What follows the chips that are shown.
  enum Ending {
    case nothing
    /// The chip for hidden ones.
    case count
    /// The one that hides them again.
    case less
  }

  struct Placed {
    var shown: ItemPositions
    /// What follows them.
    var ending: Ending
    var size: Size
    var frames: [Rect]
  }

  func place() throws(FlowError) -> Placed {
    guard let maxRows else { return try placed(ItemPositions(chips.indices)) }
    var cut = flow
    cut.maxLines = isExpanded ? nil : maxRows
    let solver = try FlowSolver(chips, in: cut)
    let whole = solver.solve()
    let all = ItemPositions(chips.indices)
    guard whole.hidden.isEmpty else {
      let first = whole.hidden.lowerBound
      let maximum = order.isByPosition ? first : chips.count - 1
      guard !counting.isEmpty,
        let count = solver.mostStaying(
          in: order, upTo: maximum, endedBy: { counting[chips.count - $0 - 1] })
      else { return try placed(all.at(0..<first)) }
      return try placed(
        order.shown(count), .count, counting[chips.count - count - 1], in: cut)
    }
    guard isExpanded, let less, whole.lines.count > maxRows else { return try placed(all) }
    return try placed(all, .less, less)
  }

  private func placed(
    _ shown: ItemPositions, _ ending: Ending = .nothing, _ last: FlowItem? = nil,
    in container: FlowContainer? = nil
  ) throws(FlowError) -> Placed {
    let items = shown.map { chips[$0] } + (last.map { [$0] } ?? [])
    let solution = try FlowSolver(items, in: container ?? flow).solve()
    return Placed(shown: shown, ending: ending, size: solution.size, frames: solution.frames)
  }
}

extension FlowContainer {
  /// The width, the wrapping, whether it is from right to left, the spacing of items and of lines, the alignments along a
  /// line, along the last line (-1: the same), across a line and of lines, the maximum number of items a line (0: none), and
  /// what is on the sides: above, before, below and after.
  init?(_ numbers: [Double]) {
    guard numbers.count == 14 else { return nil }
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
