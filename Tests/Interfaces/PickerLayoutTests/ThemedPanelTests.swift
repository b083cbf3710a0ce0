import PickerLayout
import Testing

/// A panel that is built in Swift takes a theme as a whole, like one that is written as JSON.
@Suite struct ThemedPanelTests {
  private func panel() -> Flow {
    var chips = Chips(items: ["tea", "coffee"])
    chips.container.id = "drinks"
    var order = Segmented(items: [Segment("Name"), Segment("Price")])
    order.container.id = "order"
    var panel = Flow.stack(items: [
      PanelItem(chips, title: "Drinks"), PanelItem(order, title: "Sort by"),
    ])
    panel.container.width = 280
    return panel
  }

  private let json = """
    {"type": "stack", "width": 280, "items": [
      {"type": "chips", "id": "drinks", "title": "Drinks", "items": ["tea", "coffee"]},
      {"type": "segmented", "id": "order", "title": "Sort by", "items": ["Name", "Price"]}]}
    """

  @Test(arguments: BuiltInTheme.allCases, SchemeChoice.allCases)
  func panel_inATheme_looksLikeItsDocument(theme: BuiltInTheme, scheme: SchemeChoice) throws {
    let wanted = try Document(
      json: Array(json.utf8), fonts: TextMeasurer.shared, theme: theme.theme, scheme: scheme)
    let document = try Document(panel(), theme: theme.theme, scheme: scheme)
    #expect(try document.layout().json() == wanted.layout().json())
  }

  @Test func ownValues_winOverTheTheme() throws {
    var chips = Chips(items: ["tea"])
    chips.chip.fill = Color(red: 1, green: 0, blue: 0)
    let document = try Document(
      Flow.stack(items: [PanelItem(chips)]), theme: BuiltInTheme.material.theme, scheme: .dark)
    #expect(String(decoding: document.json, as: UTF8.self).contains("\"fill\""))
    let paints = try document.layout().paints
    #expect(paints.contains { $0.fills == [.color(Color(red: 1, green: 0, blue: 0))] })
  }
}
