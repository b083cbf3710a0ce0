/// Everything that the meaning of a document's words depends on, wherever they are.
///
/// It is stored with the document, so values that are read from JSON alone, such as colours, need no scope.
package struct ReadingContext: Sendable {
  /// Which of two alternatives counts where a value has two.
  package var alternative: Alternative
  /// The texts that names represent.
  package var definitions: [String: String]

  /// Which of two alternatives counts.
  package enum Alternative: Hashable, Sendable {
    /// Both: the value keeps them.
    case both
    /// The first.
    case first
    /// The second.
    case second
  }

  /// Creates a context; by default, values keep both alternatives, and no name is defined.
  package init(alternative: Alternative = .both, definitions: [String: String] = [:]) {
    self.alternative = alternative
    self.definitions = definitions
  }
}
