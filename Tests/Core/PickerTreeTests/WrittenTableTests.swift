import Testing

@testable import PickerTree

@Suite struct WrittenTableTests {
  /// The entries are compared one by one up to a number, and by their hashes from then on.
  @Test(arguments: [1, 7, 8, 9, 40, 1000])
  func entries_thatAreEqual_haveOneNumberEach(count: Int) {
    var table = WrittenTable(count: 3 * count, pretty: false)
    for index in 0..<3 * count {
      let number = table.number(of: index, "\(index % count)")
      let again = table.number(of: index, "unused")
      #expect(number == index % count)
      #expect(again == number)
    }
    let texts = table.entries.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts == (0..<count).map { "\"\($0)\"" })
  }
}
