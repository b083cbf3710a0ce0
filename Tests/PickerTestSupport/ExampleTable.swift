import PickerLimits

/// What tests need of each example, made when a test first asks for it, and kept as long as the process: an example is laid out once
/// for all sweeps over the examples.
public final class ExampleTable<Value: Sendable>: Sendable {
  private let values = Mutex<[String: Value]>([:])
  private let make: @Sendable (String) throws -> Value

  /// - Parameter make: Makes what is needed of the example at a path.
  public init(_ make: @escaping @Sendable (String) throws -> Value) {
    self.make = make
  }

  /// What is needed of the example at a path.
  public subscript(path: String) -> Value {
    get throws {
      if let known = values.withLock({ $0[path] }) { return known }
      let made = try make(path)
      values.withLock { $0[path] = made }
      return made
    }
  }
}
