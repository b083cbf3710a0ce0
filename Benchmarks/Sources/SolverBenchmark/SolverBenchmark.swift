import CFlowLoop
import PickerSolver

/// Prints what the solver costs beside the loop in C, in nanoseconds a box.
@main struct SolverBenchmark {
  static func main() throws {
    if CommandLine.arguments.count > 1 {
      let n = Int(CommandLine.arguments[1]) ?? 10
      let boxes = Boxes(n)
      let solver = try FlowSolver(boxes.items, in: boxes.container(.center, .center))
      for _ in 0..<(30_000_000 / n) { keep(solver.solve()) }
      return
    }
    try plainRows()
  }

  static func plainRows() throws {
    let ways: [(FlowJustify, FlowAlign, flow_align, flow_align)] = [
      (.start, .start, FLOW_START, FLOW_START), (.center, .center, FLOW_CENTER, FLOW_CENTER),
      (.spaceBetween, .end, FLOW_BETWEEN, FLOW_END),
    ]
    print("plain rows: ns a box")
    print("       n  justify/align          C loop   solve  ratio  prepare")
    for (justify, align, cJustify, cAlign) in ways {
      for count in [10, 100, 1_000, 10_000, 100_000] {
        let boxes = Boxes(count)
        let container = boxes.container(justify, align)
        let items = boxes.items
        let solver = try FlowSolver(items, in: container)
        let loop = Loop(boxes, cJustify, cAlign)
        precondition(loop.run() == solver.solve().lines.count)
        let times = Clock.medians(
          calls: max(1, 1_000_000 / count),
          [
            { keep(loop.run()) }, { keep(solver.solve()) },
            { keep(try? FlowSolver(items, in: container)) },
          ])
        row(count, "\(justify)/\(align)", times.map { $0 / Double(count) })
      }
    }
  }

  static func row(_ count: Int, _ name: String, _ times: [Double]) {
    let cells = times.map { fixed($0) }
    let padded = name + String(repeating: " ", count: max(0, 20 - name.count))
    print(
      right("\(count)", 8), " \(padded)", right(cells[0], 8), right(cells[1], 7),
      right(fixed(times[1] / times[0]), 6), right(cells[2], 8))
  }

  static func fixed(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
