import PickerControlBase
import PickerTree

extension LayoutTree {
  /// Warns of labels of items that are truncated, or lack glyphs or pictures.
  mutating func warnOfLabels(of items: MeasuredItems, in positions: some Sequence<Int>) {
    for item in positions {
      let label = items.metrics[item].content.label
      guard items.mayNeedWarnings || labels[label].text.isTruncated else { continue }
      warn(of: labels[label].text, id: ids[item])
    }
  }
}
