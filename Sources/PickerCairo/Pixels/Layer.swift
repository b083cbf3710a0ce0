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
  /// How many of its pixels are as long as one of the device's.
  private let factor: Double

  /// Pixels in a point where the picture itself has none.
  private static let fineness = 4.0
  /// The most pixels of a layer and of its sides; beyond, it becomes coarser.
  private static let most = (pixels: 67_108_864.0, side: 16384.0)

  /// A clear layer over what is seen on a canvas.
  ///
  /// - Parameters:
  ///   - reach: How far beyond what is seen it goes, since that may be smeared inside.
  ///   - bounds: Outside of which there is nothing; both in the device's points.
  init(over picture: Canvas, reach: Double, around bounds: Rect) {
    let seen = picture.visibleArea.outset(by: min(reach, Layer.most.side))
    let box = (bounds.intersection(seen) ?? .zero).roundedOut
    let (width, height) = (max(1, box.width), max(1, box.height))
    area = Rect(origin: box.origin, size: Size(width: width, height: height))
    factor = min(
      picture.isVector ? Layer.fineness : 1, (Layer.most.pixels / (width * height)).squareRoot(),
      Layer.most.side / max(width, height))
    surface = Surface(
      width: Int((width * factor).rounded(.up)), height: Int((height * factor).rounded(.up)))
    canvas = Canvas(surface)
    canvas.matrix = picture.matrix.concatenating(AffineTransform(translation: .zero - area.origin))
      .concatenating(AffineTransform(scale: factor))
  }

  /// Lays the layer over a picture, moved by `offset` of its points.
  func paint(on picture: Canvas, opacity: Double = 1, offset: Point = .zero) {
    let isExact = factor == 1 && offset.x == offset.x.rounded() && offset.y == offset.y.rounded()
    let margin = picture.isVector ? Layer.margin : 0
    let fit = AffineTransform(
      scaleX: factor * area.width / (area.width - 2 * margin),
      scaleY: factor * area.height / (area.height - 2 * margin))
    let corner = area.origin + offset + Point(x: margin, y: margin)
    picture.saving {
      picture.matrix = .identity
      picture.setSource(
        Pattern(
          surface, map: AffineTransform(translation: .zero - corner).concatenating(fit),
          smooth: !isExact))
      picture.paint(opacity: opacity)
    }
  }

  /// By how much of a point an image in a PDF is made smaller on each side: programs that show PDFs let
  /// an image have every pixel it touches, and rounding errors would touch the next ones.
  private static let margin = 0.02

  /// Changes the pixels by filters, in order.
  func apply(_ filters: [Filter]) {
    for filter in filters where spendFilter(filter) {
      if filter.name == .blur {
        surface.blur(deviations(of: filter.amount))
      } else {
        surface.apply(ColorMatrix(filter))
      }
    }
  }

  /// Takes a filter's work out of the budget: a blur goes over the pixels some four times.
  private func spendFilter(_ filter: Filter) -> Bool {
    let passes = filter.name == .blur ? 4 : 1
    return Budget.spend(surface.width * surface.height * passes, of: .pixels)
      && Budget.mayProceed
  }

  /// Leaves of the pixels only the alpha, blurred, in one colour.
  func blurShadow(deviation: Double, color: Color) {
    surface.blurAlpha(deviations(of: deviation), color: color)
  }

  /// A blur's deviation across and down, in pixels of the layer.
  private func deviations(of deviation: Double) -> (across: Double, down: Double) {
    canvas.matrix.deviations(of: deviation)
  }
}

extension AffineTransform {
  /// How far a blur reaches across and down once the map is done, as deviations.
  func deviations(of deviation: Double) -> (across: Double, down: Double) {
    (
      max(0, deviation) * Point(x: a, y: c).distance, max(0, deviation) * Point(x: b, y: d).distance
    )
  }
}

extension [Filter] {
  /// How far pixels are smeared, in points of the device.
  func reach(in map: AffineTransform) -> Double {
    reduce(0) { reach, filter in
      guard filter.name == .blur else { return reach }
      let (across, down) = map.deviations(of: filter.amount)
      return reach + (3 * Swift.max(across, down)).rounded(.up) + 1
    }
  }
}
