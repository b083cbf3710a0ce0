import PickerColor
import PickerControlBase
import PickerGeometry

extension ChromaTouch {
  /// The fraction of the maximum force at or above which a touch on a slider shows the card.
  public static let peekForce = 0.5
  /// The fraction of the maximum force at or above which a touch on a slider shows only the swatch.
  public static let popForce = 0.9
  /// The default ``liftThreshold``.
  public static let defaultLiftThreshold = 0.25

  /// Returns this control after a touch.
  ///
  /// - On the swatch, the point sets hue and saturation, and the force sets brightness or lightness; without force,
  ///   it does not change. A touch weaker than the preceding one by ``liftThreshold`` or more changes nothing unless
  ///   it begins a gesture.
  /// - On a slider, the point sets its parameter. At ``peekForce`` or more, the touch shows the card instead, and at
  ///   ``popForce`` or more only the swatch.
  /// - On a preset of the card, its colour is picked and the card is dismissed.
  /// - When only the swatch is shown, a touch on it restores the sliders and changes nothing else.
  ///
  /// Every touch outside the card dismisses the card.
  ///
  /// - Parameters:
  ///   - touch: The touch: its target, its point and its force.
  ///   - proposal: The size in which the control is laid out.
  public func touching(_ touch: Touch, within proposal: ProposedSize = .asDeclared) -> ChromaTouch {
    var next = self
    next.forceBefore = touch.target == .swatch ? touch.rawForce : nil
    if isPopped {
      next.isPopped = touch.target != .swatch
      next.forceBefore = nil
    } else if let slider = touch.target.slider {
      next.touch(slider, touch, in: ChromaTouchPlan(self, in: proposal))
    } else if let preset = touch.target.preset {
      if isPeeking { next.apply(preset) }
    } else {
      next.isPeeking = false
      next.touchSwatch(
        touch, after: touch.began ? nil : forceBefore,
        ChromaTouchPlan(self, in: proposal).swatch.size)
    }
    next.change =
      next.stage == stage ? nil : Change(stage: stage, slider: touch.target.slider)
    return next
  }

  /// This control without its card, and with everything that a popped swatch covers; nil if it shows that already.
  var closed: ChromaTouch? {
    guard stage != .sliders else { return nil }
    var next = self
    (next.isPeeking, next.isPopped, next.forceBefore) = (false, false, nil)
    next.change = Change(stage: stage)
    return next
  }

  private mutating func touchSwatch(_ touch: Touch, after before: Double?, _ size: Size) {
    if let before, let force = touch.rawForce, before - force >= liftThreshold { return }
    if let point = touch.point, !point.x.isNaN, !point.y.isNaN {
      value[parameters[0]] = point.x / size.width
      value[parameters[1]] = point.y / size.height
    }
    if let strength = touch.strength { value[parameters[2]] = strength }
  }

  private mutating func touch(_ slider: Int, _ touch: Touch, in plan: ChromaTouchPlan) {
    let strength = touch.strength ?? 0
    isPopped = strength >= ChromaTouch.popForce
    isPeeking = !isPopped && strength >= ChromaTouch.peekForce
    guard strength < ChromaTouch.peekForce, let point = touch.point else { return }
    value = ColorSlider(parameters[slider]).dragging(
      to: point, from: value, in: plan.field(of: slider))
  }

  /// Picks the pure colour of a preset and dismisses the card.
  private mutating func apply(_ preset: Int) {
    isPeeking = false
    value[parameters[0]] = Double(preset) / 3
    value[parameters[1]] = 1
    value[parameters[2]] = colorModel == .hsb ? 1 : 0.5
  }
}
