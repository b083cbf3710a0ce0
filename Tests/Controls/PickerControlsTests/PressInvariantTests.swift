import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerItems

/// Random controls under random presses, taps and drags, at random times.
@Suite struct PressInvariantTests {
  private let rounds = sweep(60, full: 1000)

  private func picker(_ dice: inout SeededGenerator) -> SegmentedPicker<TextItem> {
    let count = Int.random(in: 1...6, using: &dice)
    var picker = SegmentedPicker(
      (0..<count).map { String(repeating: "x", count: 1 + ($0 * 7) % 5) + "\($0)" })
    picker.selection = picker.items.randomElement(using: &dice)?.id
    picker.settings.variant = Segmented.Variant.allCases.randomElement(using: &dice) ?? .track
    picker.settings.distribution =
      [.equal, .content, .proportional].randomElement(using: &dice) ?? .equal
    picker.settings.axis = Bool.random(using: &dice) ? .horizontal : .vertical
    picker.settings.container.direction = Bool.random(using: &dice) ? .leftToRight : .rightToLeft
    picker.settings.container.padding = Insets(Double(Int.random(in: 0...2, using: &dice)))
    picker.settings.font.size = 1
    picker.settings.spacing = Double(Int.random(in: 0...2, using: &dice))
    picker.settings.segment.padding = Insets(
      top: 1, leading: Double(Int.random(in: 0...3, using: &dice)), bottom: 1,
      trailing: Double(Int.random(in: 0...3, using: &dice)))
    picker.settings.segment.minHeight = 0
    picker.settings.segment.labelAlignment = LabelAlignment(
      horizontal: LabelAlignment.Horizontal.allCases.randomElement(using: &dice))
    picker.settings.whenNarrow =
      [
        [.truncate], [.content, .wrap], [.scroll], [.overflowMenu], [.menu],
      ].randomElement(using: &dice) ?? []
    picker.settings.expandedRatio = Double.random(in: 0...0.6, using: &dice)
    picker.settings.indicator.stretch = Bool.random(using: &dice) ? 0.4 : 0
    picker.settings.transition = IndicatorTransition(
      timing: MovingBoxTests.timings.randomElement(using: &dice) ?? .indicator)
    picker.width = Double.random(in: 10...60, using: &dice)
    return picker
  }

  private func act(
    on session: inout SegmentedSession<TextItem>, at time: Double, _ dice: inout SeededGenerator
  ) {
    let (size, count) = (session.size, session.picker.items.count)
    let point = Point(
      x: Double.random(in: 0...max(1, size.width), using: &dice),
      y: Double.random(in: 0...max(1, size.height), using: &dice))
    switch Int.random(in: 0..<6, using: &dice) {
    case 0: session.press(atPoint: point, at: time)
    case 1: session.press(index: Int.random(in: -1...count, using: &dice), at: time)
    case 2: session.press(index: nil, at: time)
    case 3: session.tap(atPoint: point, at: time)
    case 4: session.beginDrag(atPoint: point, at: time)
    default:
      session.drag(to: point)
      session.endDrag(at: time)
    }
  }

  /// The frames of the segments, with the one that stands for others.
  private func segments(_ tree: LayoutTree) -> [LayoutNode] {
    tree.nodes.filter { $0.role == .segment || $0.role == .overflow }
  }

  @Test func segments_atEveryTime_keepTheirLine_andNeverOverlap() {
    var dice = SeededGenerator(seed: 23)
    for round in 0..<rounds {
      var session = picker(&dice).session(by: MonospaceMeasurer())
      let axis = session.picker.settings.axis
      var time = 0.0
      for _ in 0..<8 {
        time += Double.random(in: 0...0.1, using: &dice)
        act(on: &session, at: time, &dice)
        let resting = segments(session.restingTree)
        let tree = session.tree(at: time + Double.random(in: 0...0.05, using: &dice))
        let moving = segments(tree)
        #expect(moving.count == resting.count)
        // The ends of a line stay, unless it is scrolled, and so does its length.
        let (low, high) = (resting.map(\.frame).union, moving.map(\.frame).union)
        let way = tree.state?.scroll == nil ? .zero : high.origin - low.origin
        #expect(
          low.offset(by: way).isNear(high, within: 1e-6), "round \(round): \(low), \(high)")
        let total = resting.reduce(0) { $0 + $1.frame.size[axis] }
        let sum = moving.reduce(0) { $0 + $1.frame.size[axis] }
        #expect(abs(total - sum) < 1e-6, "round \(round)")
        #expect(moving.haveNoOverlap, "round \(round)")
        expectContentInside(tree, against: session.restingTree, round)
      }
      session.endDrag(at: time)
      session.press(index: nil, at: time)
      // Scrolls back to it.
      session.select(session.selection, at: time)
      #expect(session.tree(at: time + 100) == session.restingTree, "round \(round)")
      #expect(!session.isAnimating(at: time + 100))
    }
  }

  /// Labels keep their sizes, and stay in their segments where they are in them at rest.
  private func expectContentInside(_ tree: LayoutTree, against resting: LayoutTree, _ round: Int) {
    for (here, there) in zip(segments(tree).indices, segments(resting).indices) {
      let (node, rest) = (segments(tree)[here], segments(resting)[there])
      guard let label = tree.label(in: node), let old = resting.label(in: rest) else { continue }
      #expect(label.size == old.size)
      let hasSpace = label.width <= node.frame.width && label.height <= node.frame.height
      guard hasSpace, old.isInside(Rect(size: rest.frame.size)) else { continue }
      #expect(label.isInside(Rect(size: node.frame.size)), "round \(round): \(label) \(node.frame)")
    }
  }

  @Test func shares_areContinuous_whateverInterruptsThem() {
    var dice = SeededGenerator(seed: 24)
    for _ in 0..<rounds {
      var presses: [Int: Track] = [:]
      var time = 0.0
      for _ in 0..<10 {
        time += Double.random(in: 0...0.15, using: &dice)
        let before = presses.values(at: time)
        presses.press(
          Bool.random(using: &dice) ? Int.random(in: 0..<3, using: &dice) : nil, at: time)
        for index in 0..<3 {
          let (one, other) = (before[index] ?? 0, presses.values(at: time)[index] ?? 0)
          #expect(abs(one - other) < 1e-9)
          #expect((0...1).contains(other))
        }
      }
      presses.press(nil, at: time)
      #expect(presses.values(at: presses.restTime).values.allSatisfy { $0 == 0 })
      #expect(presses.restTime.isFinite || presses.restTime == -.infinity)
    }
  }
}

extension SegmentedSession {
  /// The layout of the picker as it is now, without anything pressed or moving.
  fileprivate var restingTree: LayoutTree {
    var resting = picker
    resting.settings.pressed = nil
    resting.settings.transition = nil
    return resting.measured(by: MonospaceMeasurer()).layout(within: proposal)
  }
}

extension [Rect] {
  fileprivate var union: Rect { dropFirst().reduce(first ?? .zero) { $0.union($1) } }
}

extension [LayoutNode] {
  fileprivate var haveNoOverlap: Bool {
    indices.allSatisfy { one in
      indices[(one + 1)...].allSatisfy { other in
        guard let shared = self[one].frame.intersection(self[other].frame) else { return true }
        return shared.width < 1e-6 || shared.height < 1e-6
      }
    }
  }
}

extension LayoutTree {
  /// The frame of the label of a segment.
  fileprivate func label(in segment: LayoutNode) -> Rect? {
    guard let place = nodes.firstIndex(of: segment) else { return nil }
    return children(of: place).first { nodes[$0].role == .label }.map { nodes[$0].frame }
  }
}
