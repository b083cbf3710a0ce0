/// The kinds of untrusted input, and the invariants that hold for all of them.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Bytes parsed as JSON.
  case json
  /// A document that is laid out and rendered in every format.
  case document
  /// A layout tree that is decoded.
  case tree
  /// SVG path data.
  case path
  /// A damaged bundled font, see ``FontDamage``.
  case font
  /// A catalogue of translations; the first byte chooses its format.
  case catalog
  /// An SVG file of an icon.
  case icon
  /// A picture file that PNG and PDF draw.
  case picture

  /// Returns a description of the invariant that an input violates; nil if it violates none.
  ///
  /// The caller has to detect crashes and timeouts.
  public func violatedInvariant(for input: [UInt8]) -> String? {
    switch self {
    case .json: JSONInvariants.violation(by: input)
    case .document: DocumentInvariants.violation(by: input)
    case .tree: TreeInvariants.violation(by: input)
    case .path: PathInvariants.violation(by: input)
    case .font: FontInvariants.violation(by: input)
    case .catalog: CatalogInvariants.violation(by: input)
    case .icon: IconInvariants.violation(by: input)
    case .picture: PictureInvariants.violation(by: input)
    }
  }
}
