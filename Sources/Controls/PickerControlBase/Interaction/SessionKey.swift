/// A key that a ``ControlSession`` understands.
public enum SessionKey: String, Hashable, Sendable, CaseIterable {
  /// To the left. Moves a colour to a lower value, and a right-to-left carousel to the next page.
  case left
  /// To the right.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the first segment or page, the first chip of a list, or the lowest value.
  case home
  /// To the last segment or page, the last chip of a list, or the highest value.
  case end
  /// To the preceding page, or by a tenth of a colour's range.
  case pageUp
  /// To the following page, or by a tenth of a colour's range.
  case pageDown
  /// Selects or toggles the focused item. On a slider of a touch swatch, shows the card, and then only the swatch.
  case space
  /// Like ``space``.
  case enter
  /// Moves the focus to the following control.
  case tab
  /// Moves the focus to the preceding control.
  case backTab
  /// Closes the card of a touch swatch, and shows again what the swatch covers when it is shown alone.
  case escape
  /// Selects all enabled chips that are shown if several can be selected, or none of them if the limit forbids it.
  case selectAll
  /// Like ``left`` on a slider, a canvas or a colour wheel, by ten steps; has no effect elsewhere.
  case shiftLeft
  /// Like ``right`` on a slider, a canvas or a colour wheel, by ten steps.
  case shiftRight
  /// Like ``up`` on a slider, a canvas or a colour wheel, by ten steps.
  case shiftUp
  /// Like ``down`` on a slider, a canvas or a colour wheel, by ten steps.
  case shiftDown
}

extension SessionKey {
  /// Whether the key moves the focus from control to control.
  package var isTab: Bool { self == .tab || self == .backTab }

  /// Whether the key turns the pages around the control that has the focus.
  var turnsPages: Bool { self == .pageUp || self == .pageDown }

  /// Whether it is an arrow key with Shift.
  package var isShifted: Bool { self != unshifted }

  /// The key without Shift.
  package var unshifted: SessionKey {
    switch self {
    case .shiftLeft: .left
    case .shiftRight: .right
    case .shiftUp: .up
    case .shiftDown: .down
    default: self
    }
  }

  /// Whether the key does what a tap on the focused item does.
  package var activates: Bool { self == .space || self == .enter }

  /// Whether the key moves the focus in a direction.
  var isArrow: Bool { self == .left || self == .right || self == .up || self == .down }

  /// Whether the key moves along items: an arrow key, Home or End.
  var navigates: Bool { isArrow || self == .home || self == .end }
}
