/// A value whose unset properties are taken from another one.
package protocol Cascading {
  /// Returns this value with its unset properties taken from `base`.
  func merging(onto base: Self) -> Self
}

extension Optional {
  /// Takes the value of `base` where this one is unset.
  package mutating func inherit(_ base: Wrapped?) {
    if case .none = self { self = base }
  }
}

extension Optional where Wrapped: Cascading {
  /// Takes the value of `base`, or of its properties, where this one is unset.
  package mutating func inherit(_ base: Wrapped?) {
    guard let base else { return }
    self = map { $0.merging(onto: base) } ?? base
  }
}
