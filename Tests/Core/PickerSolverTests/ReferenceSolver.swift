import PickerGeometry
import PickerSolver

/// A straightforward solver for boxes of fixed size.
///
/// Lines are arrays of indices; frames are placed left to right and top to bottom, and
/// mirrored afterwards. Balanced lines are found by trying all possible breaks.
struct ReferenceSolver {
  let items: [FlowItem]
  let container: FlowContainer

  struct Result {
    var lines: [[Int]] = []
    var frames: [Rect] = []
    var size = Size.zero
  }

  func solve() -> Result {
    var result = Result()
    result.lines = lines()
    let heights = result.lines.map { $0.map { height($0) }.max() ?? 0 }
    let content = heights.reduce(0, +) + container.lineSpacing * Double(max(0, heights.count - 1))
    let width = container.width ?? (result.lines.map(extent).max() ?? 0)
    result.size = Size(width: width, height: container.height ?? content)
    result.frames = place(result.lines, heights, result.size)
    return result
  }

  private func width(_ item: Int) -> Double { items[item].width ?? 0 }
  private func height(_ item: Int) -> Double { items[item].height ?? 0 }

  private func extent(_ line: [Int]) -> Double {
    line.map(width).reduce(0, +) + container.itemSpacing * Double(max(0, line.count - 1))
  }

  private func fits(_ line: [Int]) -> Bool {
    line.count == 1
      || (line.count <= container.maxItemsPerLine ?? .max
        && extent(line) <= (container.width ?? .infinity) + 1.0 / 128)
  }

  private func breaks(before item: Int) -> Bool {
    items[item].breaksBefore || (item > 0 && items[item - 1].breaksAfter)
  }

  // Lines

  private var isBalanced: Bool { container.wrap == .balance || container.wrap == .balanceReverse }
  private var hasReversedLines: Bool {
    container.wrap == .wrapReverse || container.wrap == .balanceReverse
  }

  private func lines() -> [[Int]] {
    if items.isEmpty { return [] }
    if isBalanced, container.width == 0 {
      return items.indices.prefix(container.maxLines ?? .max).map { [$0] }
    }
    if container.wrap == .nowrap { return [Array(items.indices)] }
    let filled = Array(filledLines().prefix(container.maxLines ?? .max))
    guard isBalanced, container.width != nil else { return filled }
    return balanced(Array(filled.joined()), filled.count)
  }

  private func filledLines() -> [[Int]] {
    var lines: [[Int]] = []
    for item in items.indices {
      if let last = lines.last, !breaks(before: item), fits(last + [item]) {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines
  }

  /// The best of all ways to break `items` into `count` lines; those with longer first lines win ties.
  private func balanced(_ items: [Int], _ count: Int) -> [[Int]] {
    var best: (cost: Double, lines: [[Int]])?
    for candidate in candidates(items, count) {
      let cost = candidate.reduce(0) { sum, line in
        let free = (container.width ?? 0) - extent(line)
        return sum + free * free
      }
      if cost < best?.cost ?? .infinity { best = (cost, candidate) }
    }
    return best?.lines ?? []
  }

  private func candidates(_ items: [Int], _ count: Int) -> [[[Int]]] {
    if items.isEmpty { return count == 0 ? [[]] : [] }
    if count == 0 { return [] }
    return (1...items.count).reversed().flatMap { length -> [[[Int]]] in
      let line = Array(items.prefix(length))
      guard fits(line), !line.dropFirst().contains(where: breaks) else { return [] }
      return candidates(Array(items.dropFirst(length)), count - 1).map { [line] + $0 }
    }
  }

  // Placement

  private func place(_ lines: [[Int]], _ heights: [Double], _ size: Size) -> [Rect] {
    var frames: [Rect] = []
    var heights = heights
    if container.wrap == .nowrap { heights = heights.map { _ in size.height } }
    let used = heights.reduce(0, +) + container.lineSpacing * Double(max(0, heights.count - 1))
    let (top, between) = shares(
      container.wrap == .nowrap ? .start : container.alignLines, size.height - used, lines.count,
      reversed: hasReversedLines)
    var y = top
    for (index, line) in lines.enumerated() {
      frames += row(line, y, heights[index], size, isLast: index == lines.count - 1)
      y += heights[index] + container.lineSpacing + between
    }
    return frames.map { oriented($0, size) }
  }

  private func row(
    _ line: [Int], _ y: Double, _ lineHeight: Double, _ size: Size, isLast: Bool
  ) -> [Rect] {
    let justify = isLast ? container.justifyLastLine ?? container.justify : container.justify
    let (lead, between) = shares(
      justify, size.width - extent(line), line.count, reversed: container.isReversed)
    let tallest = line.map(height).max() ?? 0
    var x = lead
    return line.map { item in
      let free = lineHeight - height(item)
      let offset =
        switch container.align {
        case .center, .safeCenter: free / 2
        case .end, .safeEnd: free
        case .baseline: hasReversedLines ? 0 : tallest - height(item)
        case .lastBaseline: hasReversedLines ? lineHeight - tallest : free
        case .start, .stretch, .safeStart: 0.0
        }
      defer { x += width(item) + container.itemSpacing + between }
      return Rect(x: x, y: y + offset, width: width(item), height: height(item))
    }
  }

  private func oriented(_ frame: Rect, _ size: Size) -> Rect {
    var frame = frame
    if hasReversedLines { frame.y = size.height - frame.maxY }
    if container.isReversed { frame.x = size.width - frame.maxX }
    if container.direction == .rightToLeft { frame.x = size.width - frame.maxX }
    return frame
  }

  private func shares(
    _ justify: FlowJustify, _ free: Double, _ count: Int, reversed: Bool
  ) -> (Double, Double) {
    let parts = Double(count)
    switch justify {
    case .safeStart, .safeCenter, .safeEnd:
      if free < 0 { return (reversed ? free : 0, 0) }
      return (justify == .safeStart ? 0 : justify == .safeEnd ? free : free / 2, 0)
    case .start, .stretch: return (0, 0)
    case .center: return (free / 2, 0)
    case .end: return (free, 0)
    case .spaceBetween: return free < 0 || count < 2 ? (0, 0) : (0, free / (parts - 1))
    case .spaceAround: return free < 0 ? (reversed ? free : 0, 0) : (free / parts / 2, free / parts)
    case .spaceEvenly:
      return free < 0 ? (reversed ? free : 0, 0) : (free / (parts + 1), free / (parts + 1))
    }
  }
}
