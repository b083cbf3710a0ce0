import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerItems

private struct Food: Identifiable, Equatable {
  let id: Int
  var name: String
  var isSoldOut = false
}

/// Chips of one line without padding, in which a character is 1 × 1.
private func picker<Item>(_ picker: FlexiblePicker<Item>, width: Double = 7) -> FlexiblePicker<Item>
{
  var picker = picker
  picker.width = width
  picker.settings.font.size = 1
  picker.settings.itemSpacing = 1
  picker.settings.rowSpacing = 1
  picker.settings.alignment = .leading
  picker.settings.chip.padding = .zero
  picker.settings.chip.border = .zero
  return picker
}

private let foods = [
  Food(id: 7, name: "tea"), Food(id: 8, name: "pie", isSoldOut: true), Food(id: 9, name: "tea"),
  Food(id: 10, name: "jam"),
]

private func foodPicker() -> FlexiblePicker<Food> {
  picker(FlexiblePicker(foods, text: \.name) { food, chip in chip.isEnabled = !food.isSoldOut })
}

@Suite struct FlexiblePickerTests {
  @Test func session_answersWhatIsWhere() {
    let session = foodPicker().session(by: MonospaceMeasurer())
    #expect(session.size == Size(width: 7, height: 3))
    #expect(session.rows.map { $0.map(\.id) } == [[7, 8], [9, 10]])
    #expect(session.hiddenItems.isEmpty)
    #expect(session.frame(of: 9) == Rect(x: 0, y: 2, width: 3, height: 1))
    #expect(session.frame(of: 11) == nil)
    #expect(session.frames.map(\.item) == foods)
    #expect(session.frames.map(\.frame.x) == [0, 4, 0, 4])
  }

  @Test func itemAtPoint_agreesWithFrames() {
    let session = foodPicker().session(by: MonospaceMeasurer())
    for (item, frame) in session.frames where !item.isSoldOut {
      #expect(session.item(atPoint: frame.center) == item)
    }
    #expect(session.item(atPoint: Point(x: 100, y: 0)) == nil)
  }

  @Test func tap_selectsTheItemBeneath_alsoWhereAnotherHasItsName() throws {
    var session = foodPicker().session(by: MonospaceMeasurer())
    let change = session.tap(atPoint: Point(x: 1, y: 2.5))
    #expect(change == ItemSelectionChange(selected: [foods[2]]))
    #expect(session.selection == [9])
    #expect(session.tree.selectedIDs == ["9"])
    #expect(session.tap(atPoint: Point(x: 1, y: 2.5))?.deselected == [foods[2]])
    #expect(session.selection.isEmpty && session.tree.selectedIDs.isEmpty)
  }

  @Test func tap_whereNothingChanges_saysWhy() {
    var session = foodPicker().session(by: MonospaceMeasurer())
    #expect(session.tap(atPoint: Point(x: 5, y: 0.5)) == nil)
    #expect(throws: TapError.disabled) { try session.tap(8) }
    #expect(throws: TapError.unknownID) { try session.tap(1) }
    session.picker.settings.selection = SelectionRule(.multiple, limit: 1)
    session.tap(atPoint: Point(x: 1, y: 0.5))
    #expect(throws: TapError.limitReached) { try session.tap(10) }
    #expect(session.selection == [7])
  }

  @Test func singleMode_reportsBothItems() throws {
    var picker = foodPicker()
    picker.settings.selection = SelectionRule(.single)
    picker.selection = [7]
    let change = try picker.tap(10)
    #expect(change.selected.map(\.id) == [10] && change.deselected.map(\.id) == [7])
    #expect(picker.selection == [10])
  }

  @Test func tap_withStableSizes_measuresNothing() throws {
    let measurer = CountingMeasurer()
    var stable = picker(FlexiblePicker(["tea", "jam"]))
    stable.settings.hasStableSize = true
    var session = stable.session(by: measurer)
    let count = measurer.count
    try session.tap("jam")
    session.selection.insert("tea")
    #expect(measurer.count == count)
    #expect(session.tree.selectedIDs == ["tea", "jam"])
  }

  @Test func frames_withAScale_areThoseOfTheTree() {
    var snapped = foodPicker()
    snapped.settings.font.size = 1.3
    snapped.settings.container.scale = 1
    let session = snapped.session(by: MonospaceMeasurer())
    #expect(session.frames.map(\.frame) == session.tree.items.map(\.frame))
    #expect(session.frames.allSatisfy { $0.frame == $0.frame.onPixels(of: 1) })
  }

  @Test func trailingIcon_isForRemoval_andSelectsNothing() throws {
    var removable = FlexiblePicker([TextItem("tea"), TextItem("jam")], text: \.text) { _, chip in
      chip.trailingIcon = Icon("cross")
    }
    removable.settings.chip.minTarget = 0
    var other = removable.session(by: MonospaceMeasurer())
    let cross = try #require(other.tree.nodes(role: .trailingIcon).last).absoluteFrame.center
    #expect(other.removableItem(atPoint: cross)?.id == "jam")
    #expect(other.tap(atPoint: cross) == nil && other.selection.isEmpty)
    let label = try #require(other.tree.nodes(role: .label).last).absoluteFrame.center
    #expect(other.removableItem(atPoint: label) == nil)
    #expect(other.tap(atPoint: label)?.selected.map(\.id) == ["jam"])
  }

  @Test func closure_doesNotDecideTheSelection() throws {
    var session = FlexiblePicker(foods, text: \.name) { food, chip in
      chip.isSelected = true
      if chip.isSelected { chip.badge = "\(food.id)" }
    }.session(by: MonospaceMeasurer())
    #expect(session.tree.selectedIDs.isEmpty)
    try session.tap(7)
    #expect(session.tree.selectedIDs == ["7"])
  }

  @Test func unknownIDs_areDroppedByATap() throws {
    var session = picker(FlexiblePicker(["a", "b"], selection: ["zz"])).session(
      by: MonospaceMeasurer())
    session.picker.settings.selection = SelectionRule(.single)
    try session.tap("a")
    #expect(session.selection == ["a"])
  }

  @Test func storedKeyPath_isALabel() {
    let path: any KeyPath<Food, String> & Sendable = \.name
    #expect(FlexiblePicker(foods, text: path).control.items.map(\.text) == foods.map(\.name))
    #expect(FlexiblePicker(foods, text: { "\($0.id)" }).control.items.first?.text == "7")
  }

  @Test func equalTexts_getIDsThatNoOtherTextHas() {
    let ids = FlexiblePicker(["tea", "tea", "tea#2", "tea"]).items.map(\.id)
    #expect(ids == ["tea", "tea#3", "tea#2", "tea#4"])
    #expect(Chips(items: ["a", "\(1 + 1) teas"]).items.map(\.text) == ["a", "2 teas"])
  }

  @Test func question_laysOutNothing() {
    let measurer = CountingMeasurer()
    let session = foodPicker().session(by: measurer)
    let count = measurer.count
    _ = (session.rows, session.frames, session.item(atPoint: .zero), session.tree, session.size)
    #expect(measurer.count == count && count > 0)
  }

  @Test func limitedRows_hideItems() {
    var limited = foodPicker()
    limited.width = 8
    limited.settings.maxRows = 1
    let session = limited.session(by: MonospaceMeasurer())
    #expect(session.rows.map { $0.map(\.id) } == [[7]])
    #expect(session.hiddenItems.map(\.id) == [8, 9, 10])
    #expect(session.frame(of: 8) == nil)
    #expect(session.isOverflow(atPoint: Point(x: 5, y: 0.5)))
    #expect(!session.isOverflow(atPoint: Point(x: 1, y: 0.5)))
    #expect(session.item(atPoint: Point(x: 5, y: 0.5)) == nil)
  }

  @Test func newWidth_laysOutAgain_andKeepsTheSelection() throws {
    var session = foodPicker().session(by: MonospaceMeasurer())
    try session.tap(10)
    session.proposal = ProposedSize(width: 3)
    #expect(session.rows.count == 4)
    #expect(session.tree.selectedIDs == ["10"])
  }

  @Test func ids_areThoseOfItems_whereTheirDescriptionsAreUnique() {
    struct Loose: Identifiable {
      struct ID: Hashable, CustomStringConvertible {
        let number: Int
        var description: String { "same" }
      }
      let id: ID
    }
    let items = [Loose(id: Loose.ID(number: 1)), Loose(id: Loose.ID(number: 2))]
    let loose = FlexiblePicker(items, text: { _ in "x" })
    #expect(loose.control.ids == ["x", "x#2"])
    #expect(foodPicker().control.ids == ["7", "8", "9", "10"])
    #expect(FlexiblePicker(["tea", "tea"]).control.ids == ["tea", "tea#2"])
    final class Reference: Identifiable, Sendable {}
    #expect(FlexiblePicker([Reference()], text: { _ in "r" }).control.ids == ["r"])
  }

  @Test func texts_areSelectedByName() throws {
    var session = picker(FlexiblePicker(["tea", "jam"], selection: ["jam"])).session(
      by: MonospaceMeasurer())
    try session.tap("tea")
    #expect(session.selection == ["tea", "jam"])
    #expect(session.item(atPoint: Point(x: 1, y: 0.5))?.text == "tea")
  }
}

@Suite struct SelectableItemTests {
  private func items() -> [SelectableItem] {
    [SelectableItem(displayedName: "aa", isSelected: true), SelectableItem(displayedName: "bb")]
  }

  @Test func names_mapToItems() {
    let items = ["tea", "coffee"].map(SelectableItem.init(displayedName:))
    let picker = FlexiblePicker(items: items)
    #expect(picker.items.map(\.id) == ["tea", "coffee"])
    #expect(picker.selection.isEmpty)
  }

  @Test func flags_andSelection_agree() {
    var picker = FlexiblePicker(items: items())
    #expect(picker.selection == ["aa"])
    #expect(picker.toggle("bb")?.isSelected == true)
    #expect(picker.items.map(\.isSelected) == [true, true])
    picker.selection = ["bb"]
    #expect(picker.items.map(\.isSelected) == [false, true])
    picker.items[1].isSelected = false
    #expect(picker.selection.isEmpty)
    picker.items.append(SelectableItem(displayedName: "cc", isSelected: true))
    #expect(
      picker.selection == ["cc"] && picker.control.items.map(\.isSelected) == [false, false, true])
  }

  @Test func chips_ofItemsWithFlags_canBeConfigured() throws {
    var picker = FlexiblePicker(items: items()) { item, chip in
      chip.isEnabled = item.displayedName != "aa"
      chip.badge = item.isSelected ? "1" : nil
      chip.isSelected = false
    }
    #expect(picker.control.items.map(\.isEnabled) == [false, true])
    #expect(picker.control.items.map(\.badge) == ["1", nil])
    #expect(picker.control.items.map(\.isSelected) == [true, false])
    #expect(throws: TapError.disabled) { try picker.tap("aa") }
    try picker.tap("bb")
    #expect(picker.items.map(\.isSelected) == [true, true])
    #expect(picker.control.items.map(\.badge) == ["1", "1"])
  }

  @Test func severalFlags_changeTogether() throws {
    let items = (0..<3_000).map { SelectableItem(displayedName: "\($0)", isSelected: true) }
    var picker = FlexiblePicker(items: items)
    #expect(picker.selection.count == 3_000)
    picker.selection = []
    #expect(picker.items.allSatisfy { !$0.isSelected } && picker.selection.isEmpty)
    picker.selection = ["1", "7", "9"]
    #expect(picker.items.filter(\.isSelected).map(\.id) == ["1", "7", "9"])
    picker.settings.selection = SelectionRule(.single, isRequired: true)
    picker.selection = ["1"]
    let change = try picker.tap("2")
    #expect(change.selected.map(\.id) == ["2"] && change.deselected.map(\.id) == ["1"])
    #expect(picker.selection == ["2"] && picker.items.filter(\.isSelected).map(\.id) == ["2"])
  }

  @Test func itemsOfOneName_stayApart() {
    let names = ["tea", "tea", "jam"].map { SelectableItem(displayedName: $0) }
    var picker = FlexiblePicker(items: names)
    let second = picker.items[1]
    #expect(picker.toggle(second)?.isSelected == true)
    #expect(picker.items.map(\.isSelected) == [false, true, false])
    picker.toggle(picker.items[1])
    #expect(picker.selection.isEmpty)
  }

  @Test func itemsOfOneName_appendedLater_stayApart() {
    var picker = FlexiblePicker(items: [SelectableItem(displayedName: "tea")])
    picker.items.append(SelectableItem(displayedName: "tea"))
    picker.items.append(SelectableItem(displayedName: "tea", isSelected: true))
    #expect(Set(picker.items.map(\.id)).count == 3 && picker.items[0].id == "tea")
    #expect(picker.items.map(\.isSelected) == [false, false, true])
    picker.toggle(picker.items[1])
    #expect(picker.items.map(\.isSelected) == [false, true, true])
    picker.selection = [picker.items[0].id]
    #expect(picker.items.map(\.isSelected) == [true, false, false])
  }

  @Test func toggle_ofAnItemThatIsNotThere_returnsNil() {
    var picker = FlexiblePicker(items: items())
    #expect(picker.toggle("x") == nil)
    #expect(picker.toggle(picker.items[0])?.isSelected == false)
    picker.isSelectable = false
    #expect(picker.toggle("bb") == nil)
    #expect(picker.items.map(\.isSelected) == [false, false])
  }

  @Test func originalProperties_setTheStyleOfChips() {
    var picker = FlexiblePicker(items: items())
    #expect(picker.fontSize == 16 && picker.fontWeight == .medium && picker.spacing == 12)
    #expect(picker.textPadding == 8 && picker.borderWidth == 2 && picker.cornerRadius == 10)
    #expect(picker.selectedColor == .pickerBlue && picker.borderColor == .pickerBlue)
    #expect(picker.unselectedColor == .clear && picker.textColor == .black && picker.isSelectable)
    picker.fontSize = 1
    picker.borderWidth = 0
    picker.textPadding = 0
    picker.spacing = 1
    picker.selectedColor = .white
    let session = picker.session(width: 4, by: MonospaceMeasurer())
    #expect(session.rows.map { $0.map(\.displayedName) } == [["aa"], ["bb"]])
    #expect(session.size.height == 3)
    #expect(picker.selectedColor == .white)
    #expect(picker.control.chip.selectedFill?.alpha == 0.5)
  }
}

extension LayoutTree {
  /// The ids of the selected nodes.
  fileprivate var selectedIDs: [String] {
    nodes.filter { $0.state.contains(.selected) }.map { ids[Int($0.id)] }
  }
}
