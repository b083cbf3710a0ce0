extension NumberFormat {
  /// Creates the format of a BCP 47 tag: the format of its longest known part, or English.
  init(language: String?) {
    var tag = (language ?? "en").localeKey[...]
    while true {
      if let found = NumberFormat.byLocale[String(tag)] {
        self = found
        return
      }
      guard let end = tag.lastIndex(of: "-") else { break }
      tag = tag[..<end]
    }
    self = NumberFormat(group: ",", decimal: ".")
  }

  private static let byLocale: [String: NumberFormat] = {
    var formats: [String: NumberFormat] = [:]
    for (format, locales) in NumberFormat.locales {
      for locale in locales.split(separator: " ") { formats[String(locale).localeKey] = format }
    }
    return formats
  }()

  /// The locales of each format except that of English.
  ///
  /// Source: CLDR 48, numbers: the default numbering system, its symbols, and the pattern of decimal numbers. `ar`
  /// without a region has the digits of Egypt, the country with most of its speakers.
  private static let locales: [(NumberFormat, String)] = [
    (
      NumberFormat(group: ",", decimal: "."),
      """
      ar-AE ar-EH es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV \
      es-US kk-Arab kk-CN ks-Deva ku-IQ sd-Deva sd-IN ta-MY ta-SG
      """
    ),
    (
      NumberFormat(group: ".", decimal: ","),
      """
      ar-DZ ar-LY ar-MA ar-TN ast az bs ca da de dsb el en-AT en-BE en-DE en-DK en-ES en-ID en-IT \
      en-NL en-PL en-RO en-SI es-AR es-BO es-CL es-CO es-EC es-PY es-UY es-VE eu fo fr-LU fr-MA \
      fur fy gl hr hsb id is jgo jv kgp kkj kl ku lb lij ln lo lu mgh mk ms-BN ms-ID mua nds nl \
      nnh pt qu-BO rn ro rw sc scn seh sg sh sr su sw-CD tr vi vmw wo yrl
      """
    ),
    (
      NumberFormat(group: "\u{A0}", decimal: ","),
      """
      af agq bas blo br cs cv de-AT dua dyo en-CZ en-EE en-FI en-HU en-LT en-LV en-NO en-PT en-SE \
      en-SK en-UA en-ZA es-CR ewo ff fi fr-CA kab kea kk ksf ksh ky lt nb nmg nn no oc os prg \
      pt-AO ru sah se shi sk smn sv szl tg tk tt tzm uk uz yav zgh
      """
    ),
    (NumberFormat(zero: "\u{660}", group: "\u{66C}", decimal: "\u{66B}"), "ar ckb"),
    (
      NumberFormat(group: "\u{A0}", decimal: ",", leadingDigits: 2),
      """
      be bg et hu hy ie ka lv pl pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL ru-UA \
      sq
      """
    ),
    (
      NumberFormat(group: ",", decimal: ".", higherGroup: 2),
      "brx en-IN gu hi kok kxv ml or pa ta te xnr"
    ),
    (
      NumberFormat(zero: "\u{6F0}", group: "\u{66C}", decimal: "\u{66B}"),
      "fa ks lrc mzn pa-Arab pa-PK ps ur-IN uz-AF uz-Arab"
    ),
    (NumberFormat(group: "\u{A0}", decimal: "."), "ba dje khq mfe ses twq tyv xh"),
    (NumberFormat(group: "\u{202F}", decimal: ","), "en-FR en-GE eo fr rm vec"),
    (NumberFormat(group: "'", decimal: "."), "de-CH de-LI en-CH gsw tn"),
    (NumberFormat(group: ".", decimal: ",", leadingDigits: 2), "es ia it sl"),
    (NumberFormat(zero: "\u{966}", group: ",", decimal: ".", higherGroup: 2), "mr ne sa"),
    (NumberFormat(zero: "\u{966}", group: ",", decimal: "."), "bgc bho raj"),
    (NumberFormat(zero: "\u{9E6}", group: ",", decimal: ".", higherGroup: 2), "as bn"),
    (NumberFormat(group: "'", decimal: ","), "lmo wae"),
    (NumberFormat(zero: "\u{F20}", group: ",", decimal: ".", higherGroup: 2), "dz"),
    (NumberFormat(group: ",", decimal: ".", leadingDigits: 3), "ee"),
    (NumberFormat(zero: "\u{1E950}", group: "\u{2E41}", decimal: "."), "ff-Adlm"),
    (NumberFormat(group: "'", decimal: ".", leadingDigits: 2), "it-CH"),
    (NumberFormat(zero: "\u{1040}", group: ",", decimal: "."), "my"),
    (NumberFormat(zero: "\u{660}", group: "\u{66C}", decimal: "."), "sd"),
    (NumberFormat(zero: "\u{11136}", group: ",", decimal: ".", higherGroup: 2), "ccp"),
    (NumberFormat(zero: "\u{9E6}", group: ",", decimal: "."), "mni"),
    (NumberFormat(zero: "\u{7C0}", group: "\u{60C}", decimal: "."), "nqo"),
    (NumberFormat(zero: "\u{1C50}", group: ",", decimal: "."), "sat"),
  ]
}
