import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

private let chips = chipsDocument(#""aa", "bb""#, width: 32)

/// Pages of 100 × 120 points with chips, segments, a picker that is drawn at half its size, and a text.
private func pages(_ keys: String = #""autoplay": false"#) -> String {
  #"""
  {"type": "carousel", "id": "p", "width": 100, "height": 120, \#(keys), "pages": [
    \#(chips), \#(segments()), \#(greyDocument), {"type": "text", "text": "t", "font": {"size": 1}}]}
  """#
}

/// A panel with chips above and below segments, on the page of a carousel in a panel with chips above it.
private let nested = #"""
  {"type": "stack", "id": "outer", "width": 100, "spacing": 50, "items": [
    \#(chips.replacing(#""id": "c""#, with: #""id": "top""#)),
    {"type": "carousel", "id": "p", "width": 100, "height": 200, "pages": [
      {"type": "stack", "id": "inner", "width": 32, "spacing": 50, "items": [\#(chips), \#(segments())]},
      {"width": 10, "height": 10}]}
  ]}
  """#

extension ControlSession {
  /// The centre of a node in the tree at a time, where nothing is scaled.
  fileprivate func center(_ id: String, at time: Double = 0) throws -> Point {
    try #require(tree(at: time).frame(ofID: id)).center
  }

  /// The ids of the focus after each press of a key, until it changes nothing.
  fileprivate func path(pressing key: SessionKey, at time: Double) -> [String?] {
    var ids: [String?] = []
    while ids.count < 100, press(key, at: time) { ids.append(focus?.id) }
    return ids
  }
}

/// Expects the same colour in two sessions, apart from rounding.
private func expectSameColor(_ one: any ControlSession, _ other: any ControlSession) throws {
  let (color, expected) = (try #require(one.color), try #require(other.color))
  for (part, wanted) in zip(color.components, expected.components) {
    #expect(abs(part - wanted) < 1e-9)
  }
}

@Suite struct CarouselPagesInUseTests {
  @Test func carousel_beforeAnyInput_isThatOfTheDocument() throws {
    let session = try session(of: pages())
    #expect(try session.tree(at: 0) == sessionDocument(pages()).layout())
    #expect(session.selection == ["page1", "page2/s/a"])
    #expect(session.color?.components == [0.5, 1] && session.focus == nil)
  }

  @Test func tap_goesToTheControlBeneath_elseToThePage() throws {
    let session = try session(of: pages())
    let target = session.send(.tap(.point(try session.center("page1/c/bb"))), at: 0).target
    #expect(target == SessionTarget(.chip, id: "page1/c/bb") && session.focus == target)
    #expect(session.selection == ["page1", "page1/c/bb", "page2/s/a"])
    #expect(session.focusPosition(at: 0) == session.tree(at: 0).node(ofID: "page1/c/bb")?.position)
    #expect(!session.isAnimating(at: 0))
    #expect(
      session.send(.tap(.point(Point(x: 5, y: 5))), at: 0).target
        == SessionTarget(.page, id: "page1"))
    #expect(session.focus == target)
    #expect(session.send(.tap(.point(try session.center("dot2"))), at: 0).target?.role == .dot)
    #expect(session.focus?.id == "dot2" && session.page(at: 5) == 1)
  }

  @Test func pagesThatAreNotShown_keepTheirState_andAreSelectedByID() throws {
    let session = try session(of: pages())
    #expect(session.send(.select("page2/s/b"), at: 0).isUsed && session.page(at: 0) == 0)
    #expect(
      session.send(.select("page1/c/aa"), at: 0).isUsed
        && session.send(.select("page2"), at: 0).isUsed)
    #expect(session.selection == ["page2", "page1/c/aa", "page2/s/b"])
    #expect(session.tree(at: 5).node(ofID: "page2/s/b")?.isSelected == true)
    #expect(session.tree(at: 5).node(ofID: "page1/c/aa") == nil)
    #expect(
      session.send(.deselect("page1/c/aa"), at: 5).isUsed
        && !session.send(.select("page1/c/zz"), at: 5).isUsed)
    #expect(
      !session.send(.select("page9/c/aa"), at: 5).isUsed
        && session.send(.select("page1/c/bb"), at: 5).isUsed)
    #expect(session.send(.select("page1"), at: 5).isUsed)
    let chips = session.tree(at: 9).nodes(role: .chip)
    #expect(chips.map(\.isSelected) == [false, true])
  }

  @Test func refusal_hasTheIDsOfTheCarousel() throws {
    let item = #"{"text": "aa", "selected": true}"#
    let limited = chipsDocument(
      "\(item), \"bb\"", width: 32, #""selection": {"mode": "multiple", "limit": 1}"#)
    let session = try session(
      of:
        #"{"type": "carousel", "width": 100, "height": 120, "pages": [\#(limited), \#(segments())]}"#
    )
    #expect(session.send(.tap(.point(try session.center("page1/c/bb"))), at: 0).target == nil)
    let refusal = SessionRefusal(control: "page1/c", id: "page1/c/bb", reason: .limitReached)
    #expect(session.refusal == refusal)
    session.send(.select("page2"), at: 0)
    #expect(session.refusal == nil)
    #expect(!session.send(.select("page1/c/bb"), at: 5).isUsed && session.refusal == refusal)
  }

  @Test func scaledControl_isUsedWhereItIsDrawn() throws {
    let session = try session(of: pages(#""current": 2"#))
    let alone = try PickerControlsTests.session(of: greyDocument)
    let picker = try #require(session.tree(at: 0).nodes(role: .colorPicker).first)
    let slider = try #require(alone.tree(at: 0).nodes(role: .slider).first?.absoluteFrame)
    let origin = picker.absoluteFrame.origin
    for share in [0.2, 0.5, 0.9] {
      let point = Point(x: slider.x + slider.width * share, y: slider.midY)
      #expect(alone.send(.tap(.point(point)), at: 0).target != nil)
      #expect(session.send(.tap(.point(origin + point * 0.5)), at: 0).target?.role == .slider)
      try expectSameColor(session, alone)
    }
    let (start, end) = (slider.center, slider.center + Point(x: 60, y: 0))
    #expect(alone.send(.beginDrag(start), at: 1).isUsed)
    #expect(session.send(.beginDrag(origin + start * 0.5), at: 1).isUsed)
    alone.send(.drag(end), at: 1.1)
    session.send(.drag(origin + end * 0.5), at: 1.1)
    try expectSameColor(session, alone)
    #expect(session.page(at: 1.1) == 2)
  }

  @Test func drag_isTheControlsWhereItTakesIt_elseThePages() throws {
    let session = try session(of: pages(#""current": 1"#))
    let (start, free) = (try session.center("page2/s/a"), try session.center("page2/s/c"))
    #expect(session.send(.beginDrag(start), at: 0).isUsed)
    session.send(.drag(start + Point(x: 11, y: 0)), at: 0.1)
    session.send(.endDrag(velocity: nil), at: 1)
    #expect(session.selection == ["page2", "page2/s/b"] && session.page(at: 5) == 1)
    #expect(session.send(.beginDrag(free), at: 6).isUsed)
    session.send(.drag(free + Point(x: -30, y: 0)), at: 6.1)
    // A finger catches pages that move, whatever is beneath it.
    #expect(session.send(.beginDrag(try session.center("page2/s/b", at: 6.1)), at: 6.1).isUsed)
    session.send(.drag(.zero), at: 6.1)
    session.send(.endDrag(velocity: Point(x: -900, y: 0)), at: 6.2)
    #expect(session.page(at: 9) == 2 && session.selection.last == "page2/s/b")
  }

  @Test func dragOfAControl_keepsThePage() throws {
    let session = try session(of: pages(#""current": 1, "autoplay": true"#))
    #expect(session.send(.beginDrag(try session.center("page2/s/a")), at: 1).isUsed)
    #expect(session.page(at: 100) == 1)
    session.send(.endDrag(velocity: nil), at: 100)
    #expect(session.page(at: 102.9) == 1 && session.page(at: 103.9) == 2)
  }

  @Test func keys_actInTheFocusedControl_andPageKeysTurn() throws {
    let session = try session(of: pages())
    #expect(session.path(pressing: .tab, at: 0) == ["page1/c/aa", "dot1"])
    #expect(session.path(pressing: .backTab, at: 0) == ["page1/c/aa"])
    #expect(session.send(.key(.right), at: 0).isUsed && session.focus?.id == "page1/c/bb")
    #expect(!session.send(.key(.right), at: 0).isUsed && !session.send(.key(.end), at: 0).isUsed)
    #expect(session.send(.key(.space), at: 0).isUsed && session.selection.contains("page1/c/bb"))
    #expect(
      session.send(.key(.down), at: 0).isUsed && session.focus?.role == .dot
        && session.page(at: 5) == 0)
    #expect(session.send(.key(.up), at: 0).isUsed && session.focus?.role == .chip)
    #expect(session.send(.key(.pageDown), at: 0).isUsed && session.focus?.id == "dot2")
    #expect(session.page(at: 5) == 1)
    #expect(session.send(.key(.backTab), at: 5).isUsed && session.focus?.id == "page2/s/a")
    #expect(session.send(.key(.right), at: 5).isUsed && session.selection.last == "page2/s/b")
    #expect(session.send(.key(.tab), at: 5).isUsed && session.focus?.role == .dot)
    #expect(session.send(.key(.right), at: 5).isUsed && session.page(at: 9) == 2)
  }

  @Test func slider_keepsEveryKey_atItsLimit() throws {
    let session = try session(of: pages(#""current": 2"#))
    #expect(session.send(.key(.tab), at: 0).isUsed && session.focus?.role == .slider)
    #expect(session.send(.key(.end), at: 0).isUsed && !session.send(.key(.end), at: 0).isUsed)
    for key in [SessionKey.pageUp, .right, .up] {
      #expect(!session.send(.key(key), at: 0).isUsed && session.focus?.role == .slider)
    }
    #expect(session.page(at: 5) == 2 && session.color?.components.first == 1)
  }

  @Test func withoutDots_thePageComesBeforeItsControl() throws {
    let session = try session(of: pages(#""indicator": {"style": "none"}"#))
    #expect(session.path(pressing: .tab, at: 0) == ["page1", "page1/c/aa"])
    #expect(session.path(pressing: .backTab, at: 0) == ["page1"])
    #expect(session.send(.key(.right), at: 0).isUsed && session.focus?.id == "page2")
  }

  @Test func focus_onAPageThatTurns_isThatOfTheDot() throws {
    let session = try session(of: pages(#""autoplay": true"#))
    #expect(session.send(.tap(.point(try session.center("page1/c/aa"))), at: 1).target != nil)
    #expect(session.focusPosition(at: 5) == session.tree(at: 5).node(ofID: "dot2")?.position)
    #expect(session.send(.key(.left), at: 5).isUsed && session.focus?.id == "dot1")
    let chip = try #require(session.tree(at: 5.1).node(ofID: "page2/s/b"))
    #expect(!session.send(.focus(chip.position), at: 5.1).isUsed && session.focus?.id == "dot1")
  }

  @Test func onlyPage_isUsedAsItsControl() throws {
    let session = try session(
      of: #"{"type": "carousel", "width": 100, "height": 120, "pages": [\#(segments())]}"#)
    #expect(
      session.send(.key(.right), at: 0).isUsed && session.selection == ["page1", "page1/s/b"])
    #expect(session.path(pressing: .backTab, at: 0) == [] && session.focus?.id == "page1/s/b")
    #expect(!session.send(.key(.pageDown), at: 0).isUsed)
  }

  @Test func carousel_growsWithItsControls() throws {
    let crowded = chipsDocument(#""aa", "bb", "cc", "dd""#, width: 5, #""maxRows": 1"#)
    let session = try session(
      of: #"{"type": "stack", "items": [{"type": "carousel", "id": "p", "pages": [\#(crowded)]}]}"#)
    let before = session.tree(at: 0)
    let overflow = try #require(before.center(of: .overflow))
    #expect(session.send(.tap(.point(overflow)), at: 0).target == SessionTarget(.overflow))
    #expect(session.tree(at: 0).size.height > before.size.height)
    #expect(session.send(.select("p/page1/c/dd"), at: 0).isUsed)
    #expect(session.selection == ["p/page1", "p/page1/c/dd"])
  }

  @Test func panelsAndCarousels_passInputOn_inEachOther() throws {
    let session = try session(of: nested)
    let (top, chip, segment) = ("top/aa", "p/page1/inner/c/aa", "p/page1/inner/s/a")
    #expect(session.path(pressing: .tab, at: 0) == [top, chip, segment, "p/dot1"])
    #expect(session.path(pressing: .backTab, at: 0) == [segment, chip, top])
    #expect(session.send(.key(.down), at: 0).isUsed && session.focus?.id == chip)
    #expect(session.send(.key(.down), at: 0).isUsed && session.focus?.id == segment)
    #expect(
      session.send(.tap(.point(try session.center("p/page1/inner/s/c"))), at: 0).target != nil)
    #expect(
      session.send(.tap(.point(try session.center(chip))), at: 0).target
        == SessionTarget(.chip, id: chip))
    #expect(session.selection == ["p/page1", chip, "p/page1/inner/s/c"])
    #expect(session.send(.key(.pageDown), at: 0).isUsed && session.focus?.id == "p/dot2")
    #expect(session.send(.deselect(chip), at: 5).isUsed)
    #expect(session.selection == ["p/page2", "p/page1/inner/s/c"])
  }
}
