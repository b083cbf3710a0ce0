/// The reason why work on a document stopped: it exceeded one of its ``Limits``, it was cancelled, or a library that it
/// needs is missing.
public enum LimitError: Error, Hashable, Sendable {
  /// A resource exceeded its limit; `limit` is formatted as in messages.
  case exceeded(Resource, limit: String)
  /// ``Budget/cancel()`` was called, or the task was cancelled.
  case cancelled
  /// A shared library that is needed to do this, such as `measure texts`, cannot be opened, for this reason.
  case unavailable(String, reason: String)
}

extension LimitError: CustomStringConvertible {
  /// `is beyond the limit of 1000000 nodes a document`; `cannot measure texts: libicuuc.so.72 is not installed`
  public var description: String {
    switch self {
    case .exceeded(let resource, let limit):
      "is beyond the limit of \(limit) \(resource.name) a document"
    case .cancelled: "was cancelled"
    case .unavailable(let action, let reason): "cannot \(action): \(reason)"
    }
  }
}
