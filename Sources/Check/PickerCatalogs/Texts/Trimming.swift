extension BidirectionalCollection {
  /// The part without the elements at both ends that meet a condition.
  func trimming(while condition: (Element) -> Bool) -> SubSequence {
    var rest = self[...]
    while let first = rest.first, condition(first) { rest = rest.dropFirst() }
    while let last = rest.last, condition(last) { rest = rest.dropLast() }
    return rest
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String { String(self.trimming { $0.isWhitespace }) }
}
