import PickerGeometry
import PickerSolver
import Testing

/// How items grow and shrink.
@Suite struct FlexTests {
  private func widths(_ width: Double, _ items: [FlowItem], gap: Double = 0) throws -> [Double] {
    try solve(items, FlowContainer(width: width) { $0.itemSpacing = gap }).frames.map(\.width)
  }

  @Test func grow_freeSpace_isDistributedByFactor() throws {
    let items = [
      FlowItem(width: 10) { $0.grow = 1 }, FlowItem(width: 10) { $0.grow = 3 }, FlowItem(width: 10),
    ]
    #expect(try widths(72, items, gap: 1) == [20, 40, 10])
  }

  @Test func grow_factorsBelowOne_leaveFreeSpace() throws {
    #expect(
      try widths(100, [FlowItem { $0.grow = 0.25 }, FlowItem { $0.grow = 0.25 }]) == [25, 25])
  }

  @Test func grow_maximumSize_leavesFreeSpaceToTheOthers() throws {
    let items = [
      FlowItem {
        $0.maxWidth = 10
        $0.grow = 1
      }, FlowItem { $0.grow = 1 }, FlowItem { $0.grow = 1 },
    ]
    #expect(try widths(100, items) == [10, 45, 45])
  }

  @Test func shrink_overflow_isDistributedBySizeAndFactor() throws {
    #expect(try widths(60, [FlowItem(width: 60), FlowItem(width: 30)]) == [40, 20])
    #expect(
      try widths(60, [FlowItem(width: 60) { $0.shrink = 0 }, FlowItem(width: 30)]) == [60, 0])
    #expect(
      try widths(50, [FlowItem(width: 60) { $0.shrink = 2 }, FlowItem(width: 60)]).map {
        $0.rounded()
      }
        == [13, 37])
  }

  @Test func shrink_minimumSize_shrinksTheOthersMore() throws {
    let items = [
      FlowItem(width: 60) { $0.minWidth = 50 }, FlowItem(width: 60), FlowItem(width: 60),
    ]
    #expect(try widths(90, items) == [50, 20, 20])
  }

  @Test func shrink_inset_neitherCountsAsWeightNorShrinks() throws {
    let padded = FlowItem(width: 60) { $0.inset = Size(width: 40, height: 0) }
    #expect(try widths(60, [padded, FlowItem(width: 20)]) == [50, 10])
    #expect(try widths(10, [padded]) == [40])
  }

  @Test func basis_zeroWithGrow_makesEqualColumns() throws {
    let items = [10.0, 20, 70].map {
      FlowItem(width: $0) {
        $0.grow = 1
        $0.basis = 0
      }
    }
    #expect(try widths(90, items) == [30, 30, 30])
  }

  @Test func basis_minimumAndMaximum_clampTheHypotheticalSize() throws {
    let items = [
      FlowItem {
        $0.minWidth = 30
        $0.basis = 10
      },
      FlowItem {
        $0.maxWidth = 20
        $0.basis = 50
      },
    ]
    #expect(try widths(200, items) == [30, 20])
  }

  @Test func minimumSize_exceedingMaximum_wins() throws {
    let item = FlowItem(width: 5) {
      $0.minWidth = 30
      $0.maxWidth = 10
    }
    #expect(try widths(200, [item]) == [30])
  }

  /// There is exactly one level at which all items, clamped to their bounds, fill the line.
  @Test func flex_randomLines_fillTheLineAtOneLevel() throws {
    var random = Seeded(7)
    for _ in 0..<400 {
      let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        FlowItem(width: Double.random(in: 0...50, using: &random)) {
          $0.minWidth =
            Bool.random(using: &random) ? Double.random(in: 0...30, using: &random) : nil
          $0.maxWidth =
            Bool.random(using: &random) ? Double.random(in: 0...60, using: &random) : nil
          $0.grow = Double(Int.random(in: 1...3, using: &random))
          $0.shrink = Double(Int.random(in: 1...3, using: &random))
        }
      }
      let width = Double.random(in: 0...250, using: &random)
      let expected = sizesAtOneLevel(items, width)
      let actual = try widths(width, items)
      for (a, b) in zip(actual, expected) { #expect(abs(a - b) < 1e-6, "\(items) in \(width)") }
    }
  }

  /// The sizes at the level that fills the line, found by bisection.
  private func sizesAtOneLevel(_ items: [FlowItem], _ width: Double) -> [Double] {
    func size(_ item: FlowItem, _ level: Double) -> Double {
      let base = item.width ?? 0
      let weight = level > 0 ? item.grow : item.shrink * base
      return max(item.minWidth ?? 0, min(item.maxWidth ?? .infinity, base + level * weight))
    }
    var (low, high) = (-1.0, 1_000.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      let sum = items.reduce(0) { $0 + size($1, middle) }
      if sum < width { low = middle } else { high = middle }
    }
    return items.map { size($0, high) }
  }

  @Test func justifyStretch_fullLines_fillTheLineExceptTheLast() throws {
    let container = FlowContainer.wrapping(10, 1).with { $0.justify = .stretch }
    let solution = try solve(boxes([3, 3, 3, 3, 3]), container)
    #expect(solution.frames.map(\.width) == [4.5, 4.5, 4.5, 4.5, 3])
    #expect(solution.lines.map(\.freeSpace) == [0, 0, 7])
  }

  @Test func justifyStretch_ownFactors_areKept() throws {
    let items = [FlowItem(width: 2) { $0.grow = 3 }, FlowItem(width: 2), FlowItem(width: 9)]
    let container = FlowContainer.wrapping(12).with { $0.justify = .stretch }
    #expect(try solve(items, container).frames.map(\.width) == [8, 4, 9])
  }

  @Test func stretch_definiteHeight_isKept() throws {
    let items = [
      FlowItem(width: 1, height: 2), FlowItem(width: 1) { $0.maxHeight = 7 }, FlowItem(width: 1),
    ]
    let solution = try solve(items, FlowContainer(width: 9, height: 10))
    #expect(solution.frames.map(\.height) == [2, 7, 10])
  }

  @Test func crossSize_contentDependent_isCalledWithUsedMainSize() throws {
    let label = FlowItem(content: Size(width: 40, height: 1)) { $0.isContentDependent = true }
    let other = FlowItem(content: Size(width: 10, height: 1))
    let solver = try FlowSolver([label, other], in: FlowContainer(width: 25) { $0.align = .start })
    var asked: [Int] = []
    let solution = solver.solve { item, width in
      asked.append(item)
      return (40 / width).rounded(.up)
    }
    #expect(asked == [0])
    #expect(solution.frames.map(\.size) == [Size(width: 20, height: 2), Size(width: 5, height: 1)])
    #expect(solution.size.height == 2)
  }

  @Test func crossSize_notANumber_leavesTheNaturalSize() throws {
    let label = FlowItem(content: Size(width: 40, height: 3)) { $0.isContentDependent = true }
    let solver = try FlowSolver([label], in: FlowContainer(width: 25) { $0.align = .start })
    #expect(solver.solve { _, _ in .nan }.frames[0].height == 3)
  }
}

/// A random number generator with a fixed seed, so that every run is the same.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
