import PickerControls
import PickerGeometry
import PickerTestSupport
import Testing

@testable import PickerRendering

@Suite struct PaintedPointsTests {
  /// The last box over each point after all boxes, found by looking at each of them.
  private func lastBoxes(_ points: [Point], _ boxes: [Rect]) -> [Int?] {
    points.map { point in boxes.lastIndex { $0.contains(point) } }
  }

  @Test(arguments: [0, 1, 2, 3, 10, 100, 500])
  func lastBoxes_ofRandomBoxes_areThoseOfASearchThroughAll(_ count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    func random(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }
    // Whole numbers, so that many points are equal and on the edges of boxes.
    let points = (0..<count).map { _ in Point(x: random(0...20), y: random(0...40)) }
    let boxes = (0..<count).map { _ in
      Rect(x: random(-5...20), y: random(-5...40), width: random(0...9), height: random(0...30))
    }
    var painted = PaintedPoints(points)
    for (number, box) in boxes.enumerated() { painted.paint(box, as: number) }
    #expect(points.indices.map { painted.lastBox(over: $0) } == lastBoxes(points, boxes))
  }

  /// The boxes of texts in a column, and beside them or over them as many others.
  enum Arrangement: CaseIterable {
    case beside, over, acrossAll, inAGrid

    func box(_ number: Int) -> Rect {
      let y = Double(number) * 10
      return switch self {
      case .beside: Rect(x: 200, y: y, width: 50, height: 9)
      case .over: Rect(x: 0, y: y, width: 50, height: 9)
      case .acrossAll: Rect(x: 0, y: 0, width: 50, height: 1e7)
      case .inAGrid: Rect(x: Double(number % 20) * 60, y: y / 20, width: 50, height: 9)
      }
    }
  }

  /// To look back through all boxes for each text would be quadratic.
  @Test(arguments: Arrangement.allCases)
  func comparisons_ofFourTimesTheBoxes_growNoFasterThanNLogN(_ boxes: Arrangement) {
    func comparisons(_ count: Int) -> Int {
      let texts: Arrangement = boxes == .inAGrid ? .inAGrid : .over
      var painted = PaintedPoints((0..<count).map { texts.box($0).center })
      for number in 0..<count { painted.paint(boxes.box(number), as: number) }
      return painted.comparisons
    }
    let (few, many) = (comparisons(1000), comparisons(4000))
    #expect(few >= 1000 && Double(many) <= 4 * 1.25 * Double(few), "\(few), then \(many)")
  }

  /// A text has its own colours if the last fill beneath it is a gradient, whatever is painted elsewhere.
  @Test func textsOverGradients_amongOthers_areFixed() throws {
    let gradient = #""fill": {"linear": {"stops": [[0, "red"], [1, "blue"]]}}"#
    let items = (0..<20).map { number in
      #"{"type": "text", "text": "t\#(number)"\#(number % 3 == 0 ? ", \(gradient)" : "")}"#
    }
    let stack = #"{"type": "stack", "items": [\#(items.joined(separator: ","))]}"#
    let tree = try Document(json: Array(stack.utf8), fonts: MonospaceMeasurer()).layout()
    let fixed = FixedFills(tree, parents: tree.parentPositions())
    let lines = tree.nodes.indices.filter { tree.nodes[$0].role == .line }
    #expect(lines.map { fixed.isFixed(beneath: $0) } == (0..<20).map { $0 % 3 == 0 })
  }
}
