import PickerControlBase
import PickerTree

/// The paints that are added to a tree after the paints of its items, each once. A class, so looks can share it.
final class AddedPaints {
  private var numbers: [Paint: Int32] = [:]

  /// Returns the index of a paint, and adds it to the tree on first use.
  ///
  /// - Parameter known: The index of a paint that may be equal; -1: none.
  func number(of paint: Paint, known: Int32, in tree: inout LayoutTree) -> Int32 {
    let isKnown = known >= 0 && tree.paints[Int(known)] == paint
    let number = isKnown ? known : numbers[paint] ?? Int32(truncatingIfNeeded: tree.add(paint))
    numbers[paint] = number
    return number
  }
}
