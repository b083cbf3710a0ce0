import PickerControls
import PickerGeometry
import PickerJSON
import PickerMotion
import PickerTestSupport
import PickerTree
import Testing

/// The tree of three segments of 10 × 4 points, one apart, with these further keys.
private func tree(_ keys: String, in proposal: ProposedSize = .asDeclared) throws -> LayoutTree {
  let json = """
    {"type": "segmented", "font": {"size": 1}, "padding": 0, "spacing": 1, "width": 32, "height": 4,
     "items": [{"text": "a", "padding": 0}, {"text": "b", "padding": 0}, {"text": "c", "padding": 0}],
     \(keys)}
    """
  let document = try Document(json: Array(json.utf8), fonts: StrictCatalog())
  return document.control.measured(by: document.fonts).layout(within: proposal)
}

private func box(_ x: Double) -> Rect { Rect(x: x, y: 0, width: 10, height: 4) }

@Suite struct SegmentedTransitionTests {
  @Test func transition_fromASegment_isLinearForATenthOfASecond() throws {
    let tree = try tree(#""selected": 2, "transition": {"from": "a", "fps": 20}"#)
    #expect(tree.transition?.duration == 0.1)
    #expect(tree.transition?.keyframes.map(\.time) == [0, 0.05, 0.1])
    #expect(tree.transition?.keyframes.map(\.frame) == [box(0), box(11), box(22)])
    #expect(tree.frames(.indicator) == [box(22)])
  }

  @Test func transition_atATime_showsTheIndicatorThere() throws {
    let tree = try tree(#""selected": 2, "transition": {"from": 0, "at": 0.025}"#)
    #expect(tree.transition?.keyframes == [Keyframe(time: 0.025, frame: box(5.5))])
    #expect(tree.frames(.indicator) == [box(5.5)])
  }

  @Test func transition_fromRightToLeft_isMirrored() throws {
    let tree = try tree(
      #""direction": "rtl", "selected": 2, "transition": {"from": 0, "at": 0.05}"#)
    #expect(tree.frames(.indicator) == [box(11)])
    #expect(tree.frames(.segment).map(\.x) == [22, 11, 0])
  }

  @Test(arguments: [
    "{}", #"{"from": null}"#, #"{"from": []}"#, #"{"from": 0}"#, #"{"from": [1, 2]}"#,
  ])
  func transition_withoutAStart_doesNotMove(transition: String) throws {
    let tree = try tree(#""transition": \#(transition)"#)
    #expect(
      tree.transition == Transition(duration: 0, keyframes: [Keyframe(time: 0, frame: box(0))]))
  }

  @Test(arguments: [ProposedSize(width: 0), ProposedSize(height: 0), ProposedSize(width: 2)])
  func transition_withoutSizeOrAsAMenu_doesNotMove(proposal: ProposedSize) throws {
    let tree = try tree(#""whenNarrow": ["menu"], "transition": {"from": 2}"#, in: proposal)
    #expect(tree.transition?.duration == 0)
    #expect(tree.transition?.keyframes.map(\.frame) == tree.frames(.indicator))
  }

  @Test func transition_ofSeveral_hasNoKeyframes() throws {
    let tree = try tree(#""selected": [0, 2], "transition": {"from": 1}"#)
    #expect(tree.transition == Transition(duration: 0, keyframes: []))
    #expect(tree.frames(.indicator) == [box(0), box(22)])
  }

  @Test func transition_withASpring_lastsUntilItSettles() throws {
    let tree = try tree(
      #""selected": 1, "transition": {"from": 0, "spring": {"response": 0.3}, "duration": 9}"#)
    let spring = try #require(Spring(response: 0.3, dampingFraction: 0.825))
    let motion = Motion(from: 0, to: 11, timing: .spring(spring))
    #expect(tree.transition?.duration == motion.settlingTime)
    for keyframe in tree.transition?.keyframes ?? [] {
      #expect(abs(keyframe.frame.x - motion.position(at: keyframe.time)) < 1e-9)
    }
    #expect(tree.transition?.keyframes.last?.frame == box(11))
  }

  @Test func transition_withAVelocity_startsWithIt() throws {
    let tree = try tree(
      #"""
      "selected": 0, "transition":
        {"from": 1, "spring": {"stiffness": 100, "damping": 20}, "velocity": 50, "fps": 1000}
      """#)
    let keyframes = try #require(tree.transition?.keyframes)
    #expect(abs((keyframes[1].frame.x - keyframes[0].frame.x) * 1000 - 50) < 2)
  }

  @Test func transition_betweenFontsOfTwoWeights_startsWhereTheIndicatorWas() throws {
    let keys = #""distribution": "content", "segment": {"selectedFont": {"size": 3}}"#
    let before = try tree(#"\#(keys), "selected": 2"#)
    let after = try tree(#"\#(keys), "selected": 0, "transition": {"from": 2}"#)
    let start = try #require(after.transition?.keyframes.first?.frame)
    #expect(start.isNear(try #require(before.frames(.indicator).first)))
    #expect(after.transition?.keyframes.last?.frame == after.frames(.indicator).first)
    #expect(before.frames(.segment) != after.frames(.segment))
  }

  @Test func transition_withScale_endsOnDevicePixels() throws {
    let tree = try tree(
      #""scale": 2, "selected": 1, "transition": {"from": 0}"#, in: ProposedSize(width: 33.2))
    let end = tree.transition?.keyframes.last?.frame
    #expect(end == tree.frames(.indicator).first)
    #expect(end == Rect(x: 11.5, y: 0, width: 10.5, height: 4))
  }

  @Test func transition_whileScrolling_startsAtTheScrolledSegment() throws {
    let proposal = ProposedSize(width: 15)
    let tree = try tree(
      #"""
      "whenNarrow": ["scroll"], "segment": {"minWidth": 9}, "selected": 2,
      "transition": {"from": 0}
      """#, in: proposal)
    #expect(tree.state?.scroll != nil)
    #expect(tree.transition?.keyframes.first?.frame == tree.frames(.segment)[0])
    #expect(tree.transition?.keyframes.last?.frame == tree.frames(.segment)[2])
  }

  @Test func transition_asJSON_isAMemberOfTheRoot() throws {
    let tree = try tree(#""selected": 1, "transition": {"from": 0, "fps": 10}"#)
    let text = String(decoding: tree.json(pretty: false), as: UTF8.self)
    #expect(
      text.hasSuffix(
        #""transition":{"duration":0.1,"keyframes":["#
          + #"{"time":0,"x":0,"y":0,"width":10,"height":4},"#
          + #"{"time":0.1,"x":11,"y":0,"width":10,"height":4}]}}"#))
  }
}
