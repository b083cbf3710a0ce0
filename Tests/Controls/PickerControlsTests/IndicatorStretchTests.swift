import PickerControlBase
import PickerControls
import PickerGeometry
import PickerMotion
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerItems

private let bounds = Rect(x: 0, y: 0, width: 300, height: 10)
private let timing = Motion.Timing.curve(.linear, duration: 1)

private func box(_ x: Double) -> Rect { Rect(x: x, y: 0, width: 100, height: 10) }

/// Four segments of 100 × 10 points, side by side.
private func session(stretch: Double) -> SegmentedSession<TextItem> {
  var picker = SegmentedPicker(["a", "b", "c", "d"])
  picker.settings.container = Container(width: 400, height: 10)
  picker.settings.spacing = 0
  picker.settings.font.size = 1
  picker.settings.segment.padding = .zero
  picker.settings.indicator.stretch = stretch
  return picker.session(by: MonospaceMeasurer())
}

@Suite struct IndicatorStretchTests {
  @Test func slideToTheAdjacentSegment_doesNotStretch() {
    let plain = MovingBox(from: box(0), to: box(100), within: bounds, timing: timing)
    let motion = MovingBox(
      from: box(0), to: box(100), within: bounds, timing: timing, stretch: 0.4)
    for time in [0, 0.25, 0.5, 0.75, 1] {
      #expect(motion.frame(at: time).isNear(plain.frame(at: time)))
    }
  }

  @Test func longSlide_arrivesWithTheLeadingEdgeFirst() {
    let motion = MovingBox(
      from: box(0), to: box(200), within: bounds, timing: timing, stretch: 0.4)
    #expect(abs(motion.frame(at: 0.3).maxX - 200) < 0.1)
    #expect(abs(motion.frame(at: 0.3).minX - 60) < 0.1)
    #expect(abs(motion.frame(at: 0.6).maxX - 300) < 0.1)
    #expect(motion.frame(at: 0) == box(0) && motion.frame(at: 1) == box(200))
    let back = MovingBox(
      from: box(200), to: box(0), within: bounds, timing: timing, stretch: 0.4)
    #expect(abs(back.frame(at: 0.6).minX) < 0.1 && abs(back.frame(at: 0.6).maxX - 180) < 0.1)
    // Half as long a way beyond the adjacent segment stretches half as much.
    let half = MovingBox(
      from: box(0), to: box(150), within: bounds, timing: timing, stretch: 0.4)
    #expect(abs(half.frame(at: 0.8).maxX - 250) < 0.1)
  }

  @Test func interruptedSlide_isContinuous() {
    for time in [0.1, 0.45, 0.9] {
      let motion = MovingBox(
        from: box(0), to: box(200), within: bounds, timing: timing, stretch: 0.4)
      var next = motion
      next.send(to: box(0), within: bounds, at: time, timing, stretch: 0.4)
      #expect(next.frame(at: time).isNear(motion.frame(at: time)))
      #expect(abs(next.velocity(at: time).x - motion.velocity(at: time).x) < 1e-6)
    }
  }

  @Test func drag_stretchesBetweenSegments_andIsExactOnThem() {
    var session = session(stretch: 0.4)
    let begins = session.beginDrag(atPoint: Point(x: 50, y: 5), at: 0)
    #expect(begins)
    #expect(session.indicator(at: 0) == box(0))
    for (x, expected) in [
      (150.0, box(100)), (100.0, Rect(x: 30, y: 0, width: 140, height: 10)),
      (125.0, Rect(x: 60, y: 0, width: 130, height: 10)), (250.0, box(200)),
    ] {
      session.drag(to: Point(x: x, y: 5))
      #expect(session.indicator(at: 0)?.isNear(expected) == true, "\(x)")
    }
    session.drag(to: Point(x: 350, y: 5))
    #expect(session.indicator(at: 0)?.isNear(box(300)) == true)
    session.drag(to: Point(x: 900, y: 5))
    #expect(session.indicator(at: 0)?.isNear(box(300)) == true)
    session.drag(to: Point(x: 260, y: 5))
    session.endDrag(at: 1)
    #expect(session.selection == "c")
    #expect(session.indicator(at: 9) == box(200))
  }

  @Test func dragOfAMovingIndicator_beginsWhereItIs() throws {
    var session = session(stretch: 0.4)
    session.tap(atPoint: Point(x: 350, y: 5), at: 0)
    for time in [0.02, 0.05, 0.08] {
      var copy = session
      let before = try #require(copy.indicator(at: time))
      let begins = copy.beginDrag(atPoint: before.center, at: time)
      #expect(begins)
      #expect(copy.indicator(at: time) == before)
      copy.drag(to: before.center)
      #expect(copy.indicator(at: time)?.isNear(before) == true)
    }
  }

  @Test func withoutStretch_dragsKeepTheSize() {
    var session = session(stretch: 0)
    let begins = session.beginDrag(atPoint: Point(x: 50, y: 5), at: 0)
    #expect(begins)
    session.drag(to: Point(x: 100, y: 5))
    #expect(session.indicator(at: 0) == box(50))
  }
}
