import Testing

@testable import PickerTree

@Suite struct WrittenTableTests {
  /// The entries are compared one by one up to a number, and by their hashes from then on.
  @Test(arguments: [1, 7, 8, 9, 40, 1000])
  func entries_thatAreEqual_haveOneNumberEach(count: Int) {
    var table = WrittenTable(count: 3 * count)
    for index in 0..<3 * count {
      let before = table.number(of: index)
      let number = table.add(Array("\(index % count)".utf8), at: index)
      let after = table.number(of: index)
      #expect(before == nil)
      #expect(number == index % count)
      #expect(after == index % count)
    }
    let texts = table.entries.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts == (0..<count).map { "\($0)" })
  }
}
