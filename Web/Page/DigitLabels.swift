import PickerColor
import PickerGeometry

/// A character of a number: its position in `InteractiveColors.digitCharacters`.
///
/// A type of its own: constants of `Int` would be found where a word of the same name is meant.
struct Glyph: Equatable {
  let index: Int

  static let point = Glyph(index: 16), hash = Glyph(index: 17), degree = Glyph(index: 18)
  static let percent = Glyph(index: 19), space = Glyph(index: 20)
}

extension [Glyph] {
  static func of(_ number: Int) -> [Glyph] {
    (number < 10 ? [] : of(number / 10)) + [Glyph(index: number % 10)]
  }

  /// The number with three decimals.
  static func of(thousandths number: Int) -> [Glyph] {
    of(number / 1000) + [.point] + [100, 10, 1].map { Glyph(index: number / $0 % 10) }
  }

  /// The colour without its opacity: `#40BFBF`.
  static func of(_ color: Color) -> [Glyph] {
    let lanes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return [.hash] + lanes.flatMap { [Glyph(index: $0 / 16), Glyph(index: $0 % 16)] }
  }

  /// A component of a colour: a hue in degrees, all else in per cent.
  static func of(_ value: Double, isHue: Bool) -> [Glyph] {
    isHue
      ? of(Int((value * 360).rounded())) + [.degree]
      : of(Int((value * 100).rounded())) + [.space, .percent]
  }
}

/// The labels that end in numbers, whose digits are glyphs of the picture.
final class DigitLabels {
  /// The element, the advance and the text of each glyph.
  private let glyphs: [(element: PageText?, advance: Double)]
  /// The labels that have lost the digits that they had at first.
  private var begun: Set<Int> = []

  init(_ data: PageData) {
    glyphs = data.items.map { glyph in
      let values = glyph.items
      return (values.first?.text, values.last?.number ?? 0)
    }
  }

  private func advance(_ text: [Glyph]) -> Double {
    text.reduce(0) { $0 + (glyphs.indices.contains($1.index) ? glyphs[$1.index].advance : 0) }
  }

  /// Puts down the text of a label with another number.
  func put(_ label: PageColorPart.Child, _ tail: [Glyph], for control: PageControl) {
    control.put(label.head)
    control.put(tail)
  }

  /// Replaces the number of a label: what is before it stays, and the whole is centred again. Without kerning between digits they
  /// are off by a fraction of a point. Where the picture has no digits, the whole is set in a system font.
  func write(_ label: PageColorPart.Child, _ tail: [Glyph], for control: PageControl) {
    let element = Element.drawn(label.node)
    guard !glyphs.isEmpty else {
      return control.write(on: label) { put(label, tail, for: control) }
    }
    let width = label.box.width - advance(label.tail)
    let start = (label.box.width - width - advance(tail)) / 2
    // Fonts without outlines have text instead of glyphs.
    control.change(.text, element, part: .liveText)
    put(label, tail, for: control)
    control.change(.spell, element)
    // A space has no glyph.
    let isFirst = begun.insert(label.node).inserted
    control.put(isFirst ? label.tail.filter { $0 != .space }.count : 0)
    control.put(start)
    var pen = label.box.x + start + width
    for glyph in tail where glyphs.indices.contains(glyph.index) {
      let (element, advance) = glyphs[glyph.index]
      control.putList(3)
      control.put(element)
      control.put(pen)
      control.put(label.baseline)
      pen += advance
    }
  }
}

extension PageControl {
  /// Sets a label in a system font, since other glyphs are not in the document; it keeps its colour.
  func write(on label: PageColorPart.Child, _ putText: () -> Void) {
    change(.clear, .drawn(label.node), part: .glyphs)
    create(nil, .text, in: .drawn(label.node), part: .glyphs)
    with(.x, label.box.center.x)
    with(.y, label.baseline)
    with(.textAnchor, .middle)
    with(.fontSize, label.fontSize)
    with(.fontFamily, .systemFont)
    with(.whiteSpace, .preserve)
    change(.text, .drawn(label.node), part: .liveText)
    putText()
    change(.text, .spoken(label.node))
    putText()
  }
}
