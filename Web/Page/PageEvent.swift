import PickerControls
import PickerGeometry

/// Something that happened on the page.
struct PageEvent {
  /// The kinds, in the order of `engine.js`.
  enum Kind: Int {
    /// An element was clicked or tapped.
    case click
    /// A key was pressed on an element.
    case key
    /// Keys led from another element to this one.
    case arrive
    case down
    case move
    case up
    case cancel
    case wheel
    /// The pointer or the focus entered or left the control, or the tab was shown or hidden.
    case watch
    /// An animation ended.
    case finish
    /// The time that was waited for has come.
    case tick
    /// The page has another width.
    case resize
    /// A chip was removed.
    case remove
    /// The button that shows what is hidden was pressed.
    case expand
  }

  var kind: Kind
  var control: Int
  var node: Int
  /// In points of the picture as it was at first; of a wheel, the distance.
  var point: Point
  /// Of a pen or a finger that tells its force.
  var force: Double?
  /// In the order of ``SessionKey``; others have greater numbers.
  var keyNumber: Int
  var isShifted: Bool
  /// Whether the reader prefers that nothing moves.
  var isCalm: Bool
  var time: Double
  /// Whether the control is in use, so that it must not move by itself.
  var isWatched: Bool
  /// The node that the focus was on, or the width of the page.
  var other: Double

  /// Where the page puts down an event, and finds the answer.
  nonisolated(unsafe) static let numbers = UnsafeMutablePointer<Double>.allocate(capacity: 12)

  init() {
    let numbers = PageEvent.numbers
    kind = Int(exactly: numbers[0]).flatMap(Kind.init(rawValue:)) ?? .tick
    control = Int(exactly: numbers[1]) ?? -1
    node = Int(exactly: numbers[2]) ?? -1
    point = Point(x: numbers[3], y: numbers[4])
    force = numbers[5].isNaN ? nil : numbers[5]
    keyNumber = Int(exactly: numbers[6]) ?? -1
    isShifted = numbers[7] == 1
    isCalm = numbers[8] == 1
    time = numbers[9]
    isWatched = numbers[10] == 1
    other = numbers[11]
  }

  /// Whether it is for all controls.
  var isForAll: Bool { kind == .tick || kind == .resize }

  var key: SessionKey? {
    SessionKey.allCases.indices.contains(keyNumber) ? SessionKey.allCases[keyNumber] : nil
  }

  /// Whether it presses a button: by a click, Space or Enter.
  var activates: Bool { kind == .click || kind == .key && (key == .space || key == .enter) }

  /// The number of Escape, which is no key of a session.
  static let escape = SessionKey.allCases.count
}
