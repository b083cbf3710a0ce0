import FuzzTargets
import Glibc

/// Begins libFuzzer's loop itself: libFuzzer's own `main` gives way, since SwiftPM renames that of
/// every executable and expects to find it in the target.
@main enum Fuzz {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
  }
}

/// The target that `FUZZ_TARGET` names; libFuzzer has arguments of its own.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    complain("FUZZ_TARGET: expected one of \(known), found \"\(name)\"")
    exit(64)
  }
  return target
}()

/// What libFuzzer calls with each input; an input that breaks a promise ends the process.
private func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let broken = target.brokenPromise(for: input) {
    complain("\(target.rawValue): \(broken)")
    abort()
  }
  return 0
}

/// Writes a line to standard error.
private func complain(_ line: String) {
  let line = Array("\(line)\n".utf8)
  _ = write(2, line, line.count)
}

/// libFuzzer's loop; it returns once the time is over.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
