import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTree
import Testing

@testable import PickerSurfaces

private let hsba = ColorSpace.hsba.parameters
private let (hue, saturation, brightness, alpha) = (hsba[0], hsba[1], hsba[2], hsba[3])

/// A picker with one control under test, and sliders for the other parameters.
private func picker(
  _ first: ColorControl, _ values: [Double] = [0.5, 0.5, 0.5], container: Container = Container()
) throws -> ColorPicker {
  let rest = hsba.filter { parameter in !first.parameters.contains { $0.name == parameter.name } }
  return try ColorPicker(
    [first] + rest.map { .slider(ColorSlider($0)) },
    of: try ColorValue(space: .hsba, components: values), container: container)
}

extension ColorPicker {
  /// The components after a drag on the first control.
  fileprivate func values(at x: Double, _ y: Double) throws -> [Double] {
    try dragging(0, to: Point(x: x, y: y)).value.components
  }
}

@Suite struct ColorControlTests {
  /// The values are 10 points away from the ends of a track of 300 or 200 points.
  @Test func slider_reachesBothEnds() throws {
    let horizontal = try picker(.slider(ColorSlider(hue)))
    #expect(
      try [-50, 0, 10, 80, 290, 300, 900].map { try horizontal.values(at: $0, 0)[0] }
        == [0, 0, 0, 0.25, 1, 1, 1])
    let style = ColorSlider.Style(axis: .vertical, length: 200)
    let vertical = try picker(.slider(ColorSlider(hue, style: style)))
    #expect(
      try [-50, 10, 145, 190, 900].map { try vertical.values(at: 0, $0)[0] } == [0, 0, 0.75, 1, 1])
  }

  @Test(arguments: [300.0, 60, 41, 40], [Axis.horizontal, .vertical])
  func slider_atBothEnds_hasItsThumbInside(length: Double, axis: Axis) throws {
    let style = ColorSlider.Style(axis: axis, length: length)
    for value in [0.0, 1] {
      let tree = try picker(.slider(ColorSlider(hue, style: style)), [value, 0.5, 0.5]).tree
      let thumb = try #require(tree.nodes.first { $0.role == .thumb }).frame
      let half = 2.0
      #expect(thumb.origin[axis] - half >= 0)
      #expect(thumb.origin[axis] + thumb.size[axis] + half <= length)
    }
  }

  @Test func slider_ofAFewPoints_stillPicks() throws {
    let style = ColorSlider.Style(length: 8)
    let picker = try picker(.slider(ColorSlider(hue, style: style)))
    #expect(try [0, 2, 4, 6, 8].map { try picker.values(at: $0, 0)[0] } == [0, 0, 0.5, 1, 1])
  }

  /// A canvas needs 15 points for its thumb above and below; at its sides, the thumb reaches beyond the picker.
  @Test func controls_ofAStack_shareTheirEdges() throws {
    let id = try ColorPickerID("hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)")
    let upright = try ColorPicker(id, container: Container(width: 300)).tree
    let frames = upright.children(of: 0).map { upright.nodes[$0].frame }
    #expect(frames.allSatisfy { $0.x == 0 && $0.width == 300 })
    let flat = try ColorPicker(id, axis: .horizontal).tree
    #expect(flat.size.height == 330)
    #expect(flat.nodes[1].frame.y == 15)
  }

  @Test(arguments: [Axis.horizontal, .vertical], [LayoutDirection.leftToRight, .rightToLeft])
  func slider_inverted_isReversed(axis: Axis, direction: LayoutDirection) throws {
    func slider(_ isInverted: Bool) throws -> ColorPicker {
      let style = ColorSlider.Style(axis: axis, isInverted: isInverted, length: 200)
      var picker = try picker(.slider(ColorSlider(hue, style: style)), [0.2, 0.5, 0.5])
      picker.container.direction = direction
      return picker
    }
    let (plain, inverted) = (try slider(false), try slider(true))
    for place in [0.0, 30, 100, 170, 200] {
      let number = try inverted.values(at: place, place)[0]
      #expect(abs(try plain.values(at: place, place)[0] - (1 - number)) < 1e-12)
    }
    let thumbs = try [plain, inverted].map { picker in
      try #require(picker.tree.nodes.first { $0.role == .thumb }).frame.center
    }
    #expect(abs(thumbs[0].x + thumbs[1].x - (axis == .horizontal ? 200 : 40)) < 1e-9)
    #expect(abs(thumbs[0].y + thumbs[1].y - (axis == .horizontal ? 40 : 200)) < 1e-9)
    let tracks = [plain.tree, inverted.tree].map { tree in
      tree.nodes.first { $0.role == .track }.flatMap(tree.paint(of:))?.fills.first?.pattern
    }
    guard case .linear(let one, let from, let to) = tracks[0],
      case .linear(let other, let otherFrom, let otherTo) = tracks[1]
    else { return #expect(Bool(false)) }
    #expect(one == other && from == otherTo && to == otherFrom)
  }

  @Test func palette_readFromItsOwnTree_selectsTheSameSwatch() throws {
    let palette = #""controls": "hsba/palette(hue,saturation)+slider(brightness)+slider(alpha)""#
    for (columns, rows) in [(4, 7), (1000, 1), (3, 3)] {
      let style = "\"palette\": {\"columns\": \(columns), \"rows\": \(rows)}"
      for (x, y) in [(75, 40), (130, 77), (220, 150), (299, 299)] {
        let drag = "\"drags\": [{\"control\": 0, \"x\": \(x), \"y\": \(y)}]"
        let tapped = try layout("\(palette), \(style), \(drag)")
        let written = try JSONValue(parsing: tapped.json()).object()["root"]?.object()["color"]
        let values = try #require(written?.object()["values"]).compactBytes
        let text = String(decoding: values, as: UTF8.self)
        let again = try layout("\(palette), \(style), \"values\": \(text)")
        #expect(tapped.selectedSwatches.count == 1)
        #expect(again.selectedSwatches == tapped.selectedSwatches, "\(text)")
      }
    }
  }

  private func layout(_ members: String) throws -> LayoutTree {
    let json = "{\"type\": \"colorPicker\", \(members)}"
    return try Document(json: Array(json.utf8), fonts: StrictCatalog()).layout()
  }

  @Test func slider_hasACapsuleAsThumb() throws {
    let tree = try picker(.slider(ColorSlider(hue)), [0.25, 0.5, 0.5]).tree
    let slider = tree.nodes[1]
    #expect(slider.role == .slider)
    #expect(slider.frame.size == Size(width: 300, height: 40))
    #expect(tree.nodes[2].role == .track)
    #expect(tree.paint(of: tree.nodes[2])?.cornerRadius == CornerRadii(10))
    #expect(tree.nodes[3].frame == Rect(x: 72, y: 0, width: 16, height: 40))
    let ring = try #require(tree.paint(of: tree.nodes[3]))
    #expect(ring.stroke == Stroke(fill: .color(.black), width: 4) && ring.fills.isEmpty)
    #expect(
      tree.paint(of: tree.nodes[4])?.stroke == Stroke(fill: .color(.white), width: 3),
      "it is visible on a white track")
    #expect(tree.nodes[5].role == .slider)
  }

  @Test func canvas_picksHorizontallyAndVertically() throws {
    let canvas = ColorControl.canvas(ColorCanvas(try ParameterPair(first: hue, second: saturation)))
    let picker = try picker(canvas)
    #expect(try picker.values(at: 75, 150) == [0.25, 0.5, 0.5, 1])
    #expect(try picker.values(at: -1, 999) == [0, 1, 0.5, 1])
    #expect(try picker.values(at: .infinity, -.infinity) == [1, 0, 0.5, 1])
    #expect(try picker.values(at: .nan, 3) == picker.value.components)
  }

  @Test func wheel_isClockwiseFromTwelve() throws {
    let wheel = ColorControl.wheel(ColorWheel(try ParameterPair(first: hue, second: saturation)))
    let picker = try picker(wheel)
    let spots = [(150.0, 0.0), (300, 150), (150, 300), (0, 150)]
    #expect(try spots.map { try picker.values(at: $0.0, $0.1)[0] } == [0, 0.25, 0.5, 0.75])
    #expect(try spots.map { try picker.values(at: $0.0, $0.1)[1] } == [1, 1, 1, 1])
    #expect(try picker.values(at: 225, 150) == [0.25, 0.5, 0.5, 1])
  }

  @Test func wheel_draggedBeyondTheRim_staysOnItAtThatAngle() throws {
    let wheel = ColorControl.wheel(ColorWheel(try ParameterPair(first: hue, second: saturation)))
    let dragged = try picker(wheel).dragging(0, to: Point(x: 1150, y: 1150))
    #expect(dragged.value.isNear(try ColorValue(space: .hsba, components: [0.375, 1, 0.5])))
    let thumb = try #require(dragged.tree.thumb(of: 1))
    #expect(abs((thumb - Point(x: 150, y: 150)).distance - 150) < 1e-9)
  }

  @Test func wheel_atTheCentre_keepsTheAngle() throws {
    let wheel = ColorControl.wheel(ColorWheel(try ParameterPair(first: hue, second: saturation)))
    #expect(try picker(wheel, [0.7, 0.4, 0.5]).values(at: 150, 150) == [0.7, 0, 0.5, 1])
  }

  @Test func wheel_atAngleOne_isWhereItIsAtZero() throws {
    let wheel = ColorControl.wheel(ColorWheel(try ParameterPair(first: hue, second: saturation)))
    let (one, zero) = (try picker(wheel, [1, 0.5, 0.5]), try picker(wheel, [0, 0.5, 0.5]))
    #expect(one.tree.thumb(of: 1) == zero.tree.thumb(of: 1))
    let thumb = try #require(one.tree.thumb(of: 1))
    #expect(try one.dragging(0, to: thumb) == one)
  }

  @Test func palette_setsBothParametersOfASwatch() throws {
    let style = ColorPalette.Style(size: 308, rows: 4, columns: 4, spacing: 4)
    let pair = try ParameterPair(first: hue, second: brightness)
    let picker = try picker(.palette(ColorPalette(pair, style: style)))
    #expect(picker.tree.nodes[1].frame.size == Size(width: 308, height: 308))
    let tapped = try picker.dragging(0, to: Point(x: 100, y: 300))
    #expect(tapped.value.isNear(try ColorValue(space: .hsba, components: [1.0 / 3, 0.5, 1])))
    #expect(tapped.tree.selectedSwatches == [13])
    #expect(picker.tree.selectedSwatches == [])
    // Between two swatches, the nearer one is picked.
    #expect(try picker.values(at: 75.5, 0)[0] == 0)
    #expect(try picker.values(at: 78.5, 0)[0] == 1.0 / 3)
  }

  @Test func palette_ofOneSwatch_hasNoGapAndNoNaN() throws {
    let style = ColorPalette.Style(size: 50, rows: 1, columns: 1)
    let pair = try ParameterPair(first: hue, second: brightness)
    let picker = try picker(.palette(ColorPalette(pair, style: style)))
    #expect(picker.tree.nodes[1].frame.size == Size(width: 50, height: 50))
    #expect(try picker.values(at: 25, 25) == [0, 0.5, 0, 1])
    let broken = ColorPalette.Style(size: 50, rows: 0, columns: -3, spacing: 1e6)
    let none = try self.picker(ColorControl.palette(ColorPalette(pair, style: broken)))
    #expect(try none.values(at: 25, 25) == [0, 0.5, 0, 1])
  }

  private func picker(_ first: ColorControl) throws -> ColorPicker {
    try PickerControlsTests.picker(first)
  }

  private func picker(_ first: ColorControl, _ values: [Double]) throws -> ColorPicker {
    try PickerControlsTests.picker(first, values)
  }

  @Test func preview_ofASquare_isAsHighAsWide() throws {
    let board = Checkerboard(tile: 7, first: .black, second: .white)
    let style = ColorPreview.Style(width: 90, isSquare: true, checkerboard: board)
    let picker = try ColorPicker(
      [.preview(ColorPreview(style: style))] + hsba.map { .slider(ColorSlider($0)) },
      of: .middle(of: .hsba))
    let tree = picker.tree
    #expect(tree.nodes[1].frame.size == Size(width: 90, height: 90))
    #expect(tree.paint(of: tree.nodes[2])?.fills == [Fill(.checkerboard(board))])
    #expect(tree.paint(of: tree.nodes[3])?.fills == [.color(picker.value.color)])
    #expect(try picker.dragging(0, to: Point(x: 3, y: 3)) == picker)
  }

  @Test func pickers_rightToLeft_areMirrored() throws {
    let pair = try ParameterPair(first: hue, second: saturation)
    let right = Container(width: 400) { $0.direction = .rightToLeft }
    let left = Container(width: 400)
    for control in [ColorControl.canvas(ColorCanvas(pair)), .palette(ColorPalette(pair))] {
      let values = [0.0, 1, 0.5]
      let (ltr, rtl) = (
        try PickerControlsTests.picker(control, values, container: left),
        try PickerControlsTests.picker(control, values, container: right)
      )
      let (a, b) = (ltr.tree, rtl.tree)
      #expect(a.nodes.count == b.nodes.count)
      var (frames, mirrored): ([Rect], [Rect]) = ([], [])
      a.walk { frames.append($0.absoluteFrame) }
      b.walk { mirrored.append($0.absoluteFrame.mirrored(in: 400)) }
      for (one, other) in zip(frames, mirrored) {
        #expect(abs(one.minX - other.minX) < 1e-9 && one.y == other.y)
      }
      let width = a.nodes[1].frame.width
      let (there, here) = (
        try ltr.dragging(0, to: Point(x: 30, y: 40)).value,
        try rtl.dragging(0, to: Point(x: width - 30, y: 40)).value
      )
      #expect(there.isNear(here))
    }
  }

  @Test func pickers_ofAWidth_fillIt() throws {
    let tree = try PickerControlsTests.picker(
      .slider(ColorSlider(hue)), container: Container(width: 320, padding: Insets(10))
    ).tree
    #expect(tree.size.width == 320)
    #expect(tree.nodes[1].frame == Rect(x: 10, y: 12, width: 300, height: 40))
    let wide = try ColorPicker(
      ColorPickerID("hsba/canvas(hue,saturation)+canvas(brightness,alpha)"),
      container: Container(width: 408), axis: .horizontal
    ).tree
    let canvases = wide.children(of: 0).map { wide.nodes[$0].frame }
    #expect(canvases.map(\.width) == [185, 185])
    #expect(canvases.map(\.x) == [0, 223])
    #expect(wide.size == Size(width: 408, height: 215))
    let upright = ColorSlider.Style(axis: .vertical, length: 100)
    let mixed = try ColorPicker(
      [
        .slider(ColorSlider(alpha, style: upright)),
        .canvas(ColorCanvas(try ParameterPair(first: hue, second: saturation))),
        .slider(ColorSlider(brightness)),
      ], of: .middle(of: .hsba), container: Container(width: 400), axis: .horizontal
    ).tree
    // 400 minus two gaps, the slider's 40, and what its thumb and both sides of the canvas need between the controls (2 and 15),
    // shared by two controls.
    #expect(mixed.children(of: 0).map { mixed.nodes[$0].frame.width } == [40, 156, 156])
  }

  @Test func dragging_aMissingControl_throws() throws {
    let picker = try picker(.slider(ColorSlider(hue)))
    let error = #expect(throws: ColorPickerError.self) { try picker.dragging(4, to: .zero) }
    #expect(error?.message == "must be 0 to 3, is 4")
  }
}

extension LayoutTree {
  fileprivate var selectedSwatches: [Int] {
    nodes.filter { $0.role == .swatch && $0.state.contains(.selected) }.map { Int($0.index) }
  }
}
