import Testing

@testable import PickerTree

@Suite struct WrittenTableTests {
  /// The entries are compared one by one up to a number, and by their hashes from then on.
  @Test(arguments: [1, 7, 8, 9, 40, 1000])
  func entries_thatAreEqual_haveOneNumberEach(count: Int) {
    var table = WrittenTable(count: 3 * count)
    for index in 0..<3 * count {
      let json = Array("\(index % count)".utf8)
      #expect(table.number(of: index) { json } == index % count)
    }
    #expect(table.entries == (0..<count).map { Array("\($0)".utf8) })
  }

  @Test func entry_thatIsUsedAgain_isMadeOnce() {
    var table = WrittenTable(count: 2)
    var made = 0
    for index in [1, 1, 0, 1] {
      _ = table.number(of: index) {
        made += 1
        return [UInt8(index)]
      }
    }
    #expect(made == 2)
    #expect(table.entries == [[1], [0]])
  }
}
