import PickerLimits
import Testing

@Suite struct LimitsTests {
  @Test func changed_byAList_changesOnlyWhatItNames() throws {
    let limits = try Limits().changed(by: "nodes=5,path-elements=7,seconds=1.5")
    #expect(limits == Limits(nodes: 5, pathElements: 7, seconds: 1.5))
    #expect(try Limits().changed(by: "pathElements=7") == Limits(pathElements: 7))
  }

  @Test(arguments: [
    ("", "expected one of nodes, pages, pathElements, glyphs, bytes, pixels, seconds, found \"\""),
    ("nodes", "expected nodes= and a whole number of at least 0, found \"nodes\""),
    ("nodes=-1", "expected nodes= and a whole number of at least 0, found \"nodes=-1\""),
    ("pages=1.5", "expected pages= and a whole number of at least 0, found \"pages=1.5\""),
    ("seconds=0", "expected seconds= and a number greater than 0, found \"seconds=0\""),
    ("seconds=inf", "expected seconds= and a number greater than 0, found \"seconds=inf\""),
  ])
  func changed_byAMalformedList_saysWhatWasExpected(list: String, message: String) {
    let error = #expect(throws: LimitsSyntaxError.self) { try Limits().changed(by: list) }
    #expect(error?.message == message)
  }

  @Test func server_isAQuarterOfTheDefaults() {
    for resource in Resource.allCases where resource != .seconds {
      #expect(Limits.server[resource] * 4 == Limits()[resource])
    }
    #expect(Limits.server.seconds == 10)
  }
}
