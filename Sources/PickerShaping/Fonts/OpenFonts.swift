import CPickerFonts
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Every face the process has opened; a file is read once, however many documents name it.
final class OpenFonts: Sendable {
  static let shared = OpenFonts()

  private struct Shelf {
    var files: [FileIdentity: FontBytes] = [:]
    var faces: [FaceIdentity: Typeface] = [:]
    var bySource: [SourceIdentity: Typeface] = [:]
  }

  private let shelf = Mutex(Shelf())

  /// Face `index` of the file at `path`.
  func typeface(path: String, index: Int) throws(FontFault) -> Typeface {
    let identity = try FileIdentity(path: path)
    let result = shelf.withLock { shelf -> Result<Typeface, FontFault> in
      let face = FaceIdentity(file: identity, index: index)
      if let open = shelf.faces[face] { return .success(open) }
      do throws(FontFault) {
        let known = shelf.files[identity]
        let bytes = if let known { known } else { try FontBytes(path: path) }
        let opened = try Typeface(bytes, index: index, source: path)
        shelf.files[identity] = bytes
        shelf.faces[face] = opened
        shelf.bySource[SourceIdentity(source: path, index: index)] = opened
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
    let source = "bundled:" + String(cString: font.file)
    let identity = SourceIdentity(source: source, index: 0)
    return shelf.withLock { shelf in
      if let open = shelf.bySource[identity] { return open }
      let bytes = FontBytes(permanent: font.bytes, count: font.size)
      let family = String(cString: font.family)
      let opened = try? Typeface(bytes, index: 0, source: source, family: family)
      shelf.bySource[identity] = opened
      return opened
    }
  }

  /// The open face that goes by this name in glyph runs.
  func typeface(source: String, index: Int) -> Typeface? {
    shelf.withLock { $0.bySource[SourceIdentity(source: source, index: index)] }
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

private struct FaceIdentity: Hashable {
  let file: FileIdentity
  let index: Int
}

private struct SourceIdentity: Hashable {
  let source: String
  let index: Int
}
