import PickerGeometry

/// A session of a control in which nothing is tapped, and nothing has the focus.
protocol InertControl: ControlSession {}

extension InertControl {
  func tap(atPoint point: Point, at time: Double) -> SessionTarget? { nil }

  func press(_ key: SessionKey, at time: Double) -> Bool { false }

  var focus: SessionTarget? { nil }

  func setFocus(to position: Int?, at time: Double) -> Bool { position == nil }

  func focusPosition(at time: Double) -> Int? { nil }
}
