import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import PickerTree
import Testing

private func blurred(_ filters: [Filter]) -> LayoutTree {
  boxTree(Paint(fill: .black), effects: Effects(filters: filters))
}

extension LayoutTransition {
  fileprivate func filters(at time: Double) throws -> [Filter] {
    try #require(tree(at: time).node(ofID: "box")).effects?.filters ?? []
  }
}

@Suite struct TransitionFilterTests {
  private func halfway(_ before: [Filter], _ after: [Filter]) throws -> [Filter] {
    try LayoutTransition(steadilyFrom: blurred(before), to: blurred(after)).filters(at: 0.5)
  }

  @Test func filters_ofTheSameNames_moveIntoEachOther() throws {
    let before = [Filter(.blur, amount: 2), Filter(.grayscale, amount: 0)]
    let after = [Filter(.blur, amount: 4), Filter(.grayscale, amount: 1)]
    #expect(
      try halfway(before, after) == [Filter(.blur, amount: 3), Filter(.grayscale, amount: 0.5)])
  }

  @Test func filter_thatOneLacks_gainsOrLosesItsEffect() throws {
    let one = [Filter(.blur, amount: 2)]
    let two = one + [Filter(.saturate, amount: 3)]
    #expect(try halfway([], one) == [Filter(.blur, amount: 1)])
    #expect(try halfway(one, []) == [Filter(.blur, amount: 1)])
    #expect(try halfway(one, two) == one + [Filter(.saturate, amount: 2)])
    #expect(try halfway(two, one) == one + [Filter(.saturate, amount: 2)])
  }

  @Test func filters_ofOtherNames_takeTurns() throws {
    let middle = try halfway([Filter(.contrast, amount: 3)], [Filter(.blur, amount: 8)])
    #expect(middle == [Filter(.contrast, amount: 2), Filter(.blur, amount: 4)])
  }

  @Test func filters_atTheEnds_areThoseOfTheLayouts() {
    let (before, after) = (
      blurred([Filter(.blur, amount: 2)]), blurred([Filter(.sepia, amount: 1)])
    )
    let transition = LayoutTransition(from: before, to: after)
    #expect(transition.settlingTime > 0)
    #expect(transition.tree(at: 0) == before)
    #expect(transition.tree(at: transition.settlingTime) == after)
  }

  /// Positions and velocities are those of the interrupted motion, and filters without effect do not pile up.
  @Test func filters_thatAreInterrupted_goOn() throws {
    let lists: [[Filter]] = [
      [], [Filter(.blur, amount: 9)], [Filter(.blur, amount: 3), Filter(.invert, amount: 1)],
      [Filter(.hueRotate, amount: 90)],
    ]
    let step = 1e-6
    var random = SeededGenerator(seed: 5)
    var transition = LayoutTransition(from: blurred(lists[0]), to: blurred(lists[1]))
    for _ in 0..<300 {
      let time = Double.random(in: 0.02...0.4, using: &random)
      let list = lists.randomElement(using: &random) ?? []
      let next = transition.retargeted(to: blurred(list), at: time)
      for name in Filter.Name.allCases {
        func amounts(_ transition: LayoutTransition, _ time: Double) throws -> [Double] {
          try transition.filters(at: time).filter { $0.name == name }.map(\.amount)
        }
        let (before, here) = (try amounts(transition, time - step), try amounts(transition, time))
        let (there, after) = (try amounts(next, step), try amounts(next, 2 * step))
        guard here.count == 1, before.count == 1, there.count == 1, after.count == 1 else {
          continue
        }
        #expect((here[0] - there[0]).magnitude < 0.01)
        guard name != .invert else { continue }  // Its amounts end at 1.
        #expect(((here[0] - before[0]) - (after[0] - there[0])).magnitude / step < 0.5)
      }
      #expect(try next.filters(at: step).count < 40)
      transition = next
    }
    #expect(transition.tree(at: 99) == transition.after)
  }
}
