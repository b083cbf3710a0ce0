import Foundation
import PickerTestSupport
import Testing

@Suite struct ShapeToolTests {
  @Test func shape_fromStandardInput_isDrawn() throws {
    let file = #"{"shape": "polygon", "sides": 4, "fill": "teal"}"#
    let run = try Tool("shape", "-", "--width", "40", "--format", "svg", input: file)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains(##"<path d="M20 0L40 20L20 40L0 20Z" fill="#008080"/>"##))
  }

  @Test func shape_invalid_isOneLine() throws {
    let run = try Tool("shape", "-", input: #"{"shape": "polygon", "sides": 2}"#)
    #expect(run.code == 65)
    #expect(run.error == "-: $.sides: must be at least 3, is 2\n")
    let broken = try Tool("shape", "-", input: #"{"shape": "path", "path": "M0 0L10"}"#)
    #expect(broken.code == 65)
    #expect(broken.error.hasPrefix("-: $.path: path data breaks off at character "))
  }

  private static let moving = #"""
    {"type": "shape", "shape": "circle", "width": 40, "fill": {"linear": {"stops": ["black", "white"],
      "keyframes": [{"stops": ["red", "white"], "duration": 0.5}]}}}
    """#

  @Test func gradient_withKeyframes_movesByCSS() throws {
    let run = try Tool(
      "shape", "-", "--format", "svg", "--animate", "--id-prefix", "", input: Self.moving)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("@keyframes k0{0%{stop-color:#000000}100%{stop-color:#FF0000}}"))
    #expect(run.output.contains(".moving{animation:0.5s linear both}"))
    // One gradient moves, and no other one is left.
    #expect(run.output.components(separatedBy: "<linearGradient").count == 2)
    #expect(run.output.contains(#"fill="url(#moving0)""#))
  }

  @Test func gradient_withKeyframes_movesAsAnAnimatedPicture() throws {
    let run = try Tool("document", "-", "--format", "apng", input: Self.moving)
    #expect(run.code == 0 && run.output.contains("acTL"), "\(run.error)")
    let still = #"{"type": "shape", "shape": "circle", "fill": "red"}"#
    let none = try Tool("shape", "-", "--format", "apng", input: still)
    #expect(none.code == 65 && none.error.contains("$: nothing moves, expected"))
  }

  @Test func drawing_ofAnotherType_isAnError() throws {
    let file = #"{"layers": [{"items": [{"text": "Hi", "at": "center"}]}]}"#
    let run = try Tool("drawing", "-", "--format", "tree", input: file)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("Hi"))
    #expect(try Tool("drawing", "-", input: #"{"type": "shape", "shape": "star"}"#).code == 65)
  }
}
