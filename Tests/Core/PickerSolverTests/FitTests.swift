import PickerGeometry
import PickerSolver
import Testing

/// The fit rule: which items join a line.
@Suite struct FitTests {
  @Test(arguments: [0.0, 1, 3.3, 8])
  func wrap_equalPartsOfTheWidth_stayOnOneLine(_ gap: Double) throws {
    for count in Array(1...60) + [99, 100, 127, 128, 199, 200] {
      for width in [375.0, 1_000.1, 1e4 / 3, 9_999_999] {
        let part = (width - Double(count - 1) * gap) / Double(count)
        guard part >= 0 else { continue }
        for wrap in [FlowWrap.wrap, .balance] {
          let container = FlowContainer.wrapping(width, gap).with { $0.wrap = wrap }
          let solution = try solve(boxes(Array(repeating: part, count: count)), container)
          #expect(solution.lines.count == 1, "\(count) parts of \(width), \(wrap)")
        }
      }
    }
  }

  @Test func wrap_lineTooLongByTheTolerance_doesNotBreak() throws {
    let width = 20 - 1.0 / 128
    #expect(try solve(boxes([10, 10]), .wrapping(width)).lines.count == 1)
    #expect(try solve(boxes([10, 10]), .wrapping(width - 0.0001)).lines.count == 2)
  }

  @Test func wrap_lineTooLongByTheTolerance_isNotShrunk() throws {
    let solution = try solve(boxes([10, 10]), .wrapping(20 - 1.0 / 128))
    #expect(solution.frames.map(\.width) == [10, 10])
    #expect(solution.lines[0].freeSpace == 0)
  }

  @Test func wrap_exactFit_countsNoTrailingGap() throws {
    let solution = try solve(boxes([4, 4, 4]), .wrapping(14, 1))
    #expect(solution.lines.count == 1)
    #expect(solution.frames.map(\.x) == [0, 5, 10])
  }

  @Test func wrap_noWidth_isOneLine() throws {
    for width in [nil, Double.infinity] {
      let solution = try solve(boxes([4, 4, 4]), .wrapping(width, 1))
      #expect(solution.lines.count == 1)
      #expect(solution.size == Size(width: 14, height: 1))
    }
  }

  @Test func wrap_noItems_isAsLargeAsThePadding() throws {
    for wrap in FlowWrap.allCases {
      let container = FlowContainer.wrapping(nil).with {
        $0.wrap = wrap
        $0.padding = Insets(horizontal: 2, vertical: 3)
      }
      let solution = try solve([], container)
      #expect(solution.size == Size(width: 4, height: 6))
      #expect(solution.lines.isEmpty && solution.frames.isEmpty)
    }
  }

  @Test func wrap_zeroWidth_isOneItemALine() throws {
    let solution = try solve(boxes([4, 4, 4]), .wrapping(0, 1))
    #expect(solution.lines.map(\.items) == [0..<1, 1..<2, 2..<3])
    #expect(solution.frames.map(\.width) == [0, 0, 0])
  }

  @Test func container_smallerThanItsPadding_grows() throws {
    let container = FlowContainer.wrapping(3).with { $0.padding = Insets(5) }
    let solution = try solve(boxes([4]), container)
    #expect(solution.size == Size(width: 10, height: 11))
    #expect(solution.frames == [Rect(x: 5, y: 5, width: 0, height: 1)])
  }

  @Test func line_frame_isTheUnionOfItsItemsAndAsHighAsTheLine() throws {
    let items = [FlowItem(width: 3, height: 2), FlowItem(width: 2, height: 5)]
    let solution = try solve(items, .wrapping(20, 1).with { $0.justify = .end })
    #expect(solution.lines[0].frame == Rect(x: 14, y: 0, width: 6, height: 5))
    #expect(solution.lines[0].freeSpace == 14)
  }
}
