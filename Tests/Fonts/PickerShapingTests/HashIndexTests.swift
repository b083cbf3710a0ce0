import Testing

@testable import PickerShaping

@Suite struct HashIndexTests {
  /// Few distinct hashes, so that most entries are probed past others, and growth and removal shift them.
  @Test func index_againstADictionary_findsWhatWasNotRemoved() {
    var random = SeededRandom(seed: 11)
    var index = HashIndex()
    var known: [Int: UInt32] = [:]
    for position in 0..<3000 {
      let hash = UInt32(random.below(40)) &* 0x4000_0001
      index.insert(position, hash: hash)
      known[position] = hash
      if random.below(3) == 0, let (old, hash) = known.randomElement(using: &random) {
        index.remove(old, hash: hash)
        known[old] = nil
      }
      #expect(index.count == known.count)
    }
    let wrong = (0..<3000).filter { position in
      (0..<40).contains { number in
        let hash = UInt32(number) &* 0x4000_0001
        let found = index.first(hash) { $0 == position }
        return found != (known[position] == hash ? position : nil)
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func emptyIndex_findsNothing() {
    #expect(HashIndex().first(0) { _ in true } == nil)
    var index = HashIndex()
    index.insert(7, hash: 1)
    index.remove(7, hash: 1)
    #expect(index.count == 0 && index.first(1) { _ in true } == nil)
  }
}
