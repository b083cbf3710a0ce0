import PickerJSON
import PickerLimits

/// Why a function failed; JavaScript throws it.
struct Failure: Error {
  private var message: String
  private var path: String?
  private var place: (line: Int, column: Int)?
  private var isLimit = false

  init(_ message: String) { self.message = message }

  init(_ error: LimitError) {
    message = error.description
    isLimit = true
  }

  /// - Parameters:
  ///   - document: The bytes in which the error has its place; nil if it is in the options.
  ///   - budget: Tells an exceeded limit from a wrong document.
  init(_ error: JSONError, in document: [UInt8]?, _ budget: Budget) {
    message = error.message
    path = error.path
    place = document.map { error.place(in: $0) }
    isLimit = budget.error != nil
  }

  /// Runs work that needs memory.
  static func unlessOutOfMemory<Result>(
    _ work: () throws(OutOfMemory) -> Result
  ) throws(Failure) -> Result {
    do {
      return try work()
    } catch {
      throw Failure("out of memory")
    }
  }

  /// `{"message":"must be at least 0, is -4","path":"$.items[3].width","line":3,"column":7}`
  var json: [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.member("message", string: message)
      if let path { json.member("path", string: path) }
      if let place {
        json.member("line", integer: place.line)
        json.member("column", integer: place.column)
      }
      if isLimit { json.member("limit", bool: true) }
    }
    return json.bytes
  }
}

/// Runs the body of a function; where it fails, the error is the answer and the result nil.
func attempt<Result>(_ body: () throws(Failure) -> Result) -> Result? {
  do throws(Failure) {
    return try body()
  } catch {
    Answer.set(error.json)
    return nil
  }
}
