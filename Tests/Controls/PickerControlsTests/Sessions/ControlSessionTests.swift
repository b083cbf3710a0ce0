import PickerControls
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerSurfaces

/// A document of each kind of session, and a point on something that can be used.
private let documents: [(json: String, point: Point)] = [
  (segments(), Point(x: 2, y: 2)),
  (segments(#""selected": ["a", "c"]"#), Point(x: 2, y: 2)),
  (
    segments(#""transition": {"style": "stretch", "spring": {"response": 0.5}}"#),
    Point(x: 2, y: 2)
  ),
  (
    segments(#""selected": "b", "whenNarrow": ["scroll"], "distribution": "content""#)
      .replacing(#""width": 32"#, with: #""width": 2"#), Point(x: 1, y: 2)
  ),
  (chipsDocument(#""aa", "bb""#, width: 20), Point(x: 1, y: 0.5)),
  (greyDocument, Point(x: 100, y: 30)),
  (carouselDocument(), Point(x: 34, y: 26)),
  (carouselDocument(#""count": 3, "timing": {"spring": {"response": 0.5}}"#), Point(x: 34, y: 26)),
  (
    #"{"type": "stack", "items": [\#(segments()), \#(greyDocument)]}"#, Point(x: 2, y: 2)
  ),
]

private let notNumbers = [
  Point(x: Double.nan, y: .nan), Point(x: .nan, y: 1), Point(x: .infinity, y: 1),
  Point(x: -.infinity, y: -.infinity), Point(x: 1e6, y: 1e6), Point(x: -1e300, y: 1e300),
]

@Suite struct ControlSessionTests {
  static func chips() throws -> any ControlSession { try session(of: documents[4].json) }

  @Test(arguments: documents.indices)
  func session_beforeAnyInput_isTheDocument(number: Int) throws {
    let json = documents[number].json
    let session = try session(of: json)
    #expect(try session.tree(at: 0) == sessionDocument(json).layout())
    #expect(session.tree(at: .nan) == session.tree(at: .infinity))
  }

  @Test(arguments: documents.indices)
  func inputThatMeansNothing_changesNothing(number: Int) throws {
    let session = try session(of: documents[number].json)
    let before = session.tree(at: 0)
    for point in notNumbers {
      #expect(session.send(.tap(.point(point)), at: 0).target == nil)
      #expect(!session.send(.beginDrag(point), at: 0).isUsed)
      #expect(!session.send(.scroll(point, by: Point(x: 1, y: 9)), at: 0).isUsed)
      session.send(.drag(point), at: 0)
      session.send(.endDrag(velocity: point), at: 0)
    }
    for id in ["", "zz", "c/", "🦆"] {
      #expect(
        !session.send(.select(id), at: 0).isUsed && !session.send(.deselect(id), at: 0).isUsed)
    }
    #expect(session.tree(at: 0) == before)
  }

  @Test(arguments: documents.indices, [Double.nan, .infinity, -.infinity, 1e300])
  func inputAtNoTime_changesNothing(number: Int, time: Double) throws {
    let (json, point) = documents[number]
    let session = try session(of: json)
    let before = session.tree(at: 0)
    #expect(session.send(.tap(.point(point)), at: time).target == nil)
    #expect(!session.send(.beginDrag(point), at: time).isUsed)
    #expect(!session.send(.scroll(point, by: Point(x: 1, y: 9)), at: time).isUsed)
    for key in SessionKey.allCases { #expect(!session.send(.key(key), at: time).isUsed) }
    for id in ["a", "aa", "page2"] { #expect(!session.send(.select(id), at: time).isUsed) }
    #expect(!session.send(.pick(.middle(of: .rgba)), at: time).isUsed)
    session.send(.resize(ProposedSize(width: 7)), at: time)
    #expect(session.proposal == .asDeclared && session.tree(at: 0) == before)
  }

  @Test(arguments: documents.indices)
  func dragsOfAnyNumbers_leaveATreeOfFiniteFrames(number: Int) throws {
    let (json, point) = documents[number]
    for velocity in notNumbers + [Point(x: 1e9, y: -1e9)] {
      let session = try session(of: json)
      session.send(.beginDrag(point), at: 0)
      for place in notNumbers { session.send(.drag(place), at: 0.01) }
      session.send(.endDrag(velocity: .nan), at: .nan)
      session.send(.endDrag(velocity: velocity), at: 0.02)
      for time in [0.02, 0.05, 0.3, 1e12] {
        let frames = session.tree(at: time).nodes.map(\.frame)
        #expect(frames.allSatisfy { ($0.x + $0.y + $0.width + $0.height).isFinite })
      }
    }
  }

  @Test(arguments: documents.indices)
  func session_inAnySize_isLaidOut(number: Int) throws {
    let session = try session(of: documents[number].json)
    let selection = session.selection
    for width in [0, 1, 33.3, 1e5, .infinity, .nan] {
      session.send(.resize(ProposedSize(width: width, height: width)), at: 0)
      #expect(!session.tree(at: 0).nodes.isEmpty && session.selection == selection)
    }
  }

  @Test func controlWithoutInput_hasNoSession() throws {
    #expect(try sessionDocument(#"{"type": "text", "text": "t"}"#).session() == nil)
  }

  @Test func session_ofACancelledDocument_throws() throws {
    let document = try sessionDocument(documents[0].json)
    document.budget.cancel()
    let error = #expect(throws: JSONError.self) { _ = try document.session() }
    #expect(error?.description == "$: was cancelled")
  }

  @Test func session_runsWithoutTheBudgetOfItsDocument() throws {
    let document = try sessionDocument(documents[0].json)
    let session = try #require(try document.session())
    document.budget.cancel()
    #expect(session.send(.select("b"), at: 0).isUsed && session.tree(at: 1).items.count == 3)
  }
}

extension Point {
  fileprivate static let nan = Point(x: Double.nan, y: .nan)
}
