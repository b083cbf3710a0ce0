import CPickerFontconfig
import PickerLimits

/// The faces of the machine in the orders in which fontconfig prefers them, cached and bounded in bytes.
final class SystemFontOrder: Sendable {
  /// The request for which the faces are sorted.
  struct Question: Hashable {
    let family: String?
    let language: String?
  }

  private let known = Mutex(RecentTable<Question, SortedFaces>(limit: 1 << 20))

  /// Returns all faces, the best one for a family and a language first; nil without fontconfig.
  func faces(for question: Question) -> SortedFaces? {
    known.withLock { known in
      if let faces = known.find(question) { return faces }
      guard let faces = SortedFaces(question) else { return nil }
      known.insert(faces, for: question, bytes: faces.footprint)
      return faces
    }
  }

  /// Returns the family that Chromium takes for a name; nil if it takes none, but goes on to the next name of the list.
  ///
  /// Source: `SkFontConfigInterface_direct::matchFamilyName`. It takes what fontconfig replaces the name with, a family with the
  /// same metrics, and anything for a generic name.
  func family(of name: String) -> String? {
    guard let faces = faces(for: Question(family: name, language: nil)) else { return nil }
    let names = faces.first?.families ?? []
    let wanted = [faces.substitute, name] + SystemFontOrder.replacements(of: name)
    let isAccepted =
      ["monospace", "sans", "serif"].contains(FontFamily.key(name))
      || names.contains { family in
        wanted.contains { $0.map(FontFamily.key) == FontFamily.key(family) }
      }
    return isAccepted ? names.first : nil
  }

  /// The free families with the metrics of one of Microsoft's.
  private static func replacements(of name: String) -> [String?] {
    switch name {
    case "Arial": ["Arimo", "Liberation Sans"]
    case "Times New Roman": ["Tinos", "Liberation Serif"]
    default: []
    }
  }
}

/// All faces of the machine in one order.
final class SortedFaces: Sendable {
  private let list: ImmutablePointer<UnsafeMutablePointer<FcFontSet>>
  /// The substitute that fontconfig uses for the requested family, before it looks for faces.
  let substitute: String?

  init?(_ question: SystemFontOrder.Question) {
    guard picker_fontconfig_is_open() != 0, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    if let family = question.family { FcPatternAddString(pattern, FC_FAMILY, family) }
    if let language = question.language { FcPatternAddString(pattern, FC_LANG, language) }
    FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    substitute = SystemFace.strings(FC_FAMILY, of: pattern).first
    var result = FcResultNoMatch
    guard let sorted = FcFontSort(nil, pattern, FcFalse, nil, &result) else { return nil }
    list = ImmutablePointer(sorted)
  }

  deinit { FcFontSetDestroy(list.pointer) }

  /// The approximate size in bytes.
  var footprint: Int { 64 + patterns.count * MemoryLayout<OpaquePointer>.stride }

  private var patterns: UnsafeBufferPointer<OpaquePointer?> {
    UnsafeBufferPointer(
      start: list.pointer.pointee.fonts, count: Int(list.pointer.pointee.nfont))
  }

  /// The best face; nil if there is none.
  var first: SystemFace? { patterns.lazy.compactMap { $0.flatMap(SystemFace.init) }.first }

  /// The best face with a character; nil if there is none.
  func first(with scalar: Unicode.Scalar) -> SystemFace? {
    patterns.lazy.compactMap { pattern -> SystemFace? in
      var characters: OpaquePointer?
      guard let pattern,
        FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
        FcCharSetHasChar(characters, scalar.value) != 0
      else { return nil }
      return SystemFace(pattern)
    }.first
  }

  /// The names of the first `count` families if one of them has the language, otherwise only the first name.
  ///
  /// Source: Firefox's `gfxFcPlatformFontList::FindGenericFamilies`.
  func families(for language: String?, count: Int) -> [String] {
    var names: [String] = []
    var hasLanguage = false
    for pattern in patterns where names.count < count {
      guard let pattern, let name = SystemFace.strings(FC_FAMILY, of: pattern).first else {
        continue
      }
      if !names.contains(name) { names.append(name) }
      hasLanguage = hasLanguage || SystemFace.has(language, pattern)
    }
    return hasLanguage ? names : Array(names.prefix(1))
  }
}
