import PickerGeometry
import PickerSolver
import Testing

/// The container keywords, as pictures.
@Suite struct PictureTests {
  @Test func wrap_itemThatDoesNotFit_startsALine() throws {
    let drawn = picture(try solve(boxes([3, 3, 5]), .wrapping(8, 1)))
    #expect(drawn == ["AAA BBB ", "CCCCC   "])
  }

  @Test func wrap_itemWiderThanContainer_takesALineOfItsOwnAndShrinks() throws {
    let drawn = picture(try solve(boxes([2, 9, 2]), .wrapping(6, 1)))
    #expect(drawn == ["AA    ", "BBBBBB", "CC    "])
  }

  @Test func wrap_firstItemWiderThanContainer_hasNoEmptyLineBefore() throws {
    let drawn = picture(try solve(boxes([9, 2]), .wrapping(6, 1)))
    #expect(drawn == ["AAAAAA", "BB    "])
  }

  @Test(arguments: [
    (FlowJustify.start, "AA B CC      "), (.center, "   AA B CC   "), (.end, "      AA B CC"),
    (.spaceBetween, "AA    B    CC"), (.spaceAround, " AA   B   CC "),
    (.stretch, "AAAA BBB CCCC"),
  ])
  func justify_eachKeyword_matchesThePicture(_ justify: FlowJustify, _ row: String) throws {
    let container = FlowContainer.wrapping(13, 1).with {
      $0.justify = justify
      $0.justifyLastLine = justify
    }
    #expect(picture(try solve(boxes([2, 1, 2]), container)) == [row])
  }

  @Test func spaceEvenly_threeItems_leavesFourEqualGaps() throws {
    let container = FlowContainer.wrapping(13).with { $0.justify = .spaceEvenly }
    #expect(picture(try solve(boxes([2, 1, 2]), container)) == ["  AA  B  CC  "])
  }

  @Test(arguments: [
    (FlowAlign.start, ["A BB", "A   ", "A   "]), (.center, ["A   ", "A BB", "A   "]),
    (.end, ["A   ", "A   ", "A BB"]), (.stretch, ["A BB", "A BB", "A BB"]),
  ])
  func align_eachKeyword_matchesThePicture(_ align: FlowAlign, _ rows: [String]) throws {
    let items = [
      FlowItem(width: 1, height: 3), FlowItem(content: Size(width: 2, height: 1)),
    ]
    #expect(picture(try solve(items, .wrapping(4, 1).with { $0.align = align })) == rows)
  }

  @Test func baseline_unequalBoxes_alignTheirBaselines() throws {
    let items = [
      FlowItem(width: 1, height: 3) { $0.baseline = 2 },
      FlowItem(width: 1, height: 2) { $0.baseline = 1 },
      FlowItem(width: 1, height: 1),
    ]
    let solution = try solve(items, .wrapping(3).with { $0.align = .baseline })
    #expect(picture(solution) == ["A  ", "ABC", "AB "])
    #expect(solution.lines[0].baseline == 2)
  }

  @Test func wrapReverse_lines_stackFromTheBottom() throws {
    let container = FlowContainer.wrapping(5, 1).with { $0.wrap = .wrapReverse }
    #expect(picture(try solve(boxes([2, 2, 3]), container)) == ["CCC  ", "AA BB"])
  }

  @Test func reversed_items_flowFromTheEnd() throws {
    let container = FlowContainer.wrapping(6, 1).with { $0.isReversed = true }
    #expect(picture(try solve(boxes([2, 2, 3]), container)) == [" BB AA", "   CCC"])
  }

  @Test func rightToLeft_lines_areTheMirrorImage() throws {
    let container = FlowContainer.wrapping(6, 1).with { $0.direction = .rightToLeft }
    #expect(picture(try solve(boxes([2, 1, 3]), container)) == ["  B AA", "   CCC"])
  }

  @Test func vertical_items_fillColumns() throws {
    let items = [1.0, 2, 1].map { FlowItem(width: 2, height: $0) }
    let container = FlowContainer(axis: .vertical, wrap: .wrap, height: 3) {
      $0.lineSpacing = 1
      $0.align = .start
      $0.alignLines = .start
    }
    #expect(picture(try solve(items, container)) == ["AA CC", "BB   ", "BB   "])
  }

  @Test func balance_lines_areAsEvenAsPossible() throws {
    let items = boxes([2, 2, 2, 2, 2, 2])
    #expect(picture(try solve(items, .wrapping(14, 1))) == ["AA BB CC DD EE", "FF            "])
    let balanced = FlowContainer.wrapping(14, 1).with { $0.wrap = .balance }
    #expect(picture(try solve(items, balanced)) == ["AA BB CC      ", "DD EE FF      "])
  }

  @Test func paddingAndBorder_surround_theItems() throws {
    let container = FlowContainer.wrapping(nil).with {
      $0.padding = Insets(top: 1, leading: 2)
      $0.border = Insets(top: 0, trailing: 1)
    }
    #expect(picture(try solve(boxes([1, 1]), container)) == ["     ", "  AB "])
  }
}
