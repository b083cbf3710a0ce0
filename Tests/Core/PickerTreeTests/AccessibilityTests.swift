import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@Suite struct AccessibilityTests {
  private func accessibility(of control: some Control) -> [Accessibility] {
    control.measured(by: MonospaceMeasurer()).layout().accessibility()
  }

  private func accessibility(of document: String) throws -> [Accessibility] {
    try Document(json: Array(document.utf8), fonts: MonospaceMeasurer()).layout().accessibility()
  }

  @Test func chips_withMultipleSelection_areAListbox() {
    let nodes = accessibility(
      of: Chips(items: [Chip("tea", isSelected: true), Chip("beer", isEnabled: false)]))
    #expect(
      nodes == [
        Accessibility(.listbox, states: [.multiselectable(true), .orientation(.horizontal)]),
        Accessibility(.presentation),
        Accessibility(.option, name: "tea", states: [.selected(true)]),
        Accessibility(.presentation),
        Accessibility(.option, name: "beer", states: [.selected(false), .disabled(true)]),
        Accessibility(.presentation),
      ])
  }

  @Test func chips_withSingleSelection_areNotMultiselectable() throws {
    let nodes = try accessibility(
      of: #"{"type": "chips", "selection": "single", "items": ["tea"]}"#)
    #expect(nodes[0] == Accessibility(.listbox, states: [.orientation(.horizontal)]))
    #expect(nodes[2] == Accessibility(.option, name: "tea", states: [.selected(false)]))
  }

  @Test func chips_withoutSelection_areButtons() throws {
    let nodes = try accessibility(of: #"{"type": "chips", "selection": "none", "items": ["tea"]}"#)
    #expect(nodes[0] == Accessibility(.group))
    #expect(nodes[2] == Accessibility(.button, name: "tea"))
  }

  @Test func segments_areRadioButtons() {
    let nodes = accessibility(
      of: Segmented(items: [Segment("Day"), Segment("Week", isEnabled: false)]))
    #expect(nodes[0] == Accessibility(.radiogroup))
    #expect(nodes[1] == Accessibility(.presentation))
    #expect(nodes[2] == Accessibility(.radio, name: "Day", states: [.checked(true)]))
    #expect(
      nodes[4]
        == Accessibility(.radio, name: "Week", states: [.checked(false), .disabled(true)]))
  }

  @Test func segments_severalSelected_areToggleButtons() {
    let nodes = accessibility(
      of: Segmented(items: ["B", "I"].map { Segment($0) }, selected: [0, 1]))
    #expect(nodes[0] == Accessibility(.group))
    #expect(nodes[3] == Accessibility(.button, name: "B", states: [.pressed(true)]))
  }

  @Test func name_ofATruncatedLabel_isTheFullText() {
    var chips = Chips(items: [Chip("a long name")])
    chips.container.width = 80
    chips.font.size = 10
    let tree = chips.tree
    #expect(tree.labels[0].text.isTruncated)
    #expect(tree.accessibility()[2].name == "a long name")
  }

  @Test func name_ofAChip_includesItsBadge_andItsDeleteIconIsAButton() {
    var tree = LayoutTree(
      Branch(
        .chips, 0, 0, 90, 20, state: .selectsOne,
        Branch(
          .chip, 0, 0, 60, 20, id: "in", Branch(.icon, 0, 0, 10, 10),
          Branch(.label, 10, 0, 30, 20, text: "Inbox"),
          Branch(.badge, 40, 0, 10, 20, Branch(.label, 0, 0, 10, 20, text: "3")),
          Branch(.trailingIcon, 50, 0, 10, 10)),
        Branch(.chip, 60, 0, 10, 20, id: "star", Branch(.icon, 0, 0, 10, 10)),
        Branch(.chip, 70, 0, 10, 20, id: "bare")))
    tree.names = ["tray", "xmark"]
    tree.nodes[2].content = 0
    tree.nodes[6].content = 1
    tree.nodes[8].content = 0
    let nodes = tree.accessibility()
    #expect(
      nodes[1]
        == Accessibility(
          .option, name: "Inbox 3", states: [.selected(false), .keyshortcuts("Delete")]))
    #expect(nodes[2...5].allSatisfy { $0 == Accessibility(.presentation) })
    #expect(nodes[6] == Accessibility(.button, name: "Remove Inbox 3", language: "en"))
    #expect(nodes[7].name == "tray")
    #expect(nodes[9].name == "bare")
  }

  @Test(arguments: [(#""hiddenIDs": ["a"],"#, false), ("", true)])
  func overflow_isAButtonWithItsExpandedState(hidden: String, isOpen: Bool) throws {
    let frame = #""frame": {"x": 0, "y": 0, "width": 20, "height": 20}"#
    let json = """
      {"root": {"role": "overflow", \(hidden) \(frame), "children": [
        {"role": "label", "text": "+1", \(frame)}]}}
      """
    let nodes = try LayoutTree(json: Array(json.utf8)).accessibility()
    let name = isOpen ? "Show less" : "1 more"
    #expect(
      nodes[0]
        == Accessibility(.button, name: name, language: "en", states: [.expanded(isOpen)]))
  }

  @Test func overflow_withoutALabel_isNotATarget() {
    let tree = LayoutTree(Branch(.chips, 0, 0, 50, 20, Branch(.overflow, 50, 0, 0, 0)))
    #expect(tree.accessibility()[1] == Accessibility(.presentation))
    #expect(tree.hitRegions() == [])
    #expect(tree.navigation() == [])
  }

  @Test func control_afterATitle_isNamedByIt() {
    let nodes = LayoutTree(
      Branch(
        .stack, 0, 0, 90, 90,
        Branch(.title, 0, 0, 90, 10, Branch(.label, 0, 0, 9, 9, text: "Food")),
        Branch(.chips, 0, 10, 90, 20), Branch(.chips, 0, 40, 90, 20))
    ).accessibility()
    #expect(
      nodes == [
        Accessibility(.group), Accessibility(.heading, name: "Food"),
        Accessibility(.presentation), Accessibility(.group, name: "Food"), Accessibility(.group),
      ])
  }

  @Test(arguments: ["chips", "segmented", "flow", "stack", "grid", "carousel", "drawing"])
  func label_ofAControl_isItsName_alsoAfterATitle(type: String) throws {
    let keys =
      type == "carousel" ? #""count": 2"# : type == "drawing" ? #""layers": []"# : #""items": []"#
    let named =
      #"{"type": "\#(type)", "label": "Food", "language": "de", "title": "Diet", \#(keys)}"#
    let document = #"{"type": "stack", "items": [\#(named)]}"#
    let tree = try Document(json: Array(document.utf8), fonts: MonospaceMeasurer()).layout()
    let names = tree.accessibility().map(\.name)
    #expect(names.contains("Diet") && names.contains("Food"))
    let written = tree.json()
    #expect(try LayoutTree(json: written).json() == written)
    #expect(String(decoding: written, as: UTF8.self).contains(#""language": "de""#))
    let flat = tree.json(form: .nodes)
    #expect(try LayoutTree(json: flat).accessibility().map(\.name) == names)
  }

  @Test func label_ofAText_isAnError() {
    #expect {
      try accessibility(of: #"{"type": "text", "text": "Food", "label": "Food"}"#)
    } throws: { error in
      "\(error)".contains("$.label: is not supported: screen readers read the text itself")
    }
  }

  @Test func partsOfColourPickers_areNamedByWhatTheyPick() throws {
    let nodes = try accessibility(
      of: #"""
        {"type": "colorPicker", "space": "hsba", "palette": {"columns": 2, "rows": 1}, "values": [0, 1, 1, 1],
         "controls": ["palette(hue,saturation)", "slider(brightness)", "slider(alpha)"]}
        """#)
    let names = nodes.filter { [.slider, .listbox, .option].contains($0.role) }.map(\.name)
    #expect(
      names == ["Hue and saturation", "white", "white", "Brightness", "Alpha"])
    let values = nodes.map { node in node.states.filter { $0.name.hasPrefix("value") } }
    #expect(
      values.last { !$0.isEmpty } == [
        .valuemin(0), .valuemax(1), .valuenow(1), .valuetext("100%"),
      ])
  }

  @Test(
    arguments: [
      ("units", "Hue", "187°"), ("decimals", "Hue", "0.519"),
    ])
  func slidersOfAChromaTouch_areNamedByTheirLabels_andSayWhatTheseSay(
    style: String, name: String, value: String
  ) throws {
    let nodes = try accessibility(
      of: #"{"type": "chromaTouch", "value": [0.5190, 0.25, 1], "valueStyle": "\#(style)"}"#)
    let sliders = nodes.filter { $0.role == .slider }
    #expect(sliders.map(\.name) == ["Hue and saturation", name, "Saturation", "Brightness"])
    #expect(
      sliders[0].states == [
        .roledescription("2D slider"), .valuemin(0), .valuemax(1), .valuenow(0.519),
        .valuetext("Hue 187°, saturation 25%"),
      ])
    #expect(sliders[1].states.last == .valuetext(value))
  }

  @Test(arguments: [
    ("Hue 220°", "Hue ", "220°"), ("Saturation 66 %", "Saturation ", "66 %"),
    ("Hue: 0.500", "Hue: ", "0.500"), ("Your color: #40BFBF", "Your color: ", "#40BFBF"),
    ("Hue", "Hue", ""), ("Hue.", "Hue.", ""), ("%", "%", ""), ("", "", ""), ("12", "", "12"),
  ])
  func text_splitAtItsNumber_keepsItsUnit(text: String, head: String, number: String) {
    let parts = text.splitAtNumber
    #expect(parts.head == head && parts.number == number)
  }

  @Test func text_isReportedOnce() {
    let tree = LayoutTree(
      Branch(
        .text, 0, 0, 90, 90, text: "two\nlines", Branch(.line, 0, 0, 9, 9),
        Branch(.line, 0, 9, 9, 9)))
    #expect(
      tree.accessibility() == [
        Accessibility(.text, name: "two lines"), Accessibility(.presentation),
        Accessibility(.presentation),
      ])
  }

  @Test func everyRole_hasAnAriaRole() {
    for role in Role.allCases {
      let nodes = LayoutTree(
        Branch(role, 0, 0, 9, 9, id: "it", Branch(.thumb, 0, 0, 1, 1))
      ).accessibility()
      #expect(nodes.count == 2)
      let isInteractive = [.option, .radio, .button, .slider].contains(nodes[0].role)
      #expect(role.isTarget == isInteractive, "\(role) is \(nodes[0].role)")
      // A button without a label that shows and hides items says what it does.
      if isInteractive, role != .trailingIcon, role != .overflow {
        #expect(nodes[0].name == "it", "\(role)")
      }
    }
  }

  @Test func swatch_ofAChromaTouch_isASlider_andOfAPaletteAnOption() {
    let touch = LayoutTree(
      Branch(.chromaTouch, 0, 0, 9, 9, Branch(.swatch, 0, 0, 9, 9, id: "swatch")))
    #expect(
      touch.accessibility()[1]
        == Accessibility(.slider, name: "swatch", states: [.roledescription("2D slider")]))
    let palette = LayoutTree(
      Branch(.palette, 0, 0, 9, 9, Branch(.swatch, 0, 0, 9, 9, id: "red")))
    #expect(palette.accessibility()[1].role == .option)
  }
}
