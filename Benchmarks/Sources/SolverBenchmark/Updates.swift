import PickerSolver

/// One item of 10,000 is edited, against solving anew.
enum Updates {
  static func print() throws {
    Swift.print("\nupdate of one item of 10,000, ns")
    Table.row(["", "edit", "update", "solve", "faster", "in place", "faster"])
    try row("in step", heights: (20, 20))
    try row("rows move", heights: (50, 60))
  }

  /// Edits the widths of items all over between two that leave their row in step; the second pair of
  /// heights makes their row higher and lower, so that all later rows move.
  private static func row(_ name: String, heights: (Double, Double)) throws {
    let boxes = Boxes(10_000)
    let container = boxes.container(.center, .center)
    let solver = try FlowSolver(boxes.items, in: container)
    var edited = solver.solve()
    var resized = solver.solve()
    var turn = 0
    let edit = {
      turn += 1
      let index = (turn / 2) &* 7_919 % 10_000
      let width = boxes.widths[index] - (turn % 2 == 0 ? 0 : 0.25)
      let height = turn % 2 == 0 ? heights.0 : heights.1
      _ = try? edited.update(item: index, to: FlowItem(width: width, height: height))
    }
    let times = Clock.medians(
      count: 1_000,
      [{ edit() }, { keep(solver.solve()) }, { try? resized.update(width: boxes.room) }])
    Table.row([
      "", name, Table.fixed(times[0]), Table.fixed(times[1]), Table.fixed(times[1] / times[0]),
      Table.fixed(times[2]), Table.fixed(times[2] / times[0]),
    ])
  }
}
