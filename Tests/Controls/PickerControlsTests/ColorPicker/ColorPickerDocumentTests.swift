import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

private func picker(_ members: String) throws -> ColorPicker {
  let json = "{\"type\": \"colorPicker\"\(members.isEmpty ? "" : ", ")\(members)}"
  let document = try Document(json: Array(json.utf8), fonts: StrictCatalog())
  return try #require(document.control.as(ColorPicker.self))
}

@Suite struct ColorPickerDocumentTests {
  @Test func document_withoutKeys_hasASliderForEachParameter() throws {
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
  func values_inAnyForm_areRead(members: String) throws {
    #expect(try picker(members).value.components == [0.25, 0.5, 1, 1])
  }

  @Test func values_ofAColour_areItsComponents() throws {
    #expect(try picker(#""values": "red""#).value.components == [0, 1, 1, 1])
    #expect(try picker(#""values": "rgb(255, 0, 0)""#).value.components == [0, 1, 1, 1])
    #expect(
      try picker(#""space": "hsl", "values": "hsl(90 0% 50%)""#).value.components
        == [0.25, 0, 0.5, 1])
    #expect(try picker(##""space": "rgba", "values": "#00FF0080""##).value.color.hex == "#00FF0080")
  }

  @Test(arguments: [
    ("saturation,brightness", "hue"), ("hue,brightness", "saturation"),
    ("hue,saturation", "brightness"),
  ])
  func swatch_ofAPalette_isSelectedByItsOwnHex(parameters: String, other: String) throws {
    func tree(_ color: String) throws -> LayoutTree {
      try picker(
        ##""alpha": false, "controls": ["palette(\##(parameters))", "slider(\##(other))"], "values": "\##(color)""##
      ).tree
    }
    for node in try tree("#336699").nodes(role: .swatch) {
      guard case .color(let color)? = node.paint?.fills.last?.pattern else { continue }
      let selected = try tree(color.hex).nodes(role: .swatch).filter(\.isSelected)
      #expect(selected.count == 1, "\(color.hex)")
      // Another one may be written alike: those without saturation have all hues.
      guard case .color(let shown)? = selected.first?.paint?.fills.last?.pattern else { continue }
      for (one, wanted) in [
        (shown.red, color.red), (shown.green, color.green), (shown.blue, color.blue),
      ] {
        #expect(abs(one - wanted) < 1.5 / 255, "\(color.hex)")
      }
    }
  }

  @Test(arguments: [
    #""controls": "hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)""#,
    #""id": "hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)""#,
    #""controls": ["canvas(hue,saturation)", "slider(brightness)", "slider(alpha)"]"#,
    #""controls": [{"control": "canvas", "parameters": ["hue", "saturation"]}, {"control": "slider", "parameter": "brightness"}, "slider(alpha)"]"#,
  ])
  func controls_inAnyForm_areTheSamePicker(members: String) throws {
    let picker = try picker(members)
    #expect(
      picker.id.description == "hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)")
    #expect(picker.tree.id(of: picker.tree.nodes[0]) == picker.id.description)
  }

  @Test func trackStroke_isDrawnOverEveryTrack_andBeneathThumbs() throws {
    let controls =
      #""controls": ["canvas(hue,saturation)", "slider(brightness)", "slider(alpha)", "preview"]"#
    func roles(_ keys: String) throws -> [[Role]] {
      let tree = try picker(controls + keys).tree
      return tree.children(of: 0).map { tree.children(of: $0).map { tree.nodes[$0].role } }
    }
    #expect(
      try roles(#", "trackStroke": "red""#) == [
        [.track, .layer, .thumb], [.track, .layer, .thumb],
        [.checkerboard, .track, .layer, .thumb],
        [.checkerboard, .track, .layer],
      ])
    #expect(try roles("").allSatisfy { !$0.contains(.layer) })
    let tree = try picker(controls + #", "trackStroke": {"fill": "red", "width": 2}"#).tree
    for slider in tree.children(of: 0) {
      let parts = tree.children(of: slider).map { tree.nodes[$0] }
      let track = try #require(parts.first { $0.role == .track })
      let edge = try #require(parts.first { $0.role == .layer })
      #expect(edge.frame == track.frame)
      let (paint, under) = (tree.paint(of: edge), tree.paint(of: track))
      #expect(paint?.stroke == Stroke(fill: .color(try #require(Color("red"))), width: 2))
      #expect(paint?.fills == [] && paint?.cornerRadius == under?.cornerRadius)
    }
  }

  @Test func trackStroke_ofAPalette_isAroundEachSwatch() throws {
    let tree = try picker(
      #""controls": "hsba/palette(hue,saturation)+slider(brightness)+slider(alpha)", "#
        + #""palette": {"rows": 2, "columns": 3}, "trackStroke": "red""#
    ).tree
    let palette = try #require(tree.nodes.firstIndex { $0.role == .palette })
    let parts = tree.children(of: palette).map { tree.nodes[$0] }
    let swatches = parts.filter { $0.role == .swatch }.map { $0.frame }
    #expect(swatches.count == 6)
    #expect(parts.filter { $0.role == .layer }.map { $0.frame } == swatches)
  }

  @Test func thumb_withAStroke_isARingBetweenLinesOfTheOtherLightness() throws {
    func ring(_ keys: String) throws -> [Paint?] {
      let tree = try picker(#""controls": "greyscale/canvas(white,alpha)""# + keys).tree
      let thumb = try #require(tree.nodes.firstIndex { $0.role == .thumb })
      #expect(tree.nodes[thumb + 1].frame == Rect(size: tree.nodes[thumb].frame.size))
      return [tree.paint(of: tree.nodes[thumb]), tree.paint(of: tree.nodes[thumb + 1])]
    }
    func strokes(_ keys: String) throws -> [Stroke?] { try ring(keys).map { $0?.stroke } }
    let (black, white) = (Fill.color(.black), Fill.color(.white))
    #expect(try strokes("") == [Stroke(fill: black, width: 4), Stroke(fill: white, width: 3)])
    #expect(
      try strokes(#", "thumb": {"stroke": {"width": 5}}"#)
        == [Stroke(fill: black, width: 6), Stroke(fill: white, width: 5)])
    let navy = Fill.color(try #require(Color("navy")))
    #expect(
      try strokes(#", "thumb": {"stroke": "navy"}"#)
        == [Stroke(fill: white, width: 4), Stroke(fill: navy, width: 3)])
    #expect(try ring(#", "thumb": {"fill": "navy"}"#)[0]?.fills == [navy])
  }

  @Test func controls_alignWithTheEdgesOfTheContent() throws {
    let tree = try picker(
      #""thumb": {"stroke": {"width": 9}}, "width": 200, "padding": 8, "controls": "#
        + #""hsba/wheel(hue,saturation)+slider(brightness)+slider(alpha)""#
    ).tree
    for control in tree.children(of: 0).map({ tree.nodes[$0] }) {
      #expect(control.frame.x == 8 && control.frame.width == 184)
    }
  }

  @Test func controls_inARow_alignWithTheEdgesOfTheContent_andKeepSpaceForThumbsBetween() throws {
    let tree = try picker(
      #""axis": "horizontal", "width": 400, "spacing": 10, "controls": "#
        + #""hsba/wheel(hue,saturation)+slider(brightness)+slider(alpha)""#
    ).tree
    let frames = tree.children(of: 0).map { tree.nodes[$0].frame }
    #expect(frames.first?.minX == 0 && abs((frames.last?.maxX ?? 0) - 400) < 1e-9)
    // Half the thumb and its ring, on the side of the wheel that has a neighbour.
    #expect(abs(frames[1].minX - frames[0].maxX - 25) < 1e-9)
  }

  @Test func thumb_ofASlider_isAsThickAsTheTrack() throws {
    let tree = try picker("").tree
    for slider in tree.nodes.indices where tree.nodes[slider].role == .slider {
      let thumb = try #require(
        tree.children(of: slider).first { tree.nodes[$0].role == .thumb })
      #expect(tree.nodes[thumb].frame.height == tree.nodes[slider].frame.height)
      #expect(tree.paint(of: tree.nodes[thumb])?.shadow != nil)
    }
  }

  @Test func thumb_byDefault_isVisibleOnEveryColour() throws {
    let tree = try picker("").tree
    let thumb = try #require(tree.nodes.firstIndex { $0.role == .thumb })
    let lines = [thumb, thumb + 1].compactMap { node -> Color? in
      guard case .color(let color) = tree.paint(of: tree.nodes[node])?.stroke?.fill.pattern else {
        return nil
      }
      return color
    }
    #expect(lines.count == 2)
    for number in 0..<4096 {
      let color = Color(
        red: Double(number & 15) / 15, green: Double(number >> 4 & 15) / 15,
        blue: Double(number >> 8) / 15)
      #expect(lines.contains { $0.contrast(with: color) > 4.5 }, "\(color)")
    }
  }

  @Test func id_declared_isTheIDOfTheRoot() throws {
    let named = try picker(#""id": "mine""#)
    #expect(named.tree.id(of: named.tree.nodes[0]) == "mine")
    let both = try picker(#""id": "mine", "controls": "greyscale/canvas(white,alpha)""#)
    #expect(both.tree.id(of: both.tree.nodes[0]) == "mine")
    #expect(both.value.space == .greyscale)
  }

  @Test func styles_overrideTheDefaults_andItemsOverrideTheControl() throws {
    let picker = try picker(
      #"""
      "space": "greyscale", "slider": {"axis": "vertical", "length": 200}, "axis": "horizontal",
      "controls": [{"control": "slider", "parameter": "white", "length": 50}, "slider(alpha)"]
      """#)
    #expect(picker.axis == .horizontal)
    let sizes = picker.tree.children(of: 0).map { picker.tree.nodes[$0].frame.size }
    #expect(sizes == [Size(width: 40, height: 50), Size(width: 40, height: 200)])
  }

  @Test func drags_areAppliedInOrder() throws {
    let picker = try picker(
      #""values": [0, 0, 0], "drags": [{"control": 0, "x": 75, "y": 9}, {"control": 2, "x": 999, "y": -5}, {"control": 0, "x": 150, "y": 9}]"#
    )
    #expect(picker.value.components == [0.5, 0, 1, 1])
  }

  @Test func tree_containsTheColour() throws {
    let json = String(
      decoding: try picker(#""values": "teal""#).tree.json(pretty: false), as: UTF8.self)
    #expect(
      json.contains(
        ##""color":{"space":"hsba","values":{"hue":0.5,"saturation":1,"brightness":0.501961,"alpha":1},"hex":"#008080"}"##
      ))
  }
}
