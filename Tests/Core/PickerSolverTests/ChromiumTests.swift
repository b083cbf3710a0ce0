import PickerGeometry
import PickerSolver
import Testing

/// Comparison with layouts recorded in Chromium, within 2/64 px.
@Suite struct ChromiumTests {
  @Test func flow_everyRecordedContainer_agreesWithChromium() throws {
    let cases = try ChromiumCase.all()
    #expect(cases.count == 490)
    for recorded in cases {
      let solver = try FlowSolver(recorded.flowItems, in: recorded.flowContainer)
      let off = recorded.deviation(from: solver.solve())
      #expect(off <= 2.0 / 64, "\(recorded.name): off by \(off)")
    }
  }
}

extension ChromiumCase {
  /// The maximum difference of any coordinate or size, in points.
  func deviation(from solution: FlowSolution) -> Double {
    guard solution.frames.count == expected.count else { return .infinity }
    let size = max(
      abs(solution.size.width - expectedContainer.width),
      abs(solution.size.height - expectedContainer.height))
    return zip(solution.frames, expected).reduce(size) { worst, pair in
      let (frame, box) = pair
      return max(
        worst, abs(frame.x - box.x), abs(frame.y - box.y), abs(frame.width - box.width),
        abs(frame.height - box.height))
    }
  }
}
