/// The character properties that patterns need, for which this module has no tables.
package protocol PatternAlphabet: AnyObject, Sendable {
  /// Returns the character of each byte of a character set such as `ISO8859-2`, nil for one that is none; nothing for a name that
  /// is not known.
  func characters(ofCharset name: String) -> [Unicode.Scalar?]

  /// Whether a character beyond ASCII is a letter or a mark.
  func isOfWord(_ scalar: Unicode.Scalar) -> Bool

  /// Returns the lower-case letter, in which patterns are written; the letter itself where that would be several.
  func lowercase(_ letter: Unicode.Scalar) -> Unicode.Scalar
}
