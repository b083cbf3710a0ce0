import CPickerFonts
import PickerGeometry
import PickerText

/// The available font families, and the selection of faces for a font.
///
/// It is a value type: adding fonts returns a new library that shares the open faces of the old one.
public struct FontLibrary: Sendable {
  /// The families in the order in which they were added.
  private(set) var families: [FontFamily] = []
  /// Finds ``families`` by their keys.
  private var index = HashIndex()
  /// All entries, including system faces hidden by families of the same name.
  private var entries: [FaceEntry] = []
  /// Finds ``entries`` by their locations.
  private var places = HashIndex()
  /// The families of files that were added by name, rather than by their folder or with the fonts of the machine.
  private(set) var namedFamilies: [String] = []
  /// The number of bundled families, which come first: the default family and its fallbacks.
  private var bundledCount = 0
  /// Whether the default family is still the bundled one.
  private(set) var hasBundledDefault = true
  /// The families of the machine whose names other families have. Generic families are these nevertheless.
  private var hidden: [FontFamily] = []
  /// The system fonts, which cover characters that no named family has; nil unless they were added.
  var system: SystemFonts?
  /// The colour faces with pictures of emoji.
  private(set) var emoji = EmojiPictures()
  /// The open faces, shared with all libraries derived from one another.
  let faces = OpenFonts()

  /// The bundled fonts: Inter, with Noto faces as fallbacks for other scripts.
  public static let bundled = FontLibrary()

  /// Creates a library of the bundled fonts with separate open faces.
  init() {
    for i in 0..<picker_font_count() {
      let entry = ImmutablePointer(picker_fonts() + i)
      let font = entry.pointer.pointee
      insert(
        FaceEntry(
          family: String(cString: font.family), weights: font.lightest...font.heaviest,
          isVariable: font.lightest < font.heaviest, from: FacePlace(bundled: font), in: faces
        ) { Typeface(bundled: entry.pointer.pointee) })
    }
    bundledCount = families.count
  }

  /// Adds families, each replacing one of the same name.
  mutating func replaceFamilies(with entries: [FaceEntry]) {
    var replaced: Set<ObjectIdentifier> = []
    for name in Set(entries.map { FontFamily.key($0.family) }) {
      guard let position = position(ofKey: name) else { continue }
      replaced.formUnion(families[position].entries.map(ObjectIdentifier.init))
      families[position].entries = []
      if FontFamily.defaultKeys.contains(name) { hasBundledDefault = false }
    }
    if !replaced.isEmpty { unregister(replaced) }
    for entry in entries { insert(entry) }
  }

  /// Adds the families of files that a document or a command names, each replacing one of the same name.
  mutating func addNamed(_ entries: [FaceEntry]) {
    replaceFamilies(with: entries)
    namedFamilies += entries.map(\.family)
  }

  /// The faces of the families of files that were added by name.
  var namedEntries: [FaceEntry] {
    let named = Set(namedFamilies.map(FontFamily.key))
    return families.filter { named.contains($0.key) }.flatMap(\.entries)
  }

  /// Adds a face to its family.
  mutating func insert(_ entry: FaceEntry) {
    let key = FontFamily.key(entry.family)
    if let position = position(ofKey: key) {
      families[position].entries.append(entry)
    } else {
      index.insert(families.count, hash: FontLibrary.hash(key))
      families.append(FontFamily(name: entry.family, entries: [entry]))
    }
    register(entry)
  }

  /// Adds a face of the machine, which does not replace a family of its name.
  mutating func insertHidden(_ entry: FaceEntry) {
    let key = FontFamily.key(entry.family)
    if let position = hidden.firstIndex(where: { $0.key == key }) {
      hidden[position].entries.append(entry)
    } else {
      hidden.append(FontFamily(name: entry.family, entries: [entry]))
    }
    register(entry)
  }

  /// Makes the face available to ``typeface(of:)`` without adding it to a family.
  mutating func register(_ entry: FaceEntry) {
    places.insert(entries.count, hash: FontLibrary.hash(entry.place))
    entries.append(entry)
    if let face = entry.heldTypeface, face.isEmoji, face.strike != nil { emoji.added.append(face) }
  }

  /// Returns a library whose emoji are drawn only by the colour faces that were added to it, and by no installed
  /// face.
  ///
  /// A tree then has the same warnings, and a picture has the same pixels, on every machine.
  public func withoutInstalledEmoji() -> FontLibrary {
    var library = self
    library.emoji.includesInstalled = false
    return library
  }

  private mutating func unregister(_ replaced: Set<ObjectIdentifier>) {
    let kept = entries.filter { !replaced.contains(ObjectIdentifier($0)) }
    entries.removeAll()
    emoji.added.removeAll()
    places = HashIndex()
    for entry in kept { register(entry) }
  }

  private static func hash(_ key: some Hashable) -> UInt32 {
    UInt32(truncatingIfNeeded: key.hashValue)
  }

  /// The face of a glyph run, reopened if it was closed; nil if it is not in the library.
  ///
  /// A face is known by its family and its content, so a file that was replaced has other faces. It is
  /// looked up at the path of the run first and then among the faces of its family, because a saved
  /// tree may name a path on another machine.
  func typeface(of face: FontFace) -> Typeface? {
    let place = FacePlace(face)
    let known = places.first(FontLibrary.hash(place)) { position in
      entries[position].place == place && entries[position].typeface?.serves(face) == true
    }
    if let known { return entries[known].typeface }
    for entry in family(named: face.family)?.entries ?? [] where face.content != 0 {
      if let typeface = entry.typeface, typeface.serves(face) { return typeface }
    }
    return nil
  }

  /// Whether a font can name this family: one that was added, or with the fonts of the machine a generic one.
  func knows(family name: String) -> Bool {
    family(named: name) != nil
      || system != nil && GenericFamily(rawValue: FontFamily.key(name)) != nil
  }

  /// The family of a name; the lookup ignores case.
  func family(named name: String) -> FontFamily? {
    position(ofKey: FontFamily.key(name)).map { families[$0] }
  }

  private func position(ofKey key: String) -> Int? {
    index.first(FontLibrary.hash(key)) { families[$0].key == key }
  }

  /// The faces of `font` in order of preference.
  ///
  /// The bundled faces for other scripts follow the default family as fallbacks. Any other list is used
  /// as given, as in browsers: characters that it does not cover are missing. Contains at least one face.
  /// With the fonts of the machine, the standard family of the matched browser follows, and for Chromium the regular face of the
  /// first family.
  ///
  /// - Parameters:
  ///   - language: The language of the text, which determines the family for a generic one.
  ///   - browser: The browser to match; nil for none.
  func stack(
    for font: Font, language: String? = nil, matching browser: Browser? = nil
  ) -> [FaceEntry] {
    let names = font.families.filter(knows).map(FontFamily.key)
    var found = names.flatMap { positions(ofKey: $0, font, language, browser) }
    let isDefault = names == FontFamily.defaultKeys && hasBundledDefault
    if isDefault { found += 0..<bundledCount }
    if let browser, let system {
      found += positions(of: system.standardFamilies(for: font, language: language, in: browser))
    }
    if found.isEmpty { found += 0..<bundledCount }
    var isTaken = Array(repeating: false, count: families.count + hidden.count)
    let entries = found.flatMap { position -> [FaceEntry] in
      if isTaken[position] { return [] }
      isTaken[position] = true
      return family(at: position).entries(for: font, matching: system == nil ? nil : browser)
    }
    guard browser == .chromium, system != nil, let first = found.first,
      let regular = family(at: first).entry(weight: 400),
      !entries.contains(where: { $0 === regular })
    else { return entries }
    return entries + [regular]
  }

  /// The family of this name, or else those that the machine has for it if it is generic; empty if there is none.
  private func positions(
    ofKey key: String, _ font: Font, _ language: String?, _ browser: Browser?
  ) -> [Int] {
    if let position = position(ofKey: key) { return [position] }
    guard let system, let generic = GenericFamily(rawValue: key) else { return [] }
    let names = system.families(of: generic, font, language: language, matching: browser)
    return Array(positions(of: names).prefix(browser == nil ? 1 : names.count))
  }

  /// The families of the machine with these names.
  private func positions(of names: [String]) -> [Int] {
    names.compactMap { name in
      let key = FontFamily.key(name)
      return hidden.firstIndex { $0.key == key }.map { families.count + $0 } ?? position(ofKey: key)
    }
  }

  /// The family at a position, where the hidden ones follow the others.
  private func family(at position: Int) -> FontFamily {
    position < families.count ? families[position] : hidden[position - families.count]
  }
}
