/// The states of an item, and the selection mode of a control.
public struct NodeState: OptionSet, Hashable, Sendable {
  /// The bits of the members.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The item is selected.
  public static let selected = NodeState(rawValue: 1)
  /// The item is disabled.
  public static let disabled = NodeState(rawValue: 2)
  /// At most one item of the control can be selected.
  public static let selectsOne = NodeState(rawValue: 4)
  /// Any number of items of the control can be selected.
  public static let selectsMany = NodeState(rawValue: 8)
  /// The node is drawn while it disappears in a transition, and is no longer part of the control. It cannot be hit or
  /// focused, and assistive technology does not see it.
  public static let leaving = NodeState(rawValue: 16)
}
