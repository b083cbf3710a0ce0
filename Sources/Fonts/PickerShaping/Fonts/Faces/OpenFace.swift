import CPickerHarfBuzz
import PickerGeometry
import PickerText
import PickerLimits

/// A face and its recently used instances.
final class OpenFace: Sendable {
  private let face: HarfBuzzFace
  private let instances = Mutex(RecentTable<FacePosition, FontInstance>(limit: 512 << 10))

  /// The approximate size of an instance: HarfBuzz caches advances and character mappings for each.
  private static let instanceBytes = 4 << 10

  init(_ typeface: Typeface) {
    face = HarfBuzzFace(of: typeface)
  }

  /// The approximate maximum size in bytes: the file, and the caches of all instances.
  var footprint: Int { face.typeface.fileBytes + (1 << 20) }

  /// The number of cached instances, and of those evicted so far.
  var instanceCounts: (current: Int, evicted: Int) {
    instances.withLock { ($0.count, $0.evictionCount) }
  }

  /// Returns the instance at `position`, creating it if necessary.
  func instance(at position: FacePosition) -> FontInstance {
    instances.withLock { made in
      if let instance = made.find(position) { return instance }
      let instance = FontInstance(face, at: position)
      made.insert(
        instance, for: position,
        bytes: OpenFace.instanceBytes + (position.exact == nil ? 0 : instance.advanceFootprint))
      return instance
    }
  }
}

/// A position in the design space of a face, and its synthetic slant.
struct FacePosition: Hashable, Sendable {
  /// The value of each axis, in the order of the face.
  var axes: [Double]
  /// The synthetic slant in degrees clockwise.
  var slant = 0.0
  /// The width in em that synthetic bold adds to strokes.
  var boldness = 0.0
  /// The size of the face as a multiple of the font's.
  var sizeFactor = 1.0
  /// The browser and the one font size for which advances and kerning are in 1/65536 pt; nil: any size, in 1/65536 em.
  var exact: BrowserSize?
}

/// A browser, and the font size in points at which its advances are.
struct BrowserSize: Hashable, Sendable {
  let browser: Browser
  let size: Double
}

/// A HarfBuzz face with the shape plans that HarfBuzz caches in it.
///
/// HarfBuzz keeps one plan for each combination of script, language and features for the life of the face.
final class HarfBuzzFace: Sendable {
  private let face: ImmutablePointer<OpaquePointer>
  let typeface: Typeface

  init(of typeface: Typeface) {
    self.typeface = typeface
    face = Typeface.harfbuzzFace(
      typeface.freetype.pointer, keeping: typeface.bytes, index: typeface.index)
  }

  var pointer: OpaquePointer { face.pointer }

  deinit { hb_face_destroy(pointer) }
}
