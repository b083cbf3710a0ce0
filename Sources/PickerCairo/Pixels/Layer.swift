import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerTree

/// A part of the picture as pixels of its own, to be changed before it is laid over the rest.
struct Layer {
  private let surface: Surface
  /// What to draw on, by the same coordinates as on the picture.
  let canvas: Canvas
  /// The box of the device it stands for.
  private let area: Rect
  /// How many of its pixels are as long, and as high, as one of the device's.
  private let factor: Point

  /// Pixels in a point where the picture itself has none.
  private static let fineness = 4.0
  /// The most pixels of a layer and of its sides; beyond, it becomes coarser.
  private static let most = (pixels: 67_108_864.0, side: 16384.0)

  /// The largest deviation of a blur in its pixels. Beyond, the layer is coarser: what is smeared so far
  /// has no detail that is lost, and the work does not grow with the blur.
  private static let mostDeviation = 16.0

  /// A clear layer over what is seen on a canvas.
  ///
  /// - Parameters:
  ///   - blur: The largest blur that it is for, which smears what is beyond what is seen inside.
  ///   - bounds: Outside of which there is nothing before the blur, in the device's points.
  ///   - offset: By how much it will be moved when it is laid over the picture.
  init(over picture: Canvas, for blur: Blur, around bounds: Rect, offset: Point = .zero) {
    let seen = picture.visibleArea.offset(by: .zero - offset).outset(by: blur.reach)
    let box = (bounds.outset(by: blur.reach).intersection(seen) ?? .zero).roundedOut
    area = Rect(
      origin: box.origin, size: Size(width: max(1, box.width), height: max(1, box.height)))
    let finest = picture.isVector ? Layer.fineness : 1
    factor = Layer.factor(
      for: area.size,
      Point(
        x: min(finest, Layer.mostDeviation / blur.across),
        y: min(finest, Layer.mostDeviation / blur.down)))
    surface = Surface(
      width: Int((area.width * factor.x).rounded(.up)),
      height: Int((area.height * factor.y).rounded(.up)))
    canvas = Canvas(surface)
    canvas.matrix = picture.matrix.concatenating(AffineTransform(translation: .zero - area.origin))
      .concatenating(AffineTransform(scaleX: factor.x, scaleY: factor.y))
  }

  /// The factor that was asked for, or less where the layer would have too many pixels.
  private static func factor(for size: Size, _ wanted: Point) -> Point {
    let (width, height) = (size.width * wanted.x, size.height * wanted.y)
    let share = min(
      1, (most.pixels / max(1, width * height)).squareRoot(), most.side / max(width, height))
    return wanted * share
  }

  /// How many pixels it has.
  var pixelCount: Int { surface.width * surface.height }

  /// Lays the layer over a picture, moved by `offset` of its points.
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

  /// By how much of a point an image in a PDF is made smaller on each side: programs that show PDFs let
  /// an image have every pixel it touches, and rounding errors would touch the next ones.
  private static let margin = 0.02

  /// Changes the pixels by filters, in order.
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

  /// What a pixel of a filter costs, next to one that is painted or whose colour is changed (some
  /// 17 ns): a blur takes ten to twelve times as long, and a quarter of that for alpha alone.
  private static let cost = (color: 1, blur: 12, shadow: 4)

  /// Takes a filter's work out of the budget.
  private func spend(_ cost: Int) -> Bool {
    Budget.spend(surface.width * surface.height * cost, of: .pixels) && Budget.mayProceed
  }

  /// Leaves of the pixels only the alpha, blurred, in one colour.
  func blurShadow(deviation: Double, color: Color) {
    guard spend(Layer.cost.shadow) else { return }
    surface.blurAlpha(blur(of: deviation), color: color)
  }

  /// A blur in pixels of the layer.
  private func blur(of deviation: Double) -> Blur {
    let blur = canvas.matrix.blur(of: deviation)
    return Blur(
      across: min(Layer.mostDeviation, blur.across), down: min(Layer.mostDeviation, blur.down))
  }
}
