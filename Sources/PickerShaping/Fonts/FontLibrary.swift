import CPickerFonts
import PickerText

/// The available font families, and the selection of faces for a font.
///
/// A value type: adding fonts returns a new library that shares the open faces of the old one.
public struct FontLibrary: Sendable {
  /// The families by lowercased name.
  private(set) var families: [String: FontFamily] = [:]
  /// The lowercased names in the order in which they were added.
  private(set) var order: [String] = []
  /// The entries by location, including system faces hidden by families of the same name.
  private var places: [FacePlace: [FaceEntry]] = [:]
  /// The fallback families of the default family.
  private(set) var fallbacks: [String] = []
  /// Whether the default family is still the bundled one.
  private(set) var hasBundledDefault = true
  /// The system fonts, which cover characters that no named family has; nil unless they were added.
  var system: SystemFonts?
  /// The open faces, shared with all libraries derived from one another.
  let faces = OpenFonts()

  /// The bundled fonts: Inter, with Noto faces as fallbacks for other scripts.
  public static let bundled = FontLibrary()

  /// Creates a library of the bundled fonts with open faces of its own.
  init() {
    for i in 0..<picker_font_count() {
      let entry = ImmutablePointer(picker_fonts() + i)
      let font = entry.pointer.pointee
      let family = String(cString: font.family)
      let weights = font.lightest...font.heaviest
      let isVariable = font.lightest < font.heaviest
      insert(
        FaceEntry(
          family: family, weights: weights, isVariable: isVariable, from: FacePlace(bundled: font),
          in: faces
        ) { [faces] in faces.typeface(bundled: entry.pointer.pointee) })
    }
    let bundled = Font.defaultFamilies.map(FontFamily.key)
    fallbacks = order.filter { !bundled.contains($0) }
  }

  /// Adds families, each replacing one of the same name.
  mutating func replaceFamilies(with entries: [FaceEntry]) {
    for name in Set(entries.map { FontFamily.key($0.family) }) {
      for entry in families[name]?.entries ?? [] {
        places[entry.place]?.removeAll { $0 === entry }
      }
      families[name]?.entries = []
      if Font.defaultFamilies.contains(where: { FontFamily.key($0) == name }) {
        hasBundledDefault = false
      }
    }
    entries.forEach { insert($0) }
  }

  /// Adds a face to its family.
  mutating func insert(_ entry: FaceEntry) {
    let key = FontFamily.key(entry.family)
    if families[key] == nil { order.append(key) }
    families[key, default: FontFamily(name: entry.family, entries: [])].entries.append(entry)
    register(entry)
  }

  /// Makes the face available to ``typeface(of:)`` without adding it to a family.
  mutating func register(_ entry: FaceEntry) {
    places[entry.place, default: []].append(entry)
  }

  /// The face of a glyph run, reopened if it was closed; nil if it is not in the library.
  ///
  /// A face is known by its family and its content, so a file that was replaced has other faces. It is
  /// looked up at the path of the run first and then among the faces of its family, because a saved
  /// tree may name a path on another machine.
  func typeface(of face: FontFace) -> Typeface? {
    for entry in places[FacePlace(face)] ?? [] {
      if let typeface = entry.typeface, typeface.serves(face) { return typeface }
    }
    for entry in families[FontFamily.key(face.family)]?.entries ?? [] where face.content != 0 {
      if let typeface = entry.typeface, typeface.serves(face) { return typeface }
    }
    return nil
  }

  /// The family of a name; the lookup ignores case.
  func family(named name: String) -> FontFamily? {
    families[FontFamily.key(name)]
  }

  /// The faces of `font` in order of preference.
  ///
  /// The bundled faces for other scripts follow the default family as fallbacks. Any other list is used
  /// as given, as in browsers: characters that it does not cover are missing. Contains at least one face.
  func stack(for font: Font) -> [FaceEntry] {
    var names = font.families.map(FontFamily.key)
    let isDefault = names == Font.defaultFamilies.map(FontFamily.key) && hasBundledDefault
    if isDefault || !names.contains(where: { families[$0] != nil }) {
      names += (isDefault ? [] : Font.defaultFamilies.map(FontFamily.key)) + fallbacks
    }
    var seen: Set<String> = []
    return names.compactMap { name in
      guard seen.insert(name).inserted else { return nil }
      return families[name]?.entry(weight: font.weight.value, style: font.style)
    }
  }
}
