import PickerColor
import PickerControls
import PickerJSON
import PickerLimits
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerControlBase

private let documents = [
  #"{"type": "chips", "items": [{"text": "a", "selected": true, "badge": "3"}, "b"]"#,
  #"{"type": "segmented", "items": ["a", {"text": "b", "badge": "3"}], "separator": true"#,
  #"{"type": "segmented", "variant": "connected", "items": ["a", "b"]"#,
  #"{"type": "text", "text": "tea""#,
  #"{"type": "colorPicker", "controls": "hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)""#,
  #"{"type": "chromaTouch", "peek": true"#,
  #"{"type": "carousel", "count": 3, "width": 200, "height": 100"#,
  #"{"type": "shape", "shape": "circle", "width": 20"#,
  #"{"type": "drawing", "layers": [{"items": [{"text": "tea"}, {"shape": "circle", "width": 9}]}]"#,
  #"{"type": "stack", "items": [{"type": "text", "text": "tea", "title": "t"}]"#,
  #"{"type": "grid", "items": [{"type": "chips", "items": ["a"], "title": "t"}]"#,
]

private let themes = BuiltInTheme.allCases

private func tree(
  _ json: String, theme: Theme? = nil, scheme: SchemeChoice? = nil, files: [String: String]? = nil
) throws -> LayoutTree {
  var themes: (@Sendable (String) -> ThemeFile)?
  if let files {
    themes = { name in
      guard let text = files[name] else { return .unreadable("there is no such file") }
      return .bytes(Array(text.utf8))
    }
  }
  return try Document(
    json: Array(json.utf8), fonts: StrictCatalog(), theme: theme, scheme: scheme, themes: themes
  ).layout()
}

private func fill(_ role: Role, _ tree: LayoutTree) -> String? {
  guard case .color(let color) = tree.nodes(role: role).first?.paint?.fills.first?.pattern else {
    return nil
  }
  return color.dark.map { "\(color.hex) \($0.hex)" } ?? color.hex
}

private func error(_ json: String, files: [String: String]? = nil) -> String {
  do {
    _ = try tree(json, files: files)
    return "none"
  } catch {
    return "\(error)"
  }
}

@Suite struct BuiltInThemeTests {
  @Test(arguments: themes)
  func builtIn_isValid(theme: BuiltInTheme) throws {
    let json = try JSONValue(parsing: theme.json).object()
    #expect(try json["name"]?.string() == theme.rawValue)
    _ = try Theme(json: theme.json, fonts: StrictCatalog())
    // Every name of a colour is one of its own, or of the classic theme.
    #expect(!theme.theme.colors.isEmpty && theme.theme.sources.count == (theme == .classic ? 1 : 2))
  }

  /// One colour of Material for what is selected, also where it is translucent so that outlines show through it.
  @Test func material_hasOneColourForWhatIsSelected() throws {
    let chips =
      #"{"type": "chips", "items": [{"text": "a", "selected": true}], "theme": "material"}"#
    let segments = #"{"type": "segmented", "items": ["a", "b"], "theme": "material"}"#
    #expect(fill(.chip, try tree(chips)) == fill(.indicator, try tree(segments)))
    let colors = BuiltInTheme.material.theme.colors
    func color(_ name: String, _ scheme: ColorScheme) throws -> Color {
      let texts = try #require(colors[name]).split { "(,) ".contains($0) }
      return try #require(Color(String(texts[scheme == .light ? 1 : 2])))
    }
    for (scheme, paper) in [(ColorScheme.light, "#FEF7FF"), (.dark, "#141218")] {
      let found = try color("selectedOverlay", scheme).composited(over: try #require(Color(paper)))
      let wanted = try color("selected", scheme)
      let differences = [
        found.red - wanted.red, found.green - wanted.green, found.blue - wanted.blue,
      ]
      #expect(differences.allSatisfy { abs($0) < 1.5 / 255 }, "\(found) \(wanted)")
    }
  }

  @Test func plain_isShort() {
    #expect(BuiltInTheme.plain.json.count { $0 == UInt8(ascii: "\n") } < 120)
  }

  /// The Swift defaults are the classic theme in the light scheme.
  @Test(arguments: documents)
  func classic_inTheLightScheme_isWhatDocumentsWithoutAThemeAre(document: String) throws {
    let plain = try tree(document + "}").json()
    #expect(try tree(document + #", "theme": "classic"}"#).json() == plain)
    #expect(try tree(document + #", "scheme": "light"}"#).json() == plain)
    #expect(try tree(document + "}", theme: BuiltInTheme.classic.theme).json() == plain)
  }

  @Test(arguments: themes, documents)
  func autoScheme_resolved_isWhatTheSchemesAre(theme: BuiltInTheme, document: String) throws {
    func tree(_ scheme: String) throws -> LayoutTree {
      try PickerControlsTests.tree(
        document + #", "theme": "\#(theme.rawValue)", "scheme": "\#(scheme)"}"#)
    }
    let auto = try tree("auto")
    #expect(auto.hasSchemes)
    #expect(try auto.resolved(in: .light).json() == tree("light").json())
    #expect(try auto.resolved(in: .dark).json() == tree("dark").json())
    #expect(try LayoutTree(json: auto.json()).json() == auto.json())
  }

  @Test(arguments: themes, documents)
  func darkScheme_isMadeForDarkPaper_andPaintsNone(theme: BuiltInTheme, document: String) throws {
    let tree = try tree(document + "}", theme: theme.theme, scheme: .dark)
    let paper = try #require(tree.paper)
    let ink = try #require(tree.foreground)
    #expect(paper.luminance < 0.02 && ink.contrast(with: paper) > 12 && tree.background == nil)
  }
}

@Suite struct IOSThemeTests {
  /// UIKit's tertiary system fill.
  @Test func tracks_areTranslucent_soThatCardsShowThrough() throws {
    let chips = #"{"type": "chips", "items": ["a"]"#
    for document in [chips, #"{"type": "segmented", "items": ["a"]"#] {
      let track = try fill(
        document == chips ? .chip : .segmented,
        tree(
          document + #", "theme": "ios", "scheme": "auto"}"#))
      #expect(track == "#7676801F #7676803D")
    }
  }

  @Test(
    arguments: [SchemeChoice.light, .dark],
    [
      #""type": "chips", "items": [{"text": "a", "selected": true}]"#,
      #""type": "segmented", "variant": "connected", "items": ["a"]"#,
    ])
  func selection_isABlueOnWhichWhiteIsLegible(scheme: SchemeChoice, control: String) throws {
    let tree = try tree("{" + control + "}", theme: BuiltInTheme.ios.theme, scheme: scheme)
    let colors = [Role.chip, .segment, .label].flatMap { tree.nodes(role: $0) }.compactMap {
      node -> Color? in
      guard case .color(let color) = node.paint?.fills.first?.pattern else { return nil }
      return color
    }
    let (blue, label) = (try #require(colors.first), try #require(colors.last))
    #expect(label == .white && blue.contrast(with: label) >= 4.5)
    #expect(blue.blue > 0.8 && blue.red < 0.1)
  }
}

@Suite struct ThemeTests {
  @Test func documents_winOverTheirTheme() throws {
    let chips = #"{"type": "chips", "theme": "ios", "items": ["a"]"#
    #expect(try fill(.chip, tree(chips + "}")) == "#7676801F")
    #expect(try fill(.chip, tree(chips + #", "chip": {"fill": "red"}}"#)) == "#FF0000")
    // Other keys of the style stay those of the theme.
    let padded = try tree(chips + #", "chip": {"padding": 3}}"#)
    #expect(fill(.chip, padded) == "#7676801F")
  }

  @Test func theme_ofADocument_winsOverThatOfTheProgram() throws {
    let chips = #"{"type": "chips", "items": ["a"]"#
    let theme = BuiltInTheme.ios.theme
    #expect(try fill(.chip, tree(chips + "}", theme: theme, scheme: .dark)) == "#7676803D")
    #expect(
      try fill(.chip, tree(chips + #", "scheme": "light"}"#, theme: theme, scheme: .dark))
        == "#7676801F")
    #expect(try fill(.chip, tree(chips + #", "theme": "classic"}"#, theme: theme)) == nil)
  }

  @Test func theme_ofOnesOwn_extendsABuiltInOne() throws {
    let theme = #"{"extends": "ios", "colors": {"accent": "light-dark(#123456, #ABCDEF)"}}"#
    let chips = #""type": "chips", "items": [{"text": "a", "selected": true}]"#
    for scheme in [("light", "#123456"), ("dark", "#ABCDEF"), ("auto", "#123456 #ABCDEF")] {
      let document = #"{\#(chips), "scheme": "\#(scheme.0)", "theme": \#(theme)}"#
      #expect(try fill(.chip, tree(document)) == scheme.1)
      let named = #"{\#(chips), "scheme": "\#(scheme.0)", "theme": "mine.json"}"#
      #expect(try fill(.chip, tree(named, files: ["mine.json": theme])) == scheme.1)
    }
    let own = try Theme(json: Array(theme.utf8), fonts: StrictCatalog())
    #expect(try fill(.chip, tree("{\(chips)}", theme: own, scheme: .dark)) == "#ABCDEF")
  }

  @Test func lineHeights_inPointsAndPercent_replaceEachOther() {
    let (points, percentage) = (FontChoice(lineHeight: 20), FontChoice(lineHeightPercentage: 150))
    #expect(points.merging(onto: percentage) == points)
    #expect(percentage.merging(onto: points) == percentage)
    let sized = FontChoice(size: 9).merging(onto: percentage)
    #expect(sized == FontChoice(size: 9, lineHeightPercentage: 150))
    let font = sized.resolved(against: Font(lineHeight: 20))
    #expect(font.lineHeight == nil && font.specifiedLineHeight == 13.5)
  }

  @Test func material_marksSelectedChips_insteadOfTheirIcons() throws {
    let items = #"{"text": "a", "icon": "star", "selected": true}, {"text": "b", "icon": "star"}"#
    let tree = try tree(#"{"type": "chips", "theme": "material", "items": [\#(items)]}"#)
    let parts = tree.nodes.map(\.role).filter { [.checkmark, .icon].contains($0) }
    #expect(parts == [.checkmark, .icon])
  }

  @Test func documents_nameColorsOfTheirTheme_andOfBothSchemes() throws {
    let text = #"{"type": "text", "text": "a", "theme": "material", "fill": "#
    #expect(try fill(.text, tree(text + #""$accent"}"#)) == "#6750A4")
    #expect(try fill(.text, tree(text + #""$accent", "scheme": "dark"}"#)) == "#D0BCFF")
    let own = #"{"type": "text", "text": "a", "fill": "light-dark(white, black)""#
    #expect(try fill(.text, tree(own + "}")) == "#FFFFFF")
    #expect(try fill(.text, tree(own + #", "scheme": "dark"}"#)) == "#000000")
    #expect(try fill(.text, tree(own + #", "scheme": "auto"}"#)) == "#FFFFFF #000000")
  }

  @Test func strokes_withoutAFill_haveTheForegroundOfTheTheme() throws {
    func stroke(_ keys: String, _ role: Role) throws -> Fill? {
      let tree = try tree(#"{"scheme": "dark", \#(keys), "stroke": {"width": 2}}"#)
      return tree.nodes(role: role).compactMap { $0.paint?.stroke?.fill }.first
    }
    let shape = #""type": "shape", "shape": "star", "width": 20"#
    #expect(try stroke(shape, .shape) == .color(.white))
    #expect(try stroke(#""type": "segmented", "items": ["a"]"#, .segmented) == .color(.white))
    let light = try tree("{" + shape + #", "stroke": {"width": 2}}"#)
    #expect(light.nodes(role: .shape).first?.paint?.stroke?.fill == .color(.black))
  }

  @Test func documents_inDocuments_haveTheThemeAroundThem() throws {
    func panel(_ keys: String, _ inner: String) throws -> LayoutTree {
      try tree(
        #"{"type": "stack"\#(keys), "items": [{"type": "chips", "items": ["a"]\#(inner)}]}"#)
    }
    #expect(try fill(.chip, panel(#", "theme": "ios""#, "")) == "#7676801F")
    #expect(try fill(.chip, panel(#", "theme": "ios", "scheme": "dark""#, "")) == "#7676803D")
    #expect(
      try fill(.chip, panel(#", "theme": "ios", "scheme": "dark""#, #", "scheme": "light""#))
        == "#7676801F")
    // An inner document for other paper brings it along.
    let mixed = try panel("", #", "theme": "ios", "scheme": "dark""#)
    #expect(mixed.paper == nil && fill(.chips, mixed) == "#000000")
    let same = try panel(#", "scheme": "dark""#, "")
    #expect(fill(.chips, same) == nil && same.paper == .black)
  }

  @Test func background_ofADocument_isPaintedFirst_orOverItsBox() throws {
    let chips = ##"{"type": "chips", "scheme": "dark", "background": "#123456", "items": ["a"]}"##
    let tree = try tree(chips)
    #expect(tree.background?.hex == "#123456" && tree.paper == .black && fill(.chips, tree) == nil)
    let panel = try PickerControlsTests.tree(#"{"type": "stack", "items": [\#(chips)]}"#)
    #expect(panel.background == nil && fill(.chips, panel) == "#123456")
  }

  @Test(arguments: themes)
  func controlInCode_hasTheLooksOfDocuments(theme: BuiltInTheme) throws {
    var picker = try theme.theme.control(Segmented.self, scheme: .dark, fonts: StrictCatalog())
    #expect(picker.items.isEmpty && picker.selected.isEmpty)
    (picker.items, picker.selected) = ([Segment("a"), Segment("b")], [0])
    let document = try tree(
      #"{"type": "segmented", "items": ["a", "b"]}"#, theme: theme.theme, scheme: .dark)
    #expect(picker.measured(by: StrictCatalog()).layout().json() == document.json())
  }

  @Test func options_winOverTheDocument() throws {
    let document = try Document(
      json: Array(#"{"type": "chips", "theme": "ios", "items": ["a"]}"#.utf8),
      options: Array(#"{"theme": "plain", "chip": {"fill": "red"}}"#.utf8), fonts: StrictCatalog())
    let tree = try document.layout()
    #expect(fill(.chip, tree) == "#FF0000" && tree.paper == .white)
  }

  @Test(arguments: [
    (
      #""nice""#,
      #"$.theme: expected one of classic, ios, material, plain, found the string "nice""#
    ),
    ("3", "$.theme: expected the name of a theme, a file or an object, found 3"),
    (#"{"chip": {}}"#, #"$.theme.chip: unknown key "chip", did you mean "chips"?"#),
    (
      #"{"extends": "nice"}"#,
      #"$.theme.extends: expected one of classic, ios, material, plain, found the string "nice""#
    ),
    (
      #"{"chips": {"chip": {"fil": "red"}}}"#,
      #"$.theme.chips.chip.fil: unknown key "fil", did you mean "fill"?"#
    ),
    (#"{"segmented": {"spacing": -4}}"#, "$.theme.segmented.spacing: must be at least 0, is -4"),
    (
      #"{"chips": {"items": []}}"#,
      "$.theme.chips.items: is not a matter of style, and belongs in a document"
    ),
    (
      #"{"chips": {"chip": {"fill": "$acent"}}}"#,
      #"$.theme.chips.chip.fill: the theme has no colour "$acent", did you mean "$accent"?"#
    ),
    (
      #"{"colors": {"accent": "nocolour"}}"#,
      ##"$.theme.colors.accent: expected a colour such as "#1A2B3C" or "teal", found the string "nocolour""##
    ),
    (
      #"{"colors": {"a b": "red"}}"#,
      #"$.theme.colors["a b"]: must be a name of letters and digits that begins with a letter"#
    ),
    (
      #"{"background": 3}"#,
      ##"$.theme.background: expected a colour such as "#1A2B3C" or "teal", found 3"##
    ),
    (
      #"{"text": {"font": {"family": "Nice"}}}"#,
      #"$.theme.text.font.family: no font of the family "Nice" is loaded"#
    ),
  ])
  func theme_thatIsWrong_isReportedAtItsPath(theme: String, message: String) {
    #expect(error(#"{"type": "chips", "items": [], "theme": \#(theme)}"#) == message)
  }

  @Test func fileOfATheme_thatIsWrong_isNamed() {
    let document = #"{"type": "chips", "items": [], "theme": "mine.json"}"#
    #expect(
      error(document, files: ["mine.json": #"{"grid": {"spacing": -1}}"#])
        == "$.theme: mine.json: $.grid.spacing: must be at least 0, is -1")
    #expect(
      error(document, files: ["mine.json": "{"]).hasPrefix("$.theme: mine.json: $: line 1"))
    #expect(
      error(document, files: [:])
        == #"$.theme: no theme is called "mine.json", and there is no such file, expected a file or one of classic, ios, material, plain"#
    )
    #expect(
      error(#"{"type": "chips", "items": [], "theme": "plan"}"#, files: [:])
        == #"$.theme: no theme is called "plan", and there is no such file, did you mean "plain"?"#
    )
  }

  @Test(arguments: [
    #"{"type": "chips", "items": ["a"], "fill": "$accent", "theme": "#,
    #"{"type": "stack", "items": [{"type": "chips", "items": [], "fill": "$accent"}], "theme": "#,
    #"{"type": "chips", "items": ["a"], "fill": "$accent", "scheme": "light", "theme": "#,
  ])
  func colorName_withoutATheme_isThatOfTheClassicOne(document: String) throws {
    let none = try tree(document + "null}")
    #expect(none.json() == (try tree(document + #""classic"}"#).json()))
    #expect(fill(.chips, none) != nil)
  }

  @Test func colorName_thatNoThemeHas_isAnError() {
    #expect(
      error(#"{"type": "text", "text": "a", "fill": "$accents"}"#)
        == #"$.fill: the theme has no colour "$accents", did you mean "$accent"?"#)
  }

  @Test func scheme_thatIsUnknown_isAnError() {
    #expect(error(#"{"type": "text", "text": "a", "scheme": "dim"}"#).hasPrefix("$.scheme: "))
  }

  @Test func fileOfATheme_namedByManyControls_isReadOnce() throws {
    let reads = Mutex(0)
    let items = Array(
      repeating: #"{"type": "text", "text": "a", "theme": "own.json"}"#, count: 100)
    let json = #"{"type": "stack", "items": [\#(items.joined(separator: ","))]}"#
    let document = try Document(
      json: Array(json.utf8), fonts: StrictCatalog(),
      themes: { _ in
        reads.withLock { $0 += 1 }
        return .bytes(Array(#"{"text": {"font": {"size": 20}}}"#.utf8))
      })
    #expect(try document.layout().nodes(role: .text).count == 100)
    #expect(reads.withLock { $0 } == 1)
  }
}
