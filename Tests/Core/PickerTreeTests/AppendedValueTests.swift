import PickerColor
import PickerGeometry
import PickerText
import PickerTree
import Testing

/// Values of appended nodes that are outside their range.
@Suite struct AppendedValueTests {
  private static let limit = 1e12

  /// Reads a tree back from both of its forms.
  private func expectReadable(_ tree: LayoutTree) throws {
    for form in LayoutTree.Form.allCases {
      let read = try LayoutTree(json: tree.json(form: form))
      #expect(read.count == tree.count)
      #expect(read.json(form: form) == tree.json(form: form))
    }
  }

  @Test(arguments: [
    (-5.0, 0.0), (.nan, 0), (.infinity, 0), (-.infinity, 0), (1e300, limit), (-1e-9, 0),
  ])
  func length_outOfRange_isClampedWithAWarning(given: Double, kept: Double) throws {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: .zero)
    let frame = Rect(x: 1, y: 2, width: given, height: given)
    tree.append(
      .item, frame: frame, id: "a", minTarget: given,
      reservedSize: Size(width: given, height: given))
    let node = try #require(tree.node(ofID: "a"))
    #expect(node.frame == Rect(x: 1, y: 2, width: kept, height: kept))
    #expect(node.minTarget == Double(Float(kept)))
    #expect(node.reservedSize == Size(width: kept, height: kept))
    let range = "must be from 0 to 1000000000000, is \(given.plain)"
    #expect(
      tree.warnings
        == [
          "frame.width", "frame.height", "minTarget", "reservedSize.width", "reservedSize.height",
        ].map { Warning(.invalid, id: "a", message: "\($0) \(range)") })
    try expectReadable(tree)
  }

  @Test(arguments: [(Double.nan, 0.0), (.infinity, 0), (-1e17, -limit), (1e17, limit)])
  func coordinate_outOfRange_isClampedWithAWarning(given: Double, kept: Double) throws {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: Rect(x: given, y: given, width: 1, height: 1)) { tree in
      tree.append(.item, frame: Rect(x: given, y: given, width: 1, height: 1))
    }
    #expect(tree.root?.frame == Rect(x: kept, y: kept, width: 1, height: 1))
    #expect(tree.warnings.map(\.code) == [.invalid, .invalid, .invalid, .invalid])
    #expect(
      tree.warnings.first?.message
        == "frame.x must be from -1000000000000 to 1000000000000, is \(given.plain)")
    try expectReadable(tree)
  }

  @Test(arguments: [(1 << 32, Int(Int32.max)), (1 << 31, Int(Int32.max)), (-1, 0), (.min, 0)])
  func index_outOfRange_isClampedWithAWarning(given: Int, kept: Int) throws {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: .zero) { $0.append(.row, frame: .zero, index: given) }
    #expect(tree.nodes(role: .row).first?.index == kept)
    let message = "index must be from 0 to 2147483647, is \(given)"
    #expect(tree.warnings == [Warning(.invalid, message: message)])
    try expectReadable(tree)
  }

  @Test func values_atTheEndsOfTheirRanges_areKept() throws {
    let limit = AppendedValueTests.limit
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: Rect(x: -limit, y: limit, width: limit, height: 0)) { tree in
      tree.append(.row, frame: .zero, index: Int(Int32.max), minTarget: 0)
      tree.append(.row, frame: .zero, index: 0)
      tree.append(.row, frame: .zero)
    }
    #expect(tree.warnings.isEmpty)
    #expect(tree.root?.frame == Rect(x: -limit, y: limit, width: limit, height: 0))
    #expect(tree.nodes(role: .row).map(\.index) == [Int(Int32.max), 0, nil])
    try expectReadable(tree)
  }

  @Test func slide_withTheLargestIndex_hasAName() {
    let paging = PagingState(count: 3, current: 0, offset: 0, phase: .idle)
    var tree = LayoutTree(type: "carousel")
    tree.append(
      .carousel, frame: .zero, content: .control(ControlState(paging: paging))
    ) { tree in
      tree.append(.page, frame: .zero, index: Int(Int32.max))
    }
    #expect(tree.accessibility().last?.name == "2,147,483,648 of 3")
  }

  @Test func linesOfAText_thatAreNegative_areClampedWithAWarning() throws {
    let frame = Rect(x: 0, y: 0, width: -4, height: 10)
    let lines = ["one", "two"].map { TextLine(text: $0, frame: frame, baseline: 8) }
    let text = MeasuredText(size: Size(width: 0, height: 20), baseline: 8, lines: lines)
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: .zero) { tree in
      tree.append(.label, frame: .zero, id: "a", content: .text(text, font: Font()))
    }
    #expect(tree.nodes(role: .line).map(\.frame.width) == [0, 0])
    #expect(tree.warnings.map(\.id) == ["a", "a"])
    try expectReadable(tree)
  }

  @Test func text_withAnEmptyPaint_staysInvisible() throws {
    let line = TextLine(
      text: "tea", frame: Rect(x: 0, y: 0, width: 3, height: 1), baseline: 0.75)
    let text = MeasuredText(size: line.frame.size, baseline: 0.75, lines: [line])
    let content = NodeContent.text(text, font: Font())
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: .zero, paint: Paint()) { tree in
      tree.append(.label, frame: line.frame, paint: Paint(fills: []), content: content)
      tree.append(.label, frame: line.frame, content: content)
      tree.append(.item, frame: line.frame, paint: Paint())
    }
    #expect(tree.nodes(role: .label).map(\.paint) == [Paint(), nil])
    #expect(tree.root?.paint == nil && tree.nodes(role: .item).first?.paint == nil)
    for form in LayoutTree.Form.allCases {
      let read = try LayoutTree(json: tree.json(form: form))
      #expect(read.nodes(role: .label).map(\.paint) == [Paint(), nil])
    }
  }
}
