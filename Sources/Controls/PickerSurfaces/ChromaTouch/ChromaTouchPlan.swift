import PickerColor
import PickerControlBase
import PickerGeometry

/// The geometry of a ``ChromaTouch``.
struct ChromaTouchPlan {
  /// The border-box size of the control.
  let size: Size
  /// The frame of the swatch in the current stage.
  let swatch: Rect
  /// The frames of the sliders; empty if only the swatch is shown.
  let sliders: [Rect]
  private let isMirrored: Bool
  /// The distance from the edges of a slider's box to its label and its track.
  private let boxInsets: Edges
  /// The space around a track for the thumb.
  private let thumbInsets: Edges

  /// The default content size, and the default width of sliders next to the swatch, in points.
  private static let defaultSize = (portrait: Size(width: 320, height: 560), beside: 300.0)
  /// The maximum height of a slider with its label, in points.
  private static let sliderHeight = 80.0

  init(_ control: ChromaTouch, in proposal: ProposedSize) {
    let container = control.container
    let direction = container.direction ?? .leftToRight
    let insets = container.insets(in: direction)
    let orientation = control.orientation(in: proposal)
    let usual = ChromaTouchPlan.defaultSize.portrait
    let isPortrait = orientation == .portrait
    size = Size(
      width: max(
        container.width(in: proposal) ?? (isPortrait ? usual.width : usual.height)
          + insets.horizontal,
        insets.horizontal),
      height: max(
        container.height(in: proposal) ?? (isPortrait ? usual.height : usual.width)
          + insets.vertical,
        insets.vertical))
    let content = Rect(size: size).inset(by: insets)
    isMirrored = direction == .rightToLeft
    boxInsets = (control.box.border + Insets(3)).edges(in: direction)
    thumbInsets = ColorSlider(ColorSpace.hsba.parameters[0]).overhang(of: control.thumb)
      .edges(in: .leftToRight)
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

  /// Places the sliders below the swatch, which gets at least half of the height.
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

  /// Places the sliders next to the swatch, which gets at least half of the width. Together they have its height.
  private static func sideBySide(_ content: Rect, spacing: Double) -> Parts {
    let gap = min(spacing, content.width)
    let width = min(defaultSize.beside, (content.width - gap) / 2)
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

  /// The space for the label of a slider: the upper half of its box.
  func labelFrame(of slider: Int) -> Rect {
    var box = inner(sliders[slider])
    box.height /= 2
    return box
  }

  /// The track of a slider in the lower half of its box, inset so that the thumb stays inside the box.
  func field(of slider: Int) -> ColorField {
    var box = inner(sliders[slider])
    box.height /= 2
    box.y += box.height
    let frame = box.inset(by: thumbInsets)
    return ColorField(frame: frame, isMirrored: isMirrored)
  }

  /// The content box of a slider, relative to the slider's origin.
  private func inner(_ box: Rect) -> Rect { Rect(size: box.size).inset(by: boxInsets) }
}

extension ChromaTouch {
  /// The position of the sliders in a proposed size.
  fileprivate func orientation(in proposal: ProposedSize) -> Orientation {
    if let orientation { return orientation }
    guard let width = container.width(in: proposal), let height = container.height(in: proposal)
    else {
      return .portrait
    }
    return width > height ? .landscape : .portrait
  }
}
