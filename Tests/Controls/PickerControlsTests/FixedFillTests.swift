import PickerColor
import PickerControls
import PickerTestSupport
import PickerTree
import Testing

/// The colours of texts in a document that follows its reader, by their words.
private func colors(_ json: String, _ scheme: SchemeChoice = .auto) throws -> [String: Color] {
  let document = try Document(
    json: Array(json.utf8), fonts: MonospaceMeasurer(), scheme: scheme)
  let tree = try document.layout()
  var found: [String: Color] = [:]
  for node in tree.nodes {
    guard let label = tree.label(of: node),
      case .color(let color)? = tree.textFills(of: node).last?.pattern
    else { continue }
    found[label.text.text] = color
  }
  return found
}

private let black = Color.black

@Suite struct FixedFillTests {
  @Test func textOfTheTheme_followsTheReader() throws {
    let found = try colors(#"{"type": "chips", "items": ["a"]}"#)
    #expect(found["a"]?.dark == .white && found["a"]?.resolved(in: .light) == black)
  }

  @Test func textOverAFillOfTheDocument_keepsTheColourOfTheLightScheme() throws {
    let fills = [
      #""chip": {"fill": "moccasin"}"#, #""fill": "moccasin""#, #""background": "white""#,
      #""fill": "moccasin", "scheme": "auto""#,
      #""fill": {"linear": {"from": "top", "to": "bottom", "stops": [[0, "white"], [1, "beige"]]}}"#,
    ]
    for fill in fills {
      let found = try colors(#"{"type": "chips", "items": ["a"], \#(fill)}"#)
      #expect(found["a"] == black, "\(fill)")
    }
    let nested = try colors(
      #"{"type": "stack", "fill": "beige", "items": [{"type": "chips", "items": ["a"], "title": "t"}]}"#
    )
    #expect(nested == ["a": black, "t": black])
    let inner = try colors(
      #"{"type": "stack", "items": [{"type": "stack", "fill": "beige", "items": [{"type": "text", "text": "a"}]}, {"type": "text", "text": "b"}]}"#
    )
    #expect(inner["a"] == black && inner["b"]?.dark == .white)
  }

  /// The fill of a shape is no paper for what is beside it.
  @Test func shapeWithAFill_inADarkPanel_hasNoBox() throws {
    let json = #"""
      {"type": "stack", "theme": "plain", "items": [
        {"type": "shape", "shape": "capsule", "width": 40, "padding": 4, "fill": "tomato", "stroke": "$accent"}]}
      """#
    let document = try Document(
      json: Array(json.utf8), fonts: MonospaceMeasurer(), scheme: .auto)
    let tree = try document.layout()
    let fills = tree.paints.flatMap(\.fills).map(\.pattern)
    #expect(fills == [.color(try #require(Color("tomato")))])
    guard case .color(let line)? = tree.paints.compactMap(\.stroke).first?.fill.pattern else {
      Issue.record("no stroke")
      return
    }
    #expect(line.dark != nil)
  }

  @Test func fillThatFollowsTheReader_orLetsThrough_keepsNothing() throws {
    for fill in [
      #""fill": "light-dark(white, black)""#, #""fill": "FFEECC20""#, #""fill": "$surface""#,
      #""fill": null"#,
    ] {
      let found = try colors(#"{"type": "chips", "items": ["a"], \#(fill)}"#)
      #expect(found["a"]?.dark == .white, "\(fill)")
    }
    let dark = try colors(#"{"type": "chips", "items": ["a"], "fill": "black"}"#, .dark)
    #expect(dark["a"] == .white)
  }

  @Test func selectedText_overFillsOfTheDocument_keepsItsColour() throws {
    let chip = try colors(
      #"{"type": "chips", "items": [{"text": "a", "selected": true}, "b"], "chip": {"selectedFill": "moccasin"}}"#
    )
    #expect(chip["a"] == black && chip["b"]?.dark == .white)
    let segment = try colors(
      #"{"type": "segmented", "items": ["a", "b"], "indicator": {"fill": "moccasin"}}"#)
    #expect(segment["a"] == black && segment["b"]?.dark != nil)
    let badge = try colors(
      #"{"type": "chips", "theme": "material", "items": [{"text": "a", "badge": "3"}], "chip": {"badgeFill": "moccasin"}}"#
    )
    #expect(badge["3"] != nil && badge["3"]?.dark == nil)
  }
}
