import PickerControls
import PickerTree
import Testing

@testable import PickerItems

@Suite struct SelectedSegmentsTests {
  private func marked(_ selected: [Int]) -> [Int] {
    Segmented(items: ["a", "b", "c"].map { Segment($0) }, selected: selected).marked
  }

  @Test func marked_ofAnyIndices_isAscendingAndWithinItems() {
    #expect(marked([]) == [])
    #expect(marked([1]) == [1])
    #expect(marked([3]) == [] && marked([-1]) == [])
    #expect(marked([2, 0, 2, 7]) == [0, 2])
    #expect(marked([1, 1]) == [1])
  }
}
