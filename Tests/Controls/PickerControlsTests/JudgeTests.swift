import Foundation
import PickerControls
import PickerGeometry
import PickerJSON
import PickerTestSupport
import PickerTree
import Testing

/// Controls against independent programs written from the articles alone: `Scripts/record/judge_fixtures.py`.
@Suite struct JudgeTests {
  @Test(arguments: try JudgedCase.all("touches"))
  func chromaTouch_afterItsTouches_matchesTheArticle(judged: JudgedCase) throws {
    let control = try #require(try judged.control().as(ChromaTouch.self))
    #expect(control.stage.rawValue == (try judged.answer["stage"]?.string()))
    let wanted = try #require(try judged.answer["values"]?.array().map { try $0.number() })
    #expect(zip(control.value.components, wanted).allSatisfy { abs($0 - $1) < 1e-8 })
  }

  @Test(arguments: try JudgedCase.all("carousel"))
  func carousel_atSampledTimes_matchesTheArticle(judged: JudgedCase) throws {
    let control = try #require(try judged.control().as(Carousel.self))
    for moment in try #require(try judged.answer["moments"]?.array()) {
      let members = try moment.object()
      let time = try #require(try members["time"]?.number())
      let wanted = try #require(try members["offset"]?.number())
      let state = control.state(at: time, extent: 200)
      let count = Double(control.pages.count)
      let way = (state.offset(at: time) - wanted).magnitude
      #expect(min(way, count - way) < 1e-4, "at \(time): \(state.offset(at: time)), not \(wanted)")
    }
  }

  @Test(arguments: try JudgedCase.all("narrow"))
  func segmented_whereNarrow_appliesTheStepOfTheArticle(judged: JudgedCase) throws {
    let tree = try judged.control().measured(by: MonospaceMeasurer()).layout()
    let strategy = tree.controlState(of: tree.nodes[0])?.strategy?.rawValue
    let wanted = try judged.answer["strategy"].flatMap { $0.isNull ? nil : try $0.string() }
    #expect(strategy == wanted)
  }
}

/// A document, and the result that an independent program expects.
struct JudgedCase: Sendable, CustomTestStringConvertible {
  let number: Int
  private let json: JSONValue

  var testDescription: String { "\(number)" }
  var answer: JSONObject { get throws { try json.object() } }

  func control() throws -> AnyControl {
    let document = try #require(try answer["document"])
    return try Document(json: document.compactBytes, fonts: MonospaceMeasurer()).control
  }

  static func all(_ judge: String) throws -> [JudgedCase] {
    let file = try #require(
      Bundle.module.url(
        forResource: judge, withExtension: "json", subdirectory: "Fixtures/judges"))
    return try JSONValue(parsing: Array(Data(contentsOf: file))).array().enumerated()
      .map { JudgedCase(number: $0.offset, json: $0.element) }
  }
}
