public import PickerGeometry

extension LayoutDirection {
  /// Creates the direction in which a language is written.
  ///
  ///     LayoutDirection(ofLanguage: "ar")         // rightToLeft
  ///     LayoutDirection(ofLanguage: "az-Arab")    // rightToLeft, by its script
  ///     LayoutDirection(ofLanguage: "ur-Latn")    // leftToRight
  ///
  /// A script subtag decides. Without one, the script in which the language is most likely written in its region
  /// decides.
  ///
  /// - Parameter tag: A BCP 47 tag, with hyphens or underscores, in upper or lower case. An unknown tag is left to
  ///   right.
  /// - Source: CLDR, likely subtags.
  public init(ofLanguage tag: String) {
    let subtags = tag.languageSubtags
    guard let language = subtags.first else {
      self = .leftToRight
      return
    }
    let others = subtags.dropFirst()
    if let script = others.first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy(isLetter) }) {
      self = scripts.contains(script) ? .rightToLeft : .leftToRight
      return
    }
    let isException = others.contains { exceptions.contains("\(language)-\($0)") }
    self = languages.contains(language) == isException ? .leftToRight : .rightToLeft
  }
}

extension String {
  /// The subtags of a BCP 47 tag in lower case, up to the first single letter, which begins extensions and private
  /// use.
  fileprivate var languageSubtags: [String] {
    split { $0 == "-" || $0 == "_" }.map { $0.asciiLowercased }.prefix { $0.utf8.count > 1 }.map {
      $0
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}

private func words(_ text: String) -> Set<String> {
  Set(text.split(separator: " ").map { String($0) })
}

/// The scripts that are written from right to left.
private let scripts = words(
  """
  adlm arab aran armi avst chrs cprt elym gara hatr hebr hung khar lydi mand mani mend merc mero \
  narb nbat nkoo orkh ougr palm phli phlp phnx prti rohg samr sarb sogd sogo syrc syre syrj syrn \
  thaa todr yezi
  """)

/// The languages that are most likely written in one of these scripts.
private let languages = words(
  """
  aao abh abv acm acq acw acx adf ae aeb aec aee aeq afb aib aii aij aiq amw apc apd ar ara arc \
  arq ars ary arz ask atn auj auz avd avl ayh ayl ayn ayp azb bal bdz bej bft bgn bgp bhe bhm \
  bhn bjf bjm bqi brh brk bsh bsk chg cja ckb clh czk dcc def deh dgl div dmk dml dv ecy esh fa \
  fas fay faz fia fub gbz ggg gha ghr gig gjk gju glh glk gwc gwf gwt gzi hac haz hbo he heb hkh \
  hnd hno hoh hrt hrz hss huy isk itk iw jad jat jbe jbn jdg ji jnd jog jpa jpr jrb jye kas kbu \
  kby kcy kfm khw klj kmz kqd ks ktl kvx kxp lad lah lhs lki lrc lrk lrl lsa lsd lss luv luz mby \
  mde mfa mfi mhj mid mki mnj mve mvy myz mzn nli nlm nqo ntz nyq oar obm odk oru ota otk oui \
  pal pbt per pgd phl phn phr phv plk pra prc prd prx ps psh psi pst pus qxq rdb rhg rmt sam sbn \
  scl sd sdb sdf sdg sdh sds sgr sgy shd shm shu shv siy siz skr smp smy snd sog sqo sqt srh srz \
  ssh sts swb syc syn syr tjo tks tmr tov tra trg trm trw ug uig ur urd ush uzs vaf vgr vmh wbk \
  wlo wne wni wsv xco xhe xka xkc xkj xkp xld xly xmn xmr xna xpr xsa xvi ydg yhd yi yid yih yud \
  zba zdj zrp zum
  """)

/// The languages that are most likely written in the other direction in a region.
private let exceptions = words(
  """
  az-iq az-ir ha-cm ha-sd kk-af kk-cn kk-ir kk-mn ku-lb ky-cn ms-cc pa-pk sd-in tg-pk ug-kz ug- \
  mn uz-af
  """)
