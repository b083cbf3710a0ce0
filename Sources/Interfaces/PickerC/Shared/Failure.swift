package import CPickerLayout
import PickerJSON
import PickerLimits

/// The destination of the error of a function.
package typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutablePointer<pl_error>?>

/// Why a function failed.
struct Failure: Error {
  var code: Int
  /// The position in the array that was passed; nil if it concerns no element of one.
  var item: Int?
  /// The JSON path; nil if there is no document.
  var path: String?
  var message: String
  /// The place in the document, both numbers from 1; nil if unknown.
  var place: (line: Int, column: Int)?

  init(_ code: Int, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The call itself is wrong.
  static func argument(_ message: String) -> Failure { Failure(PL_INVALID_ARGUMENT, message) }

  /// An error in a document, a saved tree or settings.
  ///
  /// - Parameters:
  ///   - document: The bytes that contain the place of the error; nil if it has none.
  ///   - budget: The budget of the work, which tells an exceeded limit from a wrong document.
  init(_ error: JSONError, in document: [UInt8]?, _ budget: Budget) {
    self.init(PL_INVALID_DOCUMENT, error.message)
    path = error.path
    if let limit = budget.error { code = Failure.code(of: limit) }
    place = document.map { error.place(in: $0) }
  }

  init(_ error: LimitError) {
    self.init(Failure.code(of: error), error.description)
  }

  /// The failure at a position in the array that was passed.
  func at(_ item: Int) -> Failure {
    var failure = self
    failure.item = item
    return failure
  }

  static func code(of error: LimitError) -> Int {
    switch error {
    case .cancelled: PL_CANCELLED
    case .exceeded: PL_LIMIT
    case .unavailable: PL_UNAVAILABLE
    }
  }
}

extension Failure {
  /// The allocator has no memory.
  static var outOfMemory: Failure { Failure(PL_FAILED, "out of memory") }

  /// Runs work that needs memory of the allocator.
  static func unlessOutOfMemory<Result: ~Copyable>(
    _ work: () throws(OutOfMemory) -> Result
  ) throws(Failure) -> Result {
    do {
      return try work()
    } catch {
      throw .outOfMemory
    }
  }
}
