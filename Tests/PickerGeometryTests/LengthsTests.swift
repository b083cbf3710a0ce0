import Testing

@testable import PickerGeometry

@Suite struct LengthsTests {
  @Test(arguments: [0.0, 1, 100.1, 375, 9_999_999.9, Lengths.maximum])
  func length_upToTheGrace_fits(space: Double) {
    #expect(space.fits(in: space) && (space + Lengths.grace).fits(in: space))
    #expect(!(space + Lengths.grace * 1.01).fits(in: space))
  }

  /// *n* lengths of (W−(n−1)g)/n and the gaps between them are W but for the rounding of the sum.
  @Test(arguments: [100.1, 375, 1e7])
  func lengthsWorkedOutForASpace_addedUp_fit(space: Double) {
    for count in 1...200 {
      let gap = space / 999
      let length = (space - Double(count - 1) * gap) / Double(count)
      let sum = (0..<count).reduce(0) { sum, place in sum + (place == 0 ? length : gap + length) }
      #expect(sum.fits(in: space))
    }
  }

  @Test func lengths_withoutEnd_fitWhereThereIsNoEnd() {
    #expect(Double.infinity.fits(in: .infinity) && 1.0.fits(in: .infinity))
    #expect(!Double.infinity.fits(in: Lengths.maximum) && !Double.nan.fits(in: 1))
  }
}
