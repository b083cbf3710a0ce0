import Glibc
import PickerLayout
import PickerOutput

/// Waits until a file of some folders changes, by inotify: folders and not files, because editors write another file
/// and rename it.
struct FolderWatch: ~Copyable {
  private let descriptor: Int32
  /// The folders by their numbers in inotify, under each of their names.
  private var folders: [Int32: Set<String>] = [:]
  private var known: Set<String> = []

  /// How long nothing must happen after a change, because a save is several changes, and often of several files.
  private static let quietTime = Duration.milliseconds(20)
  private static let maximumTime = Duration.milliseconds(500)

  /// A new file is closed once it is written.
  private static let changes =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)

  /// - Throws: `--watch: cannot watch files: Too many open files`.
  init() throws(ToolError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw ToolError(
        .unavailable, "--watch: cannot watch files: \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  /// Watches a folder, too; returns whether it was not watched before. One that is not there is not watched.
  mutating func add(_ folder: String) -> Bool {
    guard known.insert(folder).inserted else { return false }
    let number = folder.withPath { inotify_add_watch(descriptor, $0, FolderWatch.changes) }
    guard number >= 0 else {
      known.remove(folder)
      return false
    }
    folders[number, default: []].insert(folder)
    return true
  }

  /// Waits for changes of paths that are relevant, under each name of their folders, and returns these. All others, such as
  /// those of a folder for temporary files, change nothing.
  ///
  /// - Parameter found: Paths that are known to have changed, to which what happens now is added.
  mutating func changes(
    after found: Set<String>, where isRelevant: (String) -> Bool
  ) -> Set<String> {
    var paths = found
    while paths.isEmpty {
      wait(forMilliseconds: -1)
      paths = events().filter(isRelevant)
    }
    let first = ContinuousClock.now
    var end = first + FolderWatch.quietTime
    while ContinuousClock.now < end {
      let rest = Int32(((end - .now) / .milliseconds(1)).rounded(.up))
      guard wait(forMilliseconds: rest) else { break }
      let more = events().filter(isRelevant)
      paths.formUnion(more)
      if !more.isEmpty { end = min(.now + FolderWatch.quietTime, first + FolderWatch.maximumTime) }
    }
    return paths
  }

  /// Whether something has happened before a time has passed; -1: at any time.
  @discardableResult private func wait(forMilliseconds time: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&waited, 1, time)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// The paths of the events that there are, of which there is one at least.
  private func events() -> Set<String> {
    var paths: Set<String> = []
    let header = MemoryLayout<inotify_event>.size
    let bytes = Descriptor(descriptor).read(atMost: 1 << 16) ?? []
    var at = 0
    while at + header <= bytes.count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
      }
      let end = min(bytes.count, at + header + Int(event.len))
      let name = String(pathBytes: bytes[(at + header)..<end].prefix { $0 != 0 })
      for folder in folders[event.wd] ?? [] { paths.insert(FolderWatch.path(name, in: folder)) }
      at = end
    }
    return paths
  }

  /// The path of a name in a folder, as `String.folder` splits it.
  private static func path(_ name: String, in folder: String) -> String {
    switch folder {
    case ".": name
    case "/": "/" + name
    default: "\(folder)/\(name)"
    }
  }
}
