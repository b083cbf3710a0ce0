public import PickerTree

extension LayoutTree {
  /// The tree as it is written and drawn.
  public var rounded: LayoutTree {
    var tree = self
    tree.round()
    return tree
  }
}
