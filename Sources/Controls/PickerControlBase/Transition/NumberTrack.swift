import PickerColor
import PickerTree

/// The animation of a value whose numbers move, such as a fill.
struct NumberTrack<Part: NumberPassing>: Sendable {
  /// The value at the start.
  let start: Part
  /// The value at the end, whose numbers are replaced.
  let end: Part
  /// Empty: at rest.
  private let spans: [Span]
  private let mixing: ColorMixing

  /// Creates the track of a value that does not move.
  init(restingAt value: Part) {
    (start, end, spans, mixing) = (value, value, [], .premultiplied)
  }

  /// Creates the track between two values with the same numbers.
  ///
  /// - Parameter speeds: The velocities of the numbers at the start, per second; empty if they are at rest.
  init(
    from start: Part, _ speeds: [Double] = [], to end: Part,
    _ mixing: ColorMixing = .premultiplied
  ) {
    (self.start, self.end, self.mixing) = (start, end, mixing)
    let starts = start.numbers(mixing)
    let spans = end.numbers(mixing).enumerated().map { index, end in
      Span(
        from: index < starts.count ? starts[index] : end, to: end,
        velocity: index < speeds.count ? speeds[index] : 0)
    }
    self.spans = spans.allSatisfy { $0.isResting } ? [] : spans
  }

  /// Whether no number moves.
  var isResting: Bool { spans.isEmpty }

  func value(at progress: TransitionProgress) -> Part {
    guard !isResting else { return end }
    var (part, index) = (end, 0)
    part.passNumbers(
      to: AnimatedNumbers(mixing) { number in
        number = progress.value(of: spans[index])
        index += 1
      })
    return part
  }

  /// The track from a time on.
  func rest(from progress: TransitionProgress) -> NumberTrack {
    let speeds = spans.map { progress.velocity(of: $0) }
    return NumberTrack(from: value(at: progress), speeds, to: end, mixing)
  }

  /// The track that leads from the start, with its velocities, to another end.
  func retargeted(to end: Part, _ mixing: ColorMixing = .premultiplied) -> NumberTrack {
    NumberTrack(from: start, speeds, to: end, mixing)
  }

  /// The velocities of the numbers at the start, per second.
  var speeds: [Double] { spans.map { $0.velocity } }

  func include(in reach: inout TransitionReach) {
    for span in spans { reach.include(span, weight: TransitionReach.fractionWeight) }
  }
}

/// How colours become others.
enum ColorMixing {
  /// Components are premultiplied by alpha, like in CSS: a colour that fades in from transparency keeps its hue.
  case premultiplied
  /// Components and alpha become others each on its own.
  case straight
}

extension NumberPassing {
  /// The numbers, in the order in which they are passed.
  fileprivate func numbers(_ mixing: ColorMixing) -> [Double] {
    var (copy, numbers) = (self, [Double]())
    copy.passNumbers(to: AnimatedNumbers(mixing) { numbers.append($0) })
    return numbers
  }
}

/// Passes every number to one function.
private final class AnimatedNumbers: NumberVisitor {
  private let mixing: ColorMixing
  private let visit: (inout Double) -> Void

  init(_ mixing: ColorMixing, _ visit: @escaping (inout Double) -> Void) {
    self.mixing = mixing
    self.visit = visit
  }

  func length(_ value: inout Double) { visit(&value) }
  func number(_ value: inout Double) { visit(&value) }

  /// Passes the components and alpha of the light scheme and of the dark one.
  func color(_ color: inout Color) {
    let dark = changed(color.dark ?? color)
    let light = changed(color)
    color = dark == light ? light : Color(light: light, dark: dark)
  }

  private func changed(_ color: Color) -> Color {
    let weight = mixing == .straight ? 1 : color.alpha
    var (r, g, b) = (color.red * weight, color.green * weight, color.blue * weight)
    var a = color.alpha
    visit(&r)
    visit(&g)
    visit(&b)
    visit(&a)
    let share = mixing == .straight ? 1 : a
    func part(_ component: Double) -> Double { share > 0 ? (component / share).limitedToUnit : 0 }
    return Color(red: part(r), green: part(g), blue: part(b), alpha: a.limitedToUnit)
  }
}
