import CFlowLoop
import PickerSolver

/// Rows of boxes without flexing and margins, justified and aligned.
///
/// `solve` returns new arrays and is compared with the loop that allocates its result; `update` reuses
/// memory and is compared with the loop over preallocated buffers.
enum UniformRows {
  private static let arrangements: [(FlowJustify, FlowAlign, flow_align, flow_align)] = [
    (.start, .start, FLOW_START, FLOW_START), (.center, .center, FLOW_CENTER, FLOW_CENTER),
    (.spaceBetween, .end, FLOW_BETWEEN, FLOW_END),
  ]

  static func print() throws {
    Swift.print("uniform rows, ns per box (ratio to the C loop before it)")
    let titles = [
      "n", "justify/align", "C", "update", "ratio", "at most", "C+malloc", "solve", "ratio",
      "prepare",
    ]
    Table.row(titles)
    for (justify, align, cJustify, cAlign) in arrangements {
      for count in [10, 100, 1_000, 10_000, 100_000] {
        let boxes = Boxes(count)
        let loop = Loop(boxes, cJustify, cAlign)
        let times = try measure(boxes, boxes.container(justify, align), loop)
        Table.row(cells(count, "\(justify)/\(align)", times.map { $0 / Double(count) }))
      }
    }
  }

  private static func measure(
    _ boxes: Boxes, _ container: FlowContainer, _ loop: Loop
  ) throws -> [Double] {
    let items = boxes.items
    let solver = try FlowSolver(items, in: container)
    var solution = solver.solve()
    precondition(loop.agrees(with: solution))
    return Clock.medians(
      count: items.count,
      [
        { keep(loop.run()) },
        { try? solution.update(width: boxes.width) },
        { keep(loop.runAllocating()) },
        { keep(solver.solve()) },
        { keep(try? FlowSolver(items, in: container)) },
      ])
  }

  private static func cells(_ count: Int, _ name: String, _ times: [Double]) -> [String] {
    [
      "\(count)", name, Table.fixed(times[0]), Table.fixed(times[1]),
      Table.fixed(times[1] / times[0]), Table.fixed(3), Table.fixed(times[2]),
      Table.fixed(times[3]), Table.fixed(times[3] / times[2]), Table.fixed(times[4]),
    ]
  }
}
