/// A tap, a key or a selection that the selection rule refuses. It has the keys of the page event `picker-refuse`.
public struct SessionRefusal: Hashable, Sendable {
  /// The id of the control; nil if it has none.
  public var control: String?
  /// The id of the item.
  public var id: String
  /// The reason: ``TapError/required`` or ``TapError/limitReached``.
  public var reason: TapError

  /// Creates a refusal.
  public init(control: String? = nil, id: String, reason: TapError) {
    self.control = control
    self.id = id
    self.reason = reason
  }
}
