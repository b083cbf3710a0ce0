import Testing

@testable import PickerTree

@Suite struct WrittenTableTests {
  /// The entries are compared one by one up to a number, and by their hashes from then on.
  @Test(arguments: [1, 7, 8, 9, 40, 1000])
  func entries_thatAreEqual_haveOneNumberEach(count: Int) {
    var table = WrittenTable(count: 3 * count)
    for index in 0..<3 * count {
      #expect(table.number(of: index) == nil)
      #expect(table.add(Array("\(index % count)".utf8), at: index) == index % count)
      #expect(table.number(of: index) == index % count)
    }
    #expect(table.entries == (0..<count).map { Array("\($0)".utf8) })
  }
}
