import PickerGeometry
import PickerText
import PickerTree

/// Chips that can be selected, as they look selected or not.
public final class InteractiveChips: SelectableItems {
  private let chips: Chips
  private let measurer: any TextMeasuring
  private let direction: LayoutDirection

  init(_ measured: MeasuredChips) {
    chips = measured.chips
    measurer = measured.measurer
    direction = measured.direction
  }

  /// Chips are items.
  public var kind: String { "items" }
  /// How many chips there are.
  public var itemCount: Int { chips.items.count }
  /// Whether the last selected chip stays selected.
  public var isRequired: Bool { chips.selection.isRequired }
  /// The most selected chips; nil: all, or one.
  public var limit: Int? { chips.selection.mode == .multiple ? chips.selection.limit : nil }

  /// Chips as they look in the states and frames asked for.
  public func appearances(of items: [ItemSnapshot]) -> LayoutTree {
    var chips = chips
    for look in items where chips.items.indices.contains(look.item) {
      chips.items[look.item].isSelected = look.isSelected
    }
    return chips.measuredChips(by: measurer).items.appearances(
      of: items, role: .chip, direction: direction, by: measurer)
  }

  /// Nil: chips stay where they are.
  public func tree(selecting items: [Int], within size: Size) -> LayoutTree? { nil }
}

extension MeasuredItems {
  /// Items beneath a root at the origin, each in the frame asked for.
  func appearances(
    of items: [ItemSnapshot], role: Role, direction: LayoutDirection, by text: any TextMeasuring
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
