import PickerColor
import PickerControls
import PickerGeometry

/// A colour picker in use.
final class PageColors: PageObject {
  var value: ColorValue
  var parts: [(part: ColorPart, size: Size)] = []
  let pixels = PixelBuffer()

  /// The numbers: the components of the colour.
  init?(_ space: Int) {
    let spaces = ColorSpace.allCases
    guard spaces.indices.contains(space) else { return nil }
    let components = (0..<spaces[space].count).map { Numbers.start[$0] }
    guard let value = try? ColorValue(space: spaces[space], components: components) else {
      return nil
    }
    self.value = value
  }

  /// Picks another colour.
  ///
  /// - Returns: Whether it differs.
  func pick(_ next: ColorValue) -> Bool {
    defer { value = next }
    return next != value
  }
}

@c @_expose(wasm)
package func page_colors(_ space: Int) -> UnsafeMutableRawPointer? { PageColors(space)?.retained }

/// Adds a part. The numbers: its width and height, the number of columns and rows, 1 for vertical, inverted and mirrored,
/// and the indices of its parameters.
///
/// - Returns: Its number; -1 where there is no such part.
@c @_expose(wasm)
package func page_colors_add(_ handle: UnsafeMutableRawPointer, _ kind: Int, _ count: Int) -> Int {
  let colors: PageColors = handle.object()
  let numbers = Numbers.start
  let parameters = colors.value.space.parameters
  let indices = (0..<max(0, min(count, parameters.count))).map { Int(numbers[7 + $0]) }
  guard let kind = ColorPart.Kind(rawValue: kind), indices.allSatisfy(parameters.indices.contains)
  else { return -1 }
  let binding = ColorBinding(
    indices.map { parameters[$0] }, axis: numbers[4] == 1 ? .vertical : .horizontal,
    isInverted: numbers[5] == 1, isMirrored: numbers[6] == 1, columns: Int(numbers[2]),
    rows: Int(numbers[3]))
  guard let part = ColorPart(kind, binding) else { return -1 }
  colors.parts.append((part, Size(width: numbers[0], height: numbers[1])))
  return colors.parts.count - 1
}

/// Returns whether a touch at a point of a part changes the colour.
@c @_expose(wasm)
package func page_colors_pick(
  _ handle: UnsafeMutableRawPointer, _ part: Int, _ x: Double, _ y: Double
) -> Bool {
  let colors: PageColors = handle.object()
  let (part, size) = colors.parts[part]
  return colors.pick(part.picking(at: Point(x: x, y: y), from: colors.value, in: size))
}

/// Presses the key of a number in the order of `SessionKey`, so many times at once.
///
/// - Returns: 0: it means nothing, 1: the colour stays, 2: it changes.
@c @_expose(wasm)
package func page_colors_press(
  _ handle: UnsafeMutableRawPointer, _ part: Int, _ key: Int, _ times: Int
) -> Int {
  let colors: PageColors = handle.object()
  let keys = SessionKey.allCases
  guard keys.indices.contains(key) else { return 0 }
  var next = colors.value
  for _ in 0..<times {
    guard let after = colors.parts[part].part.pressing(keys[key], from: next) else { return 0 }
    next = after
  }
  return colors.pick(next) ? 2 : 1
}

/// Sets one component, or all of them to the numbers where it is -1.
///
/// - Returns: Whether the colour changes.
@c @_expose(wasm)
package func page_colors_set(
  _ handle: UnsafeMutableRawPointer, _ component: Int, _ number: Double
) -> Bool {
  let colors: PageColors = handle.object()
  let parameters = colors.value.space.parameters
  var next = colors.value
  for parameter in parameters where component < 0 || parameter.index == component {
    next = next.setting(parameter, to: component < 0 ? Numbers.start[parameter.index] : number)
  }
  return colors.pick(next)
}

/// Answers red, green, blue and alpha of the colour, and then its components.
@c @_expose(wasm)
package func page_colors_value(_ handle: UnsafeMutableRawPointer) {
  let value = handle.object(PageColors.self).value
  Numbers.answer(value.color.numbers + value.components)
}

/// Answers the centre of the thumb of a part.
///
/// - Returns: Whether it has one.
@c @_expose(wasm)
package func page_colors_thumb(_ handle: UnsafeMutableRawPointer, _ part: Int) -> Bool {
  let colors: PageColors = handle.object()
  let (part, size) = colors.parts[part]
  guard let center = part.thumb(of: colors.value, in: size) else { return false }
  Numbers.answer([center.x, center.y])
  return true
}

/// Answers red, green, blue and alpha of a swatch of a palette, and then the components of its colour.
///
/// - Returns: Whether it is the picked one.
@c @_expose(wasm)
package func page_colors_swatch(
  _ handle: UnsafeMutableRawPointer, _ part: Int, _ column: Int, _ row: Int
) -> Bool {
  let colors: PageColors = handle.object()
  let there = colors.parts[part].part.swatch(column, row, from: colors.value)
  Numbers.answer(there.color.numbers + there.components)
  return zip(there.components, colors.value.components).allSatisfy { ($0 - $1).magnitude < 1e-6 }
}

extension Color {
  fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}
