import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTestSupport
import PickerText
import PickerTree
import Testing

@testable import PickerControlBase
@testable import PickerItems

/// Knows an icon `logo`, and the files `a.svg` and `set/leafy.svg`; `bad.svg` is damaged.
private final class Provider: IconProvider {
  static let logo = Artwork(
    .layers([Artwork.Layer(path: Path([.move(.zero), .line(Point(x: 1, y: 1))]))]))

  func artwork(named name: String) throws(ArtworkError) -> Artwork? {
    name == "logo" ? Provider.logo : nil
  }

  func artwork(inFile href: String) throws(ArtworkError) -> Artwork? {
    if href == "bad.svg" {
      throw ArtworkError("bad.svg: line 3: the element text is not supported")
    }
    return href == "a.svg" || href == "set/leafy.svg" ? Provider.logo : nil
  }
}

private func tree(
  _ json: String, icons: (any IconProvider)? = nil, budget: Budget = Budget()
) throws -> LayoutTree {
  try Document(
    json: Array(json.utf8), fonts: MonospaceMeasurer(), icons: icons, budget: budget
  ).layout()
}

/// The paint of the first node of a role.
private func fill(_ role: Role, of tree: LayoutTree) -> Color? {
  guard case .color(let color) = tree.nodes(role: role).first?.paint?.fills.first?.pattern else {
    return nil
  }
  return color
}

/// The colours of icons.
@Suite struct IconColorTests {
  @Test func icon_withAShadow_keepsTheColourOfItsLabel() throws {
    let json = #"""
      {"type": "chips", "chip": {"textColor": "teal"}, "items": [
        {"text": "a", "icon": {"name": "star", "shadow": {"radius": 2}}},
        {"text": "b", "icon": {"name": "star", "tint": "red", "shadow": {"radius": 2}}}]}
      """#
    let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
    let icons = tree.nodes.filter { $0.role == .icon }
    #expect(
      icons.map { tree.contentShadow(of: $0) } == [
        Shadow(color: .black, radius: 2), Shadow(color: .black, radius: 2),
      ])
    #expect(
      icons.map { tree.textFills(of: $0) } == [
        [.color(try #require(Color("teal")))], [.color(try #require(Color("red")))],
      ])
    let label = try #require(tree.nodes.first { $0.role == .label })
    #expect(tree.contentShadow(of: label) == nil)
  }

  private func chips(_ chip: Chip, rightToLeft: Bool = false) -> LayoutTree {
    var chips = Chips(items: [chip])
    chips.chip.textColor = .black
    chips.chip.selectedTextColor = .white
    chips.container.direction = rightToLeft ? .rightToLeft : .leftToRight
    return chips.measured(by: MonospaceMeasurer()).layout()
  }

  @Test func icons_haveTheColourOfTheTextInEachState() {
    for isSelected in [false, true] {
      let tree = chips(
        Chip("a", isSelected: isSelected, icon: Icon(.star)) { $0.trailingIcon = Icon(.cross) })
      #expect(fill(.icon, of: tree) == (isSelected ? .white : .black))
      #expect(fill(.trailingIcon, of: tree) == fill(.label, of: tree))
    }
  }

  @Test func tint_takesThePlaceOfTheTextsColour() throws {
    let red = try #require(Color("red"))
    let tree = chips(Chip("a", isSelected: true, icon: Icon(.star, tint: red)))
    #expect(fill(.icon, of: tree) == red && fill(.label, of: tree) == .white)
  }

  @Test func icons_thatFollowTheDirection_areMirroredInRightToLeft() {
    for isRightToLeft in [false, true] {
      let own = Artwork(path: Path(), isMirrored: true)
      for (icon, isMirrored) in [
        (Icon(.arrowForward), true), (Icon(.arrowRight), false), (Icon("own", artwork: own), true),
        (Icon("star", artwork: Artwork(path: Path())), false),
      ] {
        let tree = chips(Chip("a", icon: icon), rightToLeft: isRightToLeft)
        let node = tree.nodes(role: .icon).first
        #expect(node?.isMirrored == (isMirrored && isRightToLeft), "\(icon.name)")
        #expect(node?.artwork == icon.artwork)
      }
    }
  }

  @Test func icons_underAMovingIndicator_haveTheColourOfTheirHalf() throws {
    for (time, color) in [(0.0, Color.black), (10, .white)] {
      let tree = try tree(
        """
        {"type": "segmented", "whenNarrow": [], "selected": [1], "font": {"size": 8},
         "segment": {"textColor": "black", "selectedTextColor": "white"},
         "transition": {"from": 0, "at": \(time)},
         "items": ["aaa", {"text": "bbb", "icon": "star"}]}
        """)
      #expect(fill(.icon, of: tree) == color)
    }
  }

  @Test func menus_haveAChevronAfterTheirLabel() throws {
    func menu(_ size: Double, _ direction: String, width: Double = 70) throws -> LayoutTree {
      try tree(
        """
        {"type": "segmented", "whenNarrow": ["menu"], "width": \(width), "font": {"size": \(size)},
         "direction": "\(direction)", "segment": {"padding": 10, "iconSpacing": 5},
         "items": ["aaa", "bbb", "ccc", "ddd"]}
        """)
    }
    let left = try menu(8, "ltr")
    let chevron = try #require(left.nodes(role: .icon).first)
    let label = try #require(left.nodes(role: .label).first)
    let segment = try #require(left.nodes(role: .segment).first)
    #expect(
      chevron.iconName == "chevronDown" && left.warnings.allSatisfy { $0.code != .missingIcon })
    #expect(chevron.absoluteFrame.minX == label.absoluteFrame.maxX + 5)
    #expect(chevron.absoluteFrame.midY == segment.absoluteFrame.midY)
    #expect(chevron.frame.size == Size(width: 8, height: 8))
    // Both together are in the middle.
    #expect(label.frame.minX == segment.frame.width - chevron.frame.maxX)
    #expect(chevron.paint == label.paint)
    let right = try menu(8, "rtl")
    #expect(
      right.nodes(role: .icon).first?.absoluteFrame
        == chevron.absoluteFrame.mirrored(in: left.size.width))
    // The chevron gives way before the label is cut.
    let narrow = try menu(8, "ltr", width: 55)
    #expect(narrow.nodes(role: .icon).isEmpty && narrow.warnings.isEmpty)
    // An icon of a font that small could not be made out.
    #expect(try menu(5, "ltr").nodes(role: .icon).isEmpty)
    let names = left.accessibility().map(\.name)
    #expect(names.contains("aaa") && !names.contains("chevronDown"))
  }
}

/// The key `icons`, and names that nothing defines.
@Suite struct DocumentIconTests {
  private func chips(_ icons: String, _ names: String...) -> String {
    let items = names.map { #"{"text": "t", "icon": "\#($0)"}"# }.joined(separator: ", ")
    return #"{"type": "chips", "icons": \#(icons), "items": [\#(items)]}"#
  }

  @Test func artwork_ofADocument_travelsWithTheTree() throws {
    let tree = try tree(chips(#"{"star": {"path": "M0 0H9", "stroke": 2}}"#, "star", "heart"))
    let icons = tree.nodes(role: .icon)
    #expect(icons.map(\.iconName) == ["star", "heart"])
    #expect(icons[0].artwork?.layers.first?.line == Artwork.Line(width: 2))
    #expect(icons[1].artwork == nil && tree.warnings.isEmpty)
    #expect(try LayoutTree(json: tree.json()).icons == tree.icons)
  }

  @Test func nameThatNothingDefines_isAWarningWithTheNearest() throws {
    let tree = try tree(chips(#"{"brand": {"path": "M0 0H9"}}"#, "stra", "brnad", "qqqqqqq"))
    #expect(tree.warnings.map(\.code) == [.missingIcon, .missingIcon, .missingIcon])
    #expect(tree.warnings.map(\.id) == ["t", "t#2", "t#3"])
    #expect(
      tree.warnings.map(\.message) == [
        #"no icon is called "stra", did you mean "star"?"#,
        #"no icon is called "brnad", did you mean "brand"?"#, #"no icon is called "qqqqqqq""#,
      ])
  }

  @Test func icons_thatAreNotShown_areNotMissed() throws {
    let tree = try tree(
      """
      {"type": "segmented", "width": 44, "whenNarrow": ["dropIcons"], "font": {"size": 8},
       "segment": {"padding": 0}, "items": [{"text": "aa", "icon": "nowhere"}, "bb"]}
      """)
    #expect(tree.nodes(role: .icon).isEmpty)
    #expect(tree.warnings.allSatisfy { $0.code != .missingIcon })
  }

  @Test func iconsMadeInCode_areMissedToo() {
    let chips = Chips(items: [Chip("a") { $0.trailingIcon = Icon("crosss") }])
    let tree = chips.measured(by: MonospaceMeasurer()).layout()
    #expect(tree.warnings.map(\.message) == [#"no icon is called "crosss", did you mean "cross"?"#])
  }

  @Test func provider_isAskedForNamesAndFiles() throws {
    let provider = Provider()
    let named = try tree(chips("{}", "logo"), icons: provider)
    #expect(named.nodes(role: .icon).first?.artwork == Provider.logo && named.warnings.isEmpty)
    let file = try tree(
      chips(#"{"x": {"href": "a.svg", "mirrored": true, "viewBox": [0, 0, 5, 5]}}"#, "x"),
      icons: provider)
    var expected = Provider.logo
    expected.isMirrored = true
    expected.viewBox = Rect(x: 0, y: 0, width: 5, height: 5)
    #expect(file.nodes(role: .icon).first?.artwork == expected)
    let folder = try tree(chips(#""set""#, "leafy", "leafx"), icons: provider)
    #expect(folder.nodes(role: .icon).map { $0.artwork != nil } == [true, false])
    #expect(folder.warnings.map(\.code) == [.missingIcon])
  }

  @Test func documentsInPanels_haveTheIconsOfThePanelAndTheirOwn() throws {
    let chips =
      #""type": "chips", "items": [{"text": "t", "icon": "one"}, {"text": "u", "icon": "two"}]"#
    let tree = try tree(
      """
      {"type": "stack", "icons": {"one": {"path": "M0 0H1"}, "two": {"path": "M0 0H2"}},
       "items": [{\(chips)}, {\(chips), "icons": {"two": {"path": "M0 0H3"}}}]}
      """)
    let ends = tree.nodes(role: .icon).map { $0.artwork?.layers.first?.path.controlBounds?.width }
    #expect(ends == [1, 2, 1, 3] && tree.warnings.isEmpty)
  }

  @Test func options_overrideTheIconsOfTheirNames() throws {
    let json = chips(#"{"a": {"path": "M0 0H1"}, "b": {"path": "M0 0H2"}}"#, "a", "b")
    let tree = try Document(
      json: Array(json.utf8), options: Array(#"{"icons": {"b": {"path": "M0 0H3"}}}"#.utf8),
      fonts: MonospaceMeasurer()
    ).layout()
    let ends = tree.nodes(role: .icon).map { $0.artwork?.layers.first?.path.controlBounds?.width }
    #expect(ends == [1, 3])
  }

  @Test(arguments: [
    (#"{"a": {"href": "a.svg"}}"#, false, "$.icons.a.href: icon files cannot be read here"),
    (#""set""#, false, "$.icons: icon files cannot be read here"),
    (#"{"a": {"href": "b.svg"}}"#, true, "$.icons.a.href: b.svg: there is no such file"),
    (
      #"{"a": {"href": "bad.svg"}}"#, true,
      "$.icons.a.href: bad.svg: line 3: the element text is not supported"
    ),
    (#"{"a": {"pth": "M0 0"}}"#, false, #"$.icons.a.pth: unknown key "pth", did you mean "path"?"#),
    (#"{"a": {}}"#, false, "$.icons.a: must have one of path, layers and href"),
  ])
  func icons_thatAreWrong_areErrorsAtTheirPlace(
    icons: String, hasProvider: Bool, message: String
  ) {
    let error = #expect(throws: JSONError.self) {
      _ = try tree(chips(icons, "a"), icons: hasProvider ? Provider() : nil)
    }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func paths_ofEveryItem_countAgainstTheBudget() throws {
    var limits = Limits()
    limits.pathElements = 7
    let json = chips(#"{"a": {"path": "M0 0H1"}}"#, "a", "a")
    #expect(try tree(json, budget: Budget(limits)).warnings.isEmpty)
    limits.pathElements = 5
    let error = #expect(throws: JSONError.self) { _ = try tree(json, budget: Budget(limits)) }
    #expect(error?.path == "$.items[1].icon")
  }

  @Test func icon_isANameOrAnObject() throws {
    let tree = try tree(
      ##"{"type": "chips", "items": [{"text": "a", "icon": {"name": "star", "width": 9, "height": 7, "tint": "#FF0000"}}]}"##
    )
    let icon = try #require(tree.nodes(role: .icon).first)
    #expect(icon.frame.size == Size(width: 9, height: 7))
    #expect(fill(.icon, of: tree) == Color(red: 1, green: 0, blue: 0))
  }

  /// Names are compared with each other so often at most; the others are missed without a hint.
  @Test func unknownNamesBesideManyIcons_areComparedABoundedNumberOfTimes() throws {
    let count = 2000
    let icons = (0..<count).map { #""name\#($0)": {"path": "M0 0H1"}"# }.joined(separator: ",")
    let items = (0..<count).map { #"{"text": "t\#($0)", "icon": "nane\#($0)"}"# }
    let tree = try tree(
      #"{"type": "chips", "icons": {\#(icons)}, "items": [\#(items.joined(separator: ","))]}"#)
    let hints = tree.warnings.count { $0.message.contains("did you mean") }
    #expect(tree.warnings.count == count && tree.warnings.allSatisfy { $0.code == .missingIcon })
    #expect(tree.warnings.first?.message == #"no icon is called "nane0", did you mean "name0"?"#)
    #expect(hints == NameHints.maximumComparisonCount / (count + BuiltInIcon.names.count))
  }

  @Test func icons_areReadWithinTheBudget() {
    let names = (0..<50).map { _ in #"{"text": "t", "icon": "qqq"}"# }.joined(separator: ",")
    let budget = Budget(probe: BudgetProbe(cancellingAt: 10))
    let error = #expect(throws: JSONError.self) {
      _ = try tree(#"{"type": "chips", "items": [\#(names)]}"#, budget: budget)
    }
    #expect(error?.message == "was cancelled" && error?.path.hasPrefix("$.items[") == true)
  }
}
