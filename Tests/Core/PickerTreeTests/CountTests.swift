import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@Suite struct CountTests {
  private let words = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]

  /// A tree measured in a font of 1 × 1.
  private func tree(_ control: some Control, width: Double? = nil) -> LayoutTree {
    control.measured(by: MonospaceMeasurer()).layout(within: ProposedSize(width: width))
  }

  private func segmented(_ strategy: NarrowStrategy) -> Segmented {
    var control = Segmented(words, selected: 1)
    control.whenNarrow = [strategy]
    return control
  }

  @Test func rowCount_ofChips_isThatOfTheirRows() {
    for width in stride(from: 20.0, through: 400, by: 60) {
      let tree = tree(Chips(words), width: width)
      #expect(tree.rowCount == tree.nodes(role: .row).count)
    }
    #expect(tree(Chips([] as [String])).rowCount == 0)
  }

  @Test func rowCount_ofSegments_isThatOfTheirLines() {
    let control = segmented(.wrap)
    let widest = tree(control).size.width
    #expect(tree(control).rowCount == 1)
    let narrow = tree(control, width: widest / 2)
    let tops = Set(narrow.items.map { $0.frame.y })
    #expect(tops.count > 1 && narrow.rowCount == tops.count)
    #expect(tree(segmented(.scroll), width: widest / 2).rowCount == 1)
    #expect(tree(segmented(.menu), width: widest / 2).rowCount == 1)
  }

  @Test func rowCount_ofAFlow_isThatOfVisualLines() {
    let flow = LayoutTree(
      Branch(
        .flow, 0, 0, 90, 90, Branch(.item, 0, 0, 40, 20), Branch(.item, 50, 4, 40, 12),
        Branch(.item, 0, 30, 40, 20)))
    #expect(flow.rowCount == 2)
    #expect(LayoutTree(type: "flow").rowCount == 0)
  }

  @Test func hiddenCount_ofChips_isThatOfTheirOverflow() {
    var chips = Chips(words)
    chips.maxRows = 1
    let tree = tree(chips, width: 60)
    #expect(tree.hiddenCount == words.count - tree.items.count && tree.hiddenCount > 0)
  }

  @Test func hiddenCount_ofAMenu_isThatOfTheOtherSegments() {
    let control = segmented(.menu)
    #expect(tree(control).hiddenCount == 0)
    let narrow = tree(control, width: tree(control).size.width / 2)
    #expect(narrow.controlState(of: narrow.nodes[0])?.strategy == .menu)
    #expect(narrow.hiddenCount == words.count - 1)
  }

  @Test func truncatedCount_countsEachLabelOnce() {
    let control = segmented(.truncate)
    #expect(tree(control).truncatedCount == 0)
    let narrow = tree(control, width: tree(control).size.width * 0.7)
    let warnings = narrow.warnings.filter { $0.code == .truncated }
    #expect(narrow.truncatedCount == warnings.count && !warnings.isEmpty)
  }
}
