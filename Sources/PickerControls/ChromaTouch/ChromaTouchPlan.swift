import PickerColor
import PickerGeometry

/// Where the parts of a ``ChromaTouch`` are.
struct ChromaTouchPlan {
  /// The border box of the whole.
  let size: Size
  /// The swatch, with the sliders hidden or not.
  let swatch: Rect
  /// The boxes of the sliders; none where only the swatch is shown.
  let sliders: [Rect]
  private let isMirrored: Bool

  /// Across and down, where the room does not say.
  private static let usualSize = (portrait: Size(width: 320, height: 560), beside: 300.0)
  /// How high a slider with its label is, at most.
  private static let sliderHeight = 80.0

  init(_ control: ChromaTouch, in room: Room) {
    let container = control.container
    let direction = container.direction ?? .leftToRight
    let insets = container.insets(in: direction)
    let orientation = control.orientation(in: room)
    let usual = ChromaTouchPlan.usualSize.portrait
    let isPortrait = orientation == .portrait
    size = Size(
      width: max(
        container.width(in: room) ?? (isPortrait ? usual.width : usual.height) + insets.horizontal,
        insets.horizontal),
      height: max(
        container.height(in: room) ?? (isPortrait ? usual.height : usual.width) + insets.vertical,
        insets.vertical))
    let content = Rect(size: size).inset(by: insets)
    isMirrored = direction == .rightToLeft
    guard !control.isPopped else {
      (swatch, sliders) = (content, [])
      return
    }
    let parts =
      isPortrait
      ? ChromaTouchPlan.stacked(content, spacing: control.spacing)
      : ChromaTouchPlan.sideBySide(content, spacing: control.spacing)
    let mirror = { (box: Rect) in
      Rect(
        x: content.minX + content.maxX - box.maxX, y: box.y, width: box.width, height: box.height)
    }
    swatch = isMirrored ? mirror(parts.swatch) : parts.swatch
    sliders = isMirrored ? parts.sliders.map(mirror) : parts.sliders
  }

  private typealias Parts = (swatch: Rect, sliders: [Rect])

  /// The sliders beneath the swatch, which has at least half of the height.
  private static func stacked(_ content: Rect, spacing: Double) -> Parts {
    let gaps = min(spacing * 3, content.height)
    let free = content.height - gaps
    let height = min(sliderHeight, free / 6)
    let step = height + gaps / 3
    var swatch = content
    swatch.height = free - height * 3
    let sliders = (0..<3).map { number in
      Rect(
        x: content.minX, y: content.maxY - height - Double(2 - number) * step,
        width: content.width, height: height)
    }
    return (swatch, sliders)
  }

  /// The sliders beside the swatch, which has at least half of the width; together as high as it.
  private static func sideBySide(_ content: Rect, spacing: Double) -> Parts {
    let gap = min(spacing, content.width)
    let width = min(usualSize.beside, (content.width - gap) / 2)
    let inner = min(spacing * 2, content.height)
    let height = (content.height - inner) / 3
    var swatch = content
    swatch.width = content.width - gap - width
    let sliders = (0..<3).map { number in
      Rect(
        x: content.maxX - width, y: content.minY + Double(number) * (height + inner / 2),
        width: width, height: height)
    }
    return (swatch, sliders)
  }

  /// The room for the label of a slider: the upper half of its box.
  func labelRoom(of slider: Int) -> Rect {
    var room = ChromaTouchPlan.inner(sliders[slider])
    room.height /= 2
    return room
  }

  /// The track of a slider in the lower half of its box, so thin and short that the thumb stays inside.
  func field(of slider: Int) -> ColorField {
    var room = ChromaTouchPlan.inner(sliders[slider])
    room.height /= 2
    room.y += room.height
    let style = ColorSlider.Style()
    let overhang = ColorSlider(ColorSpace.hsba.parameters[0], style: style).overhang
    let frame = room.inset(by: overhang.edges(in: .leftToRight))
    return ColorField(frame: frame, isMirrored: isMirrored)
  }

  /// What is inside a slider's box, from its own origin.
  private static func inner(_ box: Rect) -> Rect {
    Rect(size: box.size).inset(by: Insets(5).edges(in: .leftToRight))
  }
}

extension ChromaTouch {
  /// Where the sliders are in a room.
  fileprivate func orientation(in room: Room) -> Orientation {
    if let orientation { return orientation }
    guard let width = container.width(in: room), let height = container.height(in: room) else {
      return .portrait
    }
    return width > height ? .landscape : .portrait
  }
}
