/// A number that no layout can be made of.
///
///     items[3].width: must be at least 0, is -4
public struct FlowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The item it belongs to; nil for the container.
  public let item: Int?

  /// The property it was given for, such as `minWidth` or `margin.leading`.
  public let field: String

  /// What is wrong with it, such as `must be at least 0, is -4`.
  public let message: String

  /// Item, field and message in one line.
  public var description: String {
    (item.map { "items[\($0)]." } ?? "") + field + ": " + message
  }
}
