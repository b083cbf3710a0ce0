import PickerGeometry
import PickerSolver
import Testing

/// Extensions to CSS: limits, forced breaks, the last line; and sizes that depend on the content.
@Suite struct LimitTests {
  @Test func maxLines_furtherItems_areHidden() throws {
    let container = FlowContainer.wrapping(5, 1).with { $0.maxLines = 2 }
    let solution = try solve(boxes([2, 2, 2, 2, 2, 2]), container)
    #expect(picture(solution) == ["AA BB", "CC DD"])
    #expect(solution.hidden == 4..<6)
    #expect(solution.frames.count == 4)
  }

  @Test func maxItemsPerLine_spaceForMore_staysFree() throws {
    let container = FlowContainer.wrapping(9, 1).with { $0.maxItemsPerLine = 2 }
    #expect(picture(try solve(boxes([2, 2, 2]), container)) == ["AA BB    ", "CC       "])
  }

  @Test func breaks_beforeAndAfter_breakOnce() throws {
    var items = boxes([1, 1, 1, 1])
    items[0].breaksBefore = true
    items[1].breaksAfter = true
    items[2].breaksBefore = true
    items[3].breaksAfter = true
    #expect(picture(try solve(items, .wrapping(9, 1))) == ["A B      ", "C D      "])
  }

  @Test func nowrap_breaksAndLimits_areIgnored() throws {
    var items = boxes([1, 1, 1])
    items[1].breaksBefore = true
    let container = FlowContainer(width: 4) {
      $0.align = .start
      $0.maxLines = 1
      $0.maxItemsPerLine = 1
    }
    #expect(picture(try solve(items, container)) == ["ABC "])
  }

  @Test func justifyLastLine_affectsOnlyTheLastLine() throws {
    let container = FlowContainer.wrapping(7).with {
      $0.justify = .spaceBetween
      $0.justifyLastLine = .center
    }
    #expect(picture(try solve(boxes([2, 3]), container)) == [" AABBB "])
    let lines = picture(try solve(boxes([2, 4, 3, 2]), container))
    #expect(lines == ["AA BBBB", " CCCDD "])
  }

  @Test func maxWidth_withoutWidth_shrinksToTheLongestLine() throws {
    let container = FlowContainer.wrapping(nil, 1).with {
      $0.maxWidth = 8
      $0.justify = .end
    }
    let solution = try solve(boxes([2, 4, 3]), container)
    #expect(picture(solution) == ["AA BBBB", "    CCC"])
  }

  @Test func minWidth_withoutWidth_isKept() throws {
    let container = FlowContainer.wrapping(nil, 1).with {
      $0.minWidth = 6
      $0.maxWidth = 4
    }
    #expect(picture(try solve(boxes([2, 2, 2]), container)) == ["AA BB ", "CC    "])
  }

  @Test func column_maxHeightWithoutHeight_shrinksToTheLongestColumn() throws {
    let items = [1.0, 1, 1].map { FlowItem(width: 1, height: $0) }
    let container = FlowContainer(axis: .vertical, wrap: .wrap) {
      $0.align = .start
      $0.alignLines = .start
      $0.maxHeight = 2.5
    }
    #expect(try solve(items, container).size == Size(width: 2, height: 2))
  }

  @Test func singleLine_minAndMaxCrossSize_boundStretching() throws {
    let items = [FlowItem(content: Size(width: 1, height: 4))]
    let tall = try solve(items, FlowContainer(width: 3) { $0.minHeight = 6 })
    #expect(tall.frames[0].height == 6)
    let low = try solve(items, FlowContainer(width: 3) { $0.maxHeight = 3 })
    #expect(low.frames[0].height == 3)
  }

  @Test func alignLinesStretch_definiteHeight_isSharedByTheLines() throws {
    let items = [3.0, 3, 3].map { FlowItem(content: Size(width: $0, height: 1)) }
    let solution = try solve(items, FlowContainer(wrap: .wrap, width: 6, height: 8))
    #expect(solution.lines.map(\.frame.height) == [4, 4])
    #expect(solution.frames.map(\.height) == [4, 4, 4])
  }

  @Test func basis_withoutWidth_contributesToTheContentWidth() throws {
    let shrinks = try solve([FlowItem(height: 1) { $0.basis = 50 }], FlowContainer())
    #expect(shrinks.size.width == 0)
    let keeps = try solve(
      [
        FlowItem(height: 1) {
          $0.shrink = 0
          $0.basis = 50
        }
      ], FlowContainer())
    #expect(keeps.size.width == 50)
    let column = try solve([FlowItem(width: 1) { $0.basis = 50 }], FlowContainer(axis: .vertical))
    #expect(column.size.height == 50)
  }

  @Test func contentWidths_wrapping_areTheLongestLineAndTheWidestItem() throws {
    var items = boxes([2, 4, 3])
    items[2].breaksBefore = true
    let solver = try FlowSolver(items, in: .wrapping(1, 1).with { $0.padding = Insets(5) })
    #expect(solver.maxContentWidth == 17)
    #expect(solver.minContentWidth == 14)
    let single = try FlowSolver(items, in: FlowContainer(width: 1) { $0.itemSpacing = 1 })
    #expect(single.minContentWidth == 11)
  }

  @Test func contentWidths_vertical_areTheSumOfColumns() throws {
    let items = [1.0, 2, 3].map { FlowItem(width: $0, height: 1) }
    let solver = try FlowSolver(
      items, in: FlowContainer(axis: .vertical, wrap: .wrap, height: 2) { $0.lineSpacing = 1 })
    #expect(solver.maxContentWidth == 6)
    #expect(solver.minContentWidth == 6)
  }
}
