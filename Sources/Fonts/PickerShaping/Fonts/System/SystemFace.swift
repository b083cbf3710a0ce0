import CPickerFontconfig
import PickerText

/// A face as fontconfig describes it.
struct SystemFace: Hashable, Comparable {
  let families: [String]
  let file: String
  let index: Int
  let lightest: Double
  let heaviest: Double
  let style: FontStyle
  let widthClass: Int
  let version: Int32

  /// The properties that a request can name, equal in two versions of a face.
  struct Likeness: Hashable {
    let family: String?
    let lightest: Double
    let heaviest: Double
    let style: FontStyle
    let widthClass: Int
  }

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
    version = SystemFace.number(FC_FONTVERSION, of: pattern).map { Int32($0) } ?? 0
  }

  var likeness: Likeness {
    Likeness(
      family: families.first, lightest: lightest, heaviest: heaviest, style: style,
      widthClass: widthClass)
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

  /// The values of a property, the first one first.
  static func strings(_ object: String, of pattern: OpaquePointer) -> [String] {
    var found: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(found.count), &value) == FcResultMatch {
      guard let value else { break }
      found.append(String(cString: value))
    }
    return found
  }

  /// Whether a face has all characters of a language.
  static func has(_ language: String?, _ pattern: OpaquePointer) -> Bool {
    var languages: OpaquePointer?
    guard let language,
      FcPatternGetLangSet(pattern, FC_LANG, 0, &languages) == FcResultMatch
    else { return false }
    return FcLangSetHasLang(languages, language) != FcLangDifferentLang
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
