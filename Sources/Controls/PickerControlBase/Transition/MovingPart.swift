import PickerColor
import PickerGeometry
import PickerTree

/// A part of what is drawn whose numbers move together: of a paint, of the effects on a node, of a crossing, or of a tree.
enum MovingPart: NumberPassing {
  case form(PaintedForm)
  case shadow(Shadow)
  case stroke(Stroke)
  case fill(Fill)
  case transform(TransformParts)
  case filter(Filter)
  /// The clip of a crossing.
  case clip(Rect)
  /// The background or the paper of a tree.
  case color(Color)

  mutating func passNumbers(to visitor: any NumberVisitor) {
    switch self {
    case .form(let part): self = .form(part.passingNumbers(to: visitor))
    case .shadow(let part): self = .shadow(part.passingNumbers(to: visitor))
    case .stroke(let part): self = .stroke(part.passingNumbers(to: visitor))
    case .fill(let part): self = .fill(part.passingNumbers(to: visitor))
    case .transform(let part): self = .transform(part.passingNumbers(to: visitor))
    case .filter(let part): self = .filter(part.passingNumbers(to: visitor))
    case .clip(let part): self = .clip(part.passingNumbers(to: visitor))
    case .color(let part): self = .color(part.passingNumbers(to: visitor))
    }
  }
}

extension NumberPassing {
  fileprivate func passingNumbers(to visitor: any NumberVisitor) -> Self {
    var value = self
    value.passNumbers(to: visitor)
    return value
  }
}

extension MovingPart {
  /// Whether the numbers of both have the same meaning, so one can be animated into the other.
  func isSimilar(to other: MovingPart) -> Bool {
    switch (self, other) {
    case (.stroke(let one), .stroke(let two)): one.isSimilar(to: two)
    case (.fill(let one), .fill(let two)): one.isSimilar(to: two)
    default: true
    }
  }

  /// The part with a colour as a constant gradient of the other's kind, where the other has a gradient.
  func matching(_ other: MovingPart) -> MovingPart {
    switch (self, other) {
    case (.stroke(let one), .stroke(let two)): .stroke(one.matching(two))
    case (.fill(let one), .fill(let two)): .fill(one.matching(two))
    default: self
    }
  }

  /// The part without any effect.
  var faded: MovingPart {
    switch self {
    case .shadow(let shadow): .shadow(shadow.faded)
    case .stroke(let stroke): .stroke(stroke.faded)
    case .fill(let fill): .fill(fill.faded)
    case .filter(let filter): .filter(filter.withoutEffect)
    case .color(let color): .color(color.withAlpha(0))
    case .form, .transform, .clip: self
    }
  }

  /// Whether it has lost its effect on the way to an end without one.
  func hasFaded(onWayTo end: MovingPart) -> Bool {
    switch (self, end) {
    case (.fill(let fill), .fill(let end)):
      end.opacity <= 0 && fill.opacity <= LayoutTransition.visibleFraction
    case (.filter(let filter), .filter(let end)):
      end == end.withoutEffect
        && (filter.amount - end.amount).magnitude <= LayoutTransition.visibleFraction
    default: false
    }
  }
}

extension Filter {
  /// The filter of the same name that changes nothing.
  fileprivate var withoutEffect: Filter {
    switch name {
    case .brightness, .contrast, .saturate: Filter(name, amount: 1)
    case .blur, .grayscale, .hueRotate, .invert, .sepia: Filter(name, amount: 0)
    }
  }
}
