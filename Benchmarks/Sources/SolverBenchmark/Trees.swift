import CFlowLoop
import PickerLayout
import PickerSolver

/// Layout of measured controls to trees, through the public API.
enum Trees {
  static func print() {
    Swift.print("\nflows to trees, ns per box (and the ratio to the C loop)")
    Table.row(["n", "justify/align", "C+malloc", "ratio", "tree", "at most"])
    for count in [10, 100, 1_000, 10_000, 100_000] { flowRow(count) }
    Swift.print("\nchips to trees, ns per chip and per node")
    Table.row(["n", "", "chip", "node"])
    for count in [10, 100, 1_000, 10_000] { chipsRow(count) }
  }

  private static func flowRow(_ count: Int) {
    let boxes = Boxes(count)
    let loop = Loop(boxes, FLOW_CENTER, FLOW_CENTER)
    let flow = Flow(
      items: boxes.items.map { Flow.Item($0) }, flow: boxes.container(.center, .center))
    let measured = flow.measured(by: TextMeasurer())
    let proposal = ProposedSize(width: boxes.width)
    let times = Clock.medians(
      count: count,
      [{ keep(loop.runAllocating()) }, { keep(measured.layout(within: proposal)) }])
    let each = times.map { $0 / Double(count) }
    Table.row([
      "\(count)", "center/center", Table.fixed(each[0]), Table.fixed(each[1] / each[0]),
      Table.fixed(each[1]), Table.fixed(15),
    ])
  }

  /// Chips with different labels of one to three words.
  static func chips(_ count: Int) -> Chips {
    let words = ["Tea", "Coffee", "Hot chocolate", "Lemonade", "Water", "Apple juice"]
    return Chips(items: (0..<count).map { Chip("\(words[$0 % words.count]) \($0)") })
  }

  /// Lays measured chips out `times` times. `Scripts/bench/tool` counts the instructions.
  static func layOut(chips count: Int, times: Int) {
    let measured = chips(count).measured(by: TextMeasurer())
    let proposal = ProposedSize(width: 375)
    for _ in 0..<times { keep(measured.layout(within: proposal)) }
  }

  /// Chips with labels of their natural size, the common case.
  private static func chipsRow(_ count: Int) {
    let measured = chips(count).measured(by: TextMeasurer())
    let proposal = ProposedSize(width: 375)
    let nodes = measured.layout(within: proposal).count
    let times = Clock.medians(count: count, [{ keep(measured.layout(within: proposal)) }])
    Table.row([
      "\(count)", "", Table.fixed(times[0] / Double(count)), Table.fixed(times[0] / Double(nodes)),
    ])
  }
}
