import CPickerLayout
import PickerJSON

extension Failure {
  /// What JavaScript throws: `{"message":"must be at least 0, is -4","path":"$.items[3].width","line":3,"column":7}`.
  fileprivate var json: [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.member("message", string: message)
      if let path { json.member("path", string: path) }
      if let place {
        json.member("line", integer: place.line)
        json.member("column", integer: place.column)
      }
      if code == PL_LIMIT || code == PL_CANCELLED { json.member("limit", bool: true) }
    }
    return json.bytes
  }
}

/// Runs the body of a function; if it fails, the error is the answer and the result nil. JavaScript passes no place for it.
func attempt<Result>(
  _: ErrorPlace? = nil, _ body: () throws(Failure) -> Result
) -> Result? {
  do throws(Failure) {
    return try body()
  } catch {
    Answer.set(error.json)
    return nil
  }
}
