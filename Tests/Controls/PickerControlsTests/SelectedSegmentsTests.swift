import PickerTree
import Testing

@testable import PickerControls

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

  @Test func hasAscending_ofAnyList_findsExactlyItsNumbers() {
    for count in 0...9 {
      let list = (0..<count).map { $0 * 2 }
      for number in -1...20 { #expect(list.hasAscending(number) == list.contains(number)) }
    }
  }
}
