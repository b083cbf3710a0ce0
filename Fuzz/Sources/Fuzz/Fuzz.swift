import FuzzTargets
import Glibc

/// The target that `FUZZ_TARGET` names; libFuzzer has arguments of its own.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fputs("FUZZ_TARGET: expected one of \(known), found \"\(name)\"\n", stderr)
    exit(64)
  }
  return target
}()

/// What libFuzzer calls with each input; an input that breaks a promise ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if let broken = target.brokenPromise(for: input) {
    fputs("\(target.rawValue): \(broken)\n", stderr)
    abort()
  }
  return 0
}
