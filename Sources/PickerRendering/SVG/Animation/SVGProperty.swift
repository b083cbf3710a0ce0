/// An attribute that CSS can animate: how its values are written in CSS, and how far two of them are apart.
struct SVGProperty {
  /// The kinds of values.
  private enum PropertyKind {
    case number, length, color, transform, path
  }

  let name: String
  private let kind: PropertyKind
  /// The value of an element that has no such attribute; nil: it must have one to be animated.
  let initial: String?

  /// The property of an attribute of an element; nil: CSS cannot animate it.
  init?(_ attribute: String, of tag: String) {
    name = attribute
    switch attribute {
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity":
      (kind, initial) = (.number, "1")
    case "fill", "stroke", "stop-color", "flood-color": (kind, initial) = (.color, nil)
    case "transform": (kind, initial) = (.transform, "matrix(1 0 0 1 0 0)")
    case "d": (kind, initial) = (.path, nil)
    case "stroke-width": (kind, initial) = (.length, nil)
    case "x", "y", "width", "height", "rx":
      guard tag == "rect" || tag == "image" else { return nil }
      (kind, initial) = (.length, attribute == "rx" ? "0" : nil)
    default: return nil
    }
  }

  /// What two values have in common if one can become the other by changing its numbers.
  func form(of value: String) -> String {
    switch kind {
    case .color: value.utf8.first == UInt8(ascii: "#") ? "color" : value
    case .number, .length: ""
    case .transform, .path: value.withoutNumbers
    }
  }

  /// A value in CSS.
  func css(_ value: String) -> String {
    switch kind {
    case .number, .color: value
    case .length: "\(value)px"
    case .transform: value.cssTransform
    case .path: "path('\(value)')"
    }
  }

  /// The numbers of a value.
  func numbers(of value: String) -> [Double] {
    guard kind == .color else { return value.decimalNumbers }
    let digits = Array(value.utf8.dropFirst()).map { Double($0.hexDigitValue) }
    guard digits.count == 6 else { return digits }
    return [0, 2, 4].map { (first: Int) -> Double in digits[first] * 16 + digits[first + 1] }
  }

  /// How far the number at an index may be from the exact one without being noticed.
  func tolerance(at index: Int, of value: String) -> Double {
    switch kind {
    case .number: 0.004
    case .color: 1.5
    case .length, .path: 0.03
    case .transform:
      // The first four numbers of a matrix, and what follows a translation, are factors.
      value.utf8.first == UInt8(ascii: "m") ? (index < 4 ? 0.0002 : 0.03) : index < 2 ? 0.03 : 0.001
    }
  }
}

extension UInt8 {
  fileprivate var hexDigitValue: Int {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self) - 0x30
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(self) - 0x41 + 10
    default: 0
    }
  }

  fileprivate var isInNumber: Bool {
    (0x30...0x39).contains(self) || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}

extension String {
  /// The text without the digits, signs and points of numbers.
  fileprivate var withoutNumbers: String {
    String(decoding: utf8.filter { !$0.isInNumber }, as: UTF8.self)
  }

  /// The numbers, which have no exponents.
  fileprivate var decimalNumbers: [Double] {
    utf8.split { !$0.isInNumber }.map { Double(String(decoding: Array($0), as: UTF8.self)) ?? 0 }
  }

  /// `translate(1 2) scale(3)` as `translate(1px,2px) scale(3)`.
  fileprivate var cssTransform: String {
    var css = ""
    var isTranslation = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "t"), UInt8(ascii: "m"), UInt8(ascii: "s"):
        // The first letter of a function, since a space or nothing is before it.
        if css.isEmpty || css.utf8.last == UInt8(ascii: " ") {
          isTranslation = byte == UInt8(ascii: "t")
        }
        css.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: " ") where css.utf8.last != UInt8(ascii: ")"):
        css += isTranslation ? "px," : ","
      case UInt8(ascii: ")"): css += isTranslation ? "px)" : ")"
      default: css.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return css
  }
}
