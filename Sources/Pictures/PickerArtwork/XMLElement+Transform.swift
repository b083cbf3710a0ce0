import PickerGeometry
import PickerJSON
import PickerTree

extension XMLElement {
  /// The transform of the attribute `transform`, of which the last function is applied first.
  func transform() throws(ArtworkError) -> AffineTransform {
    guard let text = try properties().last(where: { $0.name == "transform" })?.value else {
      return .identity
    }
    var map = AffineTransform.identity
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return map }
      guard let start = rest.firstIndex(of: "("), let end = rest.firstIndex(of: ")"), start < end,
        let numbers = rest[rest.index(after: start)..<end].svgNumbers,
        let next = AffineTransform(svg: rest[..<start].trimmedSVG, numbers)
      else { throw error("transform: cannot read \(String(rest).quotedInMessage)") }
      map = next.concatenating(map)
      rest = rest[rest.index(after: end)...]
    }
  }
}

extension AffineTransform {
  /// A function of the attribute `transform`.
  ///
  /// Source: SVG 2, §8.5, and CSS Transforms 1, §12.
  fileprivate init?(svg name: String, _ numbers: [Double]) {
    func number(_ place: Int, _ usual: Double = 0) -> Double {
      place < numbers.count ? numbers[place] : usual
    }
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1...2): self.init(translation: Point(x: numbers[0], y: number(1)))
    case ("scale", 1...2): self.init(scaleX: numbers[0], scaleY: number(1, numbers[0]))
    case ("rotate", 1), ("rotate", 3):
      let turn = AffineTransform(rotation: Angle(degrees: numbers[0]))
      self = turn.about(Point(x: number(1), y: number(2)))
    case ("skewX", 1):
      guard let shear = numbers[0].tangentOfDegrees else { return nil }
      self.init(shearX: shear, shearY: 0)
    case ("skewY", 1):
      guard let shear = numbers[0].tangentOfDegrees else { return nil }
      self.init(shearX: 0, shearY: shear)
    default: return nil
    }
  }
}

extension Double {
  /// Nil at a quarter turn.
  fileprivate var tangentOfDegrees: Double? {
    let direction = Angle(degrees: self).direction
    return direction.x == 0 ? nil : direction.y / direction.x
  }
}
