import CPickerFontconfig
import PickerGeometry
import PickerText

/// The reason why the installed fonts cannot be listed.
public struct SystemFontsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why fontconfig cannot be opened: `libfontconfig.so.1 is not installed`.
  public let reason: String

  /// `cannot list the system fonts: libfontconfig.so.1 is not installed`
  public var description: String { "cannot list the system fonts: \(reason)" }
}

/// The fonts that fontconfig lists.
struct SystemFonts: Sendable {
  /// The registry that opens the faces.
  let faces: OpenFonts
  private let order = SystemFontOrder()

  init(faces: OpenFonts) {
    self.faces = faces
  }

  /// Returns one entry for each pair of face and family name. If two versions of a font have a face, the newest one
  /// comes first.
  ///
  /// - Throws: `SystemFontsError`: `cannot list the system fonts: libfontconfig.so.1 is not installed`.
  func entries() throws(SystemFontsError) -> [FaceEntry] {
    if let reason = picker_fontconfig_error() {
      throw SystemFontsError(reason: String(cString: reason))
    }
    guard let all = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(all) }
    guard let list = FcFontList(nil, all, nil) else { return [] }
    defer { FcFontSetDestroy(list) }
    let found = UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont))
    let listed = Set(found.compactMap { $0.flatMap(SystemFace.init) }).sorted()
    let versions = listed.map { ($0.likeness, $0.version) }
    let newest = Dictionary(versions, uniquingKeysWith: max)
    let (current, old) = listed.reduce(into: ([SystemFace](), [SystemFace]())) { lists, face in
      if face.version == newest[face.likeness] {
        lists.0.append(face)
      } else {
        lists.1.append(face)
      }
    }
    return (current + old).flatMap { $0.entries(in: faces) }
  }

  /// Returns the system face that covers `scalar` and best matches the weight, style and language; nil if
  /// there is none.
  ///
  /// Chromium takes the first face of fontconfig's order for the language, whatever its weight and style are.
  ///
  /// - Parameter browser: The browser to match; nil for none.
  func instance(
    for scalar: Unicode.Scalar, _ font: Font, language: String?, matching browser: Browser?
  ) -> FontInstance? {
    let face =
      browser == .chromium
      ? order.faces(for: .init(family: nil, language: language))?.first(with: scalar)
      : SystemFonts.best(for: font, language, with: scalar)
    guard let typeface = face?.typeface(in: faces), typeface.characters.contains(scalar.value)
    else { return nil }
    let weights = browser == .chromium ? 400...400.0 : typeface.weights
    let served = typeface.styles.served(for: font.style)
    return faces.instance(
      of: typeface,
      at: typeface.position(for: font, served, weights: weights, matching: browser))
  }

  /// The names of the families for a generic one in texts of a language, the preferred one first.
  ///
  /// Firefox takes up to three families, if one of them has the language.
  func families(
    of generic: GenericFamily, _ font: Font, language: String?, matching browser: Browser?
  ) -> [String] {
    switch browser {
    case .chromium, .webkit:
      order.family(of: generic.nameInChromium(for: language)).map { [$0] } ?? []
    case .firefox:
      order.faces(for: .init(family: generic.rawValue, language: language))?
        .families(for: language, count: 3) ?? []
    case nil: SystemFonts.best(for: font, language, family: generic.rawValue)?.families ?? []
    }
  }

  /// The names of the families that a browser tries after the families of a font.
  func standardFamilies(for font: Font, language: String?, in browser: Browser) -> [String] {
    switch browser {
    case .chromium, .webkit:
      [GenericFamily.standardInChromium(for: language), "sans"]
        .lazy.compactMap(order.family).prefix(1).map { $0 }
    case .firefox:
      families(
        of: GenericFamily.standardInFirefox(for: language), font, language: language,
        matching: browser)
    }
  }

  /// The face that fontconfig prefers of those that have a character, or for a family; nil if it cannot be used.
  private static func best(
    for font: Font, _ language: String?, family: String? = nil, with scalar: Unicode.Scalar? = nil
  ) -> SystemFace? {
    guard picker_fontconfig_is_open() != 0, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
    if let scalar, let characters = FcCharSetCreate() {
      FcCharSetAddChar(characters, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, characters)
      FcCharSetDestroy(characters)
    }
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(font.weight.value))
    FcPatternAddInteger(pattern, FC_SLANT, slant(of: font.style))
    if let language { FcPatternAddString(pattern, FC_LANG, language) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    return SystemFace(match)
  }

  private static func slant(of style: FontStyle) -> Int32 {
    switch style {
    case .normal: FC_SLANT_ROMAN
    case .italic: FC_SLANT_ITALIC
    case .oblique: FC_SLANT_OBLIQUE
    }
  }
}
