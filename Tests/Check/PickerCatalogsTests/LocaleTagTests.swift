import PickerCheck
import Testing

@testable import PickerCatalogs

/// The names of locales.
@Suite struct LocaleTagTests {
  @Test(
    arguments: [
      ("de", "de"), ("DE_de", "de-DE"), ("pt_BR", "pt-BR"), ("zh_hant_tw", "zh-Hant-TW"),
      ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"), ("zh_CN@pinyin", "zh-CN-pinyin"),
      ("de_DE.UTF-8", "de-DE"), ("de_DE@euro", "de-DE"), ("en@quot", "en-x-quot"),
      ("uz@Latn", "uz-Latn"), ("ca@valencia.i18n", "ca-valencia"),
      ("ca@valencia", "ca-valencia"), ("iw", "he"), ("es-419", "es-419"), ("sl-1994", "sl-1994"),
      ("de-u-co-phonebk", "de-u-co-phonebk"), ("fil", "fil"),
      ("C", nil), ("POSIX", nil), ("Base", nil), ("", nil), ("de-", nil), ("de--AT", nil),
      ("de-x", nil), ("d3", nil), ("de AT", nil), ("deutsch", nil), ("de-verylongsubtag", nil),
    ] as [(String, String?)])
  func name_hasTheTagOfBCP47(name: String, tag: String?) {
    #expect(LocaleTag.normalized(name) == tag)
  }

  @Test(
    arguments: [
      ("de.json", "de"), ("locales/pt-BR.json", "pt-BR"), ("app_de.arb", "de"),
      ("app_zh_Hant_TW.arb", "zh-Hant-TW"), ("Localizable.de.xliff", "de"),
      ("de.common.json", "de"),
      ("de/LC_MESSAGES/x.po", "de"), ("de/a/b/menu.json", "de"), ("sr@latin.po", "sr-Latn"),
      ("pl.lproj/Menu.xliff", "pl"), ("tpi.json", "tpi"),
      ("ff_Adlm_GN.json", "ff-Adlm-GN"), ("ken.json", nil), ("my-app-de.json", "de"), ("de", "de"),
      ("menu.json", nil), ("my-app.json", nil), ("app.arb", nil), ("de/a/b/c/menu.json", nil),
      ("no-results.json", nil), ("is-common.json", nil), ("", nil), ("/", nil), (".json", nil),
    ] as [(String, String?)])
  func path_namesTheLocale(path: String, locale: String?) {
    #expect(PathLanguages.language(of: path, LanguageNames()).locale == locale)
  }

  @Test(
    arguments: [
      ("pt-BR", "pt"), ("zh-Hant-TW", "zh-Hant"), ("zh-Hant", nil), ("de", nil),
      ("es-419", "es"), ("en-x-quot", "en"), ("sl-1994", "sl"),
    ] as [(String, String?)])
  func parent_hasTheSameScript(tag: String, parent: String?) {
    #expect(tag.parentLocale == parent)
  }
}
