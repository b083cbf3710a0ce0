/// Encodes the lines of SVG as templates and numbers, because most lines of pictures differ only in their numbers:
/// `<use xlink:href="#line7" x="4.5"/>` is `3 7 4.5`, where the template 3 is `<use xlink:href="#line~" x="~"/>`.
struct SVGRows {
  private(set) var templates = TextPool()

  /// A longer line, such as an outline or an image, is a template without numbers.
  private static let maximumLength = 240
  private static let gap = UInt8(ascii: "~")

  /// Returns the encoded lines, separated by semicolons.
  mutating func encoded(_ svg: String) -> String {
    svg.utf8.split(separator: UInt8(ascii: "\n")).map { encoded(Array($0)) }
      .joined(separator: ";")
  }

  private mutating func encoded(_ line: [UInt8]) -> String {
    guard line.count <= SVGRows.maximumLength, !line.contains(SVGRows.gap) else {
      return "\(templates.number(of: String(decoding: line, as: UTF8.self)))"
    }
    var template: [UInt8] = []
    var numbers = ""
    var place = 0
    while place < line.count {
      let end = SVGRows.endOfNumber(in: line, from: place)
      if end > place {
        numbers += " " + String(decoding: line[place..<end], as: UTF8.self)
        template.append(SVGRows.gap)
        place = end
      } else {
        let end = SVGRows.endOfColor(in: line, from: place)
        template += line[place..<end]
        place = end
      }
    }
    return "\(templates.number(of: String(decoding: template, as: UTF8.self)))\(numbers)"
  }

  /// The end of the number at a place; the place itself if there is none.
  private static func endOfNumber(in line: [UInt8], from place: Int) -> Int {
    var end = place
    // A hyphen within an id is no sign.
    if line[end] == UInt8(ascii: "-"), place == 0 || !line[place - 1].isWordByte { end += 1 }
    guard end < line.count, line[end].isDigitByte else { return place }
    while end < line.count, line[end].isDigitByte || line[end] == UInt8(ascii: ".") { end += 1 }
    return end
  }

  /// The end of the colour at a place, such as `#3D3D42`, else of the byte.
  private static func endOfColor(in line: [UInt8], from place: Int) -> Int {
    var end = place + 1
    guard line[place] == UInt8(ascii: "#") else { return end }
    while end < line.count, line[end].isColorByte { end += 1 }
    return end
  }
}

extension UInt8 {
  fileprivate var isDigitByte: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isColorByte: Bool {
    isDigitByte || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
  }
  fileprivate var isWordByte: Bool {
    isDigitByte || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

/// Splits definitions into their elements, each on its own lines.
enum SVGElements {
  /// Returns the elements at the top level with their ids, in order; elements without an id are left out.
  static func all(of svg: String) -> [(id: String, text: String)] {
    var elements: [(id: String, text: String)] = []
    var lines: [Substring] = []
    var depth = 0
    for line in svg.split(separator: "\n") {
      lines.append(line)
      depth += change(ofDepthIn: line)
      guard depth == 0 else { continue }
      if let id = id(of: lines[0]) { elements.append((id, lines.joined(separator: "\n"))) }
      lines = []
    }
    return elements
  }

  /// The number of elements that a line opens minus those that it closes. Attributes contain neither `<` nor `/>`.
  private static func change(ofDepthIn line: Substring) -> Int {
    var change = 0
    var previous: UInt8 = 0
    for byte in line.utf8 {
      if previous == UInt8(ascii: "<") { change += byte == UInt8(ascii: "/") ? -1 : 1 }
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: ">") { change -= 1 }
      previous = byte
    }
    return change
  }

  private static func id(of line: Substring) -> String? {
    let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].hasSuffix(" id=") else { return nil }
    return String(parts[1])
  }
}
