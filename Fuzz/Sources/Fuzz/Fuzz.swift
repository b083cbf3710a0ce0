import FuzzTargets
import Glibc

/// Starts the loop of libFuzzer. The `main` of libFuzzer cannot be used, because SwiftPM renames the `main` of every
/// executable and expects it in the target.
@main enum Fuzz {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
  }
}

/// The target that the environment variable `FUZZ_TARGET` names; the command-line arguments belong to libFuzzer.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    complain("FUZZ_TARGET: expected one of \(known), found \"\(name)\"")
    exit(64)
  }
  return target
}()

/// The callback of libFuzzer for each input; aborts the process if an invariant is violated.
private func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let violation = target.violatedInvariant(for: input) {
    complain("\(target.rawValue): \(violation)")
    abort()
  }
  return 0
}

/// Writes a line to standard error.
private func complain(_ line: String) {
  let line = Array("\(line)\n".utf8)
  _ = write(2, line, line.count)
}

/// The loop of libFuzzer, which returns after the time limit.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
