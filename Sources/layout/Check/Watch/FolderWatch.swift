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

  /// A new file is closed once it is written, a new folder is not.
  private static let changes =
    UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_MOVE_SELF)

  /// - Throws: `--watch: cannot watch files: Too many open files`.
  init() throws(ToolError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw ToolError(
        .unavailable, "--watch: cannot watch files: \(String(cString: strerror(errno)))")
    }
  }

  deinit { close(descriptor) }

  /// Watches a folder, too; returns whether it was not watched before. One that is not there is not watched, and one
  /// that cannot be, because there are too many, is named on standard error.
  mutating func add(_ folder: String) -> Bool {
    guard known.insert(folder).inserted else { return false }
    let number = folder.withPath { inotify_add_watch(descriptor, $0, FolderWatch.changes) }
    guard number >= 0 else {
      let reason = errno
      known.remove(folder)
      if reason != ENOENT, reason != ENOTDIR {
        StandardStream.error.showLine(
          "--watch: cannot watch \(folder): \(String(cString: strerror(reason)))")
      }
      return false
    }
    folders[number, default: []].insert(folder)
    return true
  }

  /// Watches a folder no longer, which is gone or has another name; returns the names that it had.
  private mutating func forget(_ number: Int32) -> Set<String> {
    inotify_rm_watch(descriptor, number)
    let names = folders.removeValue(forKey: number) ?? []
    known.subtract(names)
    return names
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
      paths = events(where: isRelevant)
    }
    let first = ContinuousClock.now
    var end = first + FolderWatch.quietTime
    while ContinuousClock.now < end {
      let rest = Int32(((end - .now) / .milliseconds(1)).rounded(.up))
      guard wait(forMilliseconds: rest) else { break }
      let more = events(where: isRelevant)
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

  /// The relevant paths of the events that there are, of which there is one at least. Folders that are gone are relevant, and so are
  /// all where the kernel has lost events.
  private mutating func events(where isRelevant: (String) -> Bool) -> Set<String> {
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
      paths.formUnion(changed(by: event, name, where: isRelevant))
      at = end
    }
    return paths
  }

  private mutating func changed(
    by event: inotify_event, _ name: String, where isRelevant: (String) -> Bool
  ) -> Set<String> {
    func has(_ bit: Int32) -> Bool { event.mask & UInt32(bitPattern: bit) != 0 }
    if has(IN_Q_OVERFLOW) { return known }
    if has(IN_IGNORED) || has(IN_MOVE_SELF) { return forget(event.wd) }
    if has(IN_CREATE), !has(IN_ISDIR) { return [] }
    let names = folders[event.wd] ?? []
    return Set(names.map { FolderWatch.path(name, in: $0) }.filter(isRelevant))
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
