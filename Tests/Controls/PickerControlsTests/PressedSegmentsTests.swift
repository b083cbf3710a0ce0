import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerItems

/// The lengths of segments of which some are pressed.
private func lengths(
  _ resting: [Double], pressing shares: [Int: Double], limit: Double = 24, ratio: Double = 0.15
) -> [Double] {
  let boxes = resting.map {
    PressedSegments.PressedBox(length: $0, limit: limit, padding: 2 * limit)
  }
  let pressed = PressedSegments(shares, of: boxes, growingBy: ratio)
  return resting.indices.map { place in
    let shift = pressed.shift(of: place)
    return resting[place] + shift.end - shift.start
  }
}

/// Three segments of 12 × 3 points, one apart, with labels of 4 points and a padding of 4 at both ends.
func wideSegments(_ texts: [String] = ["aaaa", "bbbb", "cccc"]) -> Segmented {
  var style = ItemStyle()
  style.padding = Insets(horizontal: 4, vertical: 1)
  style.cornerRadius = 1
  let width = Double(texts.count) * 13 - 1
  return Segmented(items: texts.map { Segment($0) }) {
    $0.container = Container(width: width)
    $0.font = Font(size: 1)
    $0.spacing = 1
    $0.segment = style
  }
}

@Suite struct PressedSegmentsTests {
  /// What the rules of Compose's `ButtonGroup` give, computed by hand: 0.15 · 100, from one neighbour or from two.
  @Test(arguments: [
    (0, [115.0, 85, 100]), (1, [92.5, 115, 92.5]), (2, [100, 85, 115]),
  ])
  func press_growsByAShareOfTheLength_andNeighboursGiveWay(pressed: Int, expected: [Double]) {
    #expect(lengths([100, 100, 100], pressing: [pressed: 1]) == expected)
  }

  @Test func press_takesNoMoreThanThePadding() {
    #expect(lengths([200, 200], pressing: [0: 1], limit: 10) == [210, 190])
    #expect(lengths([200, 200, 200], pressing: [1: 1], limit: 10) == [190, 220, 190])
    #expect(lengths([100, 100], pressing: [0: 1], ratio: 5) == [124, 76])
    #expect(lengths([100, 100], pressing: [0: 1], limit: 0) == [100, 100])
  }

  @Test func press_halfWay_growsByOneHalf() {
    #expect(lengths([100, 100, 100], pressing: [1: 0.5]) == [96.25, 107.5, 96.25])
    #expect(lengths([100, 100, 100], pressing: [1: 0]) == [100, 100, 100])
    #expect(lengths([100, 100], pressing: [1: 7]) == [85, 115])
  }

  @Test func secondPress_growsByAShareOfWhatTheFirstHasLeft() {
    let both = lengths([100, 100, 100], pressing: [0: 1, 1: 1])
    let expected = [115 - 6.375, 85 + 12.75, 100 - 6.375]
    #expect(zip(both, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(both)")
  }

  @Test func singleSegment_doesNotGrow() {
    #expect(lengths([100], pressing: [0: 1]) == [100])
    #expect(lengths([], pressing: [0: 1]) == [])
    #expect(lengths([100, 100], pressing: [5: 1]) == [100, 100])
    #expect(lengths([100, 100], pressing: [0: 1], ratio: 0) == [100, 100])
  }

  @Test func pressedDocument_movesTheSidesBetweenSegments() throws {
    var control = wideSegments()
    control.pressed = 1
    let tree = control.tree
    let expected = [
      Rect(x: 0, y: 0, width: 11.1, height: 3), Rect(x: 12.1, y: 0, width: 13.8, height: 3),
      Rect(x: 26.9, y: 0, width: 11.1, height: 3),
    ]
    for (frame, expected) in zip(tree.frames(.segment), expected) {
      #expect(frame.isNear(expected), "\(frame)")
    }
    #expect(tree.frames(.indicator).count == 1)
    #expect(tree.frames(.indicator)[0].isNear(expected[0]))
    // Labels keep their size, and stay in the middle.
    let labels = tree.frames(.label)
    #expect(labels.map(\.width) == [4, 4, 4])
    #expect(abs(labels[0].x - 3.55) < 1e-9 && abs(labels[1].x - 4.9) < 1e-9)
    #expect(tree.warnings.isEmpty)
  }

  @Test func pressedSegment_inRightToLeft_mirrorsThePicture() {
    for pressed in 0..<3 {
      var control = wideSegments(["aaaa", "bbbb", "cccc"])
      control.pressed = pressed
      let leftToRight = control.frames
      control.container.direction = .rightToLeft
      for (frame, mirror) in zip(control.frames, leftToRight) {
        #expect(frame.isNear(mirror.mirrored(in: 38)))
      }
    }
  }

  @Test func pressedSegment_inAColumn_growsInHeight() {
    var control = wideSegments()
    control.axis = .vertical
    control.container.width = nil
    control.pressed = 0
    let heights = control.frames.map(\.height)
    // 0.15 · 3, from one neighbour, which has a padding of 1.
    #expect(abs(heights[0] - 3.45) < 1e-9 && abs(heights[1] - 2.55) < 1e-9 && heights[2] == 3)
    #expect(Set(control.frames.map(\.width)) == [12])
  }

  @Test func press_onTwoLines_staysOnItsLine() {
    var control = wideSegments(["aaaa", "bbbb", "cccc", "dddd"])
    control.container.width = 25
    control.whenNarrow = [.wrap]
    let resting = control.frames
    control.pressed = 2
    let frames = control.frames
    #expect(frames[0] == resting[0] && frames[1] == resting[1])
    #expect(abs(frames[2].width - 13.8) < 1e-9 && abs(frames[3].width - 10.2) < 1e-9)
  }

  @Test func pressedSegment_thatIsDisabledOrUnknown_changesNothing() {
    var control = wideSegments()
    let resting = control.tree
    control.pressed = 3
    #expect(control.tree == resting)
    control.pressed = 1
    control.expandedRatio = 0
    #expect(control.tree == resting)
    control.expandedRatio = 0.15
    control.items[1].isEnabled = false
    #expect(control.frames == resting.frames(.segment))
  }

  @Test func pressedSegment_isDimmed_unlessItIsSelected() {
    var control = wideSegments()
    control.pressedOpacity = 0.2
    control.pressed = 1
    let tree = control.tree
    let opacities = tree.nodes.filter { $0.role == .segment }.map {
      tree.paint(of: $0)?.opacity ?? 1
    }
    #expect(opacities[0] == 1 && abs(opacities[1] - 0.2) < 1e-9 && opacities[2] == 1)
    control.pressed = 0
    let selected = control.tree
    #expect(
      selected.nodes.allSatisfy { $0.role != .segment || selected.paint(of: $0)?.opacity ?? 1 == 1 }
    )
  }

  @Test func pressedTransition_showsThePressAtItsTime() {
    var control = wideSegments()
    let resting = control.frames
    control.pressed = 1
    control.transition = IndicatorTransition(at: 0)
    #expect(control.frames == resting)
    let duration = control.tree.transition?.duration ?? 0
    #expect(duration > 0.1 && duration < 0.5)
    var before = 12.0
    for time in [0.02, 0.04, 0.08] {
      control.transition?.at = time
      let width = control.frames[1].width
      #expect(width > before && width <= 13.8 + 1e-9)
      before = width
    }
    control.transition?.at = 5
    #expect(abs(control.frames[1].width - 13.8) < 1e-9)
  }
}
