import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

/// A circle that turns from black to white within two seconds.
private func shape(_ keys: String = "") -> String {
  #"""
  {"type": "shape", "shape": "circle", "width": 20\#(keys), "fill": {"linear": {"stops": ["black", "black"],
    "keyframes": [{"stops": ["white", "white"], "duration": 2}]}}}
  """#
}

private func at(_ time: Double) -> String { #", "at": \#(time)"# }

private func fills(of json: String) throws -> [Fill] {
  let tree = try Document(json: Array(json.utf8), fonts: MonospaceMeasurer()).layout()
  return tree.nodes(role: .shape).flatMap { $0.paint?.fills ?? [] }
}

@Suite struct PanelTimeTests {
  @Test(arguments: ["stack", "grid", "flow"])
  func controls_inAPanel_areShownAtItsTime(type: String) throws {
    let drawing =
      #"{"type": "drawing", "width": 30, "layers": [{"items": [{"symbol": \#(shape())}]}]\#(at(0.5))}"#
    let nested = #"{"type": "stack", "items": [\#(shape())]}"#
    let items = [shape(), shape(at(1.5)), drawing, nested].joined(separator: ", ")
    let expected = try [1, 1.5, 0.5, 1].map { try fills(of: shape(at($0))) }
    #expect(Set(expected).count == 3)
    #expect(
      try fills(of: #"{"type": "\#(type)", "at": 1, "items": [\#(items)]}"#)
        == expected.flatMap { $0 })
    #expect(
      try fills(of: #"{"type": "\#(type)", "items": [\#(shape())]}"#) == fills(of: shape(at(0))))
  }

  @Test func panel_inADrawing_hasItsOwnTime() throws {
    let panel = #"{"type": "stack", "at": 1, "items": [\#(shape())]}"#
    let drawing =
      #"{"type": "drawing", "at": 0.5, "layers": [{"items": [{"symbol": \#(panel)}, {"symbol": \#(shape())}]}]}"#
    #expect(
      try fills(of: drawing) == [1, 0.5].flatMap { try fills(of: shape(at($0))) })
  }

  @Test func session_ofAPanel_beginsAtItsTime() throws {
    let session = try session(of: #"{"type": "stack", "at": 1, "items": [\#(shape())]}"#, at: 100)
    func fill(at time: Double) -> [Fill]? {
      session.tree(at: time).nodes(role: .shape).first?.paint?.fills
    }
    #expect(try fill(at: 100) == fills(of: shape(at(1))))
    #expect(try fill(at: 100.5) == fills(of: shape(at(1.5))))
    #expect(session.isAnimating(at: 100.9) && !session.isAnimating(at: 101))
  }

  @Test func carousel_inAPanel_isShownAtItsTime() throws {
    let carousel = carouselDocument(#""count": 3, "autoplay": true"#)
    let document = try sessionDocument(#"{"type": "stack", "at": 3.5, "items": [\#(carousel)]}"#)
    let tree = try document.layout()
    #expect(tree.nodes(role: .carousel).first?.controlState?.paging?.current == 1)
    let session = try #require(try document.session())
    #expect(session.page(at: 0) == 1)
  }

  @Test(arguments: ["stack", "grid", "flow"])
  func time_thatIsNegative_isAnError(type: String) throws {
    let json = #"{"type": "\#(type)", "at": -1, "items": []}"#
    let error = #expect(throws: JSONError.self) { try sessionDocument(json) }
    #expect(error?.path == "$.at")
  }

  @Test func chips_inAPanelWithATime_haveNone() throws {
    let chips =
      #"{"type": "chips", "items": ["a"], "fill": {"linear": {"stops": ["red", "red"], "keyframes": [{"stops": ["gold", "gold"]}]}}}"#
    let error = #expect(throws: JSONError.self) {
      try sessionDocument(#"{"type": "stack", "at": 1, "items": [\#(chips)]}"#)
    }
    #expect(error?.message.hasPrefix("only shapes, drawings") == true)
  }
}
