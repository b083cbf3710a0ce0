import Foundation

/// Whether sweeps are gone through as a whole: with `PICKER_SWEEPS=full` in the environment, which
/// `make check-all` sets. Otherwise tests take a part of them that holds every kind of input, so that all
/// tests together take less than a minute.
public let isSweepFull = ProcessInfo.processInfo.environment["PICKER_SWEEPS"] == "full"

/// As much of a sweep as is wanted.
///
/// - Parameters:
///   - part: What tests take on any day; the same on every run.
///   - whole: What ``isSweepFull`` takes.
public func sweep<Value>(_ part: Value, full whole: @autoclosure () -> Value) -> Value {
  isSweepFull ? whole() : part
}
