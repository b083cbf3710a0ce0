import CPickerHarfBuzz
import PickerText
import PickerLocks
import Synchronization

/// A face, and the instances of it that were asked for lately.
final class OpenFace: Sendable {
  private let face: HarfBuzzFace
  private let instances = Mutex(RecentTable<FacePosition, FontInstance>(limit: 512 << 10))

  /// What an instance takes, about: HarfBuzz keeps tables of advances and characters with each.
  private static let instanceBytes = 4 << 10

  init(_ typeface: Typeface) {
    face = HarfBuzzFace(of: typeface)
  }

  /// How many bytes it takes at most, about: the file, and the tables of all its instances.
  var footprint: Int { face.typeface.fileBytes + (1 << 20) }

  /// How many instances there are, and how many had to leave.
  var instanceCounts: (now: Int, left: Int) { instances.withLock { ($0.count, $0.evictionCount) } }

  /// The one instance at `position`.
  func instance(at position: FacePosition) -> FontInstance {
    instances.withLock { made in
      if let instance = made.find(position) { return instance }
      let instance = FontInstance(face, at: position)
      made.insert(instance, for: position, bytes: OpenFace.instanceBytes)
      return instance
    }
  }
}

/// Where in its design space a face is, and how it is drawn.
struct FacePosition: Hashable, Sendable {
  /// One value for each axis of the face.
  var axes: [Double]
  /// By how many degrees its outlines are slanted.
  var slant = 0.0
}

/// A face as HarfBuzz shapes with it, with all that HarfBuzz learns while it does.
///
/// A plan is kept in it for every script, language and set of features, for as long as it lives.
final class HarfBuzzFace: @unchecked Sendable {
  let pointer: OpaquePointer
  let typeface: Typeface

  init(of typeface: Typeface) {
    self.typeface = typeface
    pointer = Typeface.harfbuzzFace(
      typeface.freetype, keeping: typeface.bytes, index: typeface.index)
  }

  deinit { hb_face_destroy(pointer) }
}
