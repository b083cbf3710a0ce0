import PickerTree

/// A paint that moves, at one time: how it looks, and how fast its parts change.
struct MovingPaint: Sendable {
  var paint: Paint
  /// The velocities of the numbers of each part; empty if they are at rest.
  var speeds = Speeds()

  /// Velocities per second, in the order in which the parts pass their numbers.
  struct Speeds: Sendable {
    var form: [Double] = []
    var shadow: [Double] = []
    var stroke: [Double] = []
    var fills: [[Double]] = []

    /// Whether everything is at rest.
    var isResting: Bool {
      form.isEmpty && shadow.isEmpty && stroke.isEmpty && fills.isEmpty
    }
  }
}

/// The animation of the paint of a node.
///
/// Fills are paired in paint order; a fill without a counterpart fades, and so do two that are of different kinds, one
/// out and the other in. A shadow or a stroke without a counterpart fades.
struct PaintTrack: Sendable {
  private let end: Paint
  /// Whether the sides of the stroke are not equally wide at both ends.
  private let hasBorderWidths: Bool
  private let form: NumberTrack<PaintedForm>
  private var shadow: NumberTrack<Shadow>?
  private var stroke: NumberTrack<Stroke>?
  private var fills: [NumberTrack<Fill>] = []

  init(from start: MovingPaint, to end: Paint) {
    self.end = end
    hasBorderWidths = start.paint.borderWidths != nil || end.borderWidths != nil
    // A box that is not painted has no corners to be seen: it takes those of the other.
    form = NumberTrack(
      from: Moving(
        value: PaintedForm(start.paint, roundedAs: start.paint.isEmpty ? end : nil),
        speeds: start.speeds.form),
      to: PaintedForm(end, roundedAs: end.isEmpty ? start.paint : nil))
    if let target = end.shadow ?? start.paint.shadow?.faded {
      shadow = NumberTrack(
        from: Moving(value: start.paint.shadow ?? target.faded, speeds: start.speeds.shadow),
        to: target)
    }
    stroke = PaintTrack.stroke(from: start, to: end)
    for layer in 0..<max(start.paint.fills.count, end.fills.count) {
      appendFill(layer, from: start)
    }
  }

  private static func stroke(from start: MovingPaint, to end: Paint) -> NumberTrack<Stroke>? {
    guard let target = end.stroke ?? start.paint.stroke?.faded else { return nil }
    let own = start.paint.stroke ?? target.faded
    if own.isSimilar(to: target) {
      return NumberTrack(from: Moving(value: own, speeds: start.speeds.stroke), to: target)
    }
    let (one, two) = (own.matching(target), target.matching(own))
    // Strokes of which neither can become the other: the new one appears at once.
    guard one.isSimilar(to: two) else {
      return NumberTrack(from: Moving(value: target), to: target)
    }
    return NumberTrack(from: Moving(value: one), to: two)
  }

  private mutating func appendFill(_ layer: Int, from start: MovingPaint) {
    let speeds = layer < start.speeds.fills.count ? start.speeds.fills[layer] : []
    let before = layer < start.paint.fills.count ? start.paint.fills[layer] : nil
    let after = layer < end.fills.count ? end.fills[layer] : nil
    if let before, let after {
      if before.isSimilar(to: after) {
        return fills.append(NumberTrack(from: Moving(value: before, speeds: speeds), to: after))
      }
      let (one, two) = (before.matching(after), after.matching(before))
      if one.isSimilar(to: two) {
        return fills.append(NumberTrack(from: Moving(value: one), to: two))
      }
    }
    if let before {
      fills.append(NumberTrack(from: Moving(value: before, speeds: speeds), to: before.faded))
    }
    if let after { fills.append(NumberTrack(from: Moving(value: after.faded), to: after)) }
  }

  func paint(at progress: TransitionProgress) -> Paint {
    var paint = end
    let form = form.value(at: progress)
    (paint.opacity, paint.cornerRadius, paint.path) = (form.opacity, form.cornerRadius, form.path)
    paint.borderWidths = hasBorderWidths ? form.borderWidths : nil
    paint.shadow = shadow?.value(at: progress)
    paint.stroke = stroke?.value(at: progress)
    paint.fills = fills.map { $0.value(at: progress) }
    return paint
  }

  /// The paint and its velocities, without the fills that have faded out.
  func moving(at progress: TransitionProgress) -> MovingPaint {
    let left = fills.filter {
      $0.end.opacity > 0 || $0.value(at: progress).opacity > LayoutTransition.visibleFraction
    }
    var paint = paint(at: progress)
    let fills = left.map { $0.moving(at: progress) }
    paint.fills = fills.map { $0.value }
    return MovingPaint(
      paint: paint,
      speeds: MovingPaint.Speeds(
        form: form.moving(at: progress).speeds, shadow: shadow?.moving(at: progress).speeds ?? [],
        stroke: stroke?.moving(at: progress).speeds ?? [], fills: fills.map { $0.speeds }))
  }

  func include(in reach: inout TransitionReach) {
    form.include(in: &reach)
    shadow?.include(in: &reach)
    stroke?.include(in: &reach)
    for fill in fills { fill.include(in: &reach) }
  }
}
