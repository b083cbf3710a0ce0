import CPickerSystem
import PickerGeometry
import PickerLimits
import PickerText

/// The registry of open faces. Each face is open once, for any number of documents that name its file or pass its
/// bytes, as long as it is used. A file that was replaced holds different faces.
///
/// A library retains the faces that were added to it, and a measured text the faces it is set in. The most
/// recently used faces stay open beyond that, up to ``keptBytes``. To find the face of a glyph run, use
/// ``FontLibrary/typeface(of:)`` of its library.
final class OpenFonts: Sendable {
  private struct Registry {
    var files = WeakTable<FileIdentity, FontBytes>()
    /// The copies of fonts in memory, by the digests of their bytes.
    var copies = WeakTable<UInt64, FontBytes>()
    var faces = WeakTable<FaceIdentity, Typeface>()
    var recent = RecentTable<ObjectIdentifier, OpenFace>(limit: keptBytes)
    var forgottenStyles = 0

    /// Returns the face of `bytes` that is open, or opens it.
    mutating func typeface(
      _ bytes: FontBytes, at place: FacePlace
    ) throws(FontReadingError) -> Typeface {
      let face = FaceIdentity(place: place, content: bytes.digest)
      if let open = faces[face], open.bytes.hasSameContent(as: bytes) { return open }
      let opened = try Typeface(bytes, index: place.index, source: place.source)
      faces[face] = opened
      return opened
    }

    /// Returns the copy of `bytes` that a face retains, or makes one.
    mutating func copy(of bytes: [UInt8], digest: UInt64) -> FontBytes {
      bytes.withUnsafeBufferPointer { bytes in
        if let known = copies[digest], known.equals(bytes) { return known }
        let copy = FontBytes(copying: bytes, digest: digest)
        copies[digest] = copy
        return copy
      }
    }
  }

  /// The approximate maximum size of the faces that stay open while unused, in bytes.
  static let keptBytes = 64 << 20

  /// The number of evicted styles after which their HarfBuzz shape plans are dropped too.
  private static let styleLimit = 64

  private let registry = Mutex(Registry())

  /// The number of faces kept open, and of registered face keys.
  var counts: (kept: Int, known: Int) {
    registry.withLock { ($0.recent.count, $0.faces.count) }
  }

  /// Opens face `index` of the file at `path`, or returns it if it is open.
  func typeface(path: String, index: Int) throws(FontReadingError) -> Typeface {
    let identity = try FileIdentity(path: path)
    return try registry.withLock { registry throws(FontReadingError) in
      let known = registry.files[identity]
      let bytes = if let known { known } else { try FontBytes(path: path) }
      let face = try registry.typeface(bytes, at: FacePlace(source: path, index: index))
      registry.files[identity] = bytes
      return face
    }
  }

  /// Opens face `index` of the font file whose contents are `bytes`, or returns it if it is open.
  func typeface(bytes: [UInt8], index: Int) throws(FontReadingError) -> Typeface {
    try FontBytes.check(byteCount: bytes.count)
    let digest = bytes.withUnsafeBufferPointer { TextHash.digest($0) }
    return try registry.withLock { registry throws(FontReadingError) in
      let copy = registry.copy(of: bytes, digest: digest)
      return try registry.typeface(copy, at: FacePlace(memory: digest, index: index))
    }
  }

  /// Opens every face of the file at `path`: one, or all faces of a collection.
  func typefaces(path: String) throws(FontReadingError) -> [Typeface] {
    var faces = [try typeface(path: path, index: 0)]
    while faces.count < faces[0].fileFaceCount {
      faces.append(try typeface(path: path, index: faces.count))
    }
    return faces
  }

  /// Returns the instance of a face at a position, from the cache if it was used recently.
  func instance(of typeface: Typeface, at position: FacePosition) -> FontInstance {
    let face = registry.withLock { registry in
      let key = ObjectIdentifier(typeface)
      if let known = registry.recent.find(key) { return known }
      let face = OpenFace(typeface)
      registry.recent.insert(face, for: key, bytes: face.footprint)
      return face
    }
    return face.instance(at: position)
  }

  /// Records that styles with separate shape plans were evicted.
  ///
  /// HarfBuzz keeps the plans for the life of the face and searches them linearly whenever it shapes. After
  /// enough evictions new HarfBuzz faces are created; the old ones are freed with their last user.
  func forget(styles: Int) {
    registry.withLock { registry in
      registry.forgottenStyles += styles
      if registry.forgottenStyles < OpenFonts.styleLimit { return }
      registry.forgottenStyles = 0
      registry.recent.removeAll()
    }
  }
}

/// The identity of a file, independent of its path; a modified file has another identity.
private struct FileIdentity: Hashable {
  let device: UInt64
  let node: UInt64
  let size: Int
  let changed: Int
  let changedFraction: Int

  init(path: String) throws(FontReadingError) {
    var status = stat()
    guard path.withPath({ stat($0, &status) }) == 0 else {
      throw FontReadingError(
        picker_errno() == ENOENT
          ? "expected a font file, found nothing"
          : "cannot be opened: \(lastSystemError())")
    }
    try FontBytes.check(&status)
    device = UInt64(status.st_dev)
    node = UInt64(status.st_ino)
    size = Int(status.st_size)
    let modified = picker_modification_time(&status)
    changed = modified.tv_sec
    changedFraction = modified.tv_nsec
  }
}

/// The identity of an open face. It includes the path, which glyph runs report: the result for a document must
/// not depend on other paths under which the file was opened before.
private struct FaceIdentity: Hashable {
  let place: FacePlace
  let content: UInt64
}
