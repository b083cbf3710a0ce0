import PickerColor
import PickerGeometry
package import PickerTree

extension Shadow {
  /// The shadow without any effect.
  var faded: Shadow {
    var shadow = self
    shadow.color = color.withAlpha(0)
    return shadow
  }
}

extension Stroke {
  /// Whether the numbers of both have the same meaning, so one can be animated into the other.
  func isSimilar(to other: Stroke) -> Bool {
    fill.isSimilar(to: other.fill) && dash.count == other.dash.count
  }

  /// The stroke without any effect.
  var faded: Stroke {
    var stroke = self
    stroke.fill = fill.faded
    return stroke
  }

  /// The stroke with its colour as a constant gradient of the other's kind, where the other has a gradient.
  func matching(_ other: Stroke) -> Stroke {
    var stroke = self
    stroke.fill = fill.matching(other.fill)
    return stroke
  }
}

extension Path {
  /// Whether both consist of the same kinds of elements, so one can be animated into the other point by point.
  func isSimilar(to other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { one, two in
      switch (one, two) {
      case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
      default: false
      }
    }
  }
}

extension Paint {
  /// The paint without any effect on what is inside the node: fills, stroke and shadow are transparent.
  var faded: Paint {
    var paint = self
    paint.fills = fills.map { $0.faded }
    paint.stroke = stroke?.faded
    paint.shadow = shadow?.faded
    return paint
  }
}

extension Paint {
  /// Returns the paint on the way to another one: 0 returns this paint, 1 the other.
  ///
  /// Components of colours are mixed each on its own. A fill or a stroke without a counterpart fades.
  package func mixed(with other: Paint, _ share: Double) -> Paint {
    if share <= 0 { return self }
    if share >= 1 { return other }
    let (start, end) = (completed(like: other), other.completed(like: self))
    return [PartTrack](paint: start.parts, to: end, .straight)
      .paint(end, at: TransitionProgress(share))
  }

  /// The paint with invisible fills and an invisible stroke where only the other one has them.
  private func completed(like other: Paint) -> Paint {
    var paint = self
    if fills.isEmpty { paint.fills = other.fills.map { $0.cleared } }
    if stroke == nil, var stroke = other.stroke {
      (stroke.fill, stroke.width) = (stroke.fill.cleared, 0)
      paint.stroke = stroke
    }
    return paint
  }
}

extension Fill {
  fileprivate var cleared: Fill { mapColors { $0.withAlpha(0) } }
}
