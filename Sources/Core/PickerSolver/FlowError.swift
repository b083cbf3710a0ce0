/// An item or container property whose value is out of range.
///
///     items[3].width: must be at least 0, is -4
public struct FlowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The index of the item; nil for the container.
  public let item: Int?

  /// The property, such as `minWidth` or `margin.leading`.
  public let field: String

  /// A description of the error, such as `must be at least 0, is -4`.
  public let message: String

  /// Item, field and message in one line.
  public var description: String {
    (item.map { "items[\($0)]." } ?? "") + field + ": " + message
  }
}
