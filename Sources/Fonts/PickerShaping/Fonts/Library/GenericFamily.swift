/// A family that CSS names by its kind. Source: CSS Fonts 4 §2.1.
enum GenericFamily: String {
  case serif, monospace, cursive, fantasy
  case sansSerif = "sans-serif"
  case systemUI = "system-ui"

  /// The family that Firefox tries after the families of a font, in texts of a language.
  ///
  /// Source: its preferences `font.default.ar`, `font.default.he` and `font.default.th`.
  static func standardInFirefox(for language: String?) -> GenericFamily {
    let subtag = language?.lowercased().prefix { $0 != "-" }
    let isSans = subtag.map { ["ar", "fa", "he", "th", "ur", "yi"].contains($0) } ?? false
    return isSans ? .sansSerif : .serif
  }
}

// Chromium's settings on Linux. Source: chrome/app/resources/locale_settings_linux.grd.
extension GenericFamily {
  /// The family that Chromium requests from fontconfig, in texts of a language.
  func nameInChromium(for language: String?) -> String {
    guard let fonts = language.flatMap(ScriptFonts.init) else { return name }
    switch self {
    case .sansSerif, .cursive, .fantasy: return fonts.sans
    case .serif: return fonts.serif
    case .monospace: return fonts.monospace ?? name
    case .systemUI: return name
    }
  }

  /// The family that Chromium tries after the families of a font, in texts of a language.
  static func standardInChromium(for language: String?) -> String {
    language.flatMap(ScriptFonts.init)?.sans ?? GenericFamily.serif.name
  }

  /// The family that Chromium requests in texts of most languages. It has neither Comic Sans nor Impact unless they
  /// are installed.
  private var name: String {
    switch self {
    case .serif: "Times New Roman"
    case .sansSerif: "Arial"
    case .monospace: "Monospace"
    case .cursive: "Comic Sans MS"
    case .fantasy: "Impact"
    case .systemUI: "sans"
    }
  }

  /// The families for a script that has its own.
  private struct ScriptFonts {
    let sans: String
    let serif: String
    var monospace: String?

    init?(_ language: String) {
      let subtags = language.lowercased().split(separator: "-")
      switch subtags.first {
      case "hi", "mr", "ne", "sa":
        (sans, serif) = ("Noto Sans Devanagari", "Noto Serif Devanagari")
      case "ja":
        (sans, serif) = ScriptFonts.cjk("JP")
        monospace = "Noto Sans Mono CJK JP"
      case "ko": (sans, serif) = ScriptFonts.cjk("KR")
      case "zh":
        let isTraditional = subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        (sans, serif) = ScriptFonts.cjk(isTraditional ? "TC" : "SC")
      default: return nil
      }
    }

    private static func cjk(_ region: String) -> (String, String) {
      ("Noto Sans CJK \(region)", "Noto Serif CJK \(region)")
    }
  }
}
