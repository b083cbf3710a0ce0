import Foundation

/// Whether tests run full sweeps: `PICKER_SWEEPS=full` in the environment, which `make check-all` sets.
/// Otherwise they run a part that covers every kind of input, so that all tests together take little more
/// than a minute.
public let isSweepFull = ProcessInfo.processInfo.environment["PICKER_SWEEPS"] == "full"

/// Returns the part of a sweep to run.
///
/// - Parameters:
///   - part: The part of a normal run, the same each time.
///   - whole: The whole sweep, if ``isSweepFull``.
public func sweep<Value>(_ part: Value, full whole: @autoclosure () -> Value) -> Value {
  isSweepFull ? whole() : part
}
