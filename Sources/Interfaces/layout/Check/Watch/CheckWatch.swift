import PickerPlatform
import PickerLayout
import PickerOutput

/// Checks documents, and then again those that are saved, in one process, so that fonts and words stay measured.
///
/// Where a document is saved, the answer is that of `layout check` for it alone; where anything else changes that the
/// last answers depend on, such as a catalogue or a font, all is checked again.
struct CheckWatch {
  private let command: CheckCommand
  private let trace = FileTrace()
  /// The names of the documents of the last complete check.
  private var documents: Set<String> = []

  init(_ command: CheckCommand) {
    self.command = command
  }

  /// Runs until a signal ends the process, with the exit code 0.
  ///
  /// - Throws: The usage errors of the first check. Other errors are shown, because the next save may cure them.
  consuming func run() throws {
    OpenDrafts.endBySignal(withExitCode: 0)
    var watch = try FolderWatch()
    try check([])
    while true {
      let missed = follow(&watch)
      let changed = watch.changes(after: missed, where: relevance)
      StandardStream.error.showLine("changed: \(changed.sorted().joined(separator: ", "))")
      try check(changed)
    }
  }

  /// Checks the documents among changed files, or all.
  private mutating func check(_ changed: Set<String>) throws {
    let saved = changed.sorted()
    let isOfDocuments =
      !saved.isEmpty && saved.allSatisfy { documents.contains($0) && FileKind($0) == .regular }
    do {
      let command = isOfDocuments ? command.checking(saved) : command
      var answer = try trace.recording { try command.answer() }
      if !isOfDocuments { documents = Set(answer.documents) }
      answer.endLine()
      try answer.deliver()
    } catch let error as ToolError where error.kind != .usage && error.kind != .brokenPipe {
      if error.kind != .checkFailed { StandardStream.error.showLine(error.message) }
    }
  }

  /// Watches the folders of all files that answers depend on; returns what has changed before they were watched.
  private func follow(_ watch: inout FolderWatch) -> Set<String> {
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

  /// Which changes answers depend on: those of known files, and of new ones in a known folder with the extension of one of
  /// them.
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
  /// What follows the last point of the name; empty without one.
  fileprivate var pathExtension: Substring {
    let name = split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...]
  }
}
