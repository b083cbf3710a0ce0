extension LocaleTag {
  /// Returns the tag of a code outside CLDR, if it can only be a language: `tig.po`, `tig/LC_MESSAGES/menu.po`.
  static func unknown(inPath path: String) -> String? {
    let components = path.split(separator: "/")
    let isMessages = components.dropLast().last == "LC_MESSAGES"
    let name = isMessages ? components.dropLast(2).last : components.last.map { stem(of: $0) }
    return name.flatMap { normalized(String($0)) }
  }

  /// Whether the language of a tag is one of CLDR or ISO 639-3.
  static func isValid(_ tag: String) -> Bool {
    let language = String(tag.prefix { $0 != "-" })
    return languages.contains(language) || LanguageCodes.contains(language)
  }

  /// The name of a file without its folder and its extension.
  static func stem(of name: Substring) -> Substring {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
    return name[..<point]
  }

  /// The tag of a name whose language is one of CLDR's, with at most a script, a region, and a few variants.
  static func known(_ name: Substring) -> String? {
    guard let tag = normalized(String(name)) else { return nil }
    let subtags = tag.split(separator: "-").map { String($0) }
    let isKnown = subtags.dropFirst().allSatisfy { subtag in
      // A region, which has two letters or three digits.
      subtag.utf8.count == 2 || subtag.utf8.count == 3 || scriptsAndVariants.contains(subtag)
    }
    return languages.contains(subtags[0]) && isKnown ? tag : nil
  }

  /// The script of a name such as `latn`, in its usual case; nil for other words.
  static func script(_ name: String) -> String? {
    let script = name.prefix(1).uppercased() + name.dropFirst().lowercased()
    return name.utf8.count == 4 && scriptsAndVariants.contains(script) ? script : nil
  }

  private static let scriptsAndVariants = words(
    """
    Adlm Arab Armn Beng Cakm Cans Cher Cyrl Deva Dsrt Ethi Geor Grek Gujr Guru Hans Hant Hebr Hmnp Jpan Kana Khmr \
    Knda Kore Laoo Latn Mlym Mong Mtei Mymr Nkoo Olck Orya Rohg Shaw Sinh Sund Syrc Taml Telu Tfng Thaa Thai Tibt \
    Vaii Yiii 1901 1996 arevela oxendict pinyin polyton posix tarask valencia
    """)

  /// Source: ISO 639-1, and the languages of three letters for which CLDR 47 has data, without codes such as `cop` and
  /// `ken`, which are likelier to be words.
  private static let languages = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el \
    en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu \
    ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na \
    nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn \
    so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    agq ann apc arn asa ast bal bas bem bew bez bgc bgn bho blo blt brx bss byn cch ccp ceb cgg cho chr cic ckb \
    csw dav dje doi dsb dua dyo ebu ewo fil frr fur gaa gez gsw guz haw hnj hsb jbo jgo jmc kaa kab kaj kam kcg \
    kde kea kgp khq kkj kln kok kpe ksb ksf ksh kxv lag lij lkt lld lmo lrc ltg luo luy mai mas mdf mer mfe mgh \
    mgo mhn mni moh mua myv mzn naq nds nmg nnh nqo nso nus nyn osa pap pcm prg quc raj rhg rif rof rwk sah saq \
    sat sbp scn sdh seh ses shi shn skr sma smj smn sms ssy syr szl teo tok tpi trv trw twq tyv tzm vai vec vmw \
    vun wae wal wbp xnr xog yav yrl yue zgh
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map { String($0) })
  }
}
