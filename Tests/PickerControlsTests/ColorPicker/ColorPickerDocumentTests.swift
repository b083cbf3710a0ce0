import PickerColor
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerControls

private func picker(_ members: String) throws -> ColorPicker {
  let json = "{\"type\": \"colorPicker\"\(members.isEmpty ? "" : ", ")\(members)}"
  let document = try Document(json: Array(json.utf8), fonts: StrictCatalog())
  return try #require(document.control as? ColorPicker)
}

@Suite struct ColorPickerDocumentTests {
  @Test func document_ofNothing_isASliderAParameter() throws {
    let plain = try picker("")
    #expect(
      plain.id.description
        == "hsba/slider(hue)+slider(saturation)+slider(brightness)+slider(alpha)")
    #expect(plain.value.components == [0.5, 0.5, 0.5, 1])
    #expect(
      try picker(#""space": "greyscale", "alpha": false"#).id.description
        == "greyscale/slider(white)")
  }

  @Test(arguments: [
    #""values": {"hue": 0.25, "brightness": 1}"#, #""values": [0.25, 0.5, 1]"#,
    #""values": [0.25, 0.5, 1, 1]"#, #""values": {"hue": 0.25, "alpha": null, "brightness": 1}"#,
  ])
  func values_ofAnyForm_areRead(members: String) throws {
    #expect(try picker(members).value.components == [0.25, 0.5, 1, 1])
  }

  @Test func values_ofAColour_areItsNumbers() throws {
    #expect(try picker(#""values": "red""#).value.components == [0, 1, 1, 1])
    #expect(try picker(##""space": "rgba", "values": "#00FF0080""##).value.color.hex == "#00FF0080")
  }

  @Test(arguments: [
    #""controls": "hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)""#,
    #""id": "hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)""#,
    #""controls": ["canvas(hue,saturation)", "slider(brightness)", "slider(alpha)"]"#,
    #""controls": [{"control": "canvas", "parameters": ["hue", "saturation"]}, {"control": "slider", "parameter": "brightness"}, "slider(alpha)"]"#,
  ])
  func controls_ofAnyForm_areTheSamePicker(members: String) throws {
    let picker = try picker(members)
    #expect(
      picker.id.description == "hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)")
    #expect(picker.tree.id(of: picker.tree.nodes[0]) == picker.id.description)
  }

  @Test func id_ofTheAuthor_isTheRoots() throws {
    let named = try picker(#""id": "mine""#)
    #expect(named.tree.id(of: named.tree.nodes[0]) == "mine")
    let both = try picker(#""id": "mine", "controls": "greyscale/canvas(white,alpha)""#)
    #expect(both.tree.id(of: both.tree.nodes[0]) == "mine")
    #expect(both.value.space == .greyscale)
  }

  @Test func styles_standOverTheDefaults_andTheControlsOverThem() throws {
    let picker = try picker(
      #"""
      "space": "greyscale", "slider": {"axis": "vertical", "length": 200}, "axis": "horizontal",
      "controls": [{"control": "slider", "parameter": "white", "length": 50}, "slider(alpha)"]
      """#)
    #expect(picker.axis == .horizontal)
    let sizes = picker.tree.children(of: 0).map { picker.tree.nodes[$0].frame.size }
    #expect(sizes == [Size(width: 40, height: 50), Size(width: 40, height: 200)])
  }

  @Test func drags_areTakenInOrder() throws {
    let picker = try picker(
      #""values": [0, 0, 0], "drags": [{"control": 0, "x": 75, "y": 9}, {"control": 2, "x": 999, "y": -5}, {"control": 0, "x": 150, "y": 9}]"#
    )
    #expect(picker.value.components == [0.5, 0, 1, 1])
  }

  @Test func tree_tellsTheColour() throws {
    let json = String(
      decoding: try picker(#""values": "teal""#).tree.json(pretty: false), as: UTF8.self)
    #expect(
      json.contains(
        ##""color":{"space":"hsba","values":{"hue":0.5,"saturation":1,"brightness":0.501961,"alpha":1},"hex":"#008080"}"##
      ))
  }

  @Test(arguments: malformed)
  func document_thatIsWrong_isAnsweredWithPlaceAndReason(members: String, answer: String) {
    let error = #expect(throws: JSONError.self) { try picker(members) }
    #expect(error?.description.hasPrefix(answer) == true, "\(String(describing: error))")
    #expect(error?.description.contains("\n") == false)
  }
}

/// Members of documents, and how what is said of them begins.
private let malformed: [(members: String, answer: String)] = [
  (#""space": "hsv""#, "$.space: expected one of hsba, rgba, cmyka, greyscale, hsl, oklch, found"),
  (#""values": {"hue": 1.5}"#, "$.values.hue: must be at most 1, is 1.5"),
  (#""values": {"hue": -0.1}"#, "$.values.hue: must be at least 0, is -0.1"),
  (#""values": {"hue": NaN}"#, "$: line 1, column"),
  (#""values": {"hue": "red"}"#, "$.values.hue: expected a number, found"),
  (#""values": {"heu": 0.1}"#, #"$.values.heu: unknown key "heu", did you mean "hue"?"#),
  (#""values": {"red": 0.1}"#, #"$.values.red: unknown key "red", known are "hue""#),
  (#""values": [0.1, 2, 0.1]"#, "$.values[1]: must be at most 1, is 2"),
  (#""values": [0.1]"#, "$.values: hsba takes 4 numbers, or 3 without alpha, not 1"),
  (#""values": "colourless""#, "$.values: expected an object of numbers, a list of numbers or a"),
  (#""values": 3"#, "$.values: expected an object of numbers, a list of numbers or a colour"),
  (#""controls": 3"#, "$.controls: expected a list of controls or a picker's id, found 3"),
  (#""controls": []"#, "$.controls: hue, saturation, brightness and alpha are missing"),
  (#""controls": [3]"#, #"$.controls[0]: expected a control such as "slider(hue)", or an object"#),
  (#""controls": ["slider(red)"]"#, #"$.controls[0]: hsba has no parameter "red"; it has hue"#),
  (#""controls": ["canvas(hue,hue)"]"#, "$.controls[0]: hue is there twice: a pair takes two"),
  (#""controls": ["slider(hue)", "slider(hue)"]"#, "$.controls: saturation, brightness and alpha"),
  (#""controls": "hsba/slider(hue)""#, "$.controls: saturation, brightness and alpha are missing"),
  (
    #""space": "rgba", "controls": "greyscale/canvas(white,alpha)""#,
    "$.controls: is a picker of greyscale, but space is rgba"
  ),
  (#""id": "hsba/slider(hue)""#, "$.id: saturation, brightness and alpha are missing"),
  (#""id": "hsba/dial(hue)""#, #"$.id: no control "dial", known are slider"#),
  (
    #""alpha": false, "controls": "greyscale/canvas(white,alpha)""#,
    "$.controls: alpha is picked, but alpha is false"
  ),
  (#""controls": [{}]"#, #"$.controls[0]: "control" is missing"#),
  (#""controls": [{"control": "dial"}]"#, "$.controls[0].control: expected one of slider, canvas"),
  (#""controls": [{"control": "slider"}]"#, #"$.controls[0]: "parameter" is missing"#),
  (#""controls": [{"control": "wheel"}]"#, #"$.controls[0]: "parameters" is missing"#),
  (
    #""controls": [{"control": "wheel", "parameters": ["hue"]}]"#,
    "$.controls[0].parameters: a wheel takes 2 parameters, not 1"
  ),
  (
    #""controls": [{"control": "canvas", "parameters": ["hue", "hue"]}]"#,
    "$.controls[0].parameters: hue is there twice"
  ),
  (
    #""controls": [{"control": "canvas", "parameters": ["hue", "green"]}]"#,
    #"$.controls[0].parameters: hsba has no parameter "green""#
  ),
  (
    #""controls": [{"control": "slider", "parameter": "hue", "rows": 2}]"#,
    #"$.controls[0].rows: unknown key "rows""#
  ),
  (#""palette": {"rows": 0}"#, "$.palette.rows: must be at least 1, is 0"),
  (#""palette": {"columns": 1.5}"#, "$.palette.columns: expected a whole number, found 1.5"),
  (#""palette": {"columns": 100000}"#, "$.palette.columns: must be at most 1000, is 100000"),
  (#""palette": {"size": 0}"#, "$.palette.size: must be more than 0, is 0"),
  (#""slider": {"length": 0}"#, "$.slider.length: must be more than 0, is 0"),
  (#""slider": {"thickness": -4}"#, "$.slider.thickness: must be at least 0, is -4"),
  (#""slider": {"axis": "diagonal"}"#, "$.slider.axis: expected one of horizontal, vertical"),
  (#""canvas": {"thumbSize": -1}"#, "$.canvas.thumbSize: must be at least 0, is -1"),
  (#""wheel": 3"#, "$.wheel: expected an object, found 3"),
  (#""preview": {"tile": 0}"#, "$.preview.tile: must be more than 0, is 0"),
  (#""preview": {"colors": ["red"]}"#, "$.preview.colors: must be two colours, are 1"),
  (#""drags": {}"#, "$.drags: expected an array, found an object"),
  (#""drags": [{"control": 4, "x": 1, "y": 1}]"#, "$.drags[0].control: must be 0 to 3, is 4"),
  (#""drags": [{"control": -1, "x": 1, "y": 1}]"#, "$.drags[0].control: must be 0 to 3, is -1"),
  (#""drags": [{"control": 0, "x": 1}]"#, #"$.drags[0]: "y" is missing"#),
  (#""drags": [{"control": 0, "x": 1e9, "y": 1}]"#, "$.drags[0].x: must be at most 10000000"),
  (#""spacing": -1"#, "$.spacing: must be at least 0, is -1"),
]
