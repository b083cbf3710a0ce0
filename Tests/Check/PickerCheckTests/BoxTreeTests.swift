import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerCheck

/// Boxes behind texts, and the growth of the search for them in counted steps.
@Suite struct BoxTreeTests {
  private func boxes(_ count: Int, seed: UInt64) -> [Rect] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Rect(
        x: Double.random(in: 0..<100, using: &random),
        y: Double.random(in: 0..<100, using: &random),
        width: Double.random(in: 0..<30, using: &random),
        height: Double.random(in: 0..<30, using: &random))
    }
  }

  @Test(arguments: [0, 1, 8, 9, 10, 200])
  func boxes_thatOverlap_areFoundInOrder(count: Int) {
    let boxes = boxes(count, seed: 5)
    var tree = BoxTree(boxes)
    for frame in self.boxes(50, seed: 6) {
      let expected = boxes.indices.filter { boxes[$0].intersection(frame) != nil }
      #expect(tree.indices(overlapping: frame) == expected)
    }
  }

  /// One row, one column, and a square.
  @Test(arguments: [1, 4000, 64])
  func boxesBesideEachOther_takeLogarithmicSteps(columns: Int) {
    let count = 4000
    let boxes = (0..<count).map { index in
      Rect(x: Double(index % columns) * 10, y: Double(index / columns) * 10, width: 9, height: 9)
    }
    var tree = BoxTree(boxes)
    for (index, box) in boxes.enumerated() { #expect(tree.indices(overlapping: box) == [index]) }
    #expect(tree.comparisonCount < 80 * count, "\(tree.comparisonCount)")
  }

  @Test func boxesInOnePlace_eachFindAnotherInFewSteps() {
    let count = 4000
    var tree = BoxTree(Array(repeating: Rect(x: 0, y: 0, width: 9, height: 9), count: count))
    for index in 0..<count { #expect(tree.index(overlapping: index).map { $0 != index } == true) }
    #expect(tree.comparisonCount < 30 * count, "\(tree.comparisonCount)")
    var alone = BoxTree([Rect(x: 0, y: 0, width: 9, height: 9)])
    #expect(alone.index(overlapping: 0) == nil)
  }

  private func comparisons(_ json: String) throws -> Int {
    let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
    var inspection = ContrastInspection(of: tree)
    _ = inspection.observations()
    return inspection.comparisonCount
  }

  @Test(arguments: [
    #"{"type":"chips","width":600,"chip":{"fill":"white"},"items":[ITEMS]}"#,
    #"{"type":"chips","chip":{"fill":"white"},"items":[ITEMS]}"#,
  ])
  func contrast_ofManyChips_growsNoFasterThanNLogN(document: String) throws {
    let all = try [500, 1000, 2000].map { count in
      let items = (0..<count).map { "\"message \($0)\"" }.joined(separator: ",")
      return try comparisons(document.replacing("ITEMS", with: items))
    }
    for (one, double) in zip(all, all.dropFirst()) {
      #expect(one > 500 && Double(double) <= 2.3 * Double(one), "\(all)")
    }
  }

  @Test func contrast_ofControlsWithThemesOfTheirOwn_growsNoFasterThanNLogN() throws {
    let all = try [200, 400, 800].map { count in
      let items = (0..<count).map {
        #"{"type":"chips","theme":{"chips":{"spacing":\#($0 % 9),"fill":"white"}},"items":["a"]}"#
      }
      return try comparisons(#"{"type":"stack","items":[\#(items.joined(separator: ","))]}"#)
    }
    for (one, double) in zip(all, all.dropFirst()) {
      #expect(one > 200 && Double(double) <= 2.3 * Double(one), "\(all)")
    }
  }
}
