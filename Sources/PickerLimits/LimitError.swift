/// Why work on a document was given up: it went beyond one of its ``Limits``, or nobody wants it any more.
public enum LimitError: Error, Hashable, Sendable {
  /// More of a resource was needed than the limit, which is given as messages tell it.
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
