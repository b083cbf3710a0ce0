import PickerPlatform

/// The number of threads that share work.
package enum ThreadCount {
  /// The number of processors that are in use.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// More threads than any machine has processors only take memory.
  private static let maximum = 1024

  /// Returns the number that was asked for, but at most 1024; for nil the number of processors.
  package static func limited(_ asked: Int?) -> Int { min(asked ?? processors, maximum) }
}
