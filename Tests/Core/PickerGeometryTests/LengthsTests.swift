import Testing

@testable import PickerGeometry

@Suite struct LengthsTests {
  @Test(arguments: [0.0, 1, 100.1, 375, 9_999_999.9, Lengths.maximum])
  func length_withinTheTolerance_fits(space: Double) {
    #expect(space.fits(in: space) && (space + Lengths.grace).fits(in: space))
    #expect(!(space + Lengths.grace * 1.01).fits(in: space))
  }

  /// The sum of *n* lengths of (W−(n−1)g)/n and their gaps is W, except for rounding.
  @Test(arguments: [100.1, 375, 1e7])
  func lengths_computedForASpace_fitTogether(space: Double) {
    for count in 1...200 {
      let gap = space / 999
      let length = (space - Double(count - 1) * gap) / Double(count)
      let sum = (0..<count).reduce(0) { sum, place in sum + (place == 0 ? length : gap + length) }
      #expect(sum.fits(in: space))
    }
  }

  @Test func infiniteLength_fitsOnlyIntoInfiniteSpace() {
    #expect(Double.infinity.fits(in: .infinity) && 1.0.fits(in: .infinity))
    #expect(!Double.infinity.fits(in: Lengths.maximum) && !Double.nan.fits(in: 1))
  }
}
