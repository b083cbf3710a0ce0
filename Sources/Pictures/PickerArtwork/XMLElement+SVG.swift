import PickerGeometry
import PickerJSON
import PickerTree

// Attributes and properties.
extension XMLElement {
  /// The attributes, and the declarations of the attribute `style` after them.
  func properties() throws(ArtworkError) -> [(name: String, value: String)] {
    var properties = attributes.map { (name: $0.name, value: $0.value.trimmedSVG) }
    for declaration in self["style"]?.split(separator: ";") ?? [] {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmedSVG }
      if parts.count == 1, parts[0].isEmpty { continue }
      guard parts.count == 2 else {
        throw error(
          "style: expected a property and a value, found \(String(declaration).quotedInMessage)")
      }
      properties.append((parts[0], parts[1]))
    }
    return properties
  }

  /// The opacity of the complete element.
  func opacity() throws(ArtworkError) -> Double {
    guard let value = try properties().last(where: { $0.name == "opacity" })?.value else {
      return 1
    }
    return try share(value, "opacity")
  }

  /// A number of 0…1, or a percentage.
  func share(_ text: String, _ name: String) throws(ArtworkError) -> Double {
    let isPercentage = text.hasSuffix("%")
    let number = try number(isPercentage ? String(text.dropLast()) : text, name)
    return min(1, max(0, isPercentage ? number / 100 : number))
  }

  /// A number, possibly in pixels.
  func number(_ text: String, _ name: String) throws(ArtworkError) -> Double {
    let text = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    guard let number = text.svgNumber, number.magnitude <= Lengths.maximum else {
      throw error("\(name): expected a number, found \(text.quotedInMessage)")
    }
    return number
  }

  /// The number of an attribute; 0 if there is none.
  func length(_ name: String) throws(ArtworkError) -> Double {
    guard let text = self[name] else { return 0 }
    return try number(text.trimmedSVG, name)
  }

  func word<Value>(
    _ text: String, _ name: String, _ words: [String: Value]
  ) throws(ArtworkError) -> Value {
    guard let value = words[text] else {
      let known = words.keys.sorted().joined(separator: ", ")
      throw error("\(name): expected one of \(known), found \(text.quotedInMessage)")
    }
    return value
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmedSVG: String {
    let text = drop { $0.isWhitespace }
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }

  /// A finite decimal number; nil for anything else, also for what Swift reads as a number and SVG does not.
  var svgNumber: Double? {
    guard !isEmpty, utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) })
    else { return nil }
    // SVG allows a point without digits on one side of it.
    let text = hasSuffix(".") ? "\(self)0" : String(self)
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// Numbers that are separated by white space and commas; nil if there is anything else.
  var svgNumbers: [Double]? {
    var numbers: [Double] = []
    for part in split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let number = part.svgNumber else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
