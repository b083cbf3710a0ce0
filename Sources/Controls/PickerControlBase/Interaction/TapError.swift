/// Why a tap changes nothing.
public enum TapError: String, Error, Hashable, Sendable, CaseIterable {
  /// No chip has the id.
  case unknownID
  /// The chip is disabled.
  case disabled
  /// The selection mode is `none`.
  case notSelectable
  /// The last selected chip has to stay selected.
  case required
  /// The maximum number of chips is selected already.
  case limitReached
}

extension TapError: CustomStringConvertible {
  /// The message, in one line: `the item is disabled`.
  public var description: String {
    switch self {
    case .unknownID: "no item has this id"
    case .disabled: "the item is disabled"
    case .notSelectable: "items cannot be selected"
    case .required: "the last selected item must stay selected"
    case .limitReached: "the maximum number of items is selected"
    }
  }
}
