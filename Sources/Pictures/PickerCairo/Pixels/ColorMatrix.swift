import PickerColor
import PickerGeometry
import PickerLimits
import PickerTree

/// A linear transform of red, green and blue; alpha is unchanged.
///
/// Source: Filter Effects 1, section 13 (the shorthands as matrices of encoded sRGB).
struct ColorMatrix {
  /// The contributions of red, green and blue to the three components.
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  private let offset: SIMD3<Double>

  private init(
    _ red: SIMD3<Double>, _ green: SIMD3<Double>, _ blue: SIMD3<Double>,
    offset: Double = 0
  ) {
    columns = (red, green, blue)
    self.offset = SIMD3(repeating: offset)
  }

  /// Multiplies all components by a factor and adds an offset.
  private init(factor: Double, offset: Double = 0) {
    self.init([factor, 0, 0], [0, factor, 0], [0, 0, factor], offset: offset)
  }

  /// Creates the matrix of a filter; the identity for a blur.
  init(_ filter: Filter) {
    let amount = max(0, filter.amount)
    let fraction = min(1, amount)
    switch filter.name {
    case .blur: self.init(factor: 1)
    case .brightness: self.init(factor: amount)
    case .contrast: self.init(factor: amount, offset: (1 - amount) / 2)
    case .invert: self.init(factor: 1 - 2 * fraction, offset: fraction)
    case .grayscale: self.init(saturation: 1 - fraction)
    case .saturate: self.init(saturation: amount)
    case .sepia: self.init(sepia: fraction)
    case .hueRotate: self.init(turn: Angle(degrees: filter.amount))
    }
  }

  /// The weights of the components in the luminance.
  private static let weights: SIMD3<Double> = [0.2126, 0.7152, 0.0722]

  private init(saturation: Double) {
    let grey = ColorMatrix.weights * (1 - saturation)
    func column(_ grey: Double, _ own: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(repeating: grey) + own * saturation
    }
    self.init(column(grey.x, [1, 0, 0]), column(grey.y, [0, 1, 0]), column(grey.z, [0, 0, 1]))
  }

  private init(sepia: Double) {
    func column(_ brown: SIMD3<Double>, _ own: SIMD3<Double>) -> SIMD3<Double> {
      brown * sepia + own * (1 - sepia)
    }
    self.init(
      column([0.393, 0.349, 0.272], [1, 0, 0]), column([0.769, 0.686, 0.534], [0, 1, 0]),
      column([0.189, 0.168, 0.131], [0, 0, 1]))
  }

  private init(turn: Angle) {
    let (cos, sin) = (turn.direction.x, turn.direction.y)
    func column(
      _ still: Double, _ cosines: SIMD3<Double>, _ sines: SIMD3<Double>
    ) -> SIMD3<Double> {
      SIMD3(repeating: still) + cosines * cos + sines * sin
    }
    self.init(
      column(0.213, [0.787, -0.213, -0.213], [-0.213, 0.143, -0.787]),
      column(0.715, [-0.715, 0.285, -0.715], [-0.715, 0.140, 0.715]),
      column(0.072, [-0.072, -0.072, 0.928], [0.928, -0.283, 0.072]))
  }

  func apply(to color: Color) -> Color {
    let sum = columns.0 * color.red + columns.1 * color.green + columns.2 * color.blue + offset
    return Color(red: sum.x, green: sum.y, blue: sum.z, alpha: color.alpha)
  }
}

extension Surface {
  /// Transforms the colour of every pixel that is not fully transparent.
  func apply(_ matrix: ColorMatrix) {
    withPixels { pixels, rowLength in
      var checkpoint = Checkpoint(every: 1)
      for row in stride(from: 0, to: pixels.count, by: max(1, rowLength))
      where checkpoint.mayProceed() {
        for index in row..<min(pixels.count, row + rowLength) where pixels[index] >> 24 != 0 {
          pixels[index] = matrix.apply(to: Color(premultiplied: pixels[index])).premultiplied
        }
      }
    }
  }
}

extension Color {
  /// Creates the colour of a premultiplied pixel whose alpha is not 0.
  fileprivate init(premultiplied pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    func component(_ byte: UInt32) -> Double { Double(byte & 0xFF) / alpha }
    self.init(
      red: component(pixel >> 16), green: component(pixel >> 8), blue: component(pixel),
      alpha: alpha / 255)
  }
}
