extension Dictionary {
  /// Creates a dictionary of pairs. If several have the same key, the first one counts.
  ///
  /// The initializer with `uniquingKeysWith` does not compile as Embedded Swift.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
