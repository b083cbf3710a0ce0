import Foundation
import PickerTestSupport
import Testing

@Suite struct HitAndDiffTests {
  private static let flow = """
    {"type": "flow", "id": "root", "width": 100, "wrap": "wrap",
     "items": [{"id": "a", "width": 60, "height": 20}, {"id": "b", "width": 60, "height": 20}]}
    """

  @Test func hit_onADocument_printsTheNodeAndItsPath() throws {
    let run = try Tool("hit", "-", "--at", "30,25", input: HitAndDiffTests.flow)
    #expect(run.code == 0)
    #expect(run.error == "")
    let hit = try #require(try run.json["hit"] as? [String: Any])
    #expect(hit["role"] as? String == "item")
    #expect(hit["id"] as? String == "b")
    #expect((hit["frame"] as? [String: Double])?["y"] == 20)
    let path = try #require(try run.json["path"] as? [[String: Any]])
    #expect(path.compactMap { $0["id"] as? String } == ["root", "b"])
  }

  @Test func hit_onATree_equalsThatOnItsDocument() throws {
    let tree = try Tool("segmented", "--items", "Day,Week,Month", "--width", "300")
    let onTree = try Tool("hit", "-", "--at", "150,12", "--compact", input: tree.output)
    let document = #"{"type": "segmented", "items": ["Day", "Week", "Month"], "width": 300}"#
    let onDocument = try Tool("hit", "-", "--at", "150,12", "--compact", input: document)
    #expect(onTree.code == 0)
    #expect(
      try onTree.json["path"] as? [[String: String]]
        == onDocument.json["path"] as? [[String: String]])
    #expect(!onTree.output.contains(" "))
    #expect((try onTree.json["target"] as? [String: Any])?["id"] as? String == "Week")
  }

  @Test func hit_onNothing_isNull() throws {
    let run = try Tool("hit", "-", "--at", "-500,20.5", "--compact", input: HitAndDiffTests.flow)
    #expect(run.code == 0)
    #expect(run.output == #"{"point":{"x":-500,"y":20.5},"hit":null,"path":[]}"# + "\n")
  }

  @Test func details_inARendering_areReadable() throws {
    let document =
      #"{"type": "chips", "width": 100, "items": ["tea", "milk", {"text": "cocoa", "breakBefore": true}]}"#
    let run = try Tool(
      "chips", "-", "--detail", "trace,breakpoints,hits,navigation,accessibility,rows", "-f",
      "tree",
      input: document)
    let parts = run.output.components(separatedBy: "\n\n").dropFirst()
    #expect(run.code == 0 && parts.count == 6, "\(run.output)")
    #expect(
      parts.joined(separator: "\n\n") == """
        row 1: tea
        row 2: milk
        row 3: cocoa

        row 1 ends before "milk": 6.72 pt too narrow
        row 2 ends before "cocoa": a break is forced here

        from width  rows  height  hidden  items per row
        0           3     142.08  0       1 1 1
        106.72      2     90.72   0       2 1

        hit    x, y, width × height
        tea    28, -2.32, 44 × 44
        milk   24.52, 49.04, 50.97 × 44
        cocoa  16.68, 100.4, 66.65 × 44

        focus  ←  →  ↑     ↓      Home  End
        tea    –  –  –     milk   tea   cocoa
        milk   –  –  tea   cocoa  tea   cocoa
        cocoa  –  –  milk  –      tea   cocoa

        listbox multiselectable=true orientation=horizontal
          option "tea" selected=false
          option "milk" selected=false
          option "cocoa" selected=false

        """)
  }

  /// The answers below a picture of 80 columns.
  private func facts(_ arguments: String...) throws -> String {
    let run = try Tool(arguments + ["-f", "tree"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.output)")
    return run.output.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
  }

  @Test func trace_ofCutRows_namesTheHiddenItems() throws {
    let chips = ["tea", "coffee", "biscuit", "juice"]
    #expect(
      try facts(
        "chips", "--items", chips.joined(separator: ","), "-w120", "--max-rows", "1", "--detail",
        "trace")
        == #"row 1 is the last, 3 items are hidden: "coffee", "biscuit", "juice""# + "\n")
    #expect(try facts("chips", "tea", "--detail", "trace") == "everything is in one row\n")
    #expect(
      try facts("segmented", "A", "B", "--detail", "trace")
        == "trace: none, it explains the rows of chips and flows\n")
    #expect(try facts("text", "Hello", "--detail", "trace").contains("trace: none"))
  }

  @Test func detailsOfAPanel_areOfItsControls() throws {
    let text = try facts(
      "document", "Examples/stack/filters.json", "--detail", "trace,rows,navigation")
    #expect(
      text.hasPrefix(
        """
        row 1: diet, sort, brand
        row 1 of diet: Vegan, Vegetarian, Kosher
        row 2 of diet: Halal, Low carb, Keto, Paleo
        row 1 of brand: Alder, Birch, Cedar, Elm
        row 2 of brand: Fir, Hazel, Juniper, overflow

        the stack has one line
        row 1 of diet ends before "Halal"
        row 1 of brand ends before "Fir"
        row 2 of brand is the last, 4 items are hidden: "Larch", "Maple", "Oak",
          "Pine"
        reasons are known for the outer control only

        """), "\(text)")
    #expect(text.contains("\nVegetarian  Vegan "), "\(text)")
  }

  @Test(arguments: [
    (["chips", "tea", "--detail", "measures"], "measures: none\n"),
    (
      ["shape", "--shape", "circle", "--detail", "hits,navigation"],
      "hits: none\n\nnavigation: none\n"
    ),
    (["text", "tea", "--detail", "rows,breakpoints"], "rows: none\n\nbreakpoints: none\n"),
  ])
  func detail_thatDoesNotApply_isNone(arguments: [String], text: String) throws {
    let run = try Tool(arguments + ["-f", "tree"])
    #expect(run.output.hasSuffix("\n\n" + text), "\(run.output)")
  }

  @Test func breakpoints_thatDifferInNothingShown_areOneRow() throws {
    #expect(
      try facts("segmented", "Day", "Week", "Month", "--detail", "breakpoints") == """
        from width  rows  height  hidden  items per row
        0           1     38.52   0       3

        """)
  }

  @Test func diff_ofADocumentAndATree_printsWhatMoved() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(HitAndDiffTests.flow.utf8).write(to: file)
    let wide = try Tool("flow", file.path, "--width", "150")
    let run = try Tool("diff", file.path, "-", "--compact", input: wide.output)
    #expect(run.code == 0)
    #expect(
      run.output == """
        {"changes":[{"id":"root","change":["resized"],"from":{"frame":{"x":0,"y":0,"width":100,\
        "height":40}},"to":{"frame":{"x":0,"y":0,"width":150,"height":20}}},{"id":"b","change":\
        ["moved"],"from":{"frame":{"x":0,"y":20,"width":60,"height":20}},"to":{"frame":{"x":60,\
        "y":0,"width":60,"height":20}}}]}

        """)
    let same = try Tool("diff", file.path, file.path)
    #expect(same.code == 0)
    #expect((try same.json["changes"] as? [Any])?.isEmpty == true)
  }

  @Test func detail_asOptions_isInTheTree() throws {
    let run = try Tool(
      "chips", "--items", "tea,coffee", "--detail", "hits,navigation,accessibility")
    #expect(run.code == 0)
    #expect((try run.json["hits"] as? [Any])?.count == 2)
    #expect((try run.json["navigation"] as? [Any])?.count == 2)
    #expect(run.output.contains("\"role\": \"listbox\""))
  }

  @Test(arguments: [
    (["hit", "-", "--at", "1;2"], 64, "--at: expected two numbers such as 120,30, found \"1;2\""),
    (["hit", "-", "--at", "1,2,3"], 64, "--at: expected two numbers"),
    (["hit", "-", "--at", "nan,2"], 64, "--at: expected two numbers"),
    (["hit", "-"], 64, "--at"),
    (["hit", "--at", "1,2"], 64, "<file>"),
    (["hit", "-", "--at", "1,2"], 65, "-: $: line 1, column 1"),
    (["hit", "no-such-file.json", "--at", "1,2"], 66, "no-such-file.json: cannot be read"),
    (["diff", "-", "-"], 64, "<before> and <after> cannot both be standard input"),
    (["diff", "-"], 64, "<after>"),
    (["diff", "-", "no-such-file.json"], 65, "-: $: line 1, column 1"),
    (["diff", "no-such-file.json", "-"], 66, "no-such-file.json: cannot be read"),
  ])
  func errors_areOneLine(arguments: [String], code: Int32, message: String) throws {
    try expectOneLine(from: arguments, code: code, saying: message)
  }

  @Test func trees_invalid_areErrorsAtTheirPath() throws {
    let run = try Tool(
      "hit", "-", "--at", "1,2", input: #"{"root": {"role": "chip", "frame": {"x": 1}}}"#)
    #expect(run.code == 65)
    #expect(run.error == "-: $.root.frame.y: is missing\n")
  }
}
