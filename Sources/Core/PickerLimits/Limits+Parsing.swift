import PickerGeometry

extension Limits {
  /// Returns these limits with the changes in a list such as `nodes=5000,seconds=2`.
  ///
  /// - Parameter list: Names of ``Resource`` with numbers, separated by commas; the last value of a name applies.
  /// - Throws: ``LimitsSyntaxError``: `expected nodes= and a whole number of at least 0, found "nodes"`.
  public func changed(by list: String) throws(LimitsSyntaxError) -> Limits {
    var limits = self
    for entry in list.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let resource = Resource(argument: parts[0]) else {
        let known = Resource.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw LimitsSyntaxError(
          message: "expected one of \(known), found \"\(parts[0])\"", word: String(parts[0]))
      }
      guard parts.count == 2, limits.set(resource, to: parts[1]) else {
        let kind = resource == .seconds ? "a number greater than 0" : "a whole number of at least 0"
        throw LimitsSyntaxError(
          message: "expected \(resource.rawValue)= and \(kind), found \"\(entry)\"",
          word: String(entry))
      }
    }
    return limits
  }

  /// - Returns: Whether the text is a valid limit of that resource.
  private mutating func set(_ resource: Resource, to text: Substring) -> Bool {
    if resource == .seconds {
      guard let value = Double(text), value > 0, value.isFinite else { return false }
      seconds = value
      return true
    }
    guard let value = Int(text), value >= 0 else { return false }
    self[resource] = value
    return true
  }
}

extension Resource {
  /// Accepts `pathElements` and its command-line spelling, `path-elements`.
  fileprivate init?(argument: Substring) {
    let word = argument.asciiLowercased.filter { $0 != "-" }
    guard let known = Resource.allCases.first(where: { $0.rawValue.asciiLowercased == word }) else {
      return nil
    }
    self = known
  }
}

/// The syntax error of a list of limits.
public struct LimitsSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A description of what was expected and what was found.
  public let message: String
  /// The part of the list that the error is about.
  public let word: String

  /// The message.
  public var description: String { message }
}
