import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// Trees of carousels.
@Suite struct CarouselTests {
  private func tree(_ keys: String) throws -> LayoutTree {
    try Document(
      json: Array(#"{"type": "carousel", "font": {"size": 1}, \#(keys)}"#.utf8),
      fonts: MonospaceMeasurer()
    ).layout()
  }

  private func frames(_ role: Role, of tree: LayoutTree) -> [Rect] {
    tree.nodes.filter { $0.role == role }.map(\.frame)
  }

  private func ids(_ role: Role, of tree: LayoutTree) -> [String] {
    tree.nodes.filter { $0.role == role }.compactMap(tree.id(of:))
  }

  // Visible pages.

  @Test func page_atRest_isTheOnlyOneInTheTree() throws {
    let tree = try tree(#""count": 5, "current": 2, "width": 100, "height": 60"#)
    #expect(ids(.page, of: tree) == ["page3"])
    #expect(frames(.page, of: tree) == [Rect(x: 0, y: 0, width: 100, height: 60)])
    #expect(tree.effects(of: tree.nodes[0])?.clips == true)
  }

  @Test func pages_duringADrag_areOneViewportApart() throws {
    let keys = #"""
      "count": 3, "width": 100, "height": 60,
      "events": [{"at": 0, "drag": "began"}, {"at": 0.5, "drag": {"changed": 30}}]
      """#
    let tree = try tree(keys)
    #expect(ids(.page, of: tree) == ["page3", "page1"])
    #expect(frames(.page, of: tree).map { $0.x.rounded() } == [-70, 30])
    let state = try #require(tree.controlState(of: tree.nodes[0])?.paging)
    #expect(state.phase == .dragging && state.current == 0 && state.offset == 2.7)
  }

  @Test func pages_inRightToLeft_areMirrored() throws {
    let keys = #"""
      "count": 3, "width": 100, "height": 60, "events": [
        {"at": 0, "drag": "began"}, {"at": 0.5, "drag": {"changed": 30}}]
      """#
    let tree = try tree(keys + #", "direction": "rtl""#)
    #expect(ids(.page, of: tree) == ["page1", "page2"])
    #expect(frames(.page, of: tree).map(\.x) == [30, -70])
    let dots = frames(.dot, of: tree).map(\.x)
    #expect(dots == [62, 46, 30])
  }

  @Test func pages_vertical_followEachOtherDownwards() throws {
    let keys = #"""
      "count": 3, "width": 100, "height": 60, "axis": "vertical", "direction": "rtl",
      "events": [{"at": 0, "drag": "began"}, {"at": 0.5, "drag": {"changed": -15}}]
      """#
    let tree = try tree(keys)
    #expect(frames(.page, of: tree).map(\.y) == [-15, 45])
    #expect(frames(.dot, of: tree).map(\.origin).first == Point(x: 20, y: 10))
  }

  @Test func pagesThatLoop_coverTheViewportAtEveryMoment() throws {
    let control = Carousel(pages: Array(repeating: CarouselPage(), count: 3)) {
      $0.container = Container(width: 333.3, height: 90)
      $0.isAutoplaying = true
    }
    let measured = control.measured(by: MonospaceMeasurer())
    for moment in 0..<500 {
      let state = measured.interaction().advanced(to: Double(moment) * 0.0371)
      let pages = frames(.page, of: measured.layout(of: state, within: .asDeclared))
      let left = pages.map(\.minX).min() ?? .infinity
      let right = pages.map(\.maxX).max() ?? -.infinity
      #expect(left <= 0 && right >= 333.3 - 1e-9 && pages.count <= 2)
    }
  }

  // Size and content fit.

  @Test(arguments: [
    ("scaleDown", Rect(x: 30, y: 20, width: 40, height: 20)),
    ("fit", Rect(x: 0, y: 5, width: 100, height: 50)),
    ("fill", Rect(x: -10, y: 0, width: 120, height: 60)),
    ("stretch", Rect(x: 0, y: 0, width: 100, height: 60)),
    ("none", Rect(x: 30, y: 20, width: 40, height: 20)),
  ])
  func fit_ofASmallPicture(fit: String, frame: Rect) throws {
    let keys = #""width": 100, "height": 60, "fit": "\#(fit)""#
    let page = #""pages": [{"href": "a.png", "width": 40, "height": 20, "description": "A"}]"#
    let tree = try tree("\(keys), \(page)")
    #expect(frames(.image, of: tree) == [frame])
    #expect(tree.images.map(\.href) == ["a.png"] && tree.images[0].description == "A")
    #expect((tree.effects(of: tree.nodes[1])?.clips == true) == (fit == "fill"))
  }

  @Test func fit_ofALargePicture_scalesItDown() throws {
    let page = #""pages": [{"href": "a.png", "width": 400, "height": 300}]"#
    let tree = try tree(#""width": 120, "height": 60, "padding": 10, \#(page)"#)
    let frame = try #require(frames(.image, of: tree).first)
    #expect(abs(frame.width - 160.0 / 3) < 1e-9 && frame.height == 40)
    #expect(frame.center == Point(x: 60, y: 30))
  }

  @Test func size_undeclared_fitsTheLargestContent() throws {
    let pages = #""pages": [{"width": 80, "height": 20}, {"width": 40, "height": 50}, {}]"#
    #expect(try tree(#"\#(pages), "padding": 5"#).size == Size(width: 90, height: 60))
    #expect(try tree(#"\#(pages), "width": 40"#).size == Size(width: 40, height: 50))
    #expect(try tree(#""count": 3"#).size == Size(width: 320, height: 180))
    #expect(try tree(#""padding": 30, "width": 10, "height": 10"#).size.width == 60)
  }

  @Test func documents_asPages_areLaidOutAtTheWidthOfTheViewport() throws {
    let chip = #"{"padding": 0, "border": 0}"#
    let page =
      #"{"type": "chips", "font": {"size": 1}, "chip": \#(chip), "spacing": 1, "alignment": "leading", "items""#
    let keys = #"""
      "width": 8, "height": 4, "indicator": "none", "padding": 1, "current": 1,
      "pages": [\#(page): ["zz"]}, \#(page): ["aa", "bb", "cc"], "id": "x", "width": 6}]
      """#
    let tree = try tree(keys)
    #expect(ids(.chip, of: tree) == ["page2/x/aa", "page2/x/bb", "page2/x/cc"])
    #expect(frames(.chips, of: tree) == [Rect(x: 2, y: 1, width: 6, height: 3)])
    let chips = try #require(tree.nodes.first { $0.role == .chips })
    let transform = try #require(tree.effects(of: chips)).transform
    #expect(transform == AffineTransform(a: 2.0 / 3, b: 0, c: 0, d: 2.0 / 3, tx: 0, ty: 0))
  }

  @Test func pageID_inUse_isSkipped() throws {
    let pages = #""pages": [{"fill": "red"}, {"id": "page1"}, {"id": "dot2"}]"#
    let tree = try tree(
      #"\#(pages), "events": [{"at": 0, "drag": "began"}, {"at": 1, "drag": {"changed": -9}}]"#)
    #expect(ids(.page, of: tree) == ["page1#2", "page1"])
    #expect(ids(.dot, of: tree) == ["dot1", "dot2#2", "dot3"])
    #expect(Set(tree.ids).count == tree.ids.count)
  }

  // Page indicator.

  @Test func dots_areTwentyPointsFromTheBottom_andTheCurrentOneIsFilled() throws {
    let tree = try tree(#""count": 3, "current": 1, "width": 100, "height": 60"#)
    let frames = frames(.dot, of: tree)
    #expect(frames.map(\.maxY) == [40, 40, 40])
    #expect(frames.map(\.center.x).reduce(0, +) / 3 == 50)
    #expect(frames[1].x - frames[0].x == frames[2].x - frames[1].x && frames[1].x > frames[0].maxX)
    let dots = tree.nodes.filter { $0.role == .dot }
    #expect(dots.map { tree.paint(of: $0)?.fills.isEmpty } == [true, false, true])
    #expect(dots.map { $0.state.contains(.selected) } == [false, true, false])
  }

  @Test func dots_haveAPlateOfTheCarousel_whichNoPageMoves() throws {
    let document = #""width": 100, "height": 60, "count": 3, "events": [{"at": 0, "goTo": 2}]"#
    let plates = try [0.0, 0.2, 1].map { time in
      let tree = try tree(document + ", \"at\": \(time)")
      let children = tree.children(of: 0).map { tree.nodes[$0] }
      let plate = try #require(children.firstIndex { $0.role == .layer })
      let lastPage = try #require(children.lastIndex { $0.role == .page })
      #expect(lastPage < plate && children[(plate + 1)...].allSatisfy { $0.role == .dot })
      return children[plate].frame
    }
    #expect(plates == Array(repeating: Rect(x: 24, y: 26, width: 52, height: 20), count: 3))
  }

  @Test func plate_isDarkBehindLightDots_andCanBeLeftOut() throws {
    func plate(_ indicator: String) throws -> Color? {
      let tree = try tree("\"count\": 3, \"indicator\": \(indicator)")
      let node = tree.nodes.first { $0.role == .layer }
      return try node.map { node in
        guard case .color(let color) = try #require(tree.paint(of: node)?.fills.first).pattern
        else {
          return .clear
        }
        return color
      }
    }
    #expect(try plate(#""dots""#) == Color.white.withAlpha(0.7))
    #expect(try plate(#"{"fill": "white"}"#) == Color.black.withAlpha(0.7))
    #expect(try plate(#"{"style": "label"}"#) == Color.white.withAlpha(0.7))
    #expect(try plate(#"{"background": "red"}"#) == Color("red"))
    // Dark where texts are light, unless the dots could not be told from it.
    #expect(try plate(##"{"fill": "#0A84FF"}"##) == Color.white.withAlpha(0.7))
    #expect(try plate(##"{"fill": "#0A84FF"}, "scheme": "dark""##) == Color.black.withAlpha(0.7))
    #expect(try plate(#"{"fill": "black"}, "scheme": "dark""#) == Color.white.withAlpha(0.7))
    #expect(try plate(#"{"background": "transparent"}"#) == nil)
    #expect(try plate(#""none""#) == nil)
  }

  @Test func dots_thatDoNotFit_areReplacedByTheLabel() throws {
    let tree = try tree(#""count": 30, "current": 4, "width": 100, "height": 60"#)
    #expect(frames(.dot, of: tree).isEmpty)
    #expect(tree.labels.map(\.text.text) == ["5 / 30"])
    #expect(frames(.label, of: tree) == [Rect(x: 47, y: 39, width: 6, height: 1)])
  }

  @Test func label_showsTheCurrentPage_inItsFormat() throws {
    let indicator = #""indicator": {"style": "label", "format": "{count}: {current}", "inset": 3}"#
    let tree = try tree(
      #""count": 9, "width": 100, "height": 60, "axis": "vertical", \#(indicator)"#)
    #expect(tree.labels.map(\.text.text) == ["9: 1"])
    #expect(frames(.label, of: tree) == [Rect(x: 93, y: 29.5, width: 4, height: 1)])
  }

  @Test func onePage_hasNoIndicator() throws {
    let tree = try tree(#""count": 1, "indicator": "label", "autoplay": true, "at": 1000"#)
    #expect(tree.nodes.map(\.role) == [.carousel, .page])
  }

  @Test func noPages_showThePlaceholder() throws {
    let tree = try tree(#""width": 9, "height": 3, "placeholder": "a b""#)
    #expect(picture(of: tree) == "|         |\n|   a b   |\n|         |")
    let cut = try self.tree(#""width": 5, "height": 1, "id": "c""#)
    #expect(picture(of: cut) == "|No p…|")
    #expect(cut.warnings.map(\.code) == [.truncated] && cut.warnings[0].id == "c")
  }

  // Time.

  @Test func at_betweenEvents_showsThatTime() throws {
    let keys = #"""
      "count": 4, "width": 300, "height": 60, "timing": {"slide": 0.5},
      "events": [{"at": 1, "goTo": 1}, {"at": 2, "goTo": "next"}, {"at": 9, "goTo": "previous"}]
      """#
    func offset(_ more: String) throws -> Double? {
      let tree = try tree(keys + more)
      return tree.controlState(of: tree.nodes[0])?.paging?.offset
    }
    #expect(try offset(#", "at": 0"#) == 0)
    #expect(try offset(#", "at": 1.25"#) == 0.5)
    #expect(try offset(#", "at": 2.125"#) == 1.25)
    #expect(try offset("") == 2)
    #expect(try offset(#", "at": 9.25"#) == 1.5)
  }

  @Test func frames_equalTheTreesAtTheirTimes() throws {
    let document = #"""
      {"type": "carousel", "count": 4, "width": 300, "height": 60, "autoplay": true, "at": 2.9,
       "events": [{"at": 3.1, "drag": "began"}, {"at": 3.2, "drag": {"changed": -40}},
                  {"at": 3.25, "drag": "ended"}]}
      """#
    let control = try #require(
      try Document(json: Array(document.utf8), fonts: MonospaceMeasurer()).control.as(Carousel.self)
    )
    let frames = control.measured(by: MonospaceMeasurer()).frames(60, fps: 100)
    #expect(frames.count == 60 && frames[0].time == 2.9)
    for frame in frames {
      var shown = control
      shown.at = frame.time
      let tree = shown.measured(by: MonospaceMeasurer()).layout()
      let state = try #require(tree.controlState(of: tree.nodes[0])?.paging)
      #expect(state.offset == frame.offset && state.current == frame.page)
      #expect(state.phase == frame.phase)
    }
  }

  // Other contents of the tree.

  @Test func json_containsTheState() throws {
    let tree = try tree(#""count": 3, "current": 1, "width": 100, "height": 60"#)
    let json = String(decoding: tree.json(pretty: false), as: UTF8.self)
    #expect(json.contains(#""current":1,"count":3,"offset":1,"phase":"idle""#))
    let again = try LayoutTree(json: Array(json.utf8))
    #expect(again.nodes.map(\.role) == tree.nodes.map(\.role))
  }

  @Test func carousels_inAPanel_haveSeparateStates() throws {
    let json = #"""
      {"type": "stack", "items": [{"type": "carousel", "count": 2}, {"type": "carousel", "count": 3, "current": 2}]}
      """#
    let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
    let states = tree.nodes.compactMap { tree.controlState(of: $0)?.paging }
    #expect(states.map(\.count) == [2, 3] && states.map(\.current) == [0, 2])
  }

  @Test func accessibility_describesSlidesAndTheCurrentDot() throws {
    let accessibility = try tree(#""count": 2, "current": 1"#).accessibility()
    #expect(
      accessibility == [
        Accessibility(.group, states: [.roledescription("carousel")]),
        Accessibility(
          .group, name: "2 of 2", language: "en", states: [.roledescription("slide")]),
        Accessibility(.presentation),
        Accessibility(.button, name: "1 of 2", language: "en"),
        Accessibility(.button, name: "2 of 2", language: "en", states: [.current(true)]),
      ])
  }

  @Test func dots_canBeHit_andAreNavigatedByArrowKeys() throws {
    let tree = try tree(#""count": 3, "width": 100, "height": 60"#)
    let dots = tree.nodes.indices.filter { tree.nodes[$0].role == .dot }
    #expect(tree.hitRegions().map(\.node) == dots)
    #expect(tree.hitTest(atPoint: Point(x: 50, y: 36)).map { tree.nodes[$0.node].index } == 1)
    let stops = tree.navigation()
    #expect(stops.map(\.node) == dots)
    #expect(stops.map(\.right) == [dots[1], dots[2], nil])
  }
}
