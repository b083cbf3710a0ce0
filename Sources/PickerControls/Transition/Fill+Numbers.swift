import PickerColor
import PickerGeometry
import PickerTree

/// A function that is passed numbers one by one, in a fixed order, and may change them.
typealias NumberVisitor = (inout Double) -> Void

/// A value whose numbers can be animated.
protocol NumberPassing: Sendable {
  /// Passes every number to `visit`, always in the same order, and limits what it becomes to its range.
  mutating func passNumbers(through visit: NumberVisitor)
}

extension Double {
  /// The nearest number from 0 to 1.
  var limitedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}

extension Color: NumberPassing {
  /// Passes the components, multiplied by alpha as CSS interpolates them, and alpha: those of the light scheme and those of
  /// the dark one.
  ///
  /// A colour that fades in from transparency thus keeps its hue.
  mutating func passNumbers(through visit: NumberVisitor) {
    let dark = (dark ?? self).passingComponents(through: visit)
    let light = passingComponents(through: visit)
    self = dark == light ? light : Color(light: light, dark: dark)
  }

  private func passingComponents(through visit: NumberVisitor) -> Color {
    var (r, g, b, a) = (red * alpha, green * alpha, blue * alpha, alpha)
    visit(&r)
    visit(&g)
    visit(&b)
    visit(&a)
    func part(_ component: Double) -> Double { a > 0 ? (component / a).limitedToUnit : 0 }
    return Color(red: part(r), green: part(g), blue: part(b), alpha: a.limitedToUnit)
  }
}

extension UnitPoint {
  fileprivate mutating func passNumbers(through visit: NumberVisitor) {
    visit(&x)
    visit(&y)
  }
}

extension Fill: NumberPassing {
  /// Passes the opacity, and every number of the pattern and of the mask.
  mutating func passNumbers(through visit: NumberVisitor) {
    visit(&opacity)
    opacity = opacity.limitedToUnit
    pattern.passNumbers(through: visit)
    mask?.passNumbers(through: visit)
  }

  /// Whether the numbers of both mean the same, so that one can become the other.
  func isSimilar(to other: Fill) -> Bool {
    guard blend == other.blend, pattern.isSimilar(to: other.pattern) else { return false }
    guard let mask, let otherMask = other.mask else { return mask == nil && other.mask == nil }
    return mask.isSimilar(to: otherMask)
  }

  /// The fill without any effect.
  var faded: Fill {
    var fill = self
    fill.opacity = 0
    return fill
  }

  /// A colour as the constant gradient of the other's kind, where the other is a gradient; else the fill itself.
  func matching(_ other: Fill) -> Fill {
    guard case .color(let color) = pattern else { return self }
    var fill = self
    fill.pattern = other.pattern.constant(color) ?? pattern
    return fill
  }
}

extension Fill.Pattern {
  /// Passes every number: points, radii, angles, the offsets and colours of stops, the sizes and colours of patterns.
  fileprivate mutating func passNumbers(through visit: NumberVisitor) {
    switch self {
    case .color(var color):
      color.passNumbers(through: visit)
      self = .color(color)
    case .linear(let gradient, var from, var to):
      from.passNumbers(through: visit)
      to.passNumbers(through: visit)
      self = .linear(gradient.passingNumbers(through: visit), from: from, to: to)
    case .radial(let gradient, var center, var start, var end):
      center.passNumbers(through: visit)
      visit(&start)
      visit(&end)
      self = .radial(
        gradient.passingNumbers(through: visit), center: center, startRadius: max(0, start),
        endRadius: max(0, end))
    case .elliptical(let gradient, var center):
      center.passNumbers(through: visit)
      self = .elliptical(gradient.passingNumbers(through: visit), center: center)
    case .angular(let gradient, var center, var from, var to):
      center.passNumbers(through: visit)
      visit(&from.degrees)
      visit(&to.degrees)
      self = .angular(
        gradient.passingNumbers(through: visit), center: center, from: from, to: to)
    case .checkerboard(var board):
      visit(&board.tile)
      board.tile = max(Checkerboard.minimumTile, board.tile)
      board.first.passNumbers(through: visit)
      board.second.passNumbers(through: visit)
      self = .checkerboard(board)
    case .mesh(let mesh): self = .mesh(mesh.passingNumbers(through: visit))
    }
  }

  fileprivate func isSimilar(to other: Fill.Pattern) -> Bool {
    switch (self, other) {
    case (.color, .color), (.checkerboard, .checkerboard): true
    case (.linear(let one, _, _), .linear(let two, _, _)),
      (.radial(let one, _, _, _), .radial(let two, _, _, _)),
      (.elliptical(let one, _), .elliptical(let two, _)),
      (.angular(let one, _, _, _), .angular(let two, _, _, _)):
      one.stops.count == two.stops.count
    case (.mesh(let one), .mesh(let two)): one.columns == two.columns && one.rows == two.rows
    default: false
    }
  }

  /// The gradient of this kind that has one colour everywhere; nil for what is not a gradient.
  fileprivate func constant(_ color: Color) -> Fill.Pattern? {
    switch self {
    case .linear(let gradient, let from, let to):
      .linear(gradient.painted(color), from: from, to: to)
    case .radial(let gradient, let center, let start, let end):
      .radial(gradient.painted(color), center: center, startRadius: start, endRadius: end)
    case .elliptical(let gradient, let center):
      .elliptical(gradient.painted(color), center: center)
    case .angular(let gradient, let center, let from, let to):
      .angular(gradient.painted(color), center: center, from: from, to: to)
    case .color, .checkerboard, .mesh: nil
    }
  }
}

extension Gradient {
  fileprivate func passingNumbers(through visit: NumberVisitor) -> Gradient {
    Gradient(
      stops: stops.map { stop in
        var stop = stop
        visit(&stop.offset)
        stop.color.passNumbers(through: visit)
        return stop
      })
  }

  /// The stops in one colour.
  fileprivate func painted(_ color: Color) -> Gradient {
    Gradient(stops: stops.map { GradientStop(offset: $0.offset, color: color) })
  }
}

extension Mesh {
  fileprivate func passingNumbers(through visit: NumberVisitor) -> Mesh {
    Mesh(columns: columns, rows: rows) { column, row in
      var color = self[column, row]
      color.passNumbers(through: visit)
      return color
    }
  }
}
