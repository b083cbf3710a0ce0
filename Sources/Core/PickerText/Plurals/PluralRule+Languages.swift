extension PluralRule {
  /// Creates the rule of a BCP 47 tag.
  init(of tag: String) {
    let subtags = tag.utf8.split(maxSplits: 8) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    .map { subtag in String(decoding: subtag.map(PluralRule.lowercase), as: UTF8.self) }
    guard let language = subtags.first, (2...3).contains(language.utf8.count) else {
      self = .english
      return
    }
    // What follows a subtag of one character, such as the `x` of private use, is no region.
    let places = subtags.dropFirst().prefix { $0.utf8.count > 1 }
    // Of all regions, only Portugal has a rule of its own.
    let tag = language == "pt" && places.contains("pt") ? "pt-pt" : language
    self = PluralRule.byLanguage[tag] ?? .root
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static let byLanguage: [String: PluralRule] = {
    var rules: [String: PluralRule] = [:]
    for (rule, languages) in PluralRule.languages {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  /// The languages of each rule except ``root``, with the three-letter codes of those that have a shorter one.
  private static let languages: [(PluralRule, String)] = [
    (
      .english,
      """
      af afr an arg asa ast az aze bal bem bez bg brx bul ce cgg che chr ckb da dan de deu \
      div dv ee el ell en eng eo epo est et eu eus ewe fao fi fin fo fry fur fy gl glg gsw \
      ha hau haw hu hun ia ido ina io jgo ji jmc ka kaj kal kas kat kaz kcg kir kk kkj kl \
      ks ksb ku kur ky lb lg lij ltz lug mal mar mas mgo ml mn mon mr nah nb nbl nd nde ne \
      nep nl nld nn nnh nno no nob nor nr ny nya nyn om or ori orm os oss pap ps pus rm \
      rof roh rwk saq sc scn sd sdh seh sn sna snd so som sot sq sqi srd ss ssw ssy st sv \
      sw swa swe syr ta tam te tel teo tig tk tn tr ts tsn tso tuk tur ug uig ur urd uz \
      uzb ve ven vo vol vun wae xh xho xog yi yid
      """
    ),
    (.french, "fr fra por pt"),
    (.spanish, "ca cat es it ita pt-pt spa vec"),
    (
      .zeroOrOne,
      """
      ak aka am amh as asm ben bho bn doi fa fas ff ful gu guj guw hi hin hy hye kab kan \
      kn lin ln mg mlg nso pa pan pcm si sin ti tir wa wln zu zul
      """
    ),
    (.hebrew, "he heb iku iu iw naq sat se sma sme smi smj smn sms"),
    (.croatian, "bos bs hr hrv sh sr srp"),
    (.russian, "be bel ru rus uk ukr"),
    (.filipino, "ceb fil tgl tl"),
    (.czech, "ces cs sk slk"),
    (.slovenian, "dsb hsb sl slv"),
    (.icelandic, "is isl mk mkd"),
    (.romanian, "mo mol ro ron"),
    (.arabic, "ar ara ars"),
    (.latvian, "lav lv prg"),
    (.breton, "br bre"),
    (.welsh, "cy cym"),
    (.irish, "ga gle"),
    (.scottishGaelic, "gd gla"),
    (.manx, "glv gv"),
    (.colognian, "ksh lag"),
    (.cornish, "cor kw"),
    (.lithuanian, "lit lt"),
    (.maltese, "mlt mt"),
    (.polish, "pl pol"),
    (.tachelhit, "shi"),
    (.tamazight, "tzm"),
  ]
}
