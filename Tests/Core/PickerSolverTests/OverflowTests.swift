import PickerGeometry
import PickerSolver
import Testing

/// Items that overflow their line, and lines that overflow their container.
@Suite struct OverflowTests {
  private func start(_ justify: FlowJustify, reversed: Bool = false) throws -> Double {
    let container = FlowContainer.wrapping(6).with {
      $0.justify = justify
      $0.isReversed = reversed
    }
    return try solve([FlowItem(width: 10, height: 1) { $0.shrink = 0 }], container).frames[0].x
  }

  @Test func fixedWidth_eachJustify_overflowsOnTheExpectedSide() throws {
    #expect(try start(.start) == 0)
    #expect(try start(.center) == -2)
    #expect(try start(.end) == -4)
    for justify in [FlowJustify.spaceBetween, .spaceAround, .spaceEvenly, .stretch] {
      #expect(try start(justify) == 0)
    }
  }

  @Test func fixedWidth_reversed_fallsBackToFlowOrWritingDirection() throws {
    #expect(try start(.spaceBetween, reversed: true) == -4)
    #expect(try start(.spaceAround, reversed: true) == 0)
    #expect(try start(.spaceEvenly, reversed: true) == 0)
  }

  @Test func shrinkable_itemTooWide_isAsWideAsTheContainer() throws {
    for wrap in FlowWrap.allCases {
      let container = FlowContainer.wrapping(6).with {
        $0.wrap = wrap
        $0.justify = .center
      }
      let solution = try solve([FlowItem(content: Size(width: 10, height: 1))], container)
      #expect(solution.frames == [Rect(x: 0, y: 0, width: 6, height: 1)])
      #expect(solution.overflow == .zero)
    }
  }

  @Test func linesTooHigh_eachAlignment_overflowOnTheExpectedSide() throws {
    func top(_ align: FlowJustify, _ wrap: FlowWrap = .wrap) throws -> Double {
      let container = FlowContainer.wrapping(1).with {
        $0.wrap = wrap
        $0.alignLines = align
        $0.height = 2
      }
      return try solve(boxes([1, 1, 1, 1]), container).frames[0].y
    }
    #expect(try top(.start) == 0)
    #expect(try top(.center) == -1)
    #expect(try top(.end) == -2)
    for align in [FlowJustify.spaceBetween, .spaceAround, .spaceEvenly, .stretch] {
      #expect(try top(align) == 0)
    }
    #expect(try top(.spaceBetween, .wrapReverse) == 1)
    #expect(try top(.spaceEvenly, .wrapReverse) == 3)
  }

  @Test func overflow_itemsOutsideThePadding_areReportedPerSide() throws {
    let container = FlowContainer.wrapping(10).with {
      $0.padding = Insets(2)
      $0.justify = .center
      $0.height = 5
    }
    let solution = try solve([FlowItem(width: 10, height: 4) { $0.shrink = 0 }], container)
    #expect(solution.overflow == Edges(top: 0, left: 2, bottom: 3, right: 2))
  }
}
