import PickerControls
import PickerLayout

/// A parsed value is equal after writing and parsing it again, and an error is one short line.
enum JSONInvariants {
  static func violation(by input: [UInt8]) -> String? {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: input)
    } catch {
      return error.violatedInvariant
    }
    let compact = value.compactBytes
    guard let again = try? JSONValue(parsing: compact) else {
      return "what was written is not JSON"
    }
    return again.compactBytes == compact ? nil : "written twice, it is not the same"
  }
}

extension JSONError {
  /// Nil if the error is one line without control characters and of reasonable length.
  var violatedInvariant: String? {
    let text = description
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) {
      return "an error with a control character"
    }
    return text.utf8.count > 4000 ? "an error of \(text.utf8.count) bytes" : nil
  }
}
