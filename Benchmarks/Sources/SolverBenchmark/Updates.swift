import PickerSolver

/// An edit of one item of 10,000, compared with solving again.
enum Updates {
  static func print() throws {
    Swift.print("\nupdate of one item of 10,000, ns")
    Table.row(["", "edit", "update", "solve", "faster", "in place", "faster"])
    try row("in sync", heights: (20, 20))
    try row("rows move", heights: (50, 60))
  }

  /// Toggles the widths of items throughout the flow between two values that keep the rows in sync. Different
  /// `heights` change the height of the row too, so that all later rows move.
  private static func row(_ name: String, heights: (Double, Double)) throws {
    let boxes = Boxes(10_000)
    let container = boxes.container(.center, .center)
    let solver = try FlowSolver(boxes.items, in: container)
    var edited = solver.solve()
    var resized = solver.solve()
    var count = 0
    let edit = {
      count += 1
      let index = (count / 2) &* 7_919 % 10_000
      let width = boxes.widths[index] - (count % 2 == 0 ? 0 : 0.25)
      let height = count % 2 == 0 ? heights.0 : heights.1
      _ = try? edited.update(item: index, to: FlowItem(width: width, height: height))
    }
    let times = Clock.medians(
      count: 1_000,
      [{ edit() }, { keep(solver.solve()) }, { try? resized.update(width: boxes.width) }])
    Table.row([
      "", name, Table.fixed(times[0]), Table.fixed(times[1]), Table.fixed(times[1] / times[0]),
      Table.fixed(times[2]), Table.fixed(times[2] / times[0]),
    ])
  }
}
