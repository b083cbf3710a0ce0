import PickerGeometry

/// One layout in the making: what the steps hand to each other.
///
/// Lengths along and across are measured from where the flow starts, inside the padding; only
/// ``Placement`` knows left from right.
struct FlowPass: Sendable {
  var solver: FlowSolver

  var lines: [FlowLine] = []

  /// How many items are on lines; the others are hidden.
  var shown = 0

  /// Sizes of the border box of the container.
  var length = 0.0
  var breadth = 0.0

  /// The same inside padding and border.
  var room = 0.0
  var innerAcross = 0.0

  /// Sizes of the items after growing and shrinking; empty where none did.
  var usedAlong: [Double] = []

  /// Sizes of the items after stretching; empty where none was.
  var usedAcross: [Double] = []

  init(_ solver: FlowSolver) {
    self.solver = solver
  }

  var container: FlowContainer { solver.container }
  var table: ItemTable { solver.table }
  var axis: Axis { solver.container.axis }
  var allLines: Range<Int> { 0..<lines.count }

  /// The sizes in force along the line.
  var along: [Double] { usedAlong.isEmpty ? solver.table.along : usedAlong }

  /// The sizes in force across the line.
  var across: [Double] { usedAcross.isEmpty ? solver.table.across : usedAcross }

  /// How item `index` is aligned across its line.
  func alignment(of index: Int) -> FlowAlign {
    let align = solver.table.items[index].align ?? solver.container.align
    return align == .baseline && axis == .vertical ? .start : align
  }

  /// Whether every item is aligned as the container says, and none has a margin.
  var isPlain: Bool { solver.table.facts.isDisjoint(with: [.margins, .ownAlign]) }

  /// Whether some item lines up by its baseline.
  var hasBaselines: Bool {
    guard axis == .horizontal else { return false }
    return solver.container.align == .baseline || solver.table.facts.contains(.ownBaseline)
  }

  var rises: Rises {
    Rises(baselines: solver.table.baselines, turned: solver.container.linesTurned)
  }
}

/// Where the baselines of items are.
struct Rises {
  let baselines: [Double]
  let turned: Bool

  /// Distance of the baseline of item `index` from its edge at the near side of the line; `size` is
  /// how large it is across.
  func callAsFunction(_ index: Int, _ size: Double) -> Double {
    var baseline = baselines.isEmpty ? size : baselines[index]
    if baseline.isNaN { baseline = size }
    return turned ? size - baseline : baseline
  }
}
