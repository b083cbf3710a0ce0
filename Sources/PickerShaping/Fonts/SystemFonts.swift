import CPickerFontconfig
import PickerGeometry
import PickerText

/// The reason why the fonts of the machine cannot be listed.
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

  /// Returns one entry for each pair of face and family name.
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
    let listed = Set(found.compactMap { $0.flatMap(SystemFace.init) })
    return listed.sorted().flatMap { $0.entries(in: faces) }
  }

  /// Returns the system face that covers `scalar` and best matches the weight, style and language; nil if
  /// there is none.
  ///
  /// Chromium asks for neither weight nor style, so that a fallback is regular and upright.
  ///
  /// - Parameter browser: The browser to match; nil for none.
  func instance(
    for scalar: Unicode.Scalar, _ font: Font, language: String?, matching browser: Browser?
  ) -> FontInstance? {
    guard let characters = FcCharSetCreate() else { return nil }
    defer { FcCharSetDestroy(characters) }
    FcCharSetAddChar(characters, scalar.value)
    var font = font
    if browser == .chromium { (font.weight, font.style) = (.regular, .normal) }
    let face = SystemFonts.best(for: font, language) {
      FcPatternAddCharSet($0, FC_CHARSET, characters)
    }
    guard let typeface = face?.typeface(in: faces), typeface.characters.contains(scalar.value)
    else { return nil }
    let served = typeface.styles.served(for: font.style)
    return faces.instance(of: typeface, at: typeface.position(for: font, served, matching: browser))
  }

  /// Whether a family is named by its kind, such as `sans-serif`.
  static func isGeneric(_ key: String) -> Bool { GenericFamily(rawValue: key) != nil }

  /// The names of the family that stands for a generic one, such as `sans-serif`, in texts of a language; empty if `name` is not generic.
  func families(
    ofGeneric name: String, _ font: Font, language: String?, matching browser: Browser?
  ) -> [String] {
    guard let generic = GenericFamily(rawValue: name) else { return [] }
    let asked = browser == .chromium ? generic.nameInChromium : name
    return SystemFonts.best(for: font, language) { FcPatternAddString($0, FC_FAMILY, asked) }?
      .families ?? []
  }

  /// The face that fontconfig prefers; nil if it cannot be used.
  ///
  /// - Parameter describe: Adds what is asked for besides weight, style and language.
  private static func best(
    for font: Font, _ language: String?, _ describe: (OpaquePointer) -> Void
  ) -> SystemFace? {
    guard picker_fontconfig_is_open() != 0, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    describe(pattern)
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

/// A family that CSS names by its kind. Source: CSS Fonts 4 §2.1.
private enum GenericFamily: String {
  case serif, monospace, cursive, fantasy
  case sansSerif = "sans-serif"
  case systemUI = "system-ui"

  /// What Chromium on Linux asks fontconfig for by default.
  var nameInChromium: String {
    switch self {
    case .serif: "Times New Roman"
    case .sansSerif: "Arial"
    case .monospace: "Monospace"
    case .cursive: "Comic Sans MS"
    case .fantasy: "Impact"
    case .systemUI: "sans"
    }
  }
}

/// A face as fontconfig describes it.
private struct SystemFace: Hashable, Comparable {
  let families: [String]
  let file: String
  let index: Int
  let lightest: Double
  let heaviest: Double
  let style: FontStyle
  let widthClass: Int

  init?(_ pattern: OpaquePointer) {
    guard let file = SystemFace.strings(FC_FILE, of: pattern).first else { return nil }
    self.file = file
    families = SystemFace.strings(FC_FAMILY, of: pattern)
    let index = SystemFace.number(FC_INDEX, of: pattern) ?? 0
    // The upper 16 bits are the index of a named instance. Only the variable face itself (0x8000) is listed.
    let instance = Int(index) >> 16
    guard instance == 0 || instance == 0x8000, !families.isEmpty else { return nil }
    self.index = Int(index) & 0xFFFF
    (lightest, heaviest) = SystemFace.weights(of: pattern)
    style =
      switch SystemFace.number(FC_SLANT, of: pattern).map({ Int32($0) }) {
      case FC_SLANT_ITALIC: .italic
      case FC_SLANT_OBLIQUE: .oblique
      default: .normal
      }
    let width = SystemFace.number(FC_WIDTH, of: pattern) ?? 100
    widthClass = SystemFace.widthClass(ofPercent: width)
  }

  func typeface(in faces: OpenFonts) -> Typeface? { try? faces.typeface(path: file, index: index) }

  func entries(in faces: OpenFonts) -> [FaceEntry] {
    families.map { family in
      FaceEntry(
        family: family, weights: lightest...heaviest, style: style, widthClass: widthClass,
        isVariable: lightest < heaviest, from: FacePlace(source: file, index: index), in: faces
      ) { typeface(in: faces) }
    }
  }

  static func < (a: SystemFace, b: SystemFace) -> Bool {
    (a.file, a.index, a.heaviest - a.lightest) < (b.file, b.index, b.heaviest - b.lightest)
  }

  private static func strings(_ object: String, of pattern: OpaquePointer) -> [String] {
    var found: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(found.count), &value) == FcResultMatch {
      guard let value else { break }
      found.append(String(cString: value))
    }
    return found
  }

  private static func number(_ object: String, of pattern: OpaquePointer) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch ? value : nil
  }

  /// The OpenType weights; a range for a variable face.
  private static func weights(of pattern: OpaquePointer) -> (Double, Double) {
    var range: OpaquePointer?
    var low = 0.0
    var high = 0.0
    if FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch, let range,
      FcRangeGetDouble(range, &low, &high) != 0
    {
      let ends = [FcWeightToOpenTypeDouble(low), FcWeightToOpenTypeDouble(high)].sorted()
      return (max(1, ends[0]), min(1000, max(1, ends[1])))
    }
    let weight = number(FC_WEIGHT, of: pattern).map(FcWeightToOpenTypeDouble) ?? 400
    let clamped = min(max(weight, 1), 1000)
    return (clamped, clamped)
  }

  private static func widthClass(ofPercent percent: Double) -> Int {
    let classes: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    return 1 + classes.count { $0 < percent }
  }
}
