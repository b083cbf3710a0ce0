import PickerPlatform
import PickerLayout

/// A file that is written beside its destination and then renamed, so that no partial file is ever visible.
struct FileDraft: Sendable {
  /// The destination.
  let path: String
  private let draft: String

  /// Writes all of `bytes` to a hidden file in the folder of `path`, with the permissions of the file that it will
  /// replace. A signal that ends the process deletes it.
  ///
  /// - Returns: nil if it cannot be written, with the reason in `errno`.
  init?(_ bytes: [UInt8], replacing path: String) {
    self.path = path
    draft = "\(path.folder)/.layout-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    OpenDrafts.insert(draft)
    let file = draft.withPath {
      Glibc.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard file >= 0 else {
      OpenDrafts.remove(draft)
      return nil
    }
    var old = stat()
    if path.withPath({ stat($0, &old) }) == 0 { fchmod(file, old.st_mode & 0o777) }
    guard bytes.writeAndClose(file) else {
      discard()
      return nil
    }
  }

  /// Puts the file in its place, or deletes it where that is not possible.
  ///
  /// - Returns: Whether it is in its place; if not, the reason is in `errno`.
  func place() -> Bool {
    guard draft.withPath({ draft in path.withPath { rename(draft, $0) } }) == 0 else {
      discard()
      return false
    }
    OpenDrafts.remove(draft)
    return true
  }

  /// Deletes the file. `errno` stays as it is.
  func discard() {
    let reason = errno
    _ = draft.withPath { unlink($0) }
    OpenDrafts.remove(draft)
    errno = reason
  }
}
