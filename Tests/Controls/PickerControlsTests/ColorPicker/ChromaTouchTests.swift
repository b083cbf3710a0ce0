import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerText
import PickerTree
import Testing

private func control(_ members: String) throws -> ChromaTouch {
  let json = "{\"type\": \"chromaTouch\"\(members.isEmpty ? "" : ", ")\(members)}"
  let document = try Document(json: Array(json.utf8), fonts: StrictCatalog())
  return try #require(document.control.as(ChromaTouch.self))
}

extension ChromaTouch {
  fileprivate var tree: LayoutTree { measured(by: MonospaceMeasurer()).layout() }
  fileprivate var numbers: [Double] { Array(value.components.prefix(3)) }
}

extension LayoutTree {
  fileprivate func frame(of id: String) -> Rect? {
    nodes.first { self.id(of: $0) == id }?.frame
  }

  fileprivate var texts: [String] { nodes.compactMap { textLine(for: $0)?.text } }

  fileprivate func count(_ role: Role) -> Int { nodes.count { $0.role == role } }
}

@Suite struct ChromaTouchTests {
  private let small = #""font": {"size": 1}"#

  @Test func control_inPortrait_hasTheSlidersBeneath() throws {
    let tree = try control(#""width": 300, "height": 600, "spacing": 10, "font": {"size": 2}"#).tree
    #expect(tree.frame(of: "swatch") == Rect(x: 0, y: 0, width: 300, height: 330))
    let sliders = ["hue", "saturation", "brightness"].map { tree.frame(of: $0) }
    #expect(sliders == [340, 430, 520].map { Rect(x: 0, y: $0, width: 300, height: 80) })
    #expect(tree.texts == ["Hue 180°", "Saturation 50 %", "Brightness 50 %"])
    #expect(tree.count(.thumb) == 3)
  }

  @Test func control_inLandscape_hasTheSlidersBeside() throws {
    let tree = try control(#""width": 500, "height": 320, "spacing": 10, "font": {"size": 2}"#).tree
    #expect(tree.frame(of: "swatch") == Rect(x: 0, y: 0, width: 245, height: 320))
    let sliders = ["hue", "saturation", "brightness"].map { tree.frame(of: $0) }
    #expect(sliders == [0, 110, 220].map { Rect(x: 255, y: $0, width: 245, height: 100) })
    let forced = try control(#""orientation": "portrait", "width": 500, "height": 320"#).tree
    #expect(forced.frame(of: "hue")?.width == 500)
    let mirrored = try control(#""width": 500, "height": 320, "direction": "rtl""#).tree
    #expect(mirrored.frame(of: "hue")?.x == 0)
    #expect(mirrored.frame(of: "swatch")?.maxX == 500)
  }

  @Test func slider_hasItsLabelAboveAndItsTrackBelow() throws {
    let tree = try control(#""width": 300, "height": 500, "font": {"size": 2}"#).tree
    let slider = try #require(tree.nodes.firstIndex { tree.id(of: $0) == "hue" })
    #expect(tree.paint(of: tree.nodes[slider])?.stroke?.width == 2)
    #expect(tree.paint(of: tree.nodes[slider])?.cornerRadius == CornerRadii(5))
    let parts = tree.children(of: slider).map { tree.nodes[$0] }
    #expect(parts.map(\.role) == [.label, .track, .thumb])
    let half = (tree.nodes[slider].frame.height - 10) / 2
    #expect(parts[0].frame.maxY <= 5 + half && parts[0].frame.minY >= 5)
    let box = Rect(x: 5, y: 5 + half, width: 290, height: half)
    #expect(box.union(parts[1].frame) == box)
    #expect(abs(box.midY - parts[2].frame.midY) < 1e-9)
    #expect(parts[2].frame.minY >= box.minY && parts[2].frame.maxY <= box.maxY)
  }

  @Test func labels_showUnits_orThreeDecimals() throws {
    let value = #""value": {"hue": 0.025, "saturation": 0.776, "brightness": 1}, "width": 900"#
    let units = try control(value + #", "height": 900"#).tree
    #expect(units.texts == ["Hue 9°", "Saturation 78 %", "Brightness 100 %"])
    let decimals = try control(value + #", "height": 900, "valueStyle": "decimals""#).tree
    #expect(decimals.texts == ["Hue: 0.025", "Saturation: 0.776", "Brightness: 1.000"])
    let light = try control(#""colorModel": "hsl", "value": [0, 0, 0.004], "width": 900"#).tree
    #expect(light.texts == ["Hue 0°", "Saturation 0 %", "Lightness 0 %"])
  }

  @Test func boxes_ofSliders_haveTheirFillAndBorder() throws {
    let style =
      #""box": {"fill": "white", "border": {"width": 1, "color": "red"}, "cornerRadius": 9}"#
    let tree = try control(#""width": 300, "height": 500, \#(style)"#).tree
    let slider = try #require(tree.nodes.firstIndex { tree.id(of: $0) == "hue" })
    let paint = try #require(tree.paint(of: tree.nodes[slider]))
    #expect(paint.fills == [.color(.white)] && paint.cornerRadius == CornerRadii(9))
    #expect(paint.stroke == Stroke(fill: .color(try #require(Color("red"))), width: 1))
    let track = try #require(tree.children(of: slider).first { tree.nodes[$0].role == .track })
    #expect(tree.nodes[track].frame.minX == 4 && tree.nodes[track].frame.maxX == 296)
  }

  @Test func touches_onTheSwatch_pickByPointAndForce() throws {
    let touch =
      #""width": 300, "height": 500, "touches": [{"x": 75, "y": 23.8, "force": 3, "maximumForce": 4}]"#
    let picked = try control(touch)
    #expect(zip(picked.numbers, [0.25, 0.1, 0.75]).allSatisfy { abs($0 - $1) < 1e-9 })
    let swatch = picked.tree.nodes[1]
    #expect(picked.tree.paint(of: swatch)?.fills == [.color(picked.value.color)])
    let beyond = picked.touching(Touch(atPoint: Point(x: 999, y: -3), force: 9))
    #expect(beyond.numbers == [1, 0, 1])
    #expect(picked.touching(Touch(atPoint: Point(x: 0, y: 0))).numbers == [0, 0, 0.75])
    #expect(picked.touching(Touch(atPoint: Point(x: .nan, y: 0))).numbers == picked.numbers)
  }

  @Test func force_droppingSuddenly_isAFingerLifted() throws {
    func light(_ forces: Double...) -> Double {
      forces.reduce(ChromaTouch()) {
        $0.touching(Touch(atPoint: Point(x: 9, y: 9), force: $1, maximumForce: 4))
      }.numbers[2]
    }
    #expect(light(3) == 0.75)
    #expect(light(3, 2.9) == 0.725)
    #expect(light(3, 2.5) == 0.75)
    #expect(light(3, 2, 1, 0) == 0.75)
    #expect(light(3, 2, 1.9) == 0.475)
    #expect(light(1, 4) == 1)
  }

  @Test func labels_haveTheColourOfTheirBox() throws {
    let json = #"""
      {"type": "chromaTouch", "peek": true, "box": {"fill": "black", "labelColor": "white"}}
      """#
    let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
    let labels = tree.nodes.filter { $0.role == .label }.map { tree.textFills(of: $0) }
    #expect(labels.count == 7)
    #expect(labels.prefix(3).allSatisfy { $0 == [.color(.white)] })
    #expect(labels.dropFirst(3).allSatisfy { $0 == [.color(.black)] })
  }

  @Test func touch_thatBegan_isNoLift() throws {
    func light(_ keys: String) throws -> Double {
      let json = #"""
        {"type": "chromaTouch", "touches": [
          {"x": 9, "y": 9, "force": 0.9}, {"x": 90, "y": 9, "force": 0.2\#(keys)}]}
        """#
      let document = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer())
      let control = try #require(document.control.as(ChromaTouch.self))
      return control.value.components[2]
    }
    #expect(try light("") == 0.9)
    #expect(try light(#", "began": false"#) == 0.9)
    #expect(try light(#", "began": true"#) == 0.2)
  }

  /// A finger that presses up to 4.2 of 6.67 and is lifted, in 16 touches, like in the original control.
  @Test func force_ofAGestureOfSixteenTouches_endsWhereItWasFirmest() throws {
    let forces = [0.4, 0.9, 1.5, 2.1, 2.8, 3.4, 3.9, 4.2, 4.2, 3.8, 3.1, 2.5, 1.8, 1.2, 0.6, 0.2]
    func light(_ keys: String) throws -> Double {
      let touches = forces.map { #"{"x": 9, "y": 9, "force": \#($0), "maximumForce": 6.67}"# }
      return try control("\(keys)\"touches\": [\(touches.joined(separator: ","))]").numbers[2]
    }
    #expect(try light("") == 4.2 / 6.67)
    #expect(try light(#""liftThreshold": 0.25, "#) == 4.2 / 6.67)
    #expect(try light(#""liftThreshold": 0.41, "#) == 0.2 / 6.67)
    #expect(try light(#""liftThreshold": 1000, "#) == 0.2 / 6.67)
  }

  @Test func force_droppingByTheThresholdExactly_isAFingerLifted() throws {
    func light(after force: Double) -> Double {
      [1, force].reduce(ChromaTouch()) {
        $0.touching(Touch(atPoint: .zero, force: $1, maximumForce: 6.67))
      }.numbers[2]
    }
    #expect(light(after: 0.75) == 1 / 6.67)
    #expect(light(after: 0.7501) == 0.7501 / 6.67)
  }

  @Test func force_onAnotherScale_isLiftedEqually() {
    let light = { (force: Double, maximum: Double) in
      [0.6 * maximum, force * maximum].reduce(ChromaTouch()) {
        $0.touching(Touch(atPoint: .zero, force: $1, maximumForce: maximum))
      }.numbers[2]
    }
    for maximum in [1, 6.67, 100] {
      #expect(abs(light(0.57, maximum) - 0.57) < 1e-12)
      #expect(abs(light(0.56, maximum) - 0.6) < 1e-12)
    }
  }

  @Test func force_afterATouchElsewhere_isANewFinger() {
    let pressed = ChromaTouch().touching(Touch(atPoint: .zero, force: 1))
    let moved = pressed.touching(Touch(on: .hue, atPoint: .zero))
    #expect(moved.touching(Touch(atPoint: .zero, force: 0.1)).numbers[2] == 0.1)
    #expect(pressed.touching(Touch(atPoint: .zero, force: 0.1)).numbers[2] == 1)
  }

  @Test func slider_touched_setsItsParameter() throws {
    let tree = try control("").tree
    let slider = try #require(tree.nodes.firstIndex { tree.id(of: $0) == "saturation" })
    let track = try #require(tree.children(of: slider).first { tree.nodes[$0].role == .track })
    let frame = tree.nodes[track].frame
    let spot = Point(x: frame.minX + 10 + (frame.width - 20) / 4, y: frame.midY)
    let moved = try control("").touching(Touch(on: .saturation, atPoint: spot))
    #expect(zip(moved.numbers, [0.5, 0.25, 0.5]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(moved.tree.texts[1] == "Saturation 25 %")
    let thumb = try #require(moved.tree.thumb(of: slider))
    #expect(abs(thumb.x - spot.x) < 1e-9)
  }

  @Test func slider_pressed_peeksAndPops() throws {
    func state(_ force: Double) -> [Bool] {
      let next = ChromaTouch().touching(
        Touch(on: .hue, atPoint: .zero, force: force, maximumForce: 2))
      return [next.isPeeking, next.isPopped, next.numbers[0] == 0]
    }
    #expect(state(0.9) == [false, false, true])
    #expect(state(1) == [true, false, false])
    #expect(state(1.7) == [true, false, false])
    #expect(state(1.8) == [false, true, false])
  }

  @Test func peek_showsACardWithThreePresets() throws {
    let peeking = try control(#""value": "teal", "peek": true, "font": {"size": 2}"#)
    let tree = peeking.tree
    let card = try #require(tree.nodes.firstIndex { $0.role == .peek })
    let strip = tree.nodes[card + 1]
    #expect(strip.frame == Rect(x: 10, y: 10, width: tree.nodes[card].frame.width - 20, height: 20))
    #expect(tree.paint(of: strip)?.fills == [.color(Color("teal") ?? .clear)])
    #expect(tree.texts.suffix(4) == ["Your color: #008080", "Red", "Green", "Blue"])
    #expect(tree.count(.preset) == 3)
    let colors = [Touch.Target.red, .green, .blue].map {
      peeking.touching(Touch(on: $0))
    }
    #expect(colors.map(\.value.color.hex) == ["#FF0000", "#00FF00", "#0000FF"])
    #expect(colors.allSatisfy { !$0.isPeeking })
    #expect(ChromaTouch().touching(Touch(on: .red)).numbers == [0.5, 0.5, 0.5])
    #expect(!peeking.touching(Touch(atPoint: .zero)).isPeeking)
  }

  @Test func popped_showsTheSwatchAlone_untilATap() throws {
    let popped = try control(#""popped": true, "peek": true, "width": 200, "height": 300"#)
    let tree = popped.tree
    #expect(tree.nodes.map(\.role) == [.chromaTouch, .swatch])
    #expect(tree.frame(of: "swatch") == Rect(x: 0, y: 0, width: 200, height: 300))
    let tapped = popped.touching(Touch(atPoint: Point(x: 1, y: 1), force: 1))
    #expect(!tapped.isPopped)
    #expect(tapped.numbers == popped.numbers)
    #expect(popped.touching(Touch(on: .hue, atPoint: .zero)) == popped)
  }

  @Test func model_hsl_hasALightness() throws {
    let hsl = try control(
      #""colorModel": "hsl", "value": {"hue": 0, "lightness": 0.25}, "font": {"size": 2}"#)
    #expect(hsl.tree.texts[2] == "Lightness 25 %")
    #expect(hsl.touching(Touch(atPoint: .zero, force: 1)).value.color == .white)
    var peeking = hsl
    peeking.isPeeking = true
    #expect(peeking.touching(Touch(on: .green)).value.color.hex == "#00FF00")
    #expect(
      hsl.touching(Touch(on: .brightness, atPoint: .zero))
        == hsl.touching(Touch(on: .lightness, atPoint: .zero)))
  }

  @Test func labels_thatDoNotFit_areTruncated() throws {
    let tree = try control(#""width": 80"#).tree
    #expect(tree.warnings.map(\.code) == [.truncated, .truncated, .truncated])
    #expect(tree.warnings.first?.id == "hue")
  }

  @Test func control_ofZeroSize_isLaidOut() throws {
    for size in [0.0, 1, 30] {
      let tree = try control("\"width\": \(size), \"height\": \(size), \"peek\": true").tree
      #expect(tree.nodes.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
      #expect(tree.size == Size(width: size, height: size))
    }
  }
}
