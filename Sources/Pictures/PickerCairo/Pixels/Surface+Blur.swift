import PickerColor
import PickerGeometry
import PickerLimits
import RealModule

extension Surface {
  /// Blurs all premultiplied components.
  func blur(_ blur: Blur) {
    withPixels { pixels, rowLength in
      for shift in [UInt32(0), 8, 16, 24] {
        var plane = Plane(pixels, rowLength: rowLength, width: width, shift: shift)
        plane.blur(blur)
        plane.forEach { row, column, value in
          let at = row * rowLength + column
          pixels[at] = pixels[at] & ~(0xFF << shift) | value << shift
        }
      }
    }
  }

  /// Replaces all pixels by one colour with the blurred alpha of the pixels.
  func blurAlpha(_ blur: Blur, color: Color) {
    let shades = (0...255).map { color.withAlpha(color.alpha * Double($0) / 255).premultiplied }
    withPixels { pixels, rowLength in
      var plane = Plane(pixels, rowLength: rowLength, width: width, shift: 24)
      plane.blur(blur)
      plane.forEach { row, column, value in
        pixels[row * rowLength + column] = shades[Int(value)]
      }
    }
  }
}

/// One component of all pixels. Once the budget is exceeded, the remaining rows are not processed.
private struct Plane {
  let width: Int
  let height: Int
  var values: [Float]

  init(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, rowLength: Int, width: Int, shift: UInt32
  ) {
    self.width = width
    height = rowLength > 0 ? pixels.count / rowLength : 0
    values = [Float](repeating: 0, count: width * height)
    var checkpoint = Checkpoint(every: 1)
    for row in 0..<height where checkpoint.mayProceed() {
      for column in 0..<width {
        values[row * width + column] = Float(pixels[row * rowLength + column] >> shift & 0xFF)
      }
    }
  }

  /// Calls `body` with every position and its value, rounded to a byte.
  func forEach(_ body: (_ row: Int, _ column: Int, _ value: UInt32) -> Void) {
    var checkpoint = Checkpoint(every: 1)
    for row in 0..<height where checkpoint.mayProceed() {
      for column in 0..<width {
        body(row, column, UInt32(max(0, min(255, values[row * width + column].rounded()))))
      }
    }
  }

  mutating func blur(_ blur: Blur) {
    let (across, down) = (LineBlur(deviation: blur.across), LineBlur(deviation: blur.down))
    var checkpoint = Checkpoint(every: 1)
    for row in 0..<height where checkpoint.mayProceed() {
      across.apply(to: &values, from: row * width, step: 1, count: width)
    }
    for column in 0..<width where checkpoint.mayProceed() {
      down.apply(to: &values, from: column, step: width, count: height)
    }
  }
}

/// A one-dimensional Gaussian blur of a row or column; values beyond its ends are 0.
///
/// For deviations of at least 2, three successive box blurs approximate the Gaussian; below, the Gaussian kernel
/// itself is applied.
///
/// Source: Filter Effects 1, section 9.14 (`feGaussianBlur`).
private struct LineBlur {
  private enum Kernel {
    case none
    /// Gaussian weights from the middle outwards.
    case weights([Float])
    /// Box blurs, each the mean over a number of values before and after each one.
    case means([(before: Int, after: Int)])
  }

  private let kernel: Kernel

  init(deviation: Double) {
    if deviation < 0.05 {
      kernel = .none
    } else if deviation < 2 {
      kernel = .weights(LineBlur.weights(deviation))
    } else {
      let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
      let half = size / 2
      kernel =
        size % 2 == 1
        ? .means([(half, half), (half, half), (half, half)])
        : .means([(half, half - 1), (half - 1, half), (half, half)])
    }
  }

  /// The right half of a Gaussian kernel whose weights sum to 1.
  private static func weights(_ deviation: Double) -> [Float] {
    let reach = Int((deviation * 3).rounded(.up))
    let step = Double.gaussian(1 / deviation)
    var weights = [1.0]
    // exp(-n²/2s²) as a product: each factor is the previous one times exp(-1/s²).
    var factor = step
    for _ in 0..<reach {
      weights.append((weights.last ?? 0) * factor)
      factor *= step * step
    }
    let sum = weights.reduce(0) { $0 + $1 } * 2 - 1
    return weights.map { Float($0 / sum) }
  }

  func apply(to values: inout [Float], from start: Int, step: Int, count: Int) {
    switch kernel {
    case .none: return
    case .weights(let weights):
      var line = LineBlur.line(values, from: start, step: step, count: count)
      line = LineBlur.weighted(line, weights)
      for place in 0..<count { values[start + place * step] = line[place] }
    case .means(let means):
      var line = LineBlur.line(values, from: start, step: step, count: count)
      guard line.contains(where: { $0 != 0 }) else { return }
      for mean in means { line = LineBlur.averaged(line, mean.before, mean.after) }
      for place in 0..<count { values[start + place * step] = line[place] }
    }
  }

  private static func line(
    _ values: [Float], from start: Int, step: Int, count: Int
  ) -> [Float] {
    (0..<count).map { values[start + $0 * step] }
  }

  private static func weighted(_ line: [Float], _ weights: [Float]) -> [Float] {
    line.indices.map { place in
      var sum = line[place] * weights[0]
      for distance in 1..<weights.count {
        if place >= distance { sum += line[place - distance] * weights[distance] }
        if place + distance < line.count { sum += line[place + distance] * weights[distance] }
      }
      return sum
    }
  }

  private static func averaged(_ line: [Float], _ before: Int, _ after: Int) -> [Float] {
    let weight = 1 / Float(before + after + 1)
    var sum: Float = line.prefix(after).reduce(0, +)
    return line.indices.map { place in
      if place + after < line.count { sum += line[place + after] }
      if place > before { sum -= line[place - before - 1] }
      return sum * weight
    }
  }
}

extension Double {
  /// `exp(-x²/2)`.
  fileprivate static func gaussian(_ x: Double) -> Double { .exp(-x * x / 2) }
}
