import PickerControls
import PickerGeometry
import PickerTree
import Testing

/// Takes note of events, and uses all of them.
private final class RecordingSession: ControlSession {
  var events: [SessionEvent] = []
  var state = SessionState(in: ProposedSize(width: 32))

  func send(_ event: SessionEvent, at time: Double) -> SessionResult {
    events.append(event)
    var result = SessionResult(isUsed: true)
    result.target = SessionTarget(.chip, id: "tea")
    return result
  }

  func tree(at time: Double) -> LayoutTree { LayoutTree(type: "chips") }

  func focusPosition(at time: Double) -> Int? { nil }
}

@Suite struct SessionMethodTests {
  private static let point = Point(x: 3, y: 4)
  private static let target = SessionTarget(.chip, id: "tea")

  @Test func methods_withATarget_sendTheirEvent() {
    let session = RecordingSession()
    #expect(session.tap(atPoint: Self.point, at: 1) == Self.target)
    #expect(session.tap(position: 2, at: 1) == Self.target)
    #expect(session.press(atPoint: Self.point, at: 1) == Self.target)
    #expect(
      session.events == [.tap(.point(Self.point)), .tap(.node(2)), .press(Self.point)])
  }

  @Test func methods_thatTellWhetherTheyAreUsed_sendTheirEvent() {
    let (session, size) = (RecordingSession(), Size(width: 5, height: 6))
    #expect(session.scroll(atPoint: Self.point, by: Point(x: 1, y: 2), at: 1))
    #expect(session.beginDrag(atPoint: Self.point, at: 1))
    #expect(session.press(.right, at: 1))
    #expect(session.setFocus(to: 2, at: 1) && session.setFocus(to: nil, at: 1))
    #expect(session.select("tea", at: 1) && session.deselect("tea", at: 1))
    #expect(session.remove("tea", at: 1))
    #expect(session.setNaturalSize(size, ofImage: "a.png", at: 1))
    #expect(
      session.events == [
        .scroll(Self.point, by: Point(x: 1, y: 2)), .beginDrag(Self.point), .key(.right),
        .focus(2), .focus(nil), .select("tea"), .deselect("tea"), .remove("tea"),
        .setNaturalSize(size, ofImage: "a.png"),
      ])
  }

  @Test func methods_withoutAResult_sendTheirEvent() {
    let session = RecordingSession()
    session.release(at: 1)
    session.setForce(0.5)
    session.drag(to: Self.point, at: 1)
    session.endDrag(at: 1)
    session.endDrag(velocity: Self.point, at: 1)
    session.resize(to: ProposedSize(width: 40), at: 1)
    #expect(
      session.events == [
        .release, .setForce(0.5), .drag(Self.point), .endDrag(velocity: nil),
        .endDrag(velocity: Self.point), .resize(ProposedSize(width: 40)),
      ])
  }

  @Test func properties_areThoseOfTheState() {
    let session = RecordingSession()
    session.state.selection = ["tea"]
    session.state.focus = Self.target
    session.state.refusal = SessionRefusal(id: "tea", reason: .required)
    (session.state.stage, session.state.offset) = (.peek, Self.point)
    #expect(session.proposal == ProposedSize(width: 32) && session.selection == ["tea"])
    #expect(session.focus == Self.target && session.refusal == session.state.refusal)
    #expect(session.stage == .peek && session.offset == Self.point)
    #expect(session.page(at: 1) == nil)
  }
}
