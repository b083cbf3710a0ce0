import PickerOutput

/// The files on which repeated work depends, and their changes.
struct WatchedFiles: ~Copyable {
  private let trace: FileTrace
  private var watch: FolderWatch

  /// - Throws: `--watch: cannot watch files: Too many open files`.
  init(of trace: FileTrace) throws(ToolError) {
    self.trace = trace
    watch = try FolderWatch()
  }

  /// Waits until something changes on which the work depends, names it on standard error, and returns it.
  ///
  /// - Parameter output: The file that the work writes, whose changes are ignored.
  mutating func changes(besides output: String? = nil) -> Set<String> {
    let missed = follow()
    let isRelevant = relevance
    let changed = watch.changes(after: missed.filter { $0 != output }) {
      $0 != output && isRelevant($0)
    }
    StandardStream.error.showLine("changed: \(changed.sorted().joined(separator: ", "))")
    return changed
  }

  /// Watches the folders of all files on which answers depend; returns changes from before they were watched.
  private mutating func follow() -> Set<String> {
    let paths = trace.paths
    var new: Set<String> = []
    for path in paths {
      for folder in FileKind(path) == .directory ? [path, path.folder] : [path.folder]
      where watch.add(folder) {
        new.insert(folder)
      }
    }
    return Set(
      paths.filter { path in
        guard new.contains(path.folder), FileKind(path) == .regular,
          let time = FileTime.ofChange(path)
        else { return false }
        return time >= trace.start
      })
  }

  /// The relevant changes: known files, and new files in a known folder with a known extension.
  private var relevance: (String) -> Bool {
    let known = Set(trace.paths)
    let folders = known.filter { FileKind($0) == .directory }
    let extensions = Set(known.map { $0.pathExtension }).subtracting([""])
    return { path in
      let isHidden = path.split(separator: "/").last?.hasPrefix(".") == true
      return known.contains(path)
        || folders.contains(path.folder) && !isHidden && extensions.contains(path.pathExtension)
    }
  }
}

extension String {
  /// The part of the name after the last full stop; empty without one.
  fileprivate var pathExtension: Substring {
    let name = split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...]
  }
}
