import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// Trees that are built without indices into tables.
@Suite struct AppendingTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func tree_copiedNodeByNode_equalsThatOfItsControl(seed: UInt64) {
    var dice = Dice(seed)
    var stable = Chips(random: &dice)
    stable.hasStableSize = true
    var text = Text("one two three", font: Font(size: 1))
    text.container.width = 7
    let measurer = MonospaceMeasurer()
    let segments = Segmented(items: ["Day", Segment("Week", icon: Icon("bolt"), badge: "2")])
    for tree in [
      Chips(random: &dice).tree, stable.tree, text.measured(by: measurer).layout(),
      segments.measured(by: measurer).layout(), LayoutTree(random: &dice),
    ] {
      var (tree, copy) = (tree, tree.copiedNodeByNode())
      (tree.detail, copy.detail) = (.glyphs, .glyphs)
      #expect(copy.json() == tree.json())
    }
  }

  @Test func paints_effectsAndFonts_thatAreEqual_areStoredOnce() {
    var tree = LayoutTree(type: "flow")
    let turn = Effects(transform: AffineTransform(scale: 2))
    tree.append(.flow, frame: .zero) { tree in
      for number in 0..<20 {
        let paint = Paint(fill: number % 2 == 0 ? .black : .white)
        tree.append(.item, frame: .zero, paint: paint, effects: turn) { tree in
          tree.append(.label, frame: .zero, content: .text(AppendingTests.tea, font: Font()))
        }
      }
    }
    #expect(tree.paints.count == 2 && tree.effects.count == 1 && tree.fonts.count == 1)
    #expect(
      tree.nodes(role: .item).map(\.paint?.fills.first)
        == (0..<20).map { number in
          .color(number % 2 == 0 ? .black : .white)
        })
    #expect(tree.nodes(role: .label).allSatisfy { $0.text == "tea" })
  }

  @Test func valuesWithoutEffect_areNotStored() {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: .zero, paint: Paint(), effects: Effects())
    #expect(tree.paints.isEmpty && tree.effects.isEmpty)
    #expect(tree.root?.paint == nil && tree.root?.effects == nil)
  }

  @Test func node_afterTheRoot_becomesItsLastChild() {
    var tree = LayoutTree(type: "flow")
    tree.append(.flow, frame: .zero, id: "root") { $0.append(.item, frame: .zero, id: "a") }
    tree.append(.item, frame: .zero, id: "b") { $0.append(.item, frame: .zero, id: "c") }
    tree.append(.item, frame: .zero, id: "d")
    #expect(tree.root?.children.map(\.id) == ["a", "b", "d"])
    #expect(tree.node(ofID: "c")?.parent?.id == "b")
  }

  @Test func text_ofSeveralLines_hasALineForEach() {
    var tree = LayoutTree(type: "text")
    let size = Size(width: 30, height: 10)
    let lines = ["one", "two"].enumerated().map { number, text in
      TextLine(
        text: text, frame: Rect(origin: Point(x: 2, y: Double(number) * 10), size: size),
        baseline: 8)
    }
    let text = MeasuredText(
      size: Size(width: 32, height: 20), baseline: 8, lines: lines)
    let black = Paint(fill: .black)
    tree.append(.flow, frame: .zero) { tree in
      tree.append(
        .label, frame: Rect(x: 5, y: 5, width: 32, height: 20), paint: black,
        content: .text(text, font: Font()))
      tree.append(.text, frame: .zero, content: .text(AppendingTests.tea, font: Font()))
    }
    let found = tree.nodes(role: .line)
    #expect(found.map(\.text) == ["one", "two", "tea"])
    #expect(found.map(\.absoluteFrame.y) == [5, 15, 0])
    #expect(found.map(\.absoluteFrame.x) == [7, 7, 0])
    #expect(found.map(\.paint) == [black, black, nil])
  }

  @Test func content_ofAnotherKindThanItsRole_isLeftOutWithAWarning() {
    var tree = LayoutTree(type: "chips")
    tree.append(.chips, frame: .zero) { tree in
      tree.append(
        .chip, frame: .zero, id: "tea", content: .text(AppendingTests.tea, font: Font()))
      tree.append(.line, frame: .zero, content: .text(AppendingTests.tea, font: Font()))
      tree.append(.label, frame: .zero, content: .icon("cup"))
      tree.append(.icon, frame: .zero, content: .icon("cup"))
    }
    #expect(
      tree.warnings == [
        Warning(.invalid, id: "tea", message: "the role chip cannot show a text"),
        Warning(.invalid, message: "the role line cannot show a text"),
        Warning(.invalid, message: "the role label cannot show an icon"),
      ])
    #expect(tree.labels.isEmpty && tree.names == ["cup"])
  }

  @Test func everyContent_isReadBackFromTheTree() {
    let image = ImageReference(href: "a.png", size: Size(width: 2, height: 1))
    let state = ControlState(strategy: .scroll)
    var tree = LayoutTree(type: "segmented")
    tree.append(.segmented, frame: .zero, content: .control(state)) { tree in
      tree.append(.image, frame: .zero, content: .image(image))
      tree.append(.overflow, frame: .zero, content: .overflow(Overflow(hiddenIDs: ["a", "b"])))
      tree.append(.icon, frame: .zero, content: .icon("cup"))
      tree.append(
        .label, frame: .zero, content: .text(AppendingTests.tea, font: Font(), fullText: "teapot"))
      tree.append(.segment, frame: .zero, id: "s", reservedSize: Size(width: 3, height: 4))
    }
    #expect(tree.root?.controlState == state)
    #expect(tree.nodes(role: .image).first?.image == image)
    #expect(tree.nodes(role: .overflow).first?.overflow?.hiddenIDs == ["a", "b"])
    #expect(tree.nodes(role: .icon).first?.iconName == "cup")
    #expect(tree.nodes(role: .label).first?.label?.fullText == "teapot")
    #expect(tree.node(ofID: "s")?.reservedSize == Size(width: 3, height: 4))
    #expect(tree.warnings.isEmpty)
  }

  private static let tea = MeasuredText(
    size: Size(width: 3, height: 1), baseline: 0.75,
    lines: [TextLine(text: "tea", frame: Rect(x: 0, y: 0, width: 3, height: 1), baseline: 0.75)])
}

extension LayoutTree {
  /// A tree with the same nodes, built from their views.
  fileprivate func copiedNodeByNode() -> LayoutTree {
    var copy = LayoutTree(type: type)
    copy.detail = detail
    copy.warnings = warnings
    if let root { copy.append(root) }
    return copy
  }

  private mutating func append(_ node: NodeView) {
    append(
      node.role, frame: node.frame, id: node.id, state: node.state, index: node.index,
      paint: node.paint, effects: node.effects, content: node.content, minTarget: node.minTarget,
      reservedSize: node.reservedSize
    ) { tree in
      // The lines are appended with their text.
      for child in node.children where child.role != .line { tree.append(child) }
    }
  }
}

extension NodeView {
  fileprivate var content: NodeContent? {
    if let label, let font {
      return .text(label.text, font: font, fullText: label.fullText, crossing: label.crossing)
    }
    return iconName.map { .icon($0) } ?? image.map { .image($0) } ?? overflow.map { .overflow($0) }
      ?? controlState.map { .control($0) }
  }
}
