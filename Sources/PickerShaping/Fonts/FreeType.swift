import CPickerFreeType
import Synchronization

/// FreeType, of which there is one for the process, used by one thread at a time.
///
/// The library is never closed: closing it would free every face.
enum FreeType {
  nonisolated(unsafe) private static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()
  private static let lock = Mutex(())

  /// Opens face `index` of `bytes`, which must outlive the face.
  static func open(_ bytes: FontBytes, index: Int) -> (face: FT_Face?, error: FT_Error) {
    exclusively {
      var face: FT_Face?
      let error = FT_New_Memory_Face(library, bytes.pointer, bytes.count, index, &face)
      return (face, error)
    }
  }

  static func close(_ face: FT_Face) {
    exclusively { _ = FT_Done_Face(face) }
  }

  /// Runs `body` while no other thread uses FreeType.
  static func exclusively<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    lock.withLock { _ in result = body() }
    guard let result else { return body() }
    return result
  }

  /// FreeType's own words for an error.
  static func message(_ error: FT_Error) -> String {
    FT_Error_String(error).map { String(cString: $0) } ?? "error \(error)"
  }
}
