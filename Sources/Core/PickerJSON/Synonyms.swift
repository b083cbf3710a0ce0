/// A known name that may have been meant by an unknown one, and where it belongs.
package struct NameSuggestion: Equatable, Sendable {
  /// One of the known names.
  package var name: String
  /// The key in the object that has this name; nil: the name itself is meant.
  package var member: String?

  package init(name: String, member: String? = nil) {
    self.name = name
    self.member = member
  }

  /// The name as people find it in a document: `"size" in "font"`.
  package var quoted: String {
    guard let member else { return Tape.quoted(name) }
    return "\(Tape.quoted(member)) in \(Tape.quoted(name))"
  }
}

/// Returns the name in `names` that an unknown name means: one that is spelt differently, the name for a word of CSS, SwiftUI, Flutter,
/// Compose or Material, or else the nearest; nil if none is similar.
///
///     suggestion(for: "gap", among: ["width", "spacing"])        // spacing
///     suggestion(for: "font-size", among: ["width", "font"])     // size in font
package func suggestion(for name: String, among names: [String]) -> NameSuggestion? {
  for target in [Array(name.utf8)[...]] + Synonyms.targets(of: name) {
    let parts = target.split(separator: UInt8(ascii: "."), maxSplits: 1)
    guard let first = parts.first,
      let known = names.first(where: { Synonyms.areEqual($0.utf8, first) })
    else { continue }
    let member = parts.count > 1 ? String(decoding: Array(parts[1]), as: UTF8.self) : nil
    return NameSuggestion(name: known, member: member)
  }
  return nearest(to: name, among: names).map { NameSuggestion(name: $0) }
}

/// Returns the name in `names` with the letters of an unknown one, or with its meaning elsewhere.
package func synonym(of name: String, among names: [String]) -> String? {
  if let same = names.first(where: { Synonyms.areEqual($0.utf8, name.utf8) }) { return same }
  for target in Synonyms.targets(of: name) {
    if let known = names.first(where: { Synonyms.areEqual($0.utf8, target) }) { return known }
  }
  return nil
}

/// The words of other kits for keys, values, options and types.
package enum Synonyms {
  /// Groups of words, with what documents say instead, in order of preference; `font.size` is a key of an object.
  ///
  /// One text, because it is read only for errors, and an array of texts would be made by code.
  package static let table: StaticString = """
    gap columngap rowgap gridgap itemspacing runspacing horizontalspacing verticalspacing horizontalarrangement \
    verticalarrangement interitemspacing margin=spacing iconSpacing;linespacing=lineHeight font.lineHeight spacing;\
    label title name caption content string labeltext value=text;\
    children options chips segments buttons labels tabs entries choices data elements values=items;\
    color colour foreground foregroundcolor forecolor labelcolor fontcolor textcolour contentcolor=textColor \
    chip.textColor segment.textColor color fill;\
    background backgroundcolor bg bgcolor containercolor chipcolor=fill background;\
    tint tintcolor accent accentcolor selectedcolor activecolor selectedbackground=selectedFill chip.selectedFill \
    segment.selectedFill;\
    flexwrap linewrap softwrap multiline=wrap textWrap;flexdirection orientation scrolldirection mainaxis=axis;\
    flex flexgrow=grow;flexshrink=shrink;flexbasis=basis;justifycontent mainaxisalignment justify=justify alignment;\
    alignitems crossaxisalignment verticalalignment=align rowAlignment;aligncontent runalignment=alignLines alignRows;\
    textalign textalignment horizontalalignment=labelAlignment alignment chip.labelAlignment;\
    fontsize textsize=size font.size;fontfamily typeface fontname=family font.family;\
    fontweight bold=weight font.weight;fontstyle italic=style font.style;\
    tracking kerning=letterSpacing font.letterSpacing;leading=lineHeight font.lineHeight;\
    textstyle typography labelstyle=font;\
    paddinginline paddingblock paddingx paddingy paddinghorizontal paddingvertical horizontalpadding verticalpadding \
    contentpadding contentinsets insets edgeinsets labelpadding=padding chip.padding segment.padding;\
    borderradius radius rounded corner corners cornersize=cornerRadius chip.cornerRadius segment.cornerRadius;\
    borderwidth strokewidth outline outlinewidth linewidth=border chip.border segment.border;\
    bordercolour strokecolor outlinecolor=borderColor chip.borderColor;\
    maxlines numberoflines linelimit lineclamp maxlinecount lines=maxLines maxRows chip.maxLines;rows=maxRows;\
    columns maxcolumns=maxItemsPerRow;cols=maxItemsPerRow columns maxItemsPerLine;minwidth=chip.minWidth segment.minWidth;\
    textoverflow truncationmode truncate ellipsis ellipsize linebreakmode=truncation tail chip.truncation;\
    disabled isenabled isdisabled inactive=enabled;\
    isselected checked ischecked ison active on=selected;\
    selectedindex selectedvalue selecteditem selectedid initialselection defaultvalue currentindex=selected current;\
    multiselect multi multiselection multiselectionenabled allowsmultipleselection selectionmode=selection multiple;\
    singleselect singleselection radio=selection single;\
    avatar leadingicon image systemimage iconname prefixicon startadornment drawable=icon;\
    deleteicon closeicon suffixicon endadornment accessory=trailingIcon;count number badgecount=badge;\
    dir textdirection layoutdirection righttoleft rtl ltr bidi=direction;lang locale=language;\
    dark darkmode darktheme light colorscheme appearance mode brightness=scheme;\
    fullwidth w=width;h=height;\
    arialabel accessibilitylabel semanticslabel contentdescription alt tooltip=label description;\
    animation duration=transition;easing timingfunction=timing transition.curve;alpha=opacity;\
    dropshadow boxshadow elevation=shadow;src url uri=href file;kind component control widget=type;\
    more morelabel showmore=overflow;\
    flexstart start left topleft=leading start left;flexend end right=trailing end right;middle centre centered=center;\
    justify fill=justified stretch;row rowreverse=horizontal;column columnreverse=vertical;\
    extrabold=heavy;extralight=ultraLight;demibold=semibold;normal=regular;multiple=multiple;\
    chip chipgroup filterchip choicechip inputchip assistchip actionchip suggestionchip filterchips tag tags tagcloud flowrow \
    chipset=chips;\
    segmentedbutton segmentedcontrol segmentedpicker segments picker buttontogglegroup togglebuttons togglegroup tabbar tabs \
    radiogroup buttongroup singlechoicesegmentedbuttonrow multichoicesegmentedbuttonrow=segmented;\
    hstack vstack row column form panel list=stack;flexbox flex wrap box container=flow;\
    lazyvgrid lazyhgrid gridview adaptivegrid=grid;\
    pager pageview viewpager horizontalpager slideshow swiper tabview=carousel;typography paragraph textview=text;\
    colorwheel colorwell inputcolor colourpicker hsvpicker=colorPicker;rectangle circle ellipse polygon star=shape;\
    canvas svg illustration=drawing;forcetouch=chromaTouch;\
    out outfile destination saveas=output;fmt outputformat type=format;\
    dpi pixelratio devicepixelratio density retina=scale;silent=quiet;nocolour monochrome=noColor;live reload follow=watch
    """

  /// The names that a word stands for, in the order of preference.
  static func targets(of word: String) -> [ArraySlice<UInt8>] {
    guard word.utf8.count <= 64 else { return [] }
    let bytes = table.withUTF8Buffer { Array($0) }
    var targets: [ArraySlice<UInt8>] = []
    for group in bytes.split(separator: UInt8(ascii: ";")) {
      let sides = group.split(separator: UInt8(ascii: "="))
      guard sides.count == 2,
        sides[0].split(separator: UInt8(ascii: " ")).contains(where: { areEqual($0, word.utf8) })
      else { continue }
      targets += sides[1].split(separator: UInt8(ascii: " "))
    }
    return targets
  }

  /// Whether two names have the same letters and digits, whatever their case, their hyphens and underscores.
  static func areEqual(
    _ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>
  ) -> Bool {
    a.lazy.compactMap { $0.letterOfName }.elementsEqual(b.lazy.compactMap { $0.letterOfName })
  }
}

extension UInt8 {
  /// The lower-case letter; nil for what separates the words of a name.
  fileprivate var letterOfName: UInt8? {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    default: self
    }
  }
}
