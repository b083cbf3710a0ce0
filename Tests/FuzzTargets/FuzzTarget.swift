/// What strangers can hand in, and what has to be true whatever they do.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Bytes read as JSON.
  case json
  /// A document, laid out and put out in every format.
  case document
  /// A layout tree that is read again.
  case tree
  /// SVG path data.
  case path
  /// A bundled font with damage, see ``FontDamage``.
  case font

  /// The promise that an input breaks; nil: it breaks none.
  ///
  /// That nothing crashes and nothing takes for ever is up to whoever calls.
  public func brokenPromise(for input: [UInt8]) -> String? {
    switch self {
    case .json: JSONPromises.broken(by: input)
    case .document: DocumentPromises.broken(by: input)
    case .tree: TreePromises.broken(by: input)
    case .path: PathPromises.broken(by: input)
    case .font: FontPromises.broken(by: input)
    }
  }
}
