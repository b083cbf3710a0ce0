public import PickerControls

extension JSONError {
  /// The errors of a document after this one, at most nine: each invalid value is corrected or left out, and the document is read
  /// again.
  ///
  /// A document of more than 1 MiB has only the first, because each error takes at least one more reading.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - clock: A budget whose limits each reading has, and whose time they share.
  ///   - read: Reads a document within a budget.
  public func further(
    in bytes: [UInt8], within clock: Budget,
    reading read: ([UInt8], Budget) throws(JSONError) -> Void
  ) -> [JSONError] {
    guard bytes.count <= ErrorSearch.maximumSize else { return [] }
    var search = ErrorSearch(error: self, document: bytes, clock: clock)
    var errors = [self]
    while errors.count < ErrorSearch.maximumCount, let next = search.next(reading: read) {
      // What was left out may be missing in a value around it.
      if !errors.contains(where: { next.path.isPath(around: $0.path) }) { errors.append(next) }
    }
    return Array(errors.dropFirst())
  }

  fileprivate var withoutOffset: JSONError {
    var error = self
    error.offset = nil
    return error
  }
}

extension String {
  /// Whether this path leads to the same value as another one, or to a value around it.
  fileprivate func isPath(around other: String) -> Bool {
    guard other.hasPrefix(self) else { return false }
    let next = other.dropFirst(count).first
    return next == nil || next == "." || next == "["
  }
}

/// Finds the errors of a document one after the other.
private struct ErrorSearch {
  /// The last error that was found, and the document that has it.
  var error: JSONError
  var document: [UInt8]
  private let clock: Budget
  private var readings = 0

  init(error: JSONError, document: [UInt8], clock: Budget) {
    (self.error, self.document, self.clock) = (error, document, clock)
  }

  static let maximumCount = 10
  static let maximumSize = 1 << 20
  private static let maximumReadings = 40
  /// Elements of lists that are hardly ever invalid: a label, and a control.
  private static let elements = [Array("\"\"".utf8), Array("{\"type\": \"flow\"}".utf8)]

  /// The next error; nil if there is none, or if no repair lets a reader find it.
  mutating func next(reading read: ([UInt8], Budget) throws(JSONError) -> Void) -> JSONError? {
    for repair in error.repairs(of: document, elements: ErrorSearch.elements) {
      let budget = Budget(sharingTimeOf: clock)
      guard readings < ErrorSearch.maximumReadings, budget.mayProceed else { return nil }
      readings += 1
      let repaired = repair.applied(to: document)
      do throws(JSONError) {
        try read(repaired, budget)
        return nil
      } catch {
        // An exceeded budget is an error of the search, not of the document.
        guard budget.error == nil else { return nil }
        if error.path.isPath(around: self.error.path) || repair.path.isPath(around: error.path) {
          continue
        }
        // The place is that in a changed document.
        (self.error, document) = (error.withoutOffset, repaired)
        return self.error
      }
    }
    return nil
  }
}
