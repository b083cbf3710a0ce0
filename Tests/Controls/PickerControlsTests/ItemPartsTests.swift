import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerItems

/// The parts beside the label of a chip.
@Suite struct ItemPartsTests {
  private func frames(_ chip: Chip, _ change: (inout Chips) -> Void = { _ in }) -> [Role: Rect] {
    var chips = Chips(items: [chip]) { $0.font = Font(size: 1) }
    chips.chip.padding = .zero
    chips.chip.border = .zero
    chips.chip.iconSpacing = 1
    change(&chips)
    let tree = chips.measured(by: MonospaceMeasurer()).layout()
    var frames: [Role: Rect] = [:]
    for node in tree.nodes where frames[node.role] == nil { frames[node.role] = node.frame }
    return frames
  }

  @Test func parts_leftToRight_areBesideTheLabel() {
    var chip = Chip("abc", icon: Icon("star", width: 2, height: 3)) { $0.trailingIcon = Icon("x") }
    chip.style.minWidth = 20
    let frames = frames(chip) { $0.items[0].style.labelAlignment = .init(horizontal: .leading) }
    #expect(frames[.chip] == Rect(x: 0, y: 0, width: 20, height: 3))
    #expect(frames[.icon] == Rect(x: 0, y: 0, width: 2, height: 3))
    #expect(frames[.label] == Rect(x: 3, y: 1, width: 3, height: 1))
    #expect(frames[.trailingIcon] == Rect(x: 7, y: 1, width: 1, height: 1))
  }

  @Test func parts_rightToLeft_areMirrored() {
    let chip = Chip("abc", icon: Icon("star", width: 2, height: 1)) { $0.trailingIcon = Icon("x") }
    let frames = frames(chip) { $0.container.direction = .rightToLeft }
    #expect(frames[.trailingIcon]?.x == 0)
    #expect(frames[.label]?.x == 2)
    #expect(frames[.icon]?.x == 6)
  }

  @Test func checkmark_insteadOfIcon_hasItsPositionAndSize() {
    let chip = Chip("a", isSelected: true, icon: Icon("star", width: 4, height: 4))
    let replaced = frames(chip) { $0.chip.checkmark = .insteadOfIcon }
    #expect(replaced[.icon] == nil)
    #expect(replaced[.checkmark] == Rect(x: 0, y: 0, width: 4, height: 4))
    let beside = frames(chip) { $0.chip.checkmark = .besideIcon }
    #expect(beside[.checkmark]?.size == Size(width: 1, height: 1))
    #expect(beside[.icon]?.x == 2)
  }

  @Test func badge_isACapsuleAfterTheLabel() {
    var chip = Chip("ab") { $0.badge = "12" }
    chip.style.font = FontChoice(size: 4)
    let frames = frames(chip)
    #expect(frames[.badge] == Rect(x: 9, y: 0.5, width: 7.5, height: 3))
  }

  @Test func label_besideParts_isTruncatedToTheRemainingWidth() {
    let chip = Chip("abcdef", icon: Icon("star", width: 2, height: 1))
    let frames = frames(chip) { $0.container.width = 7 }
    #expect(frames[.label] == Rect(x: 3, y: 0, width: 4, height: 1))
  }

  @Test func stableSize_reservesTheLargestState() {
    var chips = Chips(items: [Chip("ab"), Chip("ab", isSelected: true)]) {
      $0.font = Font(size: 1)
      $0.hasStableSize = true
    }
    chips.chip.selectedFont = FontChoice(size: 3)
    let tree = chips.measured(by: MonospaceMeasurer()).layout()
    let sizes = tree.nodes.filter { $0.role == .chip }.map(\.frame.size)
    #expect(sizes == [Size(width: 26, height: 23), Size(width: 26, height: 23)])
    #expect(tree.reserved == sizes)
  }
}
