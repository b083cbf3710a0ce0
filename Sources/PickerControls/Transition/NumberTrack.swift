import PickerColor
import PickerTree

/// The animation of a value whose numbers move, such as a fill.
struct NumberTrack<Part: NumberPassing>: Sendable {
  /// The value at the end, whose numbers are replaced.
  let end: Part
  private let spans: [Span]

  /// Creates the track between two values with the same numbers.
  init(from start: Moving<Part>, to end: Part) {
    self.end = end
    let (starts, speeds) = (start.value.numbers, start.speeds)
    spans = end.numbers.enumerated().map { index, end in
      Span(
        from: index < starts.count ? starts[index] : end, to: end,
        velocity: index < speeds.count ? speeds[index] : 0)
    }
  }

  func value(at progress: TransitionProgress) -> Part {
    var (part, index) = (end, 0)
    part.passNumbers(
      to: AnimatedNumbers { number in
        number = progress.value(of: spans[index])
        index += 1
      })
    return part
  }

  func moving(at progress: TransitionProgress) -> Moving<Part> {
    Moving(value: value(at: progress), speeds: spans.map { progress.velocity(of: $0) })
  }

  func include(in reach: inout TransitionReach) {
    for span in spans { reach.include(span, weight: TransitionReach.fractionWeight) }
  }
}

extension NumberPassing {
  /// The numbers, in the order in which they are passed.
  fileprivate var numbers: [Double] {
    var (copy, numbers) = (self, [Double]())
    copy.passNumbers(to: AnimatedNumbers { numbers.append($0) })
    return numbers
  }
}

/// Passes every number to one function.
private final class AnimatedNumbers: NumberVisitor {
  private let visit: (inout Double) -> Void

  init(_ visit: @escaping (inout Double) -> Void) {
    self.visit = visit
  }

  func length(_ value: inout Double) { visit(&value) }
  func number(_ value: inout Double) { visit(&value) }

  /// Passes the components, multiplied by alpha as CSS interpolates them, and alpha: those of the light scheme and those of
  /// the dark one.
  ///
  /// A colour that fades in from transparency thus keeps its hue.
  func color(_ color: inout Color) {
    let dark = changed(color.dark ?? color)
    let light = changed(color)
    color = dark == light ? light : Color(light: light, dark: dark)
  }

  private func changed(_ color: Color) -> Color {
    let alpha = color.alpha
    var (r, g, b, a) = (color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
    visit(&r)
    visit(&g)
    visit(&b)
    visit(&a)
    func part(_ component: Double) -> Double { a > 0 ? (component / a).limitedToUnit : 0 }
    return Color(red: part(r), green: part(g), blue: part(b), alpha: a.limitedToUnit)
  }
}
