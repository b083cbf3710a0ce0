import PickerColor
import PickerGeometry

extension ChromaTouch {
  /// The share of the greatest force from which on a touch on a slider shows the card.
  public static let peekForce = 0.5
  /// The share of the greatest force from which on it leaves only the swatch.
  public static let popForce = 0.9
  /// The ``liftThreshold`` where none is given.
  public static let usualLiftThreshold = 0.25

  /// This control after a touch.
  ///
  /// - On the swatch, the place gives hue and saturation and the force the light; without force the light
  ///   stays. A touch that is weaker than the one before by ``liftThreshold`` or more changes nothing.
  /// - On a slider, the place gives its number; a firm touch shows the card, a firmer one only the swatch.
  /// - On an action of the card, its colour is taken and the card goes away.
  /// - Where only the swatch is shown, a touch on it brings everything back and changes nothing else.
  ///
  /// Every touch elsewhere than on the card takes the card away.
  ///
  /// - Parameter room: The room the control is laid out in.
  public func touching(_ touch: Touch, within room: Room = .asDeclared) -> ChromaTouch {
    var next = self
    next.forceBefore = touch.target == .swatch ? touch.rawForce : nil
    if isPopped {
      next.isPopped = touch.target != .swatch
      next.forceBefore = nil
    } else if let slider = touch.target.slider {
      next.touch(slider, touch, in: ChromaTouchPlan(self, in: room))
    } else if let preset = touch.target.preset {
      if isPeeking { next.take(preset) }
    } else {
      next.isPeeking = false
      next.touchSwatch(touch, after: forceBefore, ChromaTouchPlan(self, in: room).swatch.size)
    }
    next.change =
      next.stage == stage ? nil : Change(stage: stage, slider: touch.target.slider)
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

  /// The pure colour of an action.
  private mutating func take(_ preset: Int) {
    isPeeking = false
    value[parameters[0]] = Double(preset) / 3
    value[parameters[1]] = 1
    value[parameters[2]] = colorModel == .hsb ? 1 : 0.5
  }
}
