/// A syntax error in SVG path data: its position, what was expected there, and what was found.
///
///     path data breaks off at character 17: expected a number
///     path data is wrong at character 5: expected a number, found 'x'
public struct PathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the character, from 1; if the data ends too early, the position of the last character.
  public var position: Int
  /// A description of what was expected there.
  public var expected: String
  /// A description of what was found there; nil if the data ends too early.
  public var found: String?

  /// Creates an error; nil for `found` means that the data ends too early.
  package init(position: Int, expected: String, found: String?) {
    self.position = position
    self.expected = expected
    self.found = found
  }

  /// Position and reason in one line.
  public var description: String {
    guard let found else {
      return "path data breaks off at character \(position): expected \(expected)"
    }
    return "path data is wrong at character \(position): expected \(expected), found '\(found)'"
  }
}
