import PickerColor
import PickerControls
import PickerGeometry
import PickerSolver
import PickerTestSupport
import PickerText
import PickerTree
import Testing

/// A measured flow can be laid out any number of times, also on several threads.
@Suite struct FlowTests {
  private func flow(_ container: Container = Container(), maxLines: Int? = nil) -> Flow {
    let items = (0..<30).map { item in
      let box = FlowItem(width: Double(10 + item * 7 % 23), height: 10)
      return Flow.Item(box, id: item < 20 && item % 3 != 0 ? "b\(item)" : nil)
    }
    return Flow(
      items: items, container: container,
      flow: FlowContainer(wrap: .wrap) {
        $0.itemSpacing = 2
        $0.justify = .center
        $0.align = .center
        $0.maxLines = maxLines
      })
  }

  private func measured(_ flow: Flow) -> AnyMeasuredControl {
    flow.measured(by: MonospaceMeasurer())
  }

  private let proposals = [
    ProposedSize(width: 100), ProposedSize(width: 37, height: 200), ProposedSize(),
    ProposedSize(width: 0), ProposedSize(width: 400),
    ProposedSize(width: .infinity), ProposedSize(height: 12), ProposedSize(width: 101.5),
    ProposedSize(width: 100),
  ]

  /// The flow of the article.
  @Test func items_withAStyleAPlaceOrAControl_areDrawnWhereTheySay() throws {
    let flow = Flow(
      items: [
        Flow.Item(
          FlowItem(width: 50, height: 40), id: "logo", style: BoxStyle(fills: [.color(.black)])),
        Flow.Item(Segmented(items: [Segment("Off"), Segment("On")])) { $0.box.grow = 1 },
        Flow.Item(FlowItem(width: 8, height: 8)) {
          $0.place = .absolute(FlowInset(top: .points(4), trailing: .points(4)))
        },
      ],
      container: Container(width: 300), flow: FlowContainer(wrap: .wrap) { $0.itemSpacing = 10 })
    let tree = measured(flow).layout(within: ProposedSize())
    let (boxes, control) = (
      tree.nodes(role: .item), tree.nodes(role: .segmented).first { _ in true }
    )
    #expect(boxes.map { $0.id } == ["logo", nil])
    #expect(boxes.map { $0.frame.x } == [0, 288] && boxes.last?.frame.y == 4)
    #expect(tree.nodes.contains { tree.paint(of: $0)?.fills == [.color(.black)] })
    #expect(try #require(control).frame.x == 60 && control?.frame.width == 240)
    #expect(flow.items.map { $0.priority } == [0, 0, 0] && flow.items[0].place == .inFlow)
  }

  @Test func label_ofAnItem_isATextThatBreaks() throws {
    let flow = Flow(
      items: [Flow.Item(content: .label("a long label", font: Font(size: 10)))],
      container: Container(width: 60))
    let tree = measured(flow).layout(within: ProposedSize())
    let text = try #require(tree.nodes(role: .text).first { _ in true })
    #expect(text.frame.width == 60 && tree.nodes(role: .line).count == 2)
  }

  @Test(arguments: [nil, 2])
  func flow_laidOutAgain_equalsAFreshLayout(maxLines: Int?) {
    let containers = [
      Container(),
      Container(id: "root", width: 80, padding: Insets(3)) { $0.fills = [.color(.black)] },
      Container {
        $0.direction = .rightToLeft
        $0.scale = 2
      },
      Container { $0.detail = [.trace, .breakpoints] },
    ]
    for container in containers {
      let flow = flow(container, maxLines: maxLines)
      let again = measured(flow)
      for proposal in proposals {
        let (tree, fresh) = (
          again.layout(within: proposal), measured(flow).layout(within: proposal)
        )
        #expect(tree.nodes == fresh.nodes && tree.ids == fresh.ids)
        #expect(tree.trace == fresh.trace && tree.breakpoints == fresh.breakpoints)
        #expect(tree.nodes.first?.end == Int32(tree.nodes.count))
      }
    }
  }

  @Test func flow_onManyThreads_returnsEachItsOwnLayout() async {
    let flow = measured(flow())
    let alone = proposals.map { flow.layout(within: $0).nodes }
    await withTaskGroup(of: Bool.self) { group in
      for round in 0..<200 {
        let (proposal, expected) = (
          proposals[round % proposals.count], alone[round % proposals.count]
        )
        group.addTask { flow.layout(within: proposal).nodes == expected }
      }
      for await same in group { #expect(same) }
    }
  }

  @Test func flow_invalidProposal_warnsAndPlacesNothing() {
    let flow = measured(flow(Container(id: "root")))
    let tree = flow.layout(within: ProposedSize(width: -1))
    #expect(tree.nodes.count == 1 && tree.size == .zero)
    #expect(
      tree.warnings.map(\.message) == ["nothing is laid out: width: must be at least 0, is -1"])
    #expect(flow.layout(within: ProposedSize(width: 50)).nodes.count == 31)
  }

  @Test func flow_invalidItemLength_warnsAndPlacesNothing() {
    var flow = flow()
    flow.items[3].box.width = .nan
    let tree = measured(flow).layout(within: ProposedSize(width: 50))
    #expect(tree.nodes.count == 1 && tree.size == .zero)
    #expect(tree.warnings.map(\.code) == [.invalid])
  }
}
