import PickerGeometry
import PickerTree
extension MeasuredSegmented {
  func tree(of a: SegmentedArrangement, in p: ProposedSize, indicator: Rect?) -> LayoutTree {
    tree(of: a, in: p)
  }
}
