import PickerColor
import PickerGeometry
import PickerLimits
import RealModule

extension Surface {
  /// Blurs all components, alpha multiplied in.
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

  /// Puts one colour in place of all pixels, as dense as their alpha was, blurred.
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

/// One component of all pixels. Once the budget is exceeded, rows are left as they are.
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

  /// Calls `body` with every place and its value rounded to a byte.
  func forEach(_ body: (_ row: Int, _ column: Int, _ value: UInt32) -> Void) {
    var checkpoint = Checkpoint(every: 1)
    for row in 0..<height where checkpoint.mayProceed() {
      for column in 0..<width {
        body(row, column, UInt32(max(0, min(255, values[row * width + column].rounded()))))
      }
    }
  }

  mutating func blur(_ blur: Blur) {
    let (across, down) = (Smear(deviation: blur.across), Smear(deviation: blur.down))
    var checkpoint = Checkpoint(every: 1)
    for row in 0..<height where checkpoint.mayProceed() {
      across.apply(to: &values, from: row * width, step: 1, count: width)
    }
    for column in 0..<width where checkpoint.mayProceed() {
      down.apply(to: &values, from: column, step: width, count: height)
    }
  }
}

/// A blur along one line of values, beyond whose ends there is nothing.
///
/// From a deviation of 2 on it is three means one after the other, which come close to a bell curve;
/// below, the curve itself.
///
/// Source: Filter Effects 1, section 9.14 (`feGaussianBlur`).
private struct Smear {
  private enum Way {
    case none
    /// Weights from the middle outwards.
    case weights([Float])
    /// How many values before and behind each one are in a mean.
    case means([(before: Int, behind: Int)])
  }

  private let way: Way

  init(deviation: Double) {
    if deviation < 0.05 {
      way = .none
    } else if deviation < 2 {
      way = .weights(Smear.bell(deviation))
    } else {
      let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
      let half = size / 2
      way =
        size % 2 == 1
        ? .means([(half, half), (half, half), (half, half)])
        : .means([(half, half - 1), (half - 1, half), (half, half)])
    }
  }

  /// The right half of a bell curve whose whole sum is 1.
  private static func bell(_ deviation: Double) -> [Float] {
    let reach = Int((deviation * 3).rounded(.up))
    let step = Double.bell(1 / deviation)
    var weights = [1.0]
    // exp(-n²/2s²) by products: each factor is the last one times exp(-1/s²).
    var factor = step
    for _ in 0..<reach {
      weights.append((weights.last ?? 0) * factor)
      factor *= step * step
    }
    let sum = weights.reduce(0) { $0 + $1 } * 2 - 1
    return weights.map { Float($0 / sum) }
  }

  func apply(to values: inout [Float], from start: Int, step: Int, count: Int) {
    switch way {
    case .none: return
    case .weights(let weights):
      var line = Smear.line(values, from: start, step: step, count: count)
      line = Smear.weighted(line, weights)
      for place in 0..<count { values[start + place * step] = line[place] }
    case .means(let means):
      var line = Smear.line(values, from: start, step: step, count: count)
      guard line.contains(where: { $0 != 0 }) else { return }
      for mean in means { line = Smear.averaged(line, mean.before, mean.behind) }
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

  private static func averaged(_ line: [Float], _ before: Int, _ behind: Int) -> [Float] {
    let share = 1 / Float(before + behind + 1)
    var sum: Float = line.prefix(behind).reduce(0, +)
    return line.indices.map { place in
      if place + behind < line.count { sum += line[place + behind] }
      if place > before { sum -= line[place - before - 1] }
      return sum * share
    }
  }
}

extension Double {
  /// `exp(-x²/2)`.
  fileprivate static func bell(_ x: Double) -> Double { .exp(-x * x / 2) }
}
