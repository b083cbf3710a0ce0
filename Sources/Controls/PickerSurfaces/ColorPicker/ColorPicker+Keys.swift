import PickerColor
import PickerControlBase
import PickerGeometry

extension ColorPicker {
  /// Returns this picker after a key on one of its controls; nil for keys that mean nothing there.
  ///
  /// Arrow keys change a value by one step, with Shift by ten, and page keys by a tenth of the range. A step is a
  /// whole degree, a 255th of a component of RGB, a percentage point, or the ``ColorSlider/Style/step`` of a slider.
  /// On a horizontal slider, Up and Down raise and lower the value. Home and End move to the limits. On a wheel, keys
  /// move the thumb by a hundredth of its diameter, and on a palette to other swatches.
  func pressing(_ key: SessionKey, on control: Int) -> ColorPicker? {
    if case .wheel(let wheel) = controls[control], let step = key.step {
      return picking(wheel.moving(by: step, from: value))
    }
    return binding(of: controls[control]).pressing(key, from: value).map { picking($0) }
  }
}

extension SessionKey {
  /// The distance by which it moves a thumb, in fractions of a surface's width and height; nil for other keys.
  var step: Point? {
    let length = isShifted ? 0.1 : 0.01
    return switch unshifted {
    case .left: Point(x: -length, y: 0)
    case .right: Point(x: length, y: 0)
    case .up: Point(x: 0, y: -length)
    case .down: Point(x: 0, y: length)
    case .pageUp: Point(x: 0, y: -0.1)
    case .pageDown: Point(x: 0, y: 0.1)
    default: nil
    }
  }
}

extension ColorWheel {
  /// Returns the colour after its thumb has moved by a fraction of the diameter, which ends at the rim.
  func moving(by step: Point, from value: ColorValue) -> ColorValue {
    let field = ColorField(frame: Rect(size: Size(width: 1, height: 1)))
    guard let thumb = thumb(of: value, in: field) else { return value }
    var next = picking(at: thumb + step, from: value, in: field)
    for parameter in parameters { next[parameter] = (next[parameter] * 1e9).rounded() / 1e9 }
    return next
  }
}

/// The effect of a key on the values of a control.
private struct KeyChange {
  /// How far it goes.
  enum Distance {
    case steps(Double)
    case tenth
    case limit
  }

  /// The directions of the first and the second parameter: 1 for more, −1 for less, 0 for none.
  var ways: [Double]
  var distance: Distance
}

extension ColorBinding {
  /// Returns the colour after a key; nil for keys that mean nothing.
  func pressing(_ key: SessionKey, from value: ColorValue) -> ColorValue? {
    guard let change = change(by: key) else { return nil }
    var next = value
    for (number, parameter) in parameters.prefix(2).enumerated() where change.ways[number] != 0 {
      next[parameter] = changed(next[parameter], of: parameter, number, by: change)
    }
    return next
  }

  /// The change of the first and the second parameter by a key; nil for keys that mean nothing.
  private func change(by key: SessionKey) -> KeyChange? {
    let turn = isInverted ? -1.0 : 1
    let right = (isMirrored ? -1 : 1) * (axis == .vertical ? 1 : turn)
    let isPlane = parameters.count > 1
    // The second parameter of a plane increases downwards, and so does that of a vertical slider that is not inverted.
    let up: Double = isPlane ? (isFlipped ? 1 : -1) : axis == .vertical && !isInverted ? -1 : 1
    let upwards = isPlane ? [0, up] : [up, 0]
    let downwards = upwards.map { -$0 }
    let step = KeyChange.Distance.steps(key.isShifted ? 10 : 1)
    return switch key.unshifted {
    case .right: KeyChange(ways: [right, 0], distance: step)
    case .left: KeyChange(ways: [-right, 0], distance: step)
    case .up: KeyChange(ways: upwards, distance: step)
    case .down: KeyChange(ways: downwards, distance: step)
    case .pageUp: KeyChange(ways: upwards, distance: .tenth)
    case .pageDown: KeyChange(ways: downwards, distance: .tenth)
    case .home: KeyChange(ways: [-1, 0], distance: .limit)
    case .end: KeyChange(ways: [1, 0], distance: .limit)
    default: nil
    }
  }

  /// The value of a parameter after a change.
  private func changed(
    _ value: Double, of parameter: Parameter, _ number: Int, by change: KeyChange
  ) -> Double {
    let (way, swatches) = (change.ways[number], [columns, rows][number])
    if swatches > 0 { return nextSwatch(value, of: swatches, way, change.distance) }
    let count = step.map { 1 / $0 } ?? parameter.stepCount
    switch change.distance {
    case .limit: return way < 0 ? 0 : 1
    case .steps(let steps): return moved(value, by: way * steps, of: count)
    case .tenth: return moved(value, by: way * max(1, (count / 10).rounded()), of: count)
    }
  }

  /// Moves a value between two steps to the next one, so each key changes the shown value.
  private func moved(_ value: Double, by steps: Double, of count: Double) -> Double {
    let place = value * count
    guard step != nil else { return (place.rounded() + steps) / count }
    // Steps of the document need not divide the range: the last one may be shorter.
    let start = steps > 0 ? (place + 1e-6).rounded(.down) : (place - 1e-6).rounded(.up)
    return (start + steps) / count
  }

  private func nextSwatch(
    _ value: Double, of count: Int, _ way: Double, _ distance: KeyChange.Distance
  ) -> Double {
    guard count > 1 else { return 0 }
    let last = Double(count - 1)
    let step: Double =
      switch distance {
      case .steps(let steps): steps
      case .tenth: 1
      case .limit: last
      }
    return max(0, min((value * last).rounded() + way * step, last)) / last
  }
}

extension Parameter {
  /// The number of steps of a key from 0 to 1: whole degrees, 255ths or percentage points.
  var stepCount: Double {
    switch name {
    case .hue: 360
    case .red, .green, .blue: 255
    default: 100
    }
  }
}
