import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

@Suite struct MeasurerPoolTests {
  private let first = TextMeasurer(cacheLimit: 1 << 20)

  @Test func withMeasurer_lendsTheFirstToOneThreadAfterAnother() {
    let pool = MeasurerPool(first, count: 2)
    for _ in 0..<3 { pool.withMeasurer { #expect($0 === first) } }
  }

  @Test func withMeasurer_whileTheFirstIsLent_lendsAnotherThatMeasuresAlike() {
    let pool = MeasurerPool(first, count: 2)
    let request = TextRequest("Two words", style: TextStyle(font: Font(size: 20)))
    pool.withMeasurer { one in
      pool.withMeasurer { other in
        #expect(one === first && other !== first)
        #expect(one.measure([request])[0].size == other.measure([request])[0].size)
      }
    }
  }

  @Test func measurersThatAreReturned_areKeptUpToTheCount() {
    let pool = MeasurerPool(first, count: 2)
    let (before, after) = (lent(by: pool), lent(by: pool))
    #expect(before[0] !== before[1] && before[1] !== before[2] && before[0] !== before[2])
    #expect(after.filter { one in before.contains { $0 === one } }.count == 2)
  }

  @Test func withMeasurer_thatThrows_returnsTheMeasurer() {
    struct Failed: Error {}
    let pool = MeasurerPool(first, count: 1)
    #expect(throws: Failed.self) { try pool.withMeasurer { _ throws(Failed) in throw Failed() } }
    pool.withMeasurer { #expect($0 === first) }
  }

  @Test(arguments: [(1, 1 << 20), (8, 1 << 20), (16, 1 << 19), (32, 1 << 18), (1000, 1 << 18)])
  func cachesOfManyMeasurers_areSmaller(count: Int, limit: Int) {
    #expect(first.forAnotherThread(of: count).cache.limit == limit)
  }

  /// Three measurers that are lent at the same time.
  private func lent(by pool: MeasurerPool) -> [TextMeasurer] {
    pool.withMeasurer { one in
      pool.withMeasurer { two in
        pool.withMeasurer { three in [one, two, three] }
      }
    }
  }
}
