import PickerJSON
import PickerText
import PickerTree

/// A picker as its author describes it: values only, nothing measured yet.
///
/// Every control goes the same way:
///
///     Control ──measured(by:)──▶ MeasuredControl ──layout(within:)──▶ LayoutTree
public protocol Control: Sendable {
  /// What a document calls this control; also the name of its subcommand, in kebab-case.
  static var type: String { get }

  /// What every control has: its room, its padding, its direction.
  var container: Container { get set }

  /// Shapes every text of the control once. From there on a layout is arithmetic.
  func measured(by text: any TextMeasuring) -> any MeasuredControl

  /// The control a document describes.
  ///
  /// - Throws: `JSONError` that says where, what was expected and what was found.
  init(reading source: DocumentSource) throws(JSONError)

  /// The keys of such a document and what they may be, as far as the value alone tells.
  static var schema: JSONSchema { get }
}

/// A control whose texts are measured, ready to be laid out at any width.
public protocol MeasuredControl: Sendable {
  /// Places everything within `room`.
  ///
  /// - Complexity: O(*n*); texts are looked at again only where they must be cut or broken.
  func layout(within room: Room) -> LayoutTree

  /// Places everything within `room`, and says what of it somebody can use.
  ///
  /// Its tree is that of ``layout(within:)``. A control that nobody can use need not have it.
  func interactiveLayout(within room: Room) -> InteractiveLayout
}

extension MeasuredControl {
  /// A layout in which there is nothing to use.
  public func interactiveLayout(within room: Room) -> InteractiveLayout {
    InteractiveLayout(layout(within: room))
  }

  /// Places everything within the room that the control itself asks for.
  public func layout() -> LayoutTree {
    layout(within: .asDeclared)
  }
}

/// The room a control is given, in points.
public struct Room: Hashable, Sendable {
  /// Nil leaves the width to the control; `.infinity` makes it as wide as its content.
  public var width: Double?
  /// Nil leaves the height to the control.
  public var height: Double?

  /// The control's own `width` and `height`.
  public static let asDeclared = Room()

  /// A room; what is left out the control decides.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
