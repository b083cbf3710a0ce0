import CPickerFonts
import PickerText

/// The families there are, and which faces of them a font is set in.
///
/// A value: adding gives a new library that shares the opened faces of the old one.
public struct FontLibrary: Sendable {
  /// By lower-case name.
  private(set) var families: [String: FontFamily] = [:]
  /// Lower-case names in the order in which they came.
  private(set) var order: [String] = []
  /// By where their faces come from; those of the system too that families of other names hide.
  private var places: [FacePlace: [FaceEntry]] = [:]
  /// What stands behind the default family.
  private(set) var fallbacks: [String] = []
  /// Whether the default family is still the one that is compiled in.
  private(set) var hasBundledDefault = true
  /// Where characters are looked for that no named family has.
  var system: SystemFonts?
  /// The faces that are open, shared with all libraries that were made from one another.
  let faces = OpenFonts()

  /// The fonts that are compiled in: Inter, and behind it Noto faces for other scripts.
  public static let bundled = FontLibrary()

  /// The fonts that are compiled in, opened anew.
  init() {
    for font in UnsafeBufferPointer(start: picker_fonts(), count: picker_font_count()) {
      let family = String(cString: font.family)
      let bytes = BundledFont(font)
      let weights = font.lightest...font.heaviest
      let varies = font.lightest < font.heaviest
      insert(
        FaceEntry(
          family: family, weights: weights, varies: varies, from: FacePlace(bundled: font),
          in: faces
        ) { [faces] in bytes.opened(in: faces) })
    }
    let bundled = Font.defaultFamilies.map(FontFamily.key)
    fallbacks = order.filter { !bundled.contains($0) }
  }

  /// Puts families in, each in place of one of the same name.
  mutating func shadow(with entries: [FaceEntry]) {
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

  /// Puts a face in beside those of its family.
  mutating func insert(_ entry: FaceEntry) {
    let key = FontFamily.key(entry.family)
    if families[key] == nil { order.append(key) }
    families[key, default: FontFamily(name: entry.family, entries: [])].entries.append(entry)
    note(entry)
  }

  /// Makes the face known to ``typeface(of:)``, whichever family it is looked for by.
  mutating func note(_ entry: FaceEntry) {
    places[entry.place, default: []].append(entry)
  }

  /// The face that a glyph run is set in, opened again where nobody used it meanwhile; nil where this
  /// library has no such face.
  ///
  /// A face is known by its family and its content. It is looked for at the place that the run names first, and then
  /// among the faces of its family, since a saved tree may name a path of another machine. A file that
  /// was replaced holds other faces.
  func typeface(of face: FontFace) -> Typeface? {
    for entry in places[FacePlace(face)] ?? [] {
      if let typeface = entry.typeface, typeface.serves(face) { return typeface }
    }
    for entry in families[FontFamily.key(face.family)]?.entries ?? [] where face.content != 0 {
      if let typeface = entry.typeface, typeface.serves(face) { return typeface }
    }
    return nil
  }

  /// The family of a name, without regard to case.
  func family(named name: String) -> FontFamily? {
    families[FontFamily.key(name)]
  }

  /// The faces of `font` in order of preference.
  ///
  /// Behind the default family stand the bundled faces of other scripts. Any other list is taken
  /// at its word, as a browser does: what it lacks is missing. At least one face comes back.
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

/// A compiled-in font on its way to being opened.
private struct BundledFont: @unchecked Sendable {
  private let font: picker_font

  init(_ font: picker_font) {
    self.font = font
  }

  func opened(in faces: OpenFonts) -> Typeface? { faces.typeface(bundled: font) }
}
