import PickerGeometry
import PickerText
import PickerTree

/// Chips as they look selected or not, where they are.
struct ChipsStates: ItemStates {
  let chips: Chips
  let measurer: any TextMeasuring
  let direction: LayoutDirection

  var count: Int { chips.items.count }
  var isRequired: Bool { chips.selection.isRequired }
  var limit: Int? { chips.selection.mode == .multiple ? chips.selection.limit : nil }
  var pace: IndicatorPace? { nil }

  func looks(of items: [ShownItem]) -> LayoutTree {
    var chips = chips
    for look in items where chips.items.indices.contains(look.item) {
      chips.items[look.item].isSelected = look.isSelected
    }
    return chips.measuredChips(by: measurer).items.looks(
      items, role: .chip, direction: direction, by: measurer)
  }

  func tree(selecting items: [Int], within size: Size) -> LayoutTree? { nil }
}

extension MeasuredItems {
  /// These items beneath a root at the origin, each in the frame asked for.
  func looks(
    _ items: [ShownItem], role: Role, direction: LayoutDirection, by text: any TextMeasuring
  ) -> LayoutTree {
    let items = items.filter { boxes.indices.contains($0.item) }
    var frames = boxes.map { Rect(size: $0.natural) }
    for look in items { frames[look.item] = look.frame }
    var tree = tree(type: role.rawValue)
    fitLabels(to: frames[...], in: &tree, wantsInk: false, by: text)
    tree.append(LayoutNode(.flow, frame: .zero)) { tree in
      for look in items {
        append(look.item, role, frame: look.frame, direction: direction, to: &tree)
      }
    }
    return tree
  }
}
