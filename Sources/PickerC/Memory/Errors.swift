package import CPickerLayout

/// Where a function of the C interface stores its error.
package typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutablePointer<pl_error>?>

/// Runs the body of a function of the C interface; where it fails, the error is stored and nil returned.
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

/// Runs work on an element of an array that was passed, whose position its failure tells.
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
  /// The error in C, with its strings, for `pl_error_free`.
  var allocated: UnsafeMutablePointer<pl_error> {
    let error = UnsafeMutablePointer<pl_error>.allocate(capacity: 1)
    error.initialize(
      to: pl_error(
        code: Int32(truncatingIfNeeded: code), reserved: 0, item: Int64(item ?? -1),
        line: Int64(place?.line ?? 0), column: Int64(place?.column ?? 0),
        path: path.map { pl_string(allocating: $0) } ?? pl_string(),
        message: pl_string(allocating: message)))
    return error
  }
}

extension pl_string {
  /// A copy of a text that is freed by ``deallocate()``.
  fileprivate init(allocating text: String) {
    var text = text
    let copy: UnsafeMutableBufferPointer<CChar> = text.withUTF8 { utf8 in
      let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: utf8.count + 1)
      for (place, byte) in utf8.enumerated() { copy[place] = CChar(bitPattern: byte) }
      copy[utf8.count] = 0
      return copy
    }
    self.init(bytes: copy.baseAddress, count: copy.count - 1)
  }

  fileprivate func deallocate() { bytes?.deallocate() }
}

@c @implementation
package func pl_error_free(_ error: UnsafeMutablePointer<pl_error>?) {
  guard let error else { return }
  error.pointee.path.deallocate()
  error.pointee.message.deallocate()
  error.deallocate()
}
