import PickerCheck
import PickerControls
import PickerGeometry
import PickerJSON
import PickerText

/// What a check is asked for: the options of JavaScript, and the names of the documents.
struct CheckRequest {
  private(set) var names: [String] = []
  private(set) var wantsMinimumWidths = false
  private var strings: [Translations] = []
  private var choice = LocaleChoice()
  private var widths: [Double] = []
  private var textScales: [Double] = []
  private var directions: [LayoutDirection?] = []
  private var maxRows: Int?
  private var minTarget: Double?
  private var samples: [String: TextSample] = [:]

  init(json: [UInt8]) throws(JSONError) {
    try CheckRequest.fields.read(try JSONValue(parsing: json).object(), into: &self)
  }

  private static let fields = ValueFields<CheckRequest>([
    Field("names", .list(of: .value)) { $0.names = $1 },
    Field("strings", schema: .null) { (json, request, _) throws(JSONError) in
      request.strings = try json.translations()
    },
    Field("locales", .list(of: .value)) { $0.choice.names = $1 },
    Field("widths", .list(of: .length)) { $0.widths = $1 },
    Field("textScales", .list(of: .number(in: 0.1...10))) { $0.textScales = $1 },
    Field("directions", schema: .null) { (json, request, _) throws(JSONError) in
      request.directions = try json.elements { (json) throws(JSONError) in try json.direction() }
    },
    Field("pseudo", .value) { $0.choice.isPseudo = $1 },
    Field("expansion", .number(in: 1...10)) { $0.choice.expansion = $1 },
    Field("maxRows", .count()) { $0.maxRows = $1 },
    Field("minTarget", .length) { $0.minTarget = $1 },
    Field("samples", .samples) { $0.samples = $1 },
    Field("minimumWidths", .value) { $0.wantsMinimumWidths = $1 },
  ])

  /// The check of documents in the order of the names.
  func check(of documents: [CheckDocument]) throws(UnknownLocale) -> LayoutCheck {
    var check = LayoutCheck(
      documents: documents,
      locales: try choice.locales(of: StringCatalog(languages: strings), documents),
      widths: Set(widths).sorted(), textScales: textScales.isEmpty ? [1] : Set(textScales).sorted(),
      directions: directions.isEmpty ? [nil] : directions, maxRows: maxRows, minTarget: minTarget,
      samples: samples)
    check.sourceLocales = choice.sourceLocales
    return check
  }
}

extension JSONValue {
  /// A direction; nil for `auto`, that of the language.
  fileprivate func direction() throws(JSONError) -> LayoutDirection? {
    switch kind == .string ? try string() : "" {
    case "auto": nil
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    default: throw unexpected("one of auto, ltr, rtl")
    }
  }

  /// The texts of languages: `{"de": {"Save": "Sichern"}}`.
  fileprivate func translations() throws(JSONError) -> [Translations] {
    var languages: [Translations] = []
    for language in try object() {
      var texts = Translations(locale: language.key)
      for text in try language.value.object() {
        texts.translations[text.key] = Translation(try text.value.translatedText())
      }
      languages.append(texts)
    }
    return languages
  }

  /// A text, or its plural forms: `{"one": "{count} more", "other": "{count} more"}`.
  private func translatedText() throws(JSONError) -> TranslatedText {
    guard kind == .object else { return TranslatedText(try string()) }
    var forms: [PluralCategory: String] = [:]
    for form in try object() {
      guard let category = PluralCategory(rawValue: form.key) else {
        throw form.unknownKeyError(known: PluralCategory.allCases.map { $0.rawValue })
      }
      forms[category] = try form.value.string()
    }
    guard let text = forms.removeValue(forKey: .other) else { throw missing("other") }
    return TranslatedText(text, forms: forms)
  }
}
