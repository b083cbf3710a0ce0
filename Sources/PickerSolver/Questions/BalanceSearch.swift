import PickerGeometry

/// Looks for the widths at which balanced lines change.
///
/// Of so many lines, the sum of squared free room is least where that of the squared lengths is,
/// whatever the room: a wider container only has more lines to choose from. So the best lines in one
/// room are the best in every narrower room that their longest line fits into, and those that come
/// before them are the best in a room a hair less than that line: going from wide to narrow, lines are
/// balanced once a step. A table that is asked for from narrow to wide begins at the far end and keeps
/// what it finds; where that becomes more than it may list, it halves the range instead.
///
/// - Complexity: O(*n* log *n*) for each step of a table that lists them all. Where it does not, lines
///   are balanced at most 2 · log₂(2²⁰ · range) times for each step that it lists.
struct BalanceSearch {
  private var pass: FlowPass
  private var balancer: LineBalancer

  /// How many steps are listed, and up to which width.
  private let most: Int
  private let end: Double

  /// Lines of wider containers, the narrowest of them last.
  private var ahead: [Found] = []

  /// How often lines were balanced.
  private(set) var trials = 0

  /// Lines that some containers have.
  private struct Found {
    /// What the longest of them takes, in the balancer's units.
    var longest: Int

    /// The width of the container that they need.
    var width: Double

    /// What the longest of the lines just before takes, once that was looked for.
    var longestBefore: Int?
  }

  /// - Parameter most: How many steps are wanted.
  init(_ solver: FlowSolver, upTo end: Double, most: Int) {
    pass = FlowPass(solver)
    (self.most, self.end) = (most, end)
    pass.set(length: end)
    balancer = LineBalancer(solver.table, pass.lineRule, room: pass.room)
    ahead = [lines(within: balancer.limit)]
  }

  /// The next width at which lines change, from those that a container of `width` has.
  ///
  /// That is the sum of the longest of the new lines, of which the fit rule's grace would let them
  /// come a little earlier.
  mutating func next(after width: Double) -> Double? {
    let known = limit(at: width)
    if let some = leastRoom(after: width) { return some }
    var low = known
    while let wider = ahead.last {
      if wider.longest <= known {
        ahead.removeLast()
      } else if let before = wider.longestBefore, before <= known {
        return wider.width
      } else if ahead.count < most || low + 1 >= wider.longest {
        let before = lines(within: wider.longest - 1)
        ahead[ahead.count - 1].longestBefore = before.longest
        if before.longest > known { ahead.append(before) }
      } else if let found = halve(&low, wider.longest, known) {
        ahead.append(found)
      }
    }
    return nil
  }

  /// The width from which on there is any room, where a container of `width` has none.
  private mutating func leastRoom(after width: Double) -> Double? {
    guard pass.room < LineRule.leastRoom else { return nil }
    let some = LineRule.leastRoom + pass.solver.sides.along.insets
    pass.set(length: some)
    return some > width && some <= end && pass.room >= LineRule.leastRoom ? some : nil
  }

  /// Looks half-way between `low`, up to where lines are known, and `high`.
  ///
  /// - Returns: Lines that are not yet known; nil where `low` was raised instead.
  private mutating func halve(_ low: inout Int, _ high: Int, _ known: Int) -> Found? {
    let middle = low + (high - low) / 2
    let found = lines(within: middle)
    if found.longest > known { return found }
    low = middle
    return nil
  }

  /// What a line may take in a container of `width`, in the balancer's units.
  private mutating func limit(at width: Double) -> Int {
    pass.set(length: width)
    return balancer.units(pass.lineRule.limit)
  }

  private mutating func lines(within limit: Int) -> Found {
    trials += 1
    balancer.limit = limit
    let lines = balancer.lines(most: pass.solver.container.maxLines ?? .max)
    let longest = balancer.longest(of: lines)
    let sum = pass.solver.table.longest(of: lines, by: pass.lineRule)
    let insets = pass.solver.sides.along.insets
    // Where very many items add up, units round by more than the grace allows for.
    let isEnough = balancer.units(Lengths.limit(sum)) >= longest
    return Found(longest: longest, width: (isEnough ? sum : balancer.length(longest)) + insets)
  }
}

extension FlowPass {
  /// Gives the container that size along its lines.
  fileprivate mutating func set(length: Double) {
    solver.resize(axis, to: length)
    measureRoom()
  }
}

extension ItemTable {
  /// What the longest of balanced lines takes, of those that hold more than one item.
  func longest(of lines: [Range<Int>], by rule: LineRule) -> Double {
    lines.lazy.filter { $0.count > 1 }.reduce(0) { longest, line in
      let gaps = rule.gap * Double(line.count - 1)
      return max(longest, boxes[line].reduce(gaps) { $0 + rule.counted($1.outer) })
    }
  }
}
