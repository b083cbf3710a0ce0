import PickerLayout
import PickerOutput

extension Input {
  /// The errors of a document, one per line; reading reports the first.
  ///
  /// - Parameters:
  ///   - first: The error of the complete document.
  ///   - bytes: The document.
  ///   - clock: A budget whose limits each reading has, and whose time they share.
  ///   - read: Reads a document within a budget.
  func errors(
    beginningWith first: JSONError, of bytes: [UInt8], within clock: Budget,
    reading read: ([UInt8], Budget) throws(JSONError) -> Void
  ) -> ToolError {
    let errors = [first] + first.further(in: bytes, within: clock, reading: read)
    return ToolError(.badDocument, errors.map { "\(name): \($0.withAdvice)" })
  }
}
