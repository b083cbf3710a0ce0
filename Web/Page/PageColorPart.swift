import PickerColor
import PickerControls
import PickerGeometry

/// A part of a colour picker: a slider, a canvas, a wheel, a palette, a swatch or a preview.
final class PageColorPart {
  /// Something that is drawn in a part.
  struct Child {
    let role: Word?
    let node: Int
    let box: Rect
    let radius: Double
    let fontSize: Double
    let baseline: Double
    /// The text of a label, what comes before a number at its end, and that.
    let text: PageText?
    let head: PageText?
    let tail: [Glyph]

    init(_ data: PageData) {
      role = data[.role].word(in: [.track, .thumb, .checkerboard, .swatch, .label])
      node = data[.node].integer
      box = data[.box].frame ?? .zero
      radius = data[.radius].number
      fontSize = data[.size].number
      baseline = data[.baseline].number
      text = data[.text].text
      head = data[.head].text
      tail = data[.tail].items.map { Glyph(index: $0.integer) }
    }
  }

  enum Role: Int, CaseIterable {
    case slider
    case canvas
    case wheel
    case swatch
    case palette
    case preview
  }

  let role: Role
  let node: Int
  let id: PageText?
  let parameters: [Parameter]
  let isVertical: Bool
  /// The frame of its track, and that of the whole.
  let box: Rect
  let outer: Rect
  let children: [Child]
  /// What it picks by; nil of a preview.
  let part: ColorPart?
  private let columns: Int
  private let pixels = PixelBuffer()
  var hasCanvas = false
  var hasFrame = false
  /// The swatches that have a checkerboard of their own.
  var boarded: Set<Int> = []

  private static let roles: [Word] = [.slider, .canvas, .wheel, .swatch, .palette]

  init(_ data: PageData, in space: ColorSpace) {
    let number = PageColorPart.roles.firstIndex { data[.role].isWord($0) }
    role = number.flatMap(Role.init(rawValue:)) ?? .preview
    node = data[.node].integer
    id = data[.id].text
    let known = space.parameters
    let parameters = data[.picks].items.map { $0.integer }.filter { known.indices.contains($0) }
      .map { known[$0] }
    self.parameters = parameters
    isVertical = data[.vertical].flag
    box = data[.box].frame ?? .zero
    outer = data[.outer].frame ?? .zero
    children = data[.children].items.map { Child($0) }
    columns = max(1, data[.columns].integer)
    let binding = ColorBinding(
      Array(parameters.prefix(2)), axis: data[.vertical].flag ? .vertical : .horizontal,
      isInverted: data[.inverted].flag, isMirrored: data[.mirrored].flag,
      columns: data[.columns].integer, rows: data[.rows].integer)
    part = number.flatMap(ColorPart.PartKind.init(rawValue:)).flatMap { ColorPart($0, binding) }
  }

  /// Whether it is picked from by dragging: all but previews and palettes.
  var isDragged: Bool { part != nil && role != .palette }
  var track: Child? { child(.track) }
  var swatches: [Child] { children.filter { $0.role == .swatch } }

  func child(_ role: Word) -> Child? { children.first { $0.role == role } }

  /// The colour that a swatch of a palette picks.
  func swatch(_ number: Int, from value: ColorValue) -> ColorValue? {
    part?.swatch(number % columns, number / columns, from: value)
  }

  /// Paints its surface. Returns the pixels; nil if there would be too many.
  func paint(_ value: ColorValue, _ width: Int, _ height: Int, density: Double)
    -> UnsafeMutablePointer<UInt8>?
  {
    guard let part else { return nil }
    let surface = Surface(part, box.size, value, density: density, isFlat: role == .slider)
    return pixels.paint(surface, width, height)
  }
}
