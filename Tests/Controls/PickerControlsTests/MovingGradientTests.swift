import PickerColor
import PickerControls
import PickerGeometry
import PickerJSON
import PickerMotion
import PickerTestSupport
import PickerTree
import Testing

/// The fill at a time of a shape with an animated fill.
private func fill(_ fill: String, at time: String = "0") throws -> Fill.Pattern {
  let json = #"{"type": "shape", "shape": "circle", "at": \#(time), "fill": \#(fill)}"#
  let control = try Document(json: Array(json.utf8), fonts: StrictCatalog()).control
  return try #require(control.as(ShapeControl.self)?.figure.fills?.first?.pattern)
}

private func gray(_ value: Double) -> Color { Color(white: value) }

extension Fill.Pattern {
  /// Where a linear gradient ends.
  fileprivate var linearEnd: UnitPoint? {
    if case .linear(_, _, let end) = self { end } else { nil }
  }

  /// The inner and the outer radius of a radial gradient.
  fileprivate var radii: [Double]? {
    if case .radial(_, _, let start, let end) = self { [start, end] } else { nil }
  }

  /// The centre of an elliptical gradient.
  fileprivate var ellipseCenter: UnitPoint? {
    if case .elliptical(_, let center) = self { center } else { nil }
  }
}

@Suite struct MovingGradientTests {
  private let linear = #"""
    {"linear": {"from": "leading", "to": "trailing", "stops": ["black", "white"],
      "keyframes": [
        {"stops": [[0.5, "white"], [1, "black"]], "duration": 2},
        {"to": {"x": 3, "y": 0.5}, "curve": "easeInOut", "duration": 1}]}}
    """#

  @Test func gradient_atItsKeyframes_equalsThem() throws {
    let start = Gradient(stops: [
      GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white),
    ])
    let end = Gradient(stops: [
      GradientStop(offset: 0.5, color: .white), GradientStop(offset: 1, color: .black),
    ])
    #expect(try fill(linear) == .linear(start, from: .leading, to: .trailing))
    #expect(try fill(linear, at: "2") == .linear(end, from: .leading, to: .trailing))
    let far = UnitPoint(x: 3, y: 0.5)
    #expect(try fill(linear, at: "3") == .linear(end, from: .leading, to: far))
    #expect(try fill(linear, at: "1e6") == .linear(end, from: .leading, to: far))
  }

  @Test func document_withKeyframes_isReadAgainAtAnyTime() throws {
    func document(_ keys: String) throws -> Document {
      try Document(
        json: Array(
          #"{"type": "stack", "items": [{"type": "shape", "shape": "circle", "fill": \#(linear)\#(keys)}]}"#
            .utf8), fonts: StrictCatalog())
    }
    let moving = try document("")
    #expect(moving.gradientDuration == 3 && !moving.gradientsLoop)
    for seconds in [0.0, 1, 2.5, 3, 9] {
      let later = try moving.control(after: seconds).measured(by: MonospaceMeasurer()).layout()
      #expect(try later == document(#", "at": \#(seconds)"#).layout(), "\(seconds)")
    }
    #expect(try document(#", "at": 2"#).gradientDuration == 1)
    #expect(try document(#", "at": 7"#).gradientDuration == 0)
    let still = try Document(
      json: Array(#"{"type": "shape", "shape": "circle", "fill": "red"}"#.utf8),
      fonts: StrictCatalog())
    #expect(still.gradientDuration == 0)
  }

  @Test func endRadius_thatIsLeftOut_doesNotMove() throws {
    let radial = #"""
      {"radial": {"stops": ["black", "white"], "keyframes": [{"stops": ["white", "black"]}]}}
      """#
    for time in ["0", "0.5", "1"] {
      #expect(try fill(radial, at: time).radii == [0, .infinity])
    }
    let ending = #"{"radial": {"stops": ["black", "white"], "keyframes": [{"endRadius": 40}]}}"#
    #expect(try fill(ending, at: "0.9").radii == [0, .infinity])
    #expect(try fill(ending, at: "1").radii == [0, 40])
  }

  @Test func stops_betweenKeyframes_areInterpolated() throws {
    let quarter = Gradient(stops: [
      GradientStop(offset: 0.125, color: gray(0.25)), GradientStop(offset: 1, color: gray(0.75)),
    ])
    #expect(try fill(linear, at: "0.5") == .linear(quarter, from: .leading, to: .trailing))
    let end = try #require(fill(linear, at: "2.5").linearEnd)
    #expect(abs(end.x - 2) < 1e-9)
  }

  @Test func translucentStops_areInterpolatedByComponent() throws {
    let clearing = #"""
      {"linear": {"stops": ["#FF000000", "#FF0000"], "keyframes": [{"stops": ["#0000FF", "#0000FF00"]}]}}
      """#
    let half = Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5)
    #expect(
      try fill(clearing, at: "0.5") == .linear(Gradient([half, half]), from: .top, to: .bottom))
  }

  @Test func angles_areInterpolated() throws {
    let turning = #"""
      {"angular": {"center": "center", "stops": ["red", "blue"],
        "keyframes": [{"from": 90, "to": 450, "center": "top", "duration": 4}]}}
      """#
    let gradient = Gradient([try #require(Color("red")), try #require(Color("blue"))])
    #expect(
      try fill(turning, at: "1")
        == .angular(
          gradient, center: UnitPoint(x: 0.5, y: 0.375), from: Angle(degrees: 22.5),
          to: Angle(degrees: 382.5)))
    let round = #"{"angular": {"stops": ["red", "blue"], "keyframes": [{"from": 90}]}}"#
    #expect(
      try fill(round, at: "0.5")
        == .angular(gradient, center: .center, from: Angle(degrees: 45), to: Angle(degrees: 405)))
  }

  @Test func radii_onASpring_overshootButAreNeverNegative() throws {
    let springing = #"""
      {"radial": {"startRadius": 4, "endRadius": 40, "stops": ["red", "blue"], "keyframes": [
        {"startRadius": 0, "endRadius": 80, "spring": {"response": 0.5, "dampingFraction": 0.3}}]}}
      """#
    let radii = try stride(from: 0.0, through: 4, by: 0.05).map { time in
      try #require(fill(springing, at: "\(time)").radii)
    }
    #expect(radii.first == [4, 40] && radii.last == [0, 80])
    #expect(radii.contains { $0[1] > 90 })
    #expect(radii.allSatisfy { $0[0] >= 0 })
  }

  @Test func loops_restart() throws {
    let looping = #"""
      {"elliptical": {"center": "leading", "stops": ["red"], "loops": true,
        "keyframes": [{"center": "trailing"}, {"center": "leading"}]}}
      """#
    for (time, x) in [(0.25, 0.25), (1.5, 0.5), (2.25, 0.25), (7.75, 0.25)] {
      let center = try #require(fill(looping, at: "\(time)").ellipseCenter)
      #expect(abs(center.x - x) < 1e-9, "\(time)")
    }
    let still =
      #"{"elliptical": {"stops": ["red"], "loops": true, "keyframes": [{"duration": 0}]}}"#
    _ = try fill(still, at: "7")
  }

  @Test func drawing_animatesAllItsItems() throws {
    func colors(_ at: String) throws -> [Double] {
      let moving = #"{"linear": {"stops": ["black"], "keyframes": [{"stops": ["white"]}]}}"#
      let json = #"""
        {"type": "drawing", \#(at) "layers": [{"items": [
          {"shape": "circle", "fill": \#(moving)},
          {"symbol": {"type": "chips", "items": ["a"], "fill": \#(moving)}},
          {"symbol": {"type": "shape", "shape": "circle", "at": 0.75, "fill": \#(moving)}}]}]}
        """#
      let tree = try Document(json: Array(json.utf8), fonts: StrictCatalog()).layout()
      return tree.nodes.compactMap { node in
        guard case .linear(let gradient, _, _)? = tree.paint(of: node)?.fills.first?.pattern else {
          return nil
        }
        return gradient.stops.first?.color.red
      }
    }
    #expect(try colors(#""at": 0.5,"#) == [0.5, 0.5, 0.75])
    #expect(try colors("") == [0, 0, 0.75])
  }
}
