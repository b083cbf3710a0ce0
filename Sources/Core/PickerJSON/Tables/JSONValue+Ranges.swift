import PickerGeometry

/// The maximum length that is accepted, in points.
package let maximumLength = Lengths.maximum

// Numbers in a range.
extension JSONValue {
  /// Returns a length in points.
  package func length(atLeast minimum: Double = 0) throws(JSONError) -> Double {
    try number(in: minimum...maximumLength)
  }

  /// Returns a length in points, greater than 0.
  package func positiveLength() throws(JSONError) -> Double {
    let value = try length()
    guard value > 0 else { throw error("must be more than 0, is 0") }
    return value
  }

  /// Returns a number in a range; an infinite bound is no limit.
  package func number(in range: ClosedRange<Double>) throws(JSONError) -> Double {
    let value = try number()
    if value < range.lowerBound {
      throw error("must be at least \(range.lowerBound.plain), is \(value.plain)")
    }
    if value > range.upperBound {
      throw error("must be at most \(range.upperBound.plain), is \(value.plain)")
    }
    return value
  }

  /// A whole number of at least `minimum`.
  package func count(atLeast minimum: Int) throws(JSONError) -> Int {
    let value = try integer()
    guard value >= minimum else { throw error("must be at least \(minimum), is \(value)") }
    return value
  }

  /// A whole number in a range.
  package func count(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    let count = try count(atLeast: range.lowerBound)
    guard count <= range.upperBound else {
      throw error("must be at most \(range.upperBound), is \(count)")
    }
    return count
  }
}

extension JSONValue {
  /// Returns the case of an enumeration whose raw value or synonym this string is.
  ///
  /// - Parameter synonyms: Further accepted words, and the cases that they mean.
  package func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type, synonyms: [(String, Word)] = []
  ) throws(JSONError) -> Word {
    var words: [String] = []
    for word in type.allCases { words.append(word.rawValue) }
    let wordCount = words.count
    for synonym in synonyms { words.append(synonym.0) }
    let place = try position(amongWords: words)
    guard place < wordCount else { return synonyms[place - wordCount].1 }
    return type.allCases[type.allCases.index(type.allCases.startIndex, offsetBy: place)]
  }

  /// Returns the position of this string among `words`. It uses no types, so each enumeration adds little code.
  package func position(amongWords words: [String]) throws(JSONError) -> Int {
    let text = kind == .string ? try string() : nil
    if let text, let known = words.firstIndex(of: text) { return known }
    var error = unexpected("one of " + words.joined(separator: ", "))
    if let text, let near = nearest(to: text, among: words) {
      error.message += ", did you mean \(Tape.quoted(near))?"
    }
    throw error
  }

  /// The error that this object lacks a key.
  package func missing(_ key: String) -> JSONError {
    JSONError(path: "\(path).\(key)", message: "is missing")
  }
}

extension JSONSchema {
  /// A length in points that `length(atLeast:)` accepts.
  package static func length(atLeast minimum: Double = 0) -> JSONSchema {
    .number(in: minimum...maximumLength)
  }

  /// A length in points, greater than 0.
  package static var positiveLength: JSONSchema {
    .number(in: 0...maximumLength, aboveMinimum: true)
  }

  /// The words that `word(of:synonyms:)` accepts.
  package static func words<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type, synonyms: [(String, Word)]
  ) -> JSONSchema {
    .words(type.allCases.map { $0.rawValue } + synonyms.map { $0.0 })
  }
}
