import PickerPlatform
import PickerLayout

/// A file that is written beside its destination and then renamed, so a partial file is never visible.
///
/// If the file system supports that, it has no name until it is complete, so nothing remains of it if the process ends
/// early.
struct FileDraft: Sendable {
  /// The destination.
  let path: String
  private let draft: String
  /// The file without a name; nil if it already has one.
  private let unnamed: Int32?

  /// Writes all of `bytes` to a hidden file in the folder of `path`, with the permissions of the file that it will
  /// replace. A signal that ends the process deletes it.
  ///
  /// - Returns: nil if it cannot be written, with the reason in `errno`.
  init?(_ bytes: [UInt8], replacing path: String) {
    self.path = path
    draft = "\(path.folder)/.layout-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    unnamed = openUnnamed(in: path.folder)
    OpenDrafts.insert(draft)
    // The other descriptor is closed when all is written.
    let file =
      unnamed.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
      ?? draft.withPath { Glibc.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard file >= 0 else {
      discard()
      return nil
    }
    var old = stat()
    if path.withPath({ stat($0, &old) }) == 0 { fchmod(file, old.st_mode & 0o777) }
    guard bytes.writeAndClose(file) else {
      discard()
      return nil
    }
  }

  /// Moves the file to its destination, or deletes it if that is not possible.
  ///
  /// - Returns: Whether it is at its destination; otherwise the reason is in `errno`.
  func place() -> Bool {
    guard hasName, draft.withPath({ draft in path.withPath { rename(draft, $0) } }) == 0 else {
      discard()
      return false
    }
    closeUnnamed()
    OpenDrafts.remove(draft)
    return true
  }

  /// Gives the file the name of the draft; returns whether that succeeded.
  private var hasName: Bool {
    guard let unnamed else { return true }
    return "/proc/self/fd/\(unnamed)".withPath { file in
      draft.withPath { linkat(AT_FDCWD, file, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }
    } == 0
  }

  /// Deletes the file without changing `errno`.
  func discard() {
    let reason = errno
    _ = draft.withPath { unlink($0) }
    closeUnnamed()
    OpenDrafts.remove(draft)
    errno = reason
  }

  private func closeUnnamed() {
    guard let unnamed else { return }
    close(unnamed)
    OpenDrafts.giveBackUnnamed()
  }
}

/// Opens a new unnamed file in a folder, which can get a name through `/proc`; nil if that is not possible.
private func openUnnamed(in folder: String) -> Int32? {
  #if os(Linux)
    // O_TMPFILE, whose definition Swift does not import.
    let flags = 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC
    guard access("/proc/self/fd", X_OK) == 0, OpenDrafts.takeUnnamed() else { return nil }
    let file = folder.withPath { Glibc.open($0, flags, 0o666) }
    if file >= 0 { return file }
    OpenDrafts.giveBackUnnamed()
  #endif
  return nil
}
