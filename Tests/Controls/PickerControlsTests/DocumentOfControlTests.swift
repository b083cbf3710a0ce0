import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerSolver
import PickerText
import PickerTree
import Testing

private func document(_ control: some Control) throws -> Document {
  try Document(control, fonts: StrictCatalog())
}

private func json(_ control: some Control) -> String {
  do {
    return String(decoding: try document(control).json, as: UTF8.self)
  } catch {
    return "\(error)"
  }
}

/// A control that documents do not have.
private struct Dial: Control {
  static let type = "dial"
  static var schema: JSONSchema { .anything }

  var container = Container()

  init() {}

  init(reading source: DocumentSource) throws(JSONError) {}

  func measured(by measurer: any TextMeasuring) -> AnyMeasuredControl {
    Text("dial").measured(by: measurer)
  }
}

@Suite struct DocumentOfControlTests {
  @Test func control_ofDefaults_isItsType() {
    #expect(json(Text()) == #"{"type":"text"}"#)
    #expect(json(Chips()) == #"{"type":"chips"}"#)
    #expect(json(Segmented()) == #"{"type":"segmented"}"#)
    #expect(json(Segmented(variant: .connected)) == #"{"type":"segmented","variant":"connected"}"#)
    #expect(json(Flow()) == #"{"type":"flow"}"#)
    #expect(json(Flow.stack()) == #"{"type":"stack"}"#)
    #expect(json(Grid()) == #"{"type":"grid"}"#)
  }

  @Test func chips_withValues_areWrittenWithoutDefaults() {
    let chips = Chips(items: [Chip("tea", isSelected: true), "coffee"]) {
      $0.container.width = 240
      $0.itemSpacing = 1.0 / 3
      $0.chip.padding = Insets(horizontal: 6, vertical: 4)
      $0.chip.fill = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7)
      $0.selection = SelectionRule(.single, isRequired: true)
      $0.overflow = nil
    }
    #expect(
      json(chips)
        == #"{"type":"chips","width":240,"items":[{"text":"tea","selected":true},"coffee"],"#
        + #""spacing":{"item":0.3333333333333333},"overflow":"hidden","chip":{"padding":{"top":4,"leading":6,"bottom":4,"#
        + #""trailing":6},"fill":"color(srgb 0.1 0.2 0.3 / 0.7)"},"selection":{"mode":"single","required":true}}"#
    )
  }

  @Test func chips_writtenAndReadAgain_areEqual() throws {
    let chips = Chips(items: [
      Chip("tea", id: "products/101", icon: Icon(.star, width: 12, tint: .black)),
      Chip("coffee") {
        $0.margin = ItemMargins(Insets(top: 1.5), automatic: .leading)
        $0.style.firstInRow.cornerRadius = LogicalCorners(leading: 7.1)
        $0.style.font = FontChoice(
          lineHeightPercentage: 130.5, features: [FontFeature("tnum", value: 1)])
      },
    ]) {
      $0.container.direction = nil
      $0.container.itemsHaveOwnDirection = true
      $0.container.words[.more, language: "pl"] = CountTemplate("jeszcze {count}")
      $0.container.fills = [
        Fill(
          .radial(
            Gradient([.black, .white]), center: .center, startRadius: 0.1, endRadius: .infinity)),
        Fill(.color(.white), opacity: 0.1),
      ]
      $0.overflow = OverflowLabel(rule: OverflowRule(by: .priority, collapse: [.label, .item]))
    }
    #expect(try document(chips).control.as(Chips.self) == chips)
  }

  @Test func segmented_writtenAndReadAgain_isEqual() throws {
    for variant in Segmented.Variant.allCases {
      let segmented = Segmented(
        items: [Segment("Day", id: "d", isEnabled: false, badge: "3"), "Week", "Month"],
        selected: [1, 2], variant: variant
      ) {
        $0.separator = Separator(inset: 0.1)
        $0.indicator.stroke = Stroke(fill: .color(.black), width: 0.7, dash: [1, 2])
        $0.whenNarrow = [.wrap, .truncate]
        $0.pressed = 2
        $0.transition = IndicatorTransition(
          from: 0, timing: .spring(Spring(response: 0.3, dampingFraction: 0.7)!))
      }
      #expect(try document(segmented).control.as(Segmented.self) == segmented)
    }
  }

  @Test func panel_writtenAndReadAgain_hasEqualControls() throws {
    let chips = Chips(items: ["a", "b"]) { $0.container.id = "letters" }
    let panel = Flow.stack(items: [
      PanelItem(chips, title: "Letters"),
      PanelItem(Flow(items: [Flow.Item(FlowItem(width: 3, height: 4), id: "box")])),
    ])
    let again = try #require(try document(panel).control.as(Flow.self))
    #expect(again.items[0].control?.control.as(Chips.self) == chips)
    #expect(again.items[0].control?.title == "Letters")
    // Without this minimum, an item of a document is at least as large as its content.
    #expect(again.items[0].box == FlowItem { ($0.shrink, $0.minWidth, $0.minHeight) = (0, 0, 0) })
    #expect(
      try document(panel).layout().json()
        == panel.measured(by: StrictCatalog()).layout().json())
    let flow = again.items[1].control?.control.as(Flow.self)
    #expect(flow?.items.map(\.box) == [FlowItem(width: 3, height: 4)])
    #expect(flow?.items.map(\.id) == ["box"])
  }

  @Test func control_ofATheme_keepsItsColours() throws {
    for scheme in SchemeChoice.allCases {
      for theme in BuiltInTheme.allCases {
        let catalog = StrictCatalog()
        var chips: Chips = try theme.theme.control(scheme: scheme, fonts: catalog)
        chips.items = ["tea"]
        let again = try document(chips)
        #expect(again.control.as(Chips.self) == chips, "\(theme) \(scheme)")
        var segmented: Segmented = try theme.theme.control(scheme: scheme, fonts: catalog)
        segmented.items = ["Day", "Week"]
        #expect(
          try document(segmented).control.as(Segmented.self) == segmented, "\(theme) \(scheme)")
      }
    }
  }

  @Test func panel_ofAThemedControlAndAPlainOne_keepsBoth() throws {
    let dark: Chips = try BuiltInTheme.ios.theme.control(scheme: .dark, fonts: StrictCatalog())
    let both: Chips = try BuiltInTheme.plain.theme.control(scheme: .auto, fonts: StrictCatalog())
    let panel = Grid(items: [PanelItem(dark), PanelItem(both), PanelItem(Text("plain"))])
    let again = try #require(try document(panel).control.as(Grid.self))
    #expect(again.items[0].control.as(Chips.self) == dark)
    #expect(again.items[1].control.as(Chips.self) == both)
    #expect(again.items[2].control.as(Text.self) == Text("plain"))
  }

  @Test func value_thatJSONCannotExpress_isAnErrorAtItsPath() {
    #expect(json(Dial()) == #"$.type: a control of the type "dial" cannot be written as JSON"#)
    #expect(
      json(Flow.stack(items: [PanelItem(Text("a")), PanelItem(Dial())]))
        == #"$.items[1].type: a control of the type "dial" cannot be written as JSON"#)
    #expect(
      json(Flow(items: [Flow.Item(), Flow.Item(FlowItem(content: Size(width: 1, height: 2)))]))
        == "$.items[1]: has content of its own")
    #expect(
      json(Chips(items: ["a"]) { $0.itemSpacing = .nan })
        == "$.spacing.item: is not a finite number")
    #expect(
      json(Chips(items: ["a"]) { $0.maxWidth = -1 }) == "$.maxWidth: must be at least 0, is -1")
    let wide = Flow(items: [Flow.Item(Chips { $0.maxWidth = 9 })])
    #expect(json(wide) == #"$.items[0].maxWidth: "maxWidth" has another meaning here"#)
  }

  @Test func icons_ofOneNameWithOtherArtwork_areAnError() throws {
    func icon(_ path: String) throws -> Icon {
      Icon("logo", artwork: Artwork(path: try Path(svgData: path)))
    }
    let (one, other) = (try icon("M0 0L0.1 7"), try icon("M0 0L8 7"))
    let chips = Chips(items: [Chip("a", icon: one), Chip("b", icon: one)])
    #expect(try document(chips).control.as(Chips.self) == chips)
    #expect(
      json(Chips(items: [Chip("a", icon: one), Chip("b", icon: other)]))
        == #"$.items[1].icon: "logo" is the name of different artwork too"#)
  }

  @Test func documentOfAPicker_startsASession_withTheIdsOfItsItems() throws {
    let picker = FlexiblePicker(
      [TextItem("Tea", id: "products/101"), TextItem("Coffee")], text: { $0.text })
    let document = try document(picker.control)
    let session = try #require(try document.session())
    #expect(document.control.as(Chips.self)?.ids == ["products/101", "Coffee"])
    #expect(session.tree(at: 0).nodes.count > 4)
  }
}
