import PickerPlatform
import PickerLayout
import PickerOutput

/// Waits until a file in some folders changes. It watches folders instead of files, because editors write another file
/// and rename it.
struct FolderWatch: ~Copyable {
  private let watched: FolderEvents
  /// The folders by their numbers in ``FolderEvents``, under each of their names.
  private var folders: [Int32: Set<String>] = [:]
  private var known: Set<String> = []

  /// The time without events after a change, because a save consists of several changes, often of several files.
  private static let quietTime = Duration.milliseconds(20)
  private static let maximumTime = Duration.milliseconds(500)

  /// - Throws: `--watch: cannot watch files: Too many open files`.
  init() throws(ToolError) {
    guard let events = FolderEvents() else {
      throw ToolError(
        .unavailable, "--watch: cannot watch files: \(String(cString: strerror(errno)))")
    }
    watched = events
  }

  /// Also watches a folder; returns whether it was not watched before. Missing folders are not watched. Folders that
  /// cannot be watched, because there are too many, are named on standard error.
  mutating func add(_ folder: String) -> Bool {
    guard known.insert(folder).inserted else { return false }
    let number = folder.withPath { watched.add($0) }
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

  /// Stops watching a folder that was removed or renamed; returns its names.
  private mutating func forget(_ number: Int32) -> Set<String> {
    watched.remove(number)
    let names = folders.removeValue(forKey: number) ?? []
    known.subtract(names)
    return names
  }

  /// Waits for changes of relevant paths, under each name of their folders, and returns these. Other changes, such as
  /// in a folder of temporary files, have no effect.
  ///
  /// - Parameter found: Paths that are known to have changed, to which new changes are added.
  mutating func changes(
    after found: Set<String>, where isRelevant: (String) -> Bool
  ) -> Set<String> {
    var paths = found
    while paths.isEmpty {
      watched.wait(forMilliseconds: -1)
      paths = events(where: isRelevant)
    }
    let first = ContinuousClock.now
    var end = first + FolderWatch.quietTime
    while ContinuousClock.now < end {
      let rest = Int32(((end - .now) / .milliseconds(1)).rounded(.up))
      guard watched.wait(forMilliseconds: rest) else { break }
      let more = events(where: isRelevant)
      paths.formUnion(more)
      if !more.isEmpty { end = min(.now + FolderWatch.quietTime, first + FolderWatch.maximumTime) }
    }
    return paths
  }

  /// The relevant paths of the pending events, at least one. Removed folders are relevant, and all folders if the
  /// kernel has lost events.
  private mutating func events(where isRelevant: (String) -> Bool) -> Set<String> {
    var paths: Set<String> = []
    for event in watched.events() { paths.formUnion(changed(by: event, where: isRelevant)) }
    return paths
  }

  private mutating func changed(
    by event: FolderEvents.Event, where isRelevant: (String) -> Bool
  ) -> Set<String> {
    switch event.change {
    case .unknown: return known
    case .folder: return forget(event.folder)
    case .newFile: return []
    case .file:
      let name = String(pathBytes: event.name)
      let names = folders[event.folder] ?? []
      return Set(names.map { FolderWatch.path(name, in: $0) }.filter(isRelevant))
    }
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
