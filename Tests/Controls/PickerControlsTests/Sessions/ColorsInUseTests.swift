import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

extension ControlSession {
  /// The components of the picked colour.
  fileprivate var components: [Double] { color?.components ?? [] }

  /// The frame of the first node of a role.
  fileprivate func frame(of role: Role) throws -> Rect {
    try #require(tree(at: 0).nodes(role: role).first).absoluteFrame
  }
}

@Suite struct ColorsInUseTests {
  @Test func tapAndDrag_pickWhatIsBeneathTheFinger() throws {
    let session = try session(of: greyDocument)
    #expect(session.components == [0.5, 1])
    let slider = try session.frame(of: .slider)
    // The middle of the thumb stays 10 points inside each end.
    let end = Point(x: slider.minX + 10 + (slider.width - 20) * 0.75, y: slider.midY)
    #expect(session.tap(atPoint: end, at: 0) == SessionTarget(.slider, id: "slider(white)"))
    #expect(abs(session.components[0] - 0.75) < 1e-9)
    #expect(session.beginDrag(atPoint: slider.center, at: 1))
    #expect(abs(session.components[0] - 0.5) < 1e-9)
    session.drag(to: Point(x: 1e9, y: -50), at: 1)
    #expect(session.components == [1, 1] && session.focus?.id == "slider(white)")
    session.endDrag(at: 1)
    session.drag(to: slider.center, at: 2)
    #expect(session.components == [1, 1] && !session.isAnimating(at: 0))
    #expect(session.tree(at: 2).controlStates.first?.color == session.color)
  }

  @Test func tapOnANode_picksTheColourOfASwatch() throws {
    let session = try session(
      of:
        #"{"type": "colorPicker", "alpha": false, "controls": "hsba/palette(hue,saturation)+slider(brightness)", "width": 120}"#
    )
    let tree = session.tree(at: 0)
    let swatches = tree.nodes.indices.filter { tree.nodes[$0].role == .swatch }
    for swatch in [swatches[1], swatches[5]] {
      #expect(session.tap(position: swatch, at: 0)?.role == .palette)
      #expect(session.tree(at: 0).nodes[swatch].state.contains(.selected))
    }
  }

  @Test func drag_isThatOfTheDocument() throws {
    let plain =
      #"{"type": "colorPicker", "controls": "hsba/canvas(hue,saturation)+slider(brightness)+slider(alpha)""#
    let dragged = plain + #", "drags": [{"control": 0, "x": 30, "y": 200}]}"#
    let session = try session(of: plain + "}")
    let canvas = try session.frame(of: .canvas)
    #expect(session.beginDrag(atPoint: canvas.origin + Point(x: 30, y: 200), at: 0))
    #expect(try session.tree(at: 0) == sessionDocument(dragged).layout())
  }

  @Test func previews_andTheSpaceBetween_pickNothing() throws {
    let session = try session(
      of:
        #"{"type": "colorPicker", "space": "greyscale", "controls": ["preview", "slider(white)", "slider(alpha)"]}"#
    )
    let preview = try session.frame(of: .preview)
    #expect(session.tap(atPoint: preview.center, at: 0) == nil)
    #expect(!session.beginDrag(atPoint: preview.center, at: 0))
    #expect(session.components == [0.5, 1] && session.focus == nil)
  }

  @Test func keys_changeTheFocusedControl() throws {
    let session = try session(of: greyDocument)
    #expect(session.press(.right, at: 0) && session.components == [0.51, 1])
    #expect(session.press(.pageUp, at: 0) && session.components == [0.61, 1])
    #expect(session.press(.home, at: 0) && session.components == [0, 1])
    #expect(!session.press(.left, at: 0) && !session.press(.space, at: 0))
    let alpha = try #require(session.tree(at: 0).nodes(role: .slider).last).absoluteFrame
    session.tap(atPoint: Point(x: alpha.maxX - 20, y: alpha.midY), at: 0)
    #expect(session.press(.end, at: 0) && session.components == [0, 1])
    #expect(session.press(.down, at: 0) && session.components == [0, 0.99])
  }

  /// Returns the first value after keys on a slider of one space.
  private func value(
    of parameter: String, in space: String, _ start: Double, _ keys: SessionKey...,
    slider: String = ""
  ) throws -> Double {
    let others = [
      "hsba": ["saturation", "brightness", "alpha"], "rgba": ["green", "blue", "alpha"],
    ]
    let controls = ([parameter] + (others[space] ?? ["alpha"])).map { "\"slider(\($0))\"" }
    let values = [start] + (others[space] ?? ["alpha"]).map { _ in 0.5 }
    let session = try session(
      of: #"""
        {"type": "colorPicker", "space": "\#(space)", "controls": [\#(controls.joined(separator: ","))],
         "values": \#(values)\#(slider)}
        """#)
    for key in keys { session.press(key, at: 0) }
    return try #require(session.components.first)
  }

  @Test func arrow_movesByAWholeDegree_aPercentagePointOrA255th() throws {
    #expect(try value(of: "hue", in: "hsba", 0, .right) == 1.0 / 360)
    #expect(try value(of: "hue", in: "hsba", 0, .right, .right, .left) == 1.0 / 360)
    // From between two degrees to the next one.
    #expect(try value(of: "hue", in: "hsba", 0.224138, .right) == 82.0 / 360)
    #expect(try value(of: "red", in: "rgba", 0.5, .right) == 129.0 / 255)
    #expect(try value(of: "red", in: "rgba", 0, .right, .up) == 2.0 / 255)
    #expect(try value(of: "white", in: "greyscale", 0.5, .left) == 0.49)
    let reached = try (0...255).map { number in
      try value(of: "red", in: "rgba", Double(number) / 255, .right)
    }
    #expect(reached == (1...256).map { min(1, Double($0) / 255) })
  }

  @Test func arrow_withShift_movesTenSteps_andPageKeysATenth() throws {
    #expect(try value(of: "hue", in: "hsba", 0, .shiftRight) == 10.0 / 360)
    #expect(try value(of: "hue", in: "hsba", 0.5, .shiftDown) == 170.0 / 360)
    #expect(try value(of: "hue", in: "hsba", 0, .shiftLeft) == 0)
    #expect(try value(of: "hue", in: "hsba", 0, .pageUp) == 0.1)
    #expect(try value(of: "red", in: "rgba", 0, .pageUp) == 26.0 / 255)
    #expect(try value(of: "hue", in: "hsba", 0.3, .end) == 1)
    #expect(try value(of: "hue", in: "hsba", 0.3, .home) == 0)
  }

  @Test func step_isThatOfKeysAndDrags() throws {
    let step = #", "slider": {"step": 0.05}"#
    #expect(try value(of: "hue", in: "hsba", 0, .right, slider: step) == 0.05)
    #expect(try value(of: "hue", in: "hsba", 0.12, .right, slider: step) == 0.15)
    #expect(try value(of: "hue", in: "hsba", 0.12, .left, slider: step) == 0.1)
    #expect(try value(of: "hue", in: "hsba", 0, .shiftUp, slider: step) == 0.5)
    // Three steps of 0.3 and a shorter one.
    let odd = #", "slider": {"step": 0.3}"#
    #expect(abs(try value(of: "hue", in: "hsba", 0.9, .right, slider: odd) - 1) < 1e-12)
    #expect(abs(try value(of: "hue", in: "hsba", 1, .left, slider: odd) - 0.9) < 1e-12)
    let session = try session(of: greyDocument.dropLast() + #", "slider": {"step": 0.25}}"#)
    let slider = try session.frame(of: .slider)
    session.tap(atPoint: Point(x: slider.x + slider.width * 0.7, y: slider.midY), at: 0)
    #expect(session.components[0] == 0.75)
    let spot = try session.frame(of: .thumb).center
    #expect(session.beginDrag(atPoint: spot, at: 1) && session.components[0] == 0.75)
  }

  @Test func keys_onAnInvertedCanvas_moveItsThumb() throws {
    for (key, values) in [
      (SessionKey.up, [0.5, 0.51]), (.down, [0.5, 0.49]), (.right, [0.49, 0.5]),
      (.left, [0.51, 0.5]), (.shiftUp, [0.5, 0.6]), (.pageDown, [0.5, 0.4]),
    ] {
      let session = try session(
        of: #"""
          {"type": "colorPicker", "controls": ["canvas(saturation,brightness)", "slider(hue)", "slider(alpha)"],
           "canvas": {"inverted": "both"}, "values": [0.5, 0.5, 0.5, 1]}
          """#)
      let before = try session.frame(of: .thumb).center
      #expect(session.press(key, at: 0))
      #expect(Array(session.components[1...2]) == values, "\(key)")
      let way = try session.frame(of: .thumb).center - before
      #expect(key.rawValue.lowercased().contains("up") ? way.y < 0 : true)
      #expect(key == .right ? way.x > 0 : true)
    }
  }

  @Test func arrows_moveTheThumb_onVerticalSliders() throws {
    func value(after key: SessionKey, _ keys: String) throws -> Double {
      let session = try session(
        of:
          #"{"type": "colorPicker", "space": "greyscale", "slider": {"axis": "vertical"\#(keys)}}"#)
      #expect(session.press(key, at: 0))
      return try #require(session.components.first)
    }
    #expect(try value(after: .up, "") == 0.49)
    #expect(try value(after: .down, "") == 0.51)
    #expect(try value(after: .pageUp, "") == 0.4)
    #expect(try value(after: .up, #", "inverted": true"#) == 0.51)
  }

  @Test(arguments: [
    (SessionKey.up, Point(x: 0, y: -2)), (.down, Point(x: 0, y: 2)), (.left, Point(x: -2, y: 0)),
    (.right, Point(x: 2, y: 0)), (.pageUp, Point(x: 0, y: -20)),
  ])
  func arrows_moveTheThumb_onWheels(key: SessionKey, way: Point) throws {
    for turns in [0.1, 0.35, 0.6, 0.9] {
      let session = try session(
        of: #"""
          {"type": "colorPicker", "controls": ["wheel(hue,saturation)", "slider(brightness)", "slider(alpha)"],
           "wheel": {"size": 200}, "values": [\#(turns), 0.5, 1]}
          """#)
      let before = try session.frame(of: .thumb).center
      #expect(session.press(key, at: 0))
      let moved = try session.frame(of: .thumb).center - before
      #expect((moved - way).distance < 1e-6, "\(moved)")
    }
  }

  @Test func wheel_atTheRim_movesUpAlongIt() throws {
    let session = try session(
      of: #"""
        {"type": "colorPicker", "controls": ["wheel(hue,saturation)", "slider(brightness)", "slider(alpha)"],
         "values": [0.7, 1, 1]}
        """#)
    for _ in 0..<200 { session.press(.up, at: 0) }
    #expect(session.components[1] > 0.999)
    #expect(session.components[0] < 0.01 || session.components[0] > 0.99)
  }

  @Test(arguments: [0, 7, 23, 44, 59])
  func swatch_readBackAsHex_isSelected(index: Int) throws {
    func picker(_ values: String) throws -> any ControlSession {
      try session(
        of: #"""
          {"type": "colorPicker", "controls": ["palette(hue,saturation)", "slider(brightness)", "slider(alpha)"],
           "palette": {"rows": 5, "columns": 12}, "values": \#(values)}
          """#)
    }
    func selected(_ session: any ControlSession) -> Int? {
      session.tree(at: 0).nodes(role: .swatch).map(\.isSelected).firstIndex(of: true)
    }
    let tapped = try picker("[0.3, 0.3, 0.83, 1]")
    #expect(selected(tapped) == nil)
    let swatch = tapped.tree(at: 0).nodes(role: .swatch)[index].absoluteFrame
    tapped.tap(atPoint: swatch.center, at: 0)
    #expect(selected(tapped) == index)
    let read = try picker("\"\(try #require(tapped.color).color.hex)\"")
    let found = try #require(selected(read))
    // Without saturation, or a whole turn on, the colour of several swatches is the same.
    #expect(index < 12 ? found < 12 : found == index || index % 12 == 11 && found == index - 11)
  }

  @Test func swatches_areTapped_andReachedByKeys() throws {
    let session = try session(
      of: #"""
        {"type": "colorPicker", "controls": ["palette(hue,saturation)", "slider(brightness)", "slider(alpha)"],
         "palette": {"rows": 3, "columns": 5}}
        """#)
    let swatches = session.tree(at: 0).nodes(role: .swatch).map(\.absoluteFrame)
    #expect(session.tap(atPoint: swatches[1].center, at: 0)?.role == .palette)
    #expect(session.components == [0.25, 0, 0.5, 1])
    #expect(session.press(.right, at: 0) && session.press(.down, at: 0))
    #expect(session.components == [0.5, 0.5, 0.5, 1])
    #expect(session.tree(at: 0).nodes(role: .swatch).map(\.isSelected).firstIndex(of: true) == 7)
    #expect(session.press(.end, at: 0) && !session.press(.right, at: 0))
    #expect(session.components == [1, 0.5, 0.5, 1])
  }

  @Test func pick_setsAnyColour_inTheSpaceOfTheControl() throws {
    let session = try session(of: greyDocument)
    #expect(session.pick(ColorValue(.white, in: .rgba), at: 0))
    #expect(session.components.map { ($0 * 1e6).rounded() } == [1e6, 1e6])
    #expect(try !ControlSessionTests.chips().pick(ColorValue(.white, in: .rgba), at: 0))
  }
}
