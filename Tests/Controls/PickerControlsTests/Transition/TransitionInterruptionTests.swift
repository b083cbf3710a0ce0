import PickerColor
import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// Layouts of some of seven words in random order, with a random selection and at a random width.
private func randomLayouts(_ count: Int, _ random: inout SeededGenerator) -> [LayoutTree] {
  let words = ["a", "bb", "ccc", "dddd", "eeeee", "ff", "g"]
  return (0..<count).map { _ in
    let chosen = words.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
    let items = chosen.map { Chip($0, isSelected: Bool.random(using: &random)) }
    return wordChips(items, width: Double.random(in: 3...16, using: &random))
  }
}

private func randomTiming(_ random: inout SeededGenerator) -> Motion.Timing {
  let spring = Spring(
    response: Double.random(in: 0.2...1, using: &random),
    dampingFraction: Double.random(in: 0.4...1.6, using: &random))
  guard Bool.random(using: &random), let spring else {
    return .curve(.easeInOut, duration: Double.random(in: 0.2...1, using: &random))
  }
  return .spring(spring)
}

/// Seconds between two looks at a layout.
private let step = 1e-6

@Suite struct TransitionInterruptionTests {
  /// Chains of interruptions, in both ways of changing rows.
  @Test(arguments: 0..<10)
  func interruption_atAnyTime_keepsPositionAndVelocity(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 1))
    let layouts = randomLayouts(16, &random)
    let rowChange: LayoutTransition.RowChange = seed.isMultiple(of: 2) ? .move : .fade
    var transition = LayoutTransition(
      from: layouts[0], to: layouts[1], timing: randomTiming(&random), rowChange: rowChange)
    for _ in 0..<sweep(100, full: 1000) {
      let time = Double.random(in: 0...1.2, using: &random) * transition.settlingTime
      let target = layouts[Int.random(in: 0..<layouts.count, using: &random)]
      let timing = Bool.random(using: &random) ? nil : randomTiming(&random)
      let next = transition.retargeted(to: target, at: time, timing: timing)
      guard isContinuous(transition, next, at: time) else {
        Issue.record("jumps at \(time) of \(transition.settlingTime)")
        return
      }
      transition = next
    }
    #expect(transition.tree(at: transition.settlingTime) == transition.after)
  }

  /// Whether what is drawn just before and just after an interruption is the same, and moves as fast.
  private func isContinuous(
    _ old: LayoutTransition, _ new: LayoutTransition, at time: Double
  ) -> Bool {
    let (before, after) = (old.tree(at: time).drawnChips, new.tree(at: step).drawnChips)
    let visible = before.filter { $0.opacity > 0.01 }
    let follows = visible.allSatisfy { chip in
      after.contains { $0.isNear(chip) }
    }
    let isFollowed = after.filter { $0.opacity > 0.02 }.allSatisfy { chip in
      before.contains { $0.isNear(chip) }
    }
    return follows && isFollowed && keepsVelocities(old, new, at: time)
  }

  private func keepsVelocities(
    _ old: LayoutTransition, _ new: LayoutTransition, at time: Double
  ) -> Bool {
    let isMoving = time > 0 && time < old.settlingTime
    return new.after.nodes(role: .chip).allSatisfy { chip in
      // Where a chip fades to another row, two nodes have the id.
      guard new.rowChange == .move, isMoving, let id = chip.id,
        old.after.node(ofID: id) != nil,
        let before = old.velocity(ofID: id, at: time), let after = new.velocity(ofID: id, at: 0)
      else { return true }
      return (before.origin - after.origin).distance < 1e-6
        && (before.size.width - after.size.width).magnitude < 1e-6
    }
  }

  @Test func velocity_isTheDerivativeOfThePosition() throws {
    let layouts = [
      wordChips(["aaa", "bb", "c"], width: 8), wordChips(["c", "aaa", "bb"], width: 5),
      wordChips(["bb", "c", "aaa"], width: 7),
    ]
    for timing in [Motion.Timing.layout, .curve(.easeInOut, duration: 0.5)] {
      let first = LayoutTransition(from: layouts[0], to: layouts[1], timing: timing)
      for transition in [first, first.retargeted(to: layouts[2], at: 0.1)] {
        for time in [0.02, 0.1, 0.2, 0.3] {
          let one = try #require(transition.tree(at: time - step).frame(ofID: "aaa"))
          let two = try #require(transition.tree(at: time + step).frame(ofID: "aaa"))
          let measured = (two.origin - one.origin) * (1 / (2 * step))
          let velocity = try #require(transition.velocity(ofID: "aaa", at: time))
          #expect((measured - velocity.origin).distance < 1e-3)
        }
      }
    }
  }

  @Test func reversal_leadsBackAndForth() {
    let (before, after) = (wordChips(["aaa", "bb"]), wordChips(["bb", "c"]))
    let there = LayoutTransition(from: before, to: after)
    let back = there.reversed(at: 0.15)
    #expect(back.before == there.tree(at: 0.15))
    #expect(back.after == before)
    #expect(back.reversed(at: 0.1).after == after)
    #expect(back.tree(at: back.settlingTime) == before)
    // At rest, the end of one transition is the start of the next.
    #expect(there.reversed(at: 9).before == after)
    #expect(there.reversed(at: 9).after == before)
  }

  @Test func chip_thatIsAddedAgain_comesBackFromWhereItIs() throws {
    let (full, rest) = (wordChips(["a", "b"]), wordChips(["a"]))
    let leaving = LayoutTransition(from: full, to: rest)
    let opacity = try #require(leaving.tree(at: 0.1).node(ofID: "b")?.paint?.opacity)
    let back = leaving.retargeted(to: full, at: 0.1)
    let chips = back.tree(at: step).drawnChips
    #expect(chips.map(\.text) == ["a", "b"])
    #expect((chips[1].opacity - opacity).magnitude < 1e-3)
  }

  @Test func nodes_thatHaveLeft_doNotPileUp() {
    var transition = LayoutTransition(from: wordChips(["a"]), to: wordChips(["b"]))
    var largest = 0
    for number in 0..<200 {
      let next = wordChips(["\(number)"])
      transition = transition.retargeted(to: next, at: 0.05)
      largest = max(largest, transition.tree(at: 0.01).count)
    }
    // At most what fades out in a second, of five nodes each 50 ms.
    #expect(largest < 100)
  }

  @Test func everyMoment_isATreeThatCanBeWrittenAndRead() throws {
    var random = SeededGenerator(seed: 99)
    let layouts = randomLayouts(12, &random)
    var transition = LayoutTransition(from: layouts[0], to: layouts[1])
    for layout in layouts {
      transition = transition.retargeted(
        to: layout, at: Double.random(in: 0...0.3, using: &random))
      let tree = transition.tree(at: 0.05)
      let json = tree.json()
      #expect(try LayoutTree(json: json).json() == json)
      #expect(tree.nodes.first.map { Int($0.end) } ?? 0 == tree.count)
    }
  }
}

extension DrawnChip {
  /// Whether both may be one chip, an instant apart. Where a chip fades to another row, one of two has no id.
  fileprivate func isNear(_ other: DrawnChip) -> Bool {
    (id == other.id || id == nil || other.id == nil)
      && (frame.origin - other.frame.origin).distance < 0.02
      && (frame.width - other.frame.width).magnitude < 0.02
      && (opacity - other.opacity).magnitude < 0.01
  }
}
