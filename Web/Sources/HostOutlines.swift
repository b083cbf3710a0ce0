import PickerGeometry
import PickerText

@_extern(wasm, module: "host", name: "take")
private func host_take(_ numbers: UnsafeMutablePointer<Double>?)

@_extern(wasm, module: "host", name: "outline")
private func host_outline(_ face: Int32, _ glyph: UInt32) -> Int

/// Numbers that JavaScript answers with, read one after another.
struct HostAnswer {
  let numbers: [Double]
  private var place = 0

  /// Takes the answer of a call that returned its count.
  init(_ count: Int) {
    var numbers = [Double](repeating: 0, count: count)
    if count > 0 { host_take(&numbers) }
    self.numbers = numbers
  }

  mutating func next() -> Double? {
    guard place < numbers.count else { return nil }
    defer { place += 1 }
    return numbers[place]
  }

  fileprivate mutating func point() -> Point { Point(x: next() ?? 0, y: next() ?? 0) }
}

/// The outlines of the glyphs of ``HostMeasurer``.
final class HostOutlines: GlyphOutlining {
  private static let source = "memory:"

  /// The face that JavaScript knows by a number.
  static func face(_ number: Int) -> FontFace {
    FontFace(family: "", postScriptName: "", source: source + String(number))
  }

  func outline(of glyph: UInt32, in face: FontFace) -> Path? {
    guard face.family.isEmpty, face.source.utf8.starts(with: HostOutlines.source.utf8),
      let number = Int32(String(face.source.dropFirst(HostOutlines.source.count)))
    else { return nil }
    let outline = Path(HostAnswer(host_outline(number, glyph)))
    return face.boldness == 0 ? outline : outline.emboldened(by: face.boldness)
  }
}

extension Path {
  /// Reads elements as the engine of texts writes them: a kind, and points.
  fileprivate init(_ answer: consuming HostAnswer) {
    self.init()
    while let kind = answer.next() {
      switch kind {
      case 0: elements.append(.move(answer.point()))
      case 1: elements.append(.line(answer.point()))
      case 2: elements.append(.quad(control: answer.point(), to: answer.point()))
      case 3:
        elements.append(
          .cubic(control1: answer.point(), control2: answer.point(), to: answer.point()))
      default: elements.append(.close)
      }
    }
  }
}
