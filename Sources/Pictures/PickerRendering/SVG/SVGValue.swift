import PickerColor
import PickerGeometry

/// The value of an attribute: text, a reference, or something that CSS can animate.
package enum SVGValue: ExpressibleByStringInterpolation {
  /// Text that is already escaped with entities.
  case text(String)
  /// The definition with an id, as a paint, a clip, a mask or a filter.
  case reference(String)
  /// The definition with an id.
  case link(String)
  /// A factor with four decimals.
  case number(Double)
  /// A length in points.
  case length(Double)
  /// A colour without its alpha.
  case color(Color)
  case transform(AffineTransform)
  /// A translation, a scale before it, and before both a rotation in degrees.
  case place(Point, scale: Double? = nil, degrees: Double? = nil)
  case path(Path)

  package init(stringLiteral text: String) { self = .text(text) }

  /// The value as an attribute has it.
  var text: String {
    switch self {
    case .text(let text): text
    case .reference(let id): "url(#\(id))"
    case .link(let id): "#\(id)"
    case .number(let number): number.decimalText(4)
    case .length(let length): length.svg
    case .color(let color): color.withAlpha(1).hex
    case .transform(let map): "matrix(\(map.svgNumbers.joined(separator: " ")))"
    case .place(let place, let scale, let degrees):
      "translate(\(place.x.svg) \(place.y.svg))\(scale.map { " scale(\($0.svg))" } ?? "")"
        + (degrees.map { " rotate(\($0.svg))" } ?? "")
    case .path(let path): path.svgData()
    }
  }

  /// The id of the definition to which it refers.
  var target: String? {
    switch self {
    case .reference(let id), .link(let id): id
    default: nil
    }
  }

  /// The value in CSS.
  var css: String {
    switch self {
    case .length: "\(text)px"
    case .transform(let map): "matrix(\(map.svgNumbers.joined(separator: ",")))"
    case .place(let place, let scale, let degrees):
      "translate(\(place.x.svg)px,\(place.y.svg)px)\(scale.map { " scale(\($0.svg))" } ?? "")"
        + (degrees.map { " rotate(\($0.svg)deg)" } ?? "")
    case .path: "path('\(text)')"
    default: text
    }
  }

  /// The form of a value, which is equal for values that differ only in their numbers; nil for an element without
  /// such an attribute.
  var form: String? {
    switch self {
    case .text, .reference, .link: text
    case .number, .length, .transform: nil
    case .color: "color"
    case .place(_, let scale, let degrees):
      (scale == nil ? "translate" : "translate scale") + (degrees == nil ? "" : " rotate")
    case .path(let path): path.mapPoints { _ in .zero }.svgData()
    }
  }

  /// The value of this kind of an element that has no such attribute.
  var initial: SVGValue {
    switch self {
    case .number: .number(1)
    case .length: .length(0)
    case .transform: .transform(.identity)
    default: self
    }
  }

  /// The numbers that can change; none: CSS cannot animate it.
  var numbers: [Double] {
    switch self {
    case .text, .reference, .link: []
    case .number(let number), .length(let number): [number]
    case .color(let color): [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
    case .transform(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty]
    case .place(let place, let scale, let degrees):
      [place.x, place.y] + [scale, degrees].compactMap { $0 }
    case .path(let path): path.coordinates
    }
  }

  /// How far the number at an index may be from the exact one without being noticed.
  func tolerance(at index: Int) -> Double {
    switch self {
    case .number: 0.004
    case .color: 1.5
    case .transform where index < 4: 0.0002
    case .place where index == 3: 0.1
    case .place where index == 2: 0.001
    default: 0.03
    }
  }
}

extension Path {
  fileprivate var coordinates: [Double] {
    var numbers: [Double] = []
    _ = mapPoints {
      numbers += [$0.x, $0.y]
      return $0
    }
    return numbers
  }
}

extension AffineTransform {
  fileprivate var svgNumbers: [String] {
    [a, b, c, d].map { $0.decimalText(6) } + [tx.svg, ty.svg]
  }
}

extension Double {
  /// The number with at most three decimals, without trailing zeros.
  package var svg: String { decimalText(3) }
}
