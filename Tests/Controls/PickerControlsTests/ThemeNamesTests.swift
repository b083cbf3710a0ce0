import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

private func tree(_ json: String) throws -> LayoutTree {
  try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
}

private func error(_ json: String) -> String {
  do {
    _ = try tree(json)
    return "none"
  } catch {
    return "\(error)"
  }
}

/// The names that themes define: system colours and font styles.
@Suite struct ThemeNamesTests {
  @Test(arguments: BuiltInTheme.allCases, SchemeChoice.allCases)
  func systemColors_areNamesOfEveryTheme(theme: BuiltInTheme, scheme: SchemeChoice) throws {
    func color(_ name: String) throws -> Color? {
      let json = #"""
        {"type": "text", "text": "a", "theme": "\#(theme.rawValue)", "scheme": "\#(scheme.rawValue)", "color": "$\#(name)"}
        """#
      let fill = try tree(json).nodes(role: .line).first?.paint?.fills.first?.pattern
      return if case .color(let color) = fill { color } else { nil }
    }
    let (green, cyan) = (try #require(try color("green")), try #require(try color("cyan")))
    #expect(green.resolved(in: .light).hex == (scheme == .dark ? "#30D158" : "#34C759"))
    #expect(cyan.resolved(in: .dark).hex == (scheme == .light ? "#32ADE6" : "#64D2FF"))
    for name in [
      "red", "orange", "yellow", "mint", "teal", "blue", "indigo", "purple", "pink", "brown",
      "gray",
    ] {
      #expect(try color(name) != nil)
    }
  }

  @Test func unknownColor_namesTheNearest_orAll() {
    #expect(
      error(#"{"type": "text", "text": "a", "color": "$indiga"}"#)
        == #"$.color: the theme has no colour "$indiga", did you mean "$indigo"?"#)
    #expect(
      error(#"{"type": "text", "text": "a", "color": "$ultraviolet"}"#)
        .contains("expected one of $accent, $blue, $brown, $cyan, $gray, $green, $indigo"))
  }

  @Test(arguments: [("", 28.0), (#""theme": "ios","#, 28), (#""theme": "material","#, 28)])
  func fontStyle_isAName(keys: String, size: Double) throws {
    let fonts = try tree(#"{"type": "text", \#(keys) "text": "a", "font": "title"}"#).fonts
    #expect(fonts.map(\.size) == [size])
  }

  @Test func fontStyles_differByTheme() throws {
    func font(_ theme: String, _ name: String) throws -> Font? {
      try tree(#"{"type": "text", "theme": "\#(theme)", "text": "a", "font": "\#(name)"}"#).fonts
        .first
    }
    #expect(try font("ios", "headline")?.size == 17)
    #expect(try font("ios", "headline")?.weight == .semibold)
    #expect(try font("material", "headline")?.size == 16)
    #expect(try font("plain", "caption2")?.size == 11)
  }

  @Test func fontStyle_ofOnesOwn_isAdded_andReplaces() throws {
    let json = #"""
      {"type": "stack", "theme": {"extends": "ios", "fontStyles": {"title": {"size": 40}, "tiny": {"size": 5}}},
       "items": [{"type": "text", "text": "a", "font": "title"}, {"type": "text", "text": "b", "font": "tiny"},
         {"type": "drawing", "width": 9, "layers": [{"items": [{"text": "c", "font": "caption"}]}]}]}
      """#
    #expect(try Set(tree(json).fonts.map(\.size)).isSuperset(of: [40, 5, 12]))
  }

  @Test(arguments: [
    (#""font": "titel""#, #"$.font: the theme has no font style "titel", did you mean "title"?"#),
    (
      #""font": "monumental""#,
      #"$.font: the theme has no font style "monumental", expected one of body, callout, caption, caption2, "#
        + "footnote, headline, largeTitle, subheadline, title, title2, title3 or an object"
    ),
    (
      #""theme": {"fontStyles": {"title": "body"}}, "font": "title""#,
      "$.theme.fontStyles.title: expected an object, a font, found the string \"body\""
    ),
  ])
  func fontStyle_thatIsUnknown_isAnError(keys: String, message: String) {
    #expect(error(#"{"type": "text", "text": "a", \#(keys)}"#) == message)
  }
}

@Suite struct TextIconTests {
  private func frames(_ keys: String, _ text: String = "abcd") throws -> [Role: [Rect]] {
    let tree = try tree(
      #"{"type": "text", "text": "\#(text)", "font": {"size": 10}, "icon": "star", \#(keys)}"#)
    return Dictionary(grouping: tree.nodes.dropFirst(), by: \.role).mapValues { $0.map(\.frame) }
  }

  @Test func icon_standsBeforeTheFirstLine() throws {
    let both = try frames(#""iconSpacing": 3"#)
    let (icon, line) = (try #require(both[.icon]?.first), try #require(both[.line]?.first))
    #expect(icon.x == 0 && icon.width == 10 && icon.height == 10)
    #expect(line.x == 13)
    #expect(abs(icon.y + 5 - line.y - line.height / 2) < 1e-9)
    #expect(try frames(#""id": "a""#)[.line]?.first?.x == 14)
  }

  @Test func iconAndText_areAlignedTogether_andMirrored() throws {
    let centered = try frames(#""width": 100, "iconSpacing": 0, "alignment": "center""#)
    let line = try #require(centered[.line]?.first)
    let gap = 100 - line.width - 10
    #expect(try abs(#require(centered[.icon]?.first).x - gap / 2) < 1e-9)
    let mirrored = try frames(#""width": 100, "direction": "rtl", "iconSpacing": 0"#)
    #expect(mirrored[.icon]?.first?.x == 90)
    #expect(try abs(#require(mirrored[.line]?.first).maxX - 90) < 1e-9)
  }

  @Test func icon_narrowsTheLines() throws {
    let wide = try tree(#"{"type": "text", "text": "ab cd", "width": 50, "font": {"size": 10}}"#)
    let narrow = try frames(#""width": 50, "iconSpacing": 25"#, "ab cd")
    #expect(narrow[.line]?.count ?? 0 > wide.nodes(role: .line).count)
  }

  @Test func icon_thatNothingDefines_isAWarningWithAProposal() throws {
    func warnings(_ icon: String) throws -> [String] {
      try tree(#"{"type": "text", "text": "a", "icon": "\#(icon)"}"#).warnings.map(\.message)
    }
    #expect(try warnings("swift") == [#"no icon is called "swift", did you mean "paperplane"?"#])
    #expect(try warnings("photo.on.rectangle.angled").isEmpty)
    #expect(try warnings("arrow.clockwise.icloud.fill").isEmpty)
  }
}
