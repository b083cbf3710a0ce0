import PickerGeometry
import PickerTree

/// A Gaussian blur: its horizontal and vertical standard deviations, in pixels.
struct Blur {
  var across: Double
  var down: Double

  /// Eight times the maximum side of a picture: the result of a larger blur is practically uniform.
  fileprivate static let maximumDeviation = 131_072.0

  /// The distance in pixels to which the blur spreads a pixel visibly.
  var reach: Double {
    let deviation = max(across, down)
    return deviation > 0 ? (3 * deviation).rounded(.up) + 1 : 0
  }
}

extension Blur {
  /// Creates a blur with equal deviations.
  init(_ deviation: Double) {
    self.init(across: deviation, down: deviation)
  }
}

extension AffineTransform {
  /// The blur in device pixels that corresponds to a deviation in points.
  func blur(of deviation: Double) -> Blur {
    let deviation = max(0, deviation)
    return Blur(
      across: min(Blur.maximumDeviation, deviation * Point(x: a, y: c).distance),
      down: min(Blur.maximumDeviation, deviation * Point(x: b, y: d).distance))
  }
}

extension [Filter] {
  /// The deviation of all blurs combined, in points.
  var deviation: Double {
    reduce(0) { sum, filter in
      filter.name == .blur ? Point(x: sum, y: Swift.max(0, filter.amount)).distance : sum
    }
  }

  /// The filters with consecutive blurs combined: two blurs equal one whose deviation is the root of the sum
  /// of squares.
  var combiningBlurs: [Filter] {
    var combined: [Filter] = []
    for filter in self {
      if filter.name == .blur, let last = combined.last, last.name == .blur {
        combined[combined.count - 1] = Filter(.blur, amount: [last, filter].deviation)
      } else {
        combined.append(filter)
      }
    }
    return combined
  }
}
