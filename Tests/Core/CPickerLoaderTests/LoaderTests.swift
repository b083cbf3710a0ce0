import CPickerLoader
import Testing

/// Libraries that are opened when they are first needed.
@Suite struct LoaderTests {
  /// What is known of a library with one function after an attempt to open it.
  private struct Attempt {
    var error: String?
    var isFound: Bool
  }

  private func open(_ name: String, release: Int32 = 0, for symbol: String) -> Attempt {
    var address: UnsafeMutableRawPointer?
    return name.withCString { name in
      symbol.withCString { symbol in
        withUnsafePointer(to: Optional(symbol)) { symbols in
          withUnsafeMutablePointer(to: &address) { address in
            var library = picker_library()
            library.name = name
            library.release = release
            library.symbols = symbols
            library.addresses = address
            library.count = 1
            return attempt(&library)
          }
        }
      }
    }
  }

  private func attempt(_ library: UnsafeMutablePointer<picker_library>) -> Attempt {
    let error = picker_library_error(library).map { String(cString: $0) }
    #expect(picker_library_error(library).map { String(cString: $0) } == error)
    return Attempt(error: error, isFound: library.pointee.addresses.pointee != nil)
  }

  @Test func library_withItsFunction_isOpen() {
    let attempt = open("libm.so.6", for: "cos")
    #expect(attempt.error == nil && attempt.isFound)
  }

  @Test func library_notInstalled_isNamed() {
    let attempt = open("libpicker-none.so.9", for: "cos")
    #expect(attempt.error == "libpicker-none.so.9 is not installed")
  }

  @Test func library_withoutTheFunction_isAnError() {
    let attempt = open("libm.so.6", for: "picker_none")
    #expect(attempt.error == "libm.so.6 lacks the function picker_none")
    #expect(!attempt.isFound)
  }

  /// ICU 60 is older than any Debian that has Swift 6.3, and what is installed is one of the next twenty.
  @Test func release_notInstalled_isTheNextNewerOne() {
    let attempt = open("libicuuc.so.60", release: 60, for: "u_charDirection")
    #expect(attempt.error == nil && attempt.isFound)
  }

  @Test func release_withoutANewerOne_isNamed() {
    let attempt = open("libpicker-none.so.9", release: 9, for: "cos")
    #expect(attempt.error == "libpicker-none.so.9 is not installed")
  }
}
