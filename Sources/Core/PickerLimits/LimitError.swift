/// The reason why work on a document stopped: it exceeded one of its ``Limits``, it was cancelled, or a required
/// library is missing.
public enum LimitError: Error, Hashable, Sendable {
  /// A resource exceeded its limit; `limit` is formatted for messages.
  case exceeded(Resource, limit: String)
  /// ``Budget/cancel()`` was called, or the task was cancelled.
  case cancelled
  /// A shared library that an operation such as `measure texts` needs cannot be opened, for this reason.
  case unavailable(String, reason: String)
}

extension LimitError: CustomStringConvertible {
  /// `exceeds the limit of 1000000 nodes per document`; `cannot measure texts: libicuuc.so.72 is not installed`
  public var description: String {
    switch self {
    case .exceeded(let resource, let limit):
      "exceeds the limit of \(limit) \(resource.name) per document"
    case .cancelled: "was cancelled"
    case .unavailable(let action, let reason): "cannot \(action): \(reason)"
    }
  }
}
