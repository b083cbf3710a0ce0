import PickerColor
import PickerGeometry
import PickerTree
import Testing

/// Copies of a tree share their tables, but are independent values.
@Suite struct TableTests {
  @Test func tables_ofACopy_changeAlone() {
    var tree = LayoutTree(type: "flow")
    #expect(tree.add(id: "a") == 0)
    var copy = tree
    #expect(copy.add(id: "b") == 1)
    #expect(copy.add(Paint(fill: .black)) == 0)
    copy.trace = []
    tree.names = ["check"]
    #expect(tree.ids == ["a"] && tree.paints.isEmpty && tree.trace == nil)
    #expect(copy.ids == ["a", "b"] && copy.names.isEmpty && copy.trace == [])
  }

  @Test func tables_ofAnEmptyTree_areOfThatTreeAlone() {
    var tree = LayoutTree(type: "flow")
    tree.ids.append("a")
    #expect(LayoutTree(type: "flow").ids.isEmpty)
  }

  @Test func paint_withNothingButCorners_isKept() {
    var tree = LayoutTree(type: "flow")
    #expect(tree.add(Paint()) == -1)
    #expect(tree.add(Paint(cornerRadius: 8)) == 0 && tree.paints[0].isEmpty)
  }

  @Test func table_grownInPlace_isNotCopied() {
    var tree = LayoutTree(type: "flow")
    tree.ids.reserveCapacity(100)
    let place = tree.ids.withUnsafeBufferPointer { $0.baseAddress }
    for number in 0..<100 { tree.ids.append("\(number)") }
    let later = tree.ids.withUnsafeBufferPointer { $0.baseAddress }
    #expect(place == later)
  }
}
