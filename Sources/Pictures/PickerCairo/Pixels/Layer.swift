import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerTree

/// An offscreen image of a part of the picture, to which filters are applied before it is composited.
struct Layer {
  private let surface: Surface
  /// The canvas of the layer, which uses the coordinates of the picture.
  let canvas: Canvas
  /// The area of the picture, in device coordinates.
  private let area: Rect
  /// The number of its pixels per device pixel, horizontally and vertically.
  private let factor: Point

  /// Pixels per point for vector formats.
  static let vectorFactor = 4.0

  /// The maximum deviation of a blur in pixels of the layer. For larger blurs the layer gets a lower resolution:
  /// the blur removes the lost detail anyway, and the work does not grow with the deviation.
  private static let maximumDeviation = 16.0

  /// Creates a transparent layer over the visible area of a canvas.
  ///
  /// - Parameters:
  ///   - blur: The largest blur that will be applied, by which the layer extends beyond the visible area.
  ///   - bounds: The bounds of the content before the blur, in device coordinates.
  ///   - offset: The offset at which the layer will be composited.
  init(over picture: Canvas, for blur: Blur, around bounds: Rect, offset: Point = .zero) {
    let seen = picture.visibleArea.offset(by: .zero - offset).outset(by: blur.reach)
    let box = (bounds.outset(by: blur.reach).intersection(seen) ?? .zero).roundedOut
    area = Rect(
      origin: box.origin, size: Size(width: max(1, box.width), height: max(1, box.height)))
    let largest = picture.isVector ? Layer.vectorFactor : 1
    factor = Layer.factor(
      for: area.size,
      Point(
        x: min(largest, Layer.maximumDeviation / blur.across),
        y: min(largest, Layer.maximumDeviation / blur.down)),
      atMost: picture.heldPixels?.share ?? PixelLimits.part)
    surface = Surface(
      width: Int((area.width * factor.x).rounded(.up)),
      height: Int((area.height * factor.y).rounded(.up)))
    picture.heldPixels?.add(surface)
    canvas = Canvas(surface)
    canvas.matrix = picture.matrix.concatenating(AffineTransform(translation: .zero - area.origin))
      .concatenating(AffineTransform(scaleX: factor.x, scaleY: factor.y))
  }

  /// The requested factor, reduced if the layer would have too many pixels in total or per side.
  private static func factor(
    for size: Size, _ requested: Point, atMost maximumPixels: Double
  ) -> Point {
    let (width, height) = (size.width * requested.x, size.height * requested.y)
    let reduction = min(
      1, (maximumPixels / max(1, width * height)).squareRoot(),
      PixelLimits.side / max(width, height))
    return requested * reduction
  }

  /// The number of pixels.
  var pixelCount: Int { surface.width * surface.height }

  /// Composites the layer onto a picture, at an offset in device coordinates.
  func paint(
    on picture: Canvas, _ blend: BlendMode = .normal, opacity: Double = 1, offset: Point = .zero
  ) {
    let isExact =
      factor == Point(x: 1, y: 1) && offset.x == offset.x.rounded()
      && offset.y == offset.y.rounded()
    let margin = picture.isVector ? Layer.margin : 0
    let fit = AffineTransform(
      scaleX: factor.x * area.width / (area.width - 2 * margin),
      scaleY: factor.y * area.height / (area.height - 2 * margin))
    let corner = area.origin + offset + Point(x: margin, y: margin)
    picture.saving {
      picture.matrix = .identity
      picture.setSource(
        Pattern(
          surface, map: AffineTransform(translation: .zero - corner).concatenating(fit),
          smooth: !isExact))
      picture.paint(blend, opacity: opacity)
    }
  }

  /// Draws the layer on another one over the same picture.
  func draw(on other: Layer) {
    other.canvas.saving {
      other.canvas.matrix = AffineTransform(translation: .zero - other.area.origin)
        .concatenating(AffineTransform(scaleX: other.factor.x, scaleY: other.factor.y))
      let map = AffineTransform(translation: .zero - area.origin)
        .concatenating(AffineTransform(scaleX: factor.x, scaleY: factor.y))
      other.canvas.setSource(Pattern(surface, map: map, smooth: true))
      other.canvas.paint()
    }
  }

  /// The distance in points by which an image in a PDF is inset on each side. PDF viewers paint every pixel that an
  /// image touches, so rounding errors would extend it by a row of pixels.
  private static let margin = 0.02

  /// Applies filters to the pixels, in order.
  func apply(_ filters: [Filter]) {
    for filter in filters.combiningBlurs {
      let isBlur = filter.name == .blur
      guard spend(isBlur ? Layer.cost.blur : Layer.cost.color) else { return }
      if isBlur {
        surface.blur(blur(of: filter.amount))
      } else {
        surface.apply(ColorMatrix(filter))
      }
    }
  }

  /// The cost of a filter per pixel, relative to painting a pixel or changing its colour (about
  /// 17 ns): a blur takes ten to twelve times as long, and a quarter of that for alpha alone.
  private static let cost = (color: 1, blur: 12, shadow: 4)

  /// Spends the work of a filter from the budget.
  private func spend(_ cost: Int) -> Bool {
    Budget.spend(surface.width * surface.height * cost, of: .pixels) && Budget.mayProceed
  }

  /// Replaces the pixels by their alpha channel, blurred, in one colour.
  func blurShadow(deviation: Double, color: Color) {
    guard spend(Layer.cost.shadow) else { return }
    surface.blurAlpha(blur(of: deviation), color: color)
  }

  /// The blur in pixels of the layer for a deviation in points.
  private func blur(of deviation: Double) -> Blur {
    let blur = canvas.matrix.blur(of: deviation)
    return Blur(
      across: min(Layer.maximumDeviation, blur.across),
      down: min(Layer.maximumDeviation, blur.down))
  }
}
