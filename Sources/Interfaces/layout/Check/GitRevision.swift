import PickerPlatform
import PickerCatalogs
import PickerLayout
import PickerOutput

/// A commit of the working directory's repository, and the files that have changed since.
struct GitRevision: Sendable {
  private let name: String
  /// The folder of the repository, with a slash at its end.
  private let root: String
  /// The unchanged files of the commit, relative to the repository.
  private let unchanged: Set<String>
  /// The changed and removed files.
  let changed: [String]

  /// Queries git.
  ///
  /// - Throws: `--changed-since: git finds no commit "none" here`.
  init(_ name: String) throws(ToolError) {
    guard !name.hasPrefix("-"),
      let commit = Git.output(
        "rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"),
      let root = Git.output("rev-parse", "--show-toplevel"),
      let files = Git.output(
        "-C", root.trimmedLine, "ls-tree", "-r", "-z", "--name-only", commit.trimmedLine),
      let changes = Git.output(
        "-C", root.trimmedLine, "diff", "-z", "--name-only", "--no-renames", commit.trimmedLine)
    else {
      throw ToolError(
        .usage, "--changed-since: git finds no commit \(name.quotedInMessage) here")
    }
    self.name = commit.trimmedLine
    self.root = root.trimmedLine + "/"
    changed = changes.nulSeparated
    unchanged = Set(files.nulSeparated).subtracting(changed)
  }

  /// Whether a file is unchanged; false outside the repository.
  func isUnchanged(_ path: String) -> Bool { ownPath(path).map { unchanged.contains($0) } ?? false }

  /// Whether anything in a folder has changed.
  func hasChanges(in folder: String) -> Bool {
    guard let own = ownPath(folder) else { return true }
    return changed.contains { $0.hasPrefix(own + "/") || $0 == own || own.isEmpty }
  }

  /// Whether all changed files in a folder, or at a path, still exist.
  func keepsFiles(in path: String) -> Bool {
    guard let own = ownPath(path) else { return false }
    return changed.allSatisfy {
      !($0.hasPrefix(own + "/") || $0 == own || own.isEmpty) || FileKind(root + $0) != nil
    }
  }

  /// The bytes of a file in the commit; nil if it did not exist.
  func bytes(of path: String) -> [UInt8]? {
    ownPath(path).flatMap { Git.bytes("-C", root, "show", "\(name):\($0)") }
  }

  /// The path relative to the repository; nil outside it, and if there is nothing.
  private func ownPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let full = String(cString: resolved)
    if full + "/" == root { return "" }
    return full.hasPrefix(root) ? String(full.dropFirst(root.count)) : nil
  }
}

/// Catalogues in a commit.
struct PastCatalogs: CatalogFiles {
  let revision: GitRevision

  func names(inFolder path: String) throws(CatalogError) -> [String]? {
    let folder = path.hasSuffix("/") ? path : path + "/"
    return try CatalogFolder().names(inFolder: path)?.filter { name in
      FileKind(folder + name) == .directory || revision.isUnchanged(folder + name)
        || revision.bytes(of: folder + name) != nil
    }
  }

  func bytes(ofFile path: String, atMost limit: Int) throws(CatalogError) -> [UInt8] {
    if revision.isUnchanged(path) { return try CatalogFolder().bytes(ofFile: path, atMost: limit) }
    guard let bytes = revision.bytes(of: path) else {
      throw CatalogError(path: path, message: "did not exist", reason: .unreadable)
    }
    return Array(bytes.prefix(limit))
  }
}

private enum Git {
  /// The output of a command as a text; nil if it fails.
  static func output(_ arguments: String...) -> String? {
    run(arguments).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The output of a command; nil if it fails.
  static func bytes(_ arguments: String...) -> [UInt8]? { run(arguments) }

  private static func run(_ arguments: [String]) -> [UInt8]? {
    let words = arguments.map {
      "'" + $0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
    }
    guard let stream = popen("git " + words.joined(separator: " ") + " 2>/dev/null", "re") else {
      return nil
    }
    let bytes = Descriptor(fileno(stream)).readAll(atMost: 1 << 30)
    return pclose(stream) == 0 ? bytes : nil
  }
}

extension String {
  fileprivate var trimmedLine: String { String(self.prefix { $0 != "\n" }) }

  fileprivate var nulSeparated: [String] { self.split(separator: "\0").map { String($0) } }
}
