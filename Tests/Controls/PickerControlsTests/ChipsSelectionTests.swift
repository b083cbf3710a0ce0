import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@Suite struct ChipsSelectionTests {
  private func chips(_ rule: SelectionRule, selected: Set<String> = []) -> Chips {
    Chips(items: ["a", "b", "c"].map { Chip($0, isSelected: selected.contains($0)) }) {
      $0.selection = rule
    }
  }

  private func selected(_ chips: Chips) -> [String] {
    chips.items.filter(\.isSelected).map(\.text)
  }

  @Test func errors_areDescribedInPlainWords() {
    var chips = Chips(items: [Chip("a", isEnabled: false)])
    let error = #expect(throws: TapError.self) { try chips.tap("a") }
    #expect(error.map { "\($0)" } == "the item is disabled")
    #expect(Set(TapError.allCases.map(\.description)).count == TapError.allCases.count)
    #expect(TapError.allCases.allSatisfy { $0.description.contains(" ") })
  }

  @Test func tap_multiple_togglesOneChip() throws {
    var chips = chips(SelectionRule(.multiple), selected: ["a"])
    #expect(try chips.tap("b") == [SelectionChange(id: "b", isSelected: true)])
    #expect(try chips.tap("a") == [SelectionChange(id: "a", isSelected: false)])
    #expect(selected(chips) == ["b"])
  }

  @Test func tap_single_movesTheSelection() throws {
    var chips = chips(SelectionRule(.single), selected: ["c"])
    let changes = try chips.tap("a")
    #expect(
      changes == [
        SelectionChange(id: "a", isSelected: true), SelectionChange(id: "c", isSelected: false),
      ])
    #expect(selected(chips) == ["a"])
  }

  @Test func tap_required_keepsTheLastOne() {
    var chips = chips(SelectionRule(.multiple, isRequired: true), selected: ["a"])
    #expect(throws: TapError.required) { try chips.tap("a") }
    #expect(selected(chips) == ["a"])
  }

  @Test func tap_atTheLimit_throws() throws {
    var chips = chips(SelectionRule(.multiple, limit: 2), selected: ["a", "b"])
    #expect(throws: TapError.limitReached) { try chips.tap("c") }
    try chips.tap("a")
    try chips.tap("c")
    #expect(selected(chips) == ["b", "c"])
  }

  @Test func tap_withoutEffect_throwsTheReason() {
    var chips = chips(SelectionRule(.none))
    #expect(throws: TapError.notSelectable) { try chips.tap("a") }
    #expect(throws: TapError.unknownID) { try chips.tap("x") }
    chips.selection.mode = .multiple
    chips.items[1].isEnabled = false
    #expect(throws: TapError.disabled) { try chips.tap("b") }
  }

  @Test func selecting_whereSizesAreStable_measuresAndMovesNothing() {
    let measurer = CountingMeasurer()
    var chips = Chips(items: (0..<10_000).map { Chip("chip \($0 % 700)") }) {
      $0.container = Container(width: 400)
      $0.hasStableSize = true
    }
    chips.chip.selectedFont = FontChoice(size: 18)
    chips.chip.checkmark = .besideIcon
    let placed = chips.measured(by: measurer).place()
    let before = placed.tree
    let measured = measurer.count
    let after = placed.selecting(["chip 3", "chip 7#2"]).tree
    #expect(measurer.count == measured)
    #expect(after.frames(of: .chip) == before.frames(of: .chip))
    #expect(after.nodes.count { $0.state.contains(.selected) } == 2)
    #expect(after.nodes.count { $0.role == .checkmark } == 2)
    #expect(after.reserved.count == 10_000)
  }

  @Test(arguments: 1...3)
  func selecting_ofStableChipsOfSeveralLines_movesNothing(lines: Int) {
    var chips = Chips(items: ["aa bb cc", "a", "dd eee"].map { Chip($0) }) {
      $0.font = Font(size: 1)
      $0.hasStableSize = true
    }
    chips.chip.selectedFont = FontChoice(size: 2)
    chips.chip.padding = .zero
    (chips.chip.maxWidth, chips.chip.maxLines) = (6, lines)
    let placed = chips.measured(by: MonospaceMeasurer()).place()
    for selected in [["aa bb cc"], ["dd eee"], ["a", "dd eee"]].map({ Set($0) }) {
      for item in chips.items.indices {
        chips.items[item].isSelected = selected.contains(chips.items[item].text)
      }
      let fresh = chips.measured(by: MonospaceMeasurer()).place().tree
      #expect(fresh.frames(of: .chip) == placed.tree.frames(of: .chip))
      #expect(fresh.frames(of: .label) == placed.selecting(selected).tree.frames(of: .label))
    }
  }

  @Test func selecting_whereSizesDependOnSelection_laysOutAgain() {
    var chips = Chips(items: [Chip("a"), Chip("b")]) { $0.font = Font(size: 1) }
    chips.chip.selectedFont = FontChoice(size: 2)
    let placed = chips.measured(by: MonospaceMeasurer()).place()
    #expect(placed.tree.frames(of: .chip).map(\.width) == [21, 21])
    #expect(placed.selecting(["b"]).tree.frames(of: .chip).map(\.width) == [21, 22])
  }
}

extension LayoutTree {
  fileprivate func frames(of role: Role) -> [Rect] {
    nodes.filter { $0.role == role }.map(\.frame)
  }
}
