import PickerGeometry
import Testing

@Suite struct PathTests {
  private let box = Rect(x: 10, y: 20, width: 40, height: 20)

  @Test func roundedRect_withoutRadius_isTheBox() {
    #expect(
      Path(roundedRect: box, radii: .zero).svgData() == "M10 20L50 20L50 40L10 40L10 20Z")
  }

  @Test func roundedRect_excessiveRadius_isACapsule() {
    let path = Path(roundedRect: box, radii: CornerRadii(99))
    #expect(path.controlBounds == box)
    #expect(path.elements.first == .move(Point(x: 20, y: 20)))
    #expect(path.svgData(decimals: 1).hasPrefix("M20 20L40 20C45.5 20 50 24.5 50 30"))
  }

  @Test func roundedRect_ofFourRadii_usesEach() {
    let radii = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 8, bottomLeft: 2)
    let path = Path(roundedRect: box, radii: radii)
    let curves = path.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(curves.count == 3)
    #expect(path.elements.contains(.line(Point(x: 50, y: 20))))
    #expect(path.elements.contains(.line(Point(x: 50, y: 32))))
    #expect(path.elements.contains(.line(Point(x: 12, y: 40))))
    #expect(path.elements.contains(.line(Point(x: 10, y: 24))))
  }

  @Test func radii_thatOverlap_shrinkByOneFactor() {
    let radii = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: -5)
    let fitted = radii.fitted(to: Size(width: 20, height: 100))
    #expect(fitted == CornerRadii(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 0))
    #expect(CornerRadii(7).uniform == 7)
    #expect(radii.uniform == nil)
    #expect(CornerRadii(5).fitted(to: Size(width: 0, height: 9)) == .zero)
  }

  @Test func svgData_writesShortNumbers() {
    let path = Path([
      .move(Point(x: -0.00001, y: 1.5)),
      .quad(control: Point(x: 1, y: 2), to: Point(x: 1e13, y: .nan)),
    ])
    #expect(path.svgData() == "M0 1.5Q1 2 0 0")
  }
}
