import PickerGeometry
import PickerSolver
import PickerTestSupport
import Testing

/// Validation of numbers, and layouts at the limits of the range.
@Suite struct NumberTests {
  private func message(_ item: FlowItem, _ container: FlowContainer = FlowContainer()) -> String {
    do {
      _ = try FlowSolver([FlowItem(), item], in: container)
      return "nothing"
    } catch {
      return error.description
    }
  }

  @Test func item_invalidNumbers_areReportedWithItemAndField() {
    #expect(message(FlowItem(width: -4)) == "items[1].width: must be at least 0, is -4")
    #expect(
      message(FlowItem { $0.maxHeight = .nan })
        == "items[1].maxHeight: must be a number from 0 to 10000000, is nan")
    #expect(
      message(FlowItem(content: Size(width: 0, height: .infinity)))
        == "items[1].content.height: must be a number from 0 to 10000000, is inf")
    #expect(
      message(FlowItem { $0.margin = Insets(leading: 2e7) })
        == "items[1].margin.leading: must be at most 10000000, is 20000000")
    #expect(message(FlowItem { $0.grow = -0.5 }) == "items[1].grow: must be at least 0, is -0.5")
    #expect(
      message(
        FlowItem {
          $0.maxWidth = .infinity
          $0.margin = Insets(-3)
          $0.baseline = -2
        }) == "nothing")
  }

  @Test func item_everyField_isChecked() {
    let invalid: [FlowItem] = [
      FlowItem(content: Size(width: .nan, height: 0)), FlowItem(height: .nan),
      FlowItem { $0.minWidth = .infinity }, FlowItem { $0.maxWidth = -.infinity },
      FlowItem { $0.minHeight = -1 },
      FlowItem { $0.margin = Insets(top: .nan) },
      FlowItem { $0.margin = Insets(bottom: .infinity) },
      FlowItem { $0.margin = Insets(trailing: .nan) },
      FlowItem { $0.inset = Size(width: -1, height: 0) },
      FlowItem { $0.inset = Size(width: 0, height: .nan) }, FlowItem { $0.shrink = .infinity },
      FlowItem { $0.basis = -1 }, FlowItem { $0.baseline = .nan },
    ]
    for item in invalid { #expect(message(item) != "nothing", "\(item)") }
  }

  @Test func container_invalidNumbers_areReported() {
    #expect(
      message(FlowItem(), FlowContainer { $0.itemSpacing = -1 })
        == "itemSpacing: must be at least 0, is -1")
    #expect(
      message(FlowItem(), FlowContainer { $0.maxLines = 0 }) == "maxLines: must be at least 1, is 0"
    )
    #expect(
      message(FlowItem(), FlowContainer { $0.padding = Insets(leading: .nan) })
        == "padding.leading: must be a number from 0 to 10000000, is nan")
    #expect(
      message(FlowItem(), FlowContainer(width: .infinity) { $0.maxHeight = .infinity }) == "nothing"
    )
    #expect(message(FlowItem(), FlowContainer(width: -.infinity)) != "nothing")
    #expect(message(FlowItem(), FlowContainer { $0.minWidth = .infinity }) != "nothing")
    #expect(message(FlowItem(), FlowContainer(height: 1e7 + 1)) != "nothing")
  }

  @Test func sizes_atTheMaximum_areExact() throws {
    let items = boxes(Array(repeating: 1e7, count: 100))
    let solution = try solve(items, .wrapping(nil, 1e7))
    #expect(solution.size.width == 199e7)
    #expect(solution.frames.last?.x == 198e7)
    let wrapped = try solve(items, .wrapping(1e7, 1e7))
    #expect(wrapped.lines.count == 100)
  }

  @Test func balance_sumsBeyondTheUnits_keepTheirLines() throws {
    let item = FlowItem(width: 1e7) { $0.margin = Insets(horizontal: 1e7, vertical: 0) }
    let container = FlowContainer.wrapping(1e7, 1e7).with { $0.wrap = .balance }
    let solution = try solve(Array(repeating: item, count: 40_000), container)
    #expect(solution.lines.count == 40_000)
  }

  @Test(arguments: FlowWrap.allCases)
  func items_manyThousand_areAllPlaced(_ wrap: FlowWrap) throws {
    var random = Seeded(1)
    // The reversed wraps place equal lines in the opposite direction, so fewer items are enough.
    let count =
      wrap == .wrap || wrap == .balance ? sweep(20_000, full: 100_000) : sweep(5_000, full: 10_000)
    let items = (0..<count).map { _ in
      FlowItem(content: Size(width: Double.random(in: 0...50, using: &random), height: 10))
    }
    let solution = try solve(items, .wrapping(400, 4).with { $0.wrap = wrap })
    #expect(solution.frames.count == count)
    #expect(solution.frames.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.width >= 0 })
  }

  @Test func anyLayout_solvedTwice_isBitwiseEqual() throws {
    var random = Seeded(6)
    let items = (0..<500).map { _ in
      FlowItem(width: Double.random(in: 0...50, using: &random), height: 10) { $0.grow = 1 }
    }
    let solver = try FlowSolver(items, in: .wrapping(333.3, 4.1).with { $0.justify = .spaceEvenly })
    #expect(solver.solve().frames == solver.solve().frames)
  }
}
