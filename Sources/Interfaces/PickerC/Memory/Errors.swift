package import CPickerLayout
import PickerCairo
import PickerLayout

/// Runs the body of a C function; if it fails, stores the error and returns nil.
func attempt<Result>(
  _ error: ErrorPlace?, _ body: () throws(Failure) -> Result
) -> Result? {
  do {
    return try body()
  } catch let failure {
    error?.pointee = failure.allocated
    return nil
  }
}

/// Runs work on an element of an array argument; its failure contains the position of the element.
func element<Result>(
  _ item: Int, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  do throws(Failure) {
    return try body()
  } catch {
    throw error.at(item)
  }
}

extension Failure {
  init(_ error: RenderingError) {
    self.init(Failure.code(of: error), error.description)
  }

  init(_ error: FontFileError) {
    self.init(PL_INVALID_FONT, error.message)
    item = error.position
  }

  private static func code(of error: RenderingError) -> Int {
    switch error {
    case .tooLarge, .pageTooLarge, .missingGlyphs: PL_UNSUPPORTED
    case .unavailable: PL_UNAVAILABLE
    case .limit(let error): code(of: error)
    case .failed: PL_FAILED
    }
  }
}

extension Failure {
  /// The error in C, with its strings, for `pl_error_free`.
  var allocated: UnsafeMutablePointer<pl_error> { (try? copied) ?? LastError.shared.error }

  private var copied: UnsafeMutablePointer<pl_error> {
    get throws(Failure) {
      typealias Result = OwnedResult<pl_error>
      let message = message.withControlsEscaped
      var result = try Result(byteCount: Result.size(of: path) + Result.size(of: message))
      return result.take(error(path: result.add(path), message: result.add(message)))
    }
  }

  fileprivate func error(path: pl_string, message: pl_string) -> pl_error {
    pl_error(
      code: Int32(truncatingIfNeeded: code), reserved: 0, item: Int64(item ?? -1),
      line: Int64(place?.line ?? 0), column: Int64(place?.column ?? 0), path: path,
      message: message)
  }
}

/// The error for which there is no memory: one for all, which nobody frees.
private final class LastError: @unchecked Sendable {
  static let shared = LastError()
  let error = UnsafeMutablePointer<pl_error>.allocate(capacity: 1)
  private var message = StringArena()

  private init() {
    let failure = Failure.outOfMemory
    error.initialize(to: failure.error(path: pl_string(), message: message.add(failure.message)))
  }
}

@c @implementation
package func pl_error_free(_ error: UnsafeMutablePointer<pl_error>?) {
  if error != LastError.shared.error { OwnedResult.free(error) }
}
