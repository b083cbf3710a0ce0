import Glibc

/// A file that is written beside its destination and then renamed, so that no partial file is ever visible.
struct FileDraft: Sendable {
  /// The destination.
  let path: String
  private let draft: String

  /// Writes all of `bytes` to a hidden file in the folder of `path`, with the permissions of the file that it will
  /// replace.
  ///
  /// - Returns: nil where it cannot be written, with the reason in `errno`.
  init?(_ bytes: [UInt8], replacing path: String) {
    self.path = path
    draft = "\(path.folder)/.layout-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    let file = Glibc.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return nil }
    var old = stat()
    if stat(path, &old) == 0 { fchmod(file, old.st_mode & 0o777) }
    guard bytes.writeAndClose(file) else {
      discard()
      return nil
    }
  }

  /// Puts the file in its place, or deletes it where that is not possible.
  ///
  /// - Returns: Whether it is in its place; if not, the reason is in `errno`.
  func place() -> Bool {
    guard rename(draft, path) == 0 else {
      discard()
      return false
    }
    return true
  }

  /// Deletes the file. `errno` stays as it is.
  func discard() {
    let reason = errno
    unlink(draft)
    errno = reason
  }
}
