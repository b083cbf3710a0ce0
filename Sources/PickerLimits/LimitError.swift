/// The reason why work on a document stopped: it exceeded one of its ``Limits``, or it was cancelled.
public enum LimitError: Error, Hashable, Sendable {
  /// A resource exceeded its limit; `limit` is formatted as in messages.
  case exceeded(Resource, limit: String)
  /// ``Budget/cancel()`` was called, or the task was cancelled.
  case cancelled
}

extension LimitError: CustomStringConvertible {
  /// `is beyond the limit of 1000000 nodes a document`
  public var description: String {
    switch self {
    case .exceeded(let resource, let limit):
      "is beyond the limit of \(limit) \(resource.name) a document"
    case .cancelled: "was cancelled"
    }
  }
}
