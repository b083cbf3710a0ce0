import PickerGeometry
import PickerTree
import Testing

@testable import PickerCairo

@Suite struct LayerTests {
  /// The number of pixels of a layer for a blur.
  private func pixelCount(
    _ deviation: Double, on size: Size = Size(width: 500, height: 500),
    around bounds: Rect = Rect(x: 0, y: 0, width: 500, height: 500),
    map: AffineTransform = .identity
  ) -> Int {
    let canvas = Canvas(Surface(width: Int(size.width), height: Int(size.height)))
    return Layer(over: canvas, for: map.blur(of: deviation), around: bounds).pixelCount
  }

  @Test func pixels_ofALayer_doNotGrowWithTheBlur() {
    for deviation in [0, 10, 50, 158, 1000, 1e5, 1e7, 1e300, .infinity] {
      #expect(pixelCount(deviation) <= 600 * 600, "\(deviation)")
    }
    #expect(pixelCount(1e7, on: Size(width: 1, height: 1)) <= 200 * 200)
  }

  @Test func pixels_ofALayer_coverTheVisibleAreaOnly() {
    let far = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    #expect(pixelCount(4, around: far) <= 530 * 530)
    #expect(pixelCount(4, around: Rect(x: 900, y: 0, width: 50, height: 50)) == 1)
    #expect(pixelCount(4, around: Rect(x: 100, y: 100, width: 10, height: 10)) <= 40 * 40)
  }

  @Test func blurs_inSuccession_becomeOne() {
    let filters = [
      Filter(.blur, amount: 3), Filter(.blur, amount: 4), Filter(.invert, amount: 1),
      Filter(.blur, amount: 12),
    ]
    #expect(
      filters.combiningBlurs == [
        Filter(.blur, amount: 5), Filter(.invert, amount: 1), Filter(.blur, amount: 12),
      ])
    #expect(filters.deviation == 13)
    #expect([Filter(.blur, amount: -1)].deviation == 0)
  }
}
