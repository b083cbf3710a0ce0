/// A fault in SVG path data: where it is, what was expected there, and what was found.
///
///     path data breaks off at character 17: expected a number
///     path data is wrong at character 5: expected a number, found 'x'
public struct PathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which character is at fault, counted from 1; where the data breaks off, the last there is.
  public var position: Int
  /// What could have stood there.
  public var expected: String
  /// What stands there; nil where the data breaks off.
  public var found: String?

  /// A fault at that character; without anything `found` the data breaks off there.
  public init(position: Int, expected: String, found: String?) {
    self.position = position
    self.expected = expected
    self.found = found
  }

  /// Place and reason in one line.
  public var description: String {
    guard let found else {
      return "path data breaks off at character \(position): expected \(expected)"
    }
    return "path data is wrong at character \(position): expected \(expected), found '\(found)'"
  }
}
