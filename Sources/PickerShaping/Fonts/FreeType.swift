import CPickerFreeType
import PickerLocks

/// The FreeType library of the process, used by one thread at a time.
///
/// It is never closed, because `FT_Done_FreeType` would free every face.
enum FreeType {
  nonisolated(unsafe) private static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()
  private static let lock = Mutex(())

  /// Opens face `index` of `bytes`, which must outlive it; nil if FreeType cannot open it.
  static func open(_ bytes: FontBytes, index: Int) -> FT_Face? {
    var face: FT_Face?
    exclusively {
      if FT_New_Memory_Face(library, bytes.pointer, bytes.count, index, &face) != 0 { face = nil }
    }
    return face
  }

  /// Frees a face.
  static func close(_ face: FT_Face) {
    exclusively { FT_Done_Face(face) }
  }

  /// Runs `body` while no other thread uses FreeType.
  static func exclusively(_ body: () -> Void) {
    lock.withLock { _ in body() }
  }
}
