import PickerGeometry
import PickerTree

/// How far a blur smears across and down, as deviations in pixels.
struct Blur {
  var across: Double
  var down: Double

  /// Eight times the longest side of a picture: what is smeared further is as good as even.
  fileprivate static let most = 131_072.0

  /// How far from where they were pixels are seen.
  var reach: Double {
    let most = max(across, down)
    return most > 0 ? (3 * most).rounded(.up) + 1 : 0
  }
}

extension Blur {
  /// A blur that smears as far across as down.
  init(_ deviation: Double) {
    self.init(across: deviation, down: deviation)
  }
}

extension AffineTransform {
  /// What a blur of a deviation in points becomes once the map is done.
  func blur(of deviation: Double) -> Blur {
    let deviation = max(0, deviation)
    return Blur(
      across: min(Blur.most, deviation * Point(x: a, y: c).distance),
      down: min(Blur.most, deviation * Point(x: b, y: d).distance))
  }
}

extension [Filter] {
  /// The deviation of all blurs together, in points.
  var deviation: Double {
    reduce(0) { sum, filter in
      filter.name == .blur ? Point(x: sum, y: Swift.max(0, filter.amount)).distance : sum
    }
  }

  /// The same with each row of blurs made one: blurring twice is blurring once by the root of the sum
  /// of the squares.
  var combiningBlurs: [Filter] {
    var combined: [Filter] = []
    for filter in self {
      if filter.name == .blur, let last = combined.last, last.name == .blur {
        combined[combined.count - 1] = Filter(.blur, [last, filter].deviation)
      } else {
        combined.append(filter)
      }
    }
    return combined
  }
}
