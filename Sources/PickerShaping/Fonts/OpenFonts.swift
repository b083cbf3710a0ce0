import CPickerFonts
import PickerText
import PickerLocks
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The faces that are open: each once, however many documents name its file, and for as long as
/// anyone uses it. A file that was replaced holds other faces.
///
/// Which of them a glyph run is set in, its own library tells: ``FontLibrary/typeface(of:)``. A library
/// holds the faces that were added to it, and a measured text those it is set in. Those that were used
/// last are kept open for whoever comes next, as many as are in ``keptBytes``.
final class OpenFonts: Sendable {
  private struct Shelf {
    var files = WeakTable<FileIdentity, FontBytes>()
    var faces = WeakTable<FaceIdentity, Typeface>()
    var bundled = WeakTable<FacePlace, Typeface>()
    var recent = RecentTable<ObjectIdentifier, OpenFace>(limit: keptBytes)
    var forgottenStyles = 0
  }

  /// How many bytes faces that nobody uses may take, about.
  static let keptBytes = 64 << 20

  /// After so many styles that are gone, what HarfBuzz learned for them goes too.
  private static let styleLimit = 64

  private let shelf = Mutex(Shelf())

  /// How many faces are kept open, and how many names of open ones are known.
  var counts: (kept: Int, known: Int) {
    shelf.withLock { ($0.recent.count, $0.faces.count) }
  }

  /// Face `index` of the file at `path`.
  func typeface(path: String, index: Int) throws(FontFault) -> Typeface {
    let identity = try FileIdentity(path: path)
    let result = shelf.withLock { shelf -> Result<Typeface, FontFault> in
      do throws(FontFault) {
        let known = shelf.files[identity]
        let bytes = if let known { known } else { try FontBytes(path: path) }
        let face = FaceIdentity(
          place: FacePlace(source: path, index: index), content: bytes.digest)
        if let open = shelf.faces[face], open.bytes.hasSameContent(as: bytes) {
          return .success(open)
        }
        let opened = try Typeface(bytes, index: index, source: path)
        shelf.files[identity] = bytes
        shelf.faces[face] = opened
        return .success(opened)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Every face of the file at `path`: one, or all of a collection.
  func typefaces(path: String) throws(FontFault) -> [Typeface] {
    var faces = [try typeface(path: path, index: 0)]
    while faces.count < faces[0].fileFaceCount {
      faces.append(try typeface(path: path, index: faces.count))
    }
    return faces
  }

  /// A font that is compiled in.
  func typeface(bundled font: picker_font) -> Typeface? {
    let place = FacePlace(bundled: font)
    return shelf.withLock { shelf in
      if let open = shelf.bundled[place] { return open }
      let bytes = FontBytes(permanent: font.bytes, count: font.size)
      let family = String(cString: font.family)
      let opened = try? Typeface(bytes, index: 0, source: place.source, family: family)
      shelf.bundled[place] = opened
      return opened
    }
  }

  /// An open face at a position; the same instance as the last time, unless that was long ago.
  func instance(of typeface: Typeface, at position: FacePosition) -> FontInstance {
    let face = shelf.withLock { shelf in
      let key = ObjectIdentifier(typeface)
      if let known = shelf.recent.find(key) { return known }
      let face = OpenFace(typeface)
      shelf.recent.insert(face, for: key, bytes: face.footprint)
      return face
    }
    return face.instance(at: position)
  }

  /// Notes that styles are gone for which HarfBuzz made plans of their own.
  ///
  /// HarfBuzz keeps a plan for as long as its face, and looks through all of them whenever it shapes.
  /// So those who come next get faces of HarfBuzz anew, and the old ones go with their last user.
  func forget(styles: Int) {
    shelf.withLock { shelf in
      shelf.forgottenStyles += styles
      if shelf.forgottenStyles < OpenFonts.styleLimit { return }
      shelf.forgottenStyles = 0
      shelf.recent.removeAll()
    }
  }
}

/// Which file it is, whatever path led there; one that was changed since is another.
private struct FileIdentity: Hashable {
  let device: UInt64
  let node: UInt64
  let size: Int
  let changed: Int
  let changedFraction: Int

  init(path: String) throws(FontFault) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw FontFault(
        errno == ENOENT
          ? "expected a font file, found nothing there"
          : "cannot be opened: \(lastSystemError())")
    }
    try FontBytes.check(status)
    device = UInt64(status.st_dev)
    node = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      changed = status.st_mtimespec.tv_sec
      changedFraction = status.st_mtimespec.tv_nsec
    #else
      changed = status.st_mtim.tv_sec
      changedFraction = status.st_mtim.tv_nsec
    #endif
  }
}

/// A face of a file as it was when it was opened. Its path belongs to it, since glyph runs tell it: a
/// document is answered alike whatever was opened under other names before.
private struct FaceIdentity: Hashable {
  let place: FacePlace
  let content: UInt64
}
