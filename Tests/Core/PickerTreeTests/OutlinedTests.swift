import PickerColor
import PickerControls
import PickerGeometry
import PickerSolver
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// Outlines make boxes visible that draw nothing, and the background is a part of the tree.
@Suite struct OutlinedTests {
  private func flow() -> LayoutTree {
    let items = [
      Flow.Item(FlowItem(width: 30, height: 20)),
      Flow.Item(FlowItem(width: 40), style: BoxStyle(fills: [.color(.black)])),
      Flow.Item(FlowItem(height: 9)),
    ]
    return Flow(items: items).measured(by: MonospaceMeasurer()).layout()
  }

  @Test func boxes_thatDrawNothing_haveALineOfOnePoint() throws {
    let tree = flow().outlined()
    let strokes = tree.nodes.map { tree.paint(of: $0)?.stroke }
    #expect(strokes[0]?.dash.isEmpty == false, "a container has a dashed line")
    #expect(strokes[1]?.width == 1 && strokes[1]?.dash == [])
    #expect(strokes[2] == nil, "the second item is painted")
    #expect(strokes[3] == nil, "the third item has no width")
    #expect(tree.nodes.map { $0.frame } == flow().nodes.map { $0.frame })
  }

  @Test func outlined_again_changesNothing() {
    let tree = flow().outlined()
    #expect(tree.outlined() == tree)
  }

  @Test func cornersAndOpacity_ofABoxWithoutFill_areKept() throws {
    var tree = LayoutTree(type: "flow")
    let paint = Paint(fills: [.color(.clear)], cornerRadius: CornerRadii(4), opacity: 0.5)
    tree.append(.flow, frame: Rect(x: 0, y: 0, width: 9, height: 9), paint: paint)
    let outline = try #require(tree.outlined().paint(of: tree.outlined().nodes[0]))
    #expect(outline.cornerRadius == CornerRadii(4) && outline.opacity == 0.5)
    #expect(outline.stroke?.width == 1 && outline.fills == [.color(.clear)])
  }

  @Test func texts_keepTheirPaint() {
    let chips = Chips(items: [Chip("tea")]).measured(by: MonospaceMeasurer()).layout()
    let outlined = chips.outlined()
    for (node, before) in zip(outlined.nodes, chips.nodes) where node.role == .label {
      #expect(outlined.paint(of: node) == chips.paint(of: before))
    }
    #expect(outlined.nodes.contains { $0.role == .row && outlined.paint(of: $0)?.stroke != nil })
  }

  @Test(arguments: LayoutTree.Form.allCases)
  func background_writtenAndRead_isTheSame(form: LayoutTree.Form) throws {
    var tree = flow()
    tree.background = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
    let json = tree.json(form: form)
    let read = try LayoutTree(json: json)
    #expect(read.background?.hex == tree.background?.hex)
    #expect(read.json(form: form) == json && tree.rounded.background == read.background)
    #expect(try LayoutTree(json: flow().json(form: form)).background == nil)
  }
}
