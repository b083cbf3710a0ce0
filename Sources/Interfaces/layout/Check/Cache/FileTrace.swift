import PickerControls
import PickerLayout
import PickerLimits
import PickerOutput
import PickerPlatform
import PickerShaping

/// The paths that some work has opened or examined, even if there was nothing.
final class FileTrace: Sendable {
  private let found = Mutex<Set<String>>([])
  /// The time of its creation by the clock of file systems, which is behind others.
  let start = FileTime.now

  /// Runs some work, and adds its paths. Only one trace runs at a time, without threads other than the work's.
  func recording<Result>(_ work: () throws -> Result) rethrows -> Result {
    PathObserver.observe = { path in self.found.withLock { _ = $0.insert(path) } }
    defer { PathObserver.observe = nil }
    return try work()
  }

  /// The paths so far, in the order of their bytes.
  var paths: [String] {
    found.withLock { Array($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// A time of a file system in nanoseconds.
enum FileTime {
  static var now: Int {
    nanoseconds(.fileSystemNow)
  }

  /// The time of the last change at a path; nil if there is nothing.
  static func ofChange(_ path: String) -> Int? {
    var facts = stat()
    guard path.withPath({ stat($0, &facts) }) == 0 else { return nil }
    return max(nanoseconds(facts.contentsChange), nanoseconds(facts.statusChange))
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// A short fingerprint of the contents at a path.
struct FileState: Equatable {
  let text: String

  /// The maximum size in bytes of a file to read: a check reads no longer ones. For others, the time decides.
  private static let maximumSize = 64 << 20

  init(_ path: String) {
    switch FileKind(path) {
    case .regular:
      let bytes = Descriptor(openingRegularFile: path)?.readAll(atMost: FileState.maximumSize + 1)
      let isLong = (bytes?.count ?? 0) > FileState.maximumSize
      let contents = bytes.map { "\($0.count) \(String($0.digest, radix: 16))" } ?? "unreadable"
      text = isLong ? "of \(FileTime.ofChange(path) ?? 0)" : contents
    case .directory:
      let names = Folder.names(in: path)?.joined(separator: "/")
      text = "folder " + (names.map { String(Array($0.utf8).digest, radix: 16) } ?? "")
    case .some(let kind): text = kind.rawValue
    case nil: text = "nothing"
    }
  }
}
