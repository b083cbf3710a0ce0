import CPickerFreeType
import PickerLimits

/// The FreeType library of the process, used by one thread at a time.
///
/// It is never closed, because `FT_Done_FreeType` would free every face.
enum FreeType {
  private static let library = Mutex(opened())

  private static func opened() -> sending FT_Library? {
    var library: FT_Library?
    guard let memory = FreeTypeMemory.functions else {
      return FT_Init_FreeType(&library) == 0 ? library : nil
    }
    guard FT_New_Library(memory, &library) == 0 else { return nil }
    FT_Add_Default_Modules(library)
    FT_Set_Default_Properties(library)
    return library
  }

  /// Opens face `index` of `bytes`, which must outlive it; nil if FreeType cannot open it.
  static func open(_ bytes: FontBytes, index: Int) -> ExclusivePointer<FT_Face>? {
    library.withLock { library in
      var face: FT_Face?
      let error = FT_New_Memory_Face(library, bytes.pointer, bytes.count, index, &face)
      return error == 0 ? face.map { ExclusivePointer($0) } : nil
    }
  }

  /// Frees a face.
  static func close(_ face: ExclusivePointer<FT_Face>) {
    exclusively { FT_Done_Face(face.pointer) }
  }

  /// Runs `body` while no other thread uses FreeType.
  static func exclusively(_ body: () -> Void) {
    library.withLock { _ in body() }
  }
}
