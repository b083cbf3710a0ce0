import PickerSolver

/// Flows that need more steps than uniform rows: baselines, stretching, margins, flexing, balancing.
enum Others {
  static func print() throws {
    Swift.print("\nother flows, ns per box")
    Table.row(["n", "what", "solve"])
    for count in [100, 10_000, 100_000] {
      for (name, items, container) in flows(Boxes(count)) {
        let solver = try FlowSolver(items, in: container)
        let times = Clock.medians(rounds: 15, count: count, [{ keep(solver.solve()) }])
        Table.row(["\(count)", name, Table.fixed(times[0] / Double(count))])
      }
    }
  }

  private static func flows(_ boxes: Boxes) -> [(String, [FlowItem], FlowContainer)] {
    let uniform = boxes.container(.start, .start)
    var balanced = uniform
    balanced.wrap = .balance
    var wide = balanced
    wide.width = 30_000
    let labels = zip(boxes.widths, boxes.heights).map {
      FlowItem(content: Size(width: $0, height: $1))
    }
    return [
      ("baseline", boxes.items, boxes.container(.start, .baseline)),
      ("stretch items", labels, boxes.container(.start, .stretch)),
      ("margins", boxes.items.map { $0.with { $0.margin = Insets(1) } }, uniform),
      ("grow", boxes.items.map { $0.with { $0.grow = 1 } }, uniform),
      ("justify stretch", boxes.items, boxes.container(.stretch, .start)),
      ("balance", boxes.items, balanced), ("balance, wide", boxes.items, wide),
    ]
  }
}

extension FlowItem {
  fileprivate func with(_ change: (inout FlowItem) -> Void) -> FlowItem {
    var item = self
    change(&item)
    return item
  }
}
