/// A BCP 47 tag reduced to the subtags that affect shaping and line breaking.
///
/// HarfBuzz and ICU intern every language name that they are passed, and HarfBuzz searches its list linearly.
/// The reduction bounds the number of names that untrusted documents can create.
struct LanguageTag: Hashable, Sendable {
  /// A language of two or three letters, and up to two subtags that select letterforms.
  let name: String
  /// The name with the line-break strictness (`-u-lb-…`), if the tag specifies it.
  let breakingName: String

  /// Returns nil for a tag without a language, such as `x-own`.
  init?(_ tag: String) {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = subtags.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    let known = LanguageTag.forms(of: language)
    var kept: [String] = []
    for subtag in subtags.dropFirst() where known.contains(subtag) && !kept.contains(subtag) {
      if kept.count < 2 { kept.append(subtag) }
    }
    name = ([language] + kept).joined(separator: "-")
    let strictness = subtags.drop { $0 != "lb" }.dropFirst().first
    let isKnown = strictness.map(["loose", "normal", "strict"].contains) ?? false
    breakingName = name + (isKnown ? "-u-lb-" + (strictness ?? "") : "")
  }

  /// The subtags that select a different language system of a font, or different rules of ICU.
  private static func forms(of language: String) -> [String] {
    let phonetic = ["fonipa", "fonnapa"]
    switch language {
    case "zh", "cdo", "cjy", "cmn", "cpx", "czh", "czo", "gan", "hak", "hsn", "lzh", "mnp", "nan",
      "wuu", "yue":
      return phonetic + ["hans", "hant", "hk", "mo", "tw"]
    case "el": return phonetic + ["polyton"]
    case "ga": return phonetic + ["latg"]
    case "hy": return phonetic + ["arevela", "arevmda"]
    case "ka": return phonetic + ["geok"]
    case "mnw": return phonetic + ["th"]
    case "oc": return phonetic + ["provenc"]
    case "ro": return phonetic + ["md"]
    case "syr": return phonetic + ["syre", "syrj", "syrn"]
    default: return phonetic
    }
  }
}
