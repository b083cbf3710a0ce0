import PickerColor
import PickerGeometry

extension ColorPicker {
  /// Returns this picker after a key on one of its controls; nil for keys that mean nothing there.
  ///
  /// Arrow keys move the thumb by a hundredth, page keys by a tenth; on a horizontal slider, Up and Down raise and lower the
  /// value. Home and End go to the limits. On a palette, they lead to other swatches.
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
    switch self {
    case .left: Point(x: -0.01, y: 0)
    case .right: Point(x: 0.01, y: 0)
    case .up: Point(x: 0, y: -0.01)
    case .down: Point(x: 0, y: 0.01)
    case .pageUp: Point(x: 0, y: -0.1)
    case .pageDown: Point(x: 0, y: 0.1)
    case .home, .end, .space, .enter, .tab, .backTab, .escape, .selectAll: nil
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

extension ColorBinding {
  /// Returns the colour after a key; nil for keys that mean nothing.
  func pressing(_ key: SessionKey, from value: ColorValue) -> ColorValue? {
    guard let change = change(by: key) else { return nil }
    let counts = [columns, rows]
    var next = value
    for (number, parameter) in parameters.prefix(2).enumerated() where change[number] != 0 {
      next[parameter] = next[parameter].changed(by: change[number], ofSwatches: counts[number])
    }
    return next
  }

  /// The change of the first and the second parameter by a key; nil for keys that mean nothing.
  fileprivate func change(by key: SessionKey) -> [Double]? {
    let (small, large) = (0.01, 0.1)
    let turn = isInverted ? -1.0 : 1
    let right = small * (isMirrored ? -1 : 1) * (axis == .vertical ? 1 : turn)
    let isPlane = parameters.count > 1
    // The second parameter of a plane increases downwards, and so does that of a vertical slider that is not inverted.
    let up = axis == .vertical && !isInverted ? -1.0 : 1
    return switch key {
    case .right: [right, 0]
    case .left: [-right, 0]
    case .up: isPlane ? [0, -small] : [small * up, 0]
    case .down: isPlane ? [0, small] : [-small * up, 0]
    case .pageUp: isPlane ? [0, -large] : [large * up, 0]
    case .pageDown: isPlane ? [0, large] : [-large * up, 0]
    case .home: [-1, 0]
    case .end: [1, 0]
    case .space, .enter, .tab, .backTab, .escape, .selectAll: nil
    }
  }
}

extension Double {
  /// The value of a parameter after a change.
  ///
  /// - Parameter count: The number of swatches, between whose values it changes; 0 for a parameter without swatches.
  fileprivate func changed(by change: Double, ofSwatches count: Int) -> Double {
    // A thousand small steps end where one large one does.
    guard count > 0 else { return ((self + change) * 1e9).rounded() / 1e9 }
    guard count > 1 else { return 0 }
    let last = Double(count - 1)
    let step = change.magnitude == 1 ? last : 1
    let next = (self * last).rounded() + (change < 0 ? -step : step)
    return max(0, min(next, last)) / last
  }
}
