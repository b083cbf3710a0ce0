import PickerControls
import PickerJSON
import PickerLimits
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerItems

@Suite struct DocumentBudgetTests {
  private func layout(_ json: String, _ limits: Limits = Limits()) throws -> LayoutTree {
    try Document(json: Array(json.utf8), fonts: StrictCatalog(), budget: Budget(limits)).layout()
  }

  private func errorMessage(_ json: String, _ limits: Limits = Limits()) -> String? {
    do {
      _ = try layout(json, limits)
      return nil
    } catch {
      return String(describing: error)
    }
  }

  /// `count` copies of an element, as the elements of an array.
  private func list(_ element: String, _ count: Int) -> String {
    "[" + repeatElement(element, count: count).joined(separator: ",") + "]"
  }

  @Test func stars_ofAThousandCopiesEach_throwWhileTheyAreRead() {
    let star = #"{"shape":"star","points":100,"repeat":{"count":1000,"transform":[{"rotate":1}]}}"#
    let drawing = #"{"type":"drawing","layers":[{"items":\#(list(star, 100))}]}"#
    #expect(
      errorMessage(drawing)
        == "$.layers[0].items[19].repeat.count: exceeds the limit of 4000000 path elements per document"
    )
  }

  @Test func carousels_together_shareOneBudgetOfPages() {
    let carousel = #"{"type":"carousel","count":60000,"width":100,"height":50}"#
    #expect(errorMessage(carousel) == nil)
    #expect(
      errorMessage(#"{"type":"stack","items":\#(list(carousel, 2))}"#)
        == "$.items[1].count: exceeds the limit of 100000 pages per document")
    #expect(
      errorMessage(#"{"type":"carousel","count":9000000000000000000}"#)?.contains(
        "limit of 100000 pages")
        == true)
  }

  @Test func pages_withContent_areCharged() {
    let pages = #"{"type":"carousel","pages":\#(list("{}", 4)),"width":9,"height":9}"#
    #expect(
      errorMessage(pages, Limits(pages: 3))
        == "$.pages[3]: exceeds the limit of 3 pages per document")
  }

  @Test func palette_ofAMillionSwatches_throws() {
    let palette =
      #"{"control":"palette","parameters":["hue","saturation"],"rows":1000,"columns":1000}"#
    #expect(
      errorMessage(#"{"type":"colorPicker","controls":[\#(palette)]}"#)
        == "$.controls: exceeds the limit of 1000000 nodes per document")
  }

  @Test func identities_thatDiffer_makeNoPath() throws {
    var count = 0
    func path() -> String {
      count += 1
      return "$.items"
    }
    try checkIdentities(of: 0..<4, at: path()) { ["a", "b", nil, nil][$0] }
    #expect(count == 0)
    #expect(throws: JSONError.self) {
      try checkIdentities(of: 0..<2, at: path()) { _ in "a" }
    }
    #expect(count == 1)
  }

  /// Controls in each other ask for their time, and a control is not laid out beyond it.
  @Test(arguments: ["chips", "segmented", "flow", "stack", "grid", "text"])
  func controls_beyondTheBudget_areNeitherReadNorLaidOut(type: String) throws {
    let items = (0..<500).map { _ in #"{"type":"\#(type)"}"# }.joined(separator: ",")
    let json = Array(#"{"type":"stack","items":[\#(items)]}"#.utf8)
    let reading = BudgetProbe(cancellingAt: 50)
    #expect(throws: JSONError.self) {
      try Document(json: json, fonts: MonospaceMeasurer(), budget: Budget(probe: reading))
    }
    #expect(reading.checkCount < 60)
    let whole = BudgetProbe()
    let document = try Document(
      json: json, fonts: MonospaceMeasurer(), budget: Budget(probe: whole))
    let read = whole.checkCount
    _ = try document.layout()
    #expect(read >= 500 && whole.checkCount >= read + 500)
  }

  /// Once the time is over, the remaining controls of a panel are neither measured nor placed.
  @Test(arguments: ["flow", "stack", "grid"], sweep([0.6], full: [0.1, 0.3, 0.6, 0.9]))
  func panel_cancelledWhileItIsLaidOut_endsSoon(type: String, part: Double) throws {
    let items = list(#"{"type":"text","text":"a"}"#, 1000)
    let json = Array(#"{"type":"\#(type)","items":\#(items)}"#.utf8)
    func checks(_ probe: BudgetProbe) throws -> Int {
      let document = try Document(
        json: json, fonts: MonospaceMeasurer(), budget: Budget(probe: probe))
      let read = probe.checkCount
      _ = try document.layout()
      return read
    }
    let whole = BudgetProbe()
    let read = try checks(whole)
    let last = read + Int(Double(whole.checkCount - read) * part)
    let probe = BudgetProbe(cancellingAt: last)
    #expect(throws: JSONError.self) { _ = try checks(probe) }
    // A flow asks once in 64 items, each of which may ask for its widths and for its height.
    #expect(last > read && probe.checkCount < last + 200, "\(probe.checkCount) for \(last)")
  }

  @Test(arguments: [
    (#"{"type":"chips","items":["a","b","c"]}"#, "$.items[2]"),
    (#"{"type":"segmented","items":["a","b","c"]}"#, "$.items[2]"),
    (#"{"type":"flow","items":[{},{},{},{},{},{}]}"#, "$.items[4]"),
    (#"{"type":"drawing","layers":[{},{},{},{},{},{}]}"#, "$.layers[4]"),
    (
      #"{"type":"stack","items":[{"type":"stack","items":[{"type":"flow"},{"type":"flow"},{"type":"flow"},{"type":"flow"},{"type":"flow"}]}]}"#,
      "$.items[0].items[3]"
    ),
    // A text has a line.
    (#"{"type":"flow","items":[{"type":"text"},{"type":"text"},{"type":"text"}]}"#, "$.items[2]"),
  ])
  /// The root of each control counts, too.
  func items_beyondTheNodeLimit_areReportedWithTheirPath(json: String, path: String) {
    #expect(
      errorMessage(json, Limits(nodes: 5)) == "\(path): exceeds the limit of 5 nodes per document")
  }

  @Test func lines_ofATextBeyondTheNodeLimit_throw() {
    let text = #"{"type":"text","text":"a b c d e","width":1}"#
    #expect(errorMessage(text, Limits(nodes: 6)) == nil)
    #expect(
      errorMessage(text, Limits(nodes: 5)) == "$: exceeds the limit of 5 nodes per document")
  }

  @Test(arguments: [
    #"{"type":"text","text":"seven77"}"#, #"{"type":"chips","items":["sev","en77"]}"#,
    #"{"type":"segmented","items":["sev","en77"]}"#,
    #"{"type":"stack","items":[{"type":"flow","title":"seven77"}]}"#,
    #"{"type":"drawing","layers":[{"items":[{"text":"seven77"}]}]}"#,
  ])
  func texts_beyondTheGlyphLimit_throw(json: String) {
    #expect(errorMessage(json, Limits(glyphs: 7)) == nil)
    #expect(
      errorMessage(json, Limits(glyphs: 6))?.hasSuffix("limit of 6 glyphs per document") == true)
  }

  @Test func nestedPrefixes_areStoppedBeforeTheyGrow() {
    let id = String(repeating: "x", count: 1000)
    let inner = list(#"{"type":"flow","id":"a","items":[{"id":"b"}]}"#, 100)
    let stack = #"{"type":"stack","items":[{"type":"stack","id":"\#(id)","items":\#(inner)}]}"#
    #expect(errorMessage(stack) == nil)
    #expect(
      errorMessage(stack, Limits(bytes: 100_000))
        == "$: exceeds the limit of 100000 bytes per document")
  }

  @Test func json_beyondTheByteLimit_stopsWhileItIsWritten() throws {
    let json = #"{"type":"flow","items":\#(list("{}", 1000))}"#
    let document = try Document(
      json: Array(json.utf8), fonts: StrictCatalog(), budget: Budget(Limits(bytes: 5000)))
    let tree = try document.layout()
    #expect(throws: LimitError.exceeded(.bytes, limit: "5000")) {
      try document.budget.run { tree.json() }
    }
    var length = 0
    _ = try? document.budget.run { length = tree.json().count }
    #expect(length < 6000)
    #expect(tree.json().count > 50_000)
  }

  @Test func keyframes_countAsNodes() {
    let control =
      #"{"type":"segmented","items":["a","b"],"transition":{"from":1,"duration":100,"fps":1000}}"#
    #expect(errorMessage(control) == nil)
    #expect(
      errorMessage(control, Limits(nodes: 1000))
        == "$.transition: exceeds the limit of 1000 nodes per document")
  }

  /// The limit of nodes is lowered by the same factor as the number of chips where fewer are laid out.
  @Test func chips_hundredThousand_pass() throws {
    let part = sweep(10, full: 1)
    let chips = #"{"type":"chips","width":500,"items":\#(list(#""ab""#, 100_000 / part))}"#
    let tree = try layout(chips, Limits(nodes: Limits().nodes / part))
    #expect(tree.nodes.count > 200_000 / part)
  }

  @Test func chips_measuredAfterTheirTime_areNone() {
    let budget = Budget()
    budget.cancel()
    let chips = Chips(items: [Chip("a"), Chip("b")])
    #expect(chips.measured(by: MonospaceMeasurer()).items.ids == ["a", "b"])
    let measured = budget.asCurrent { chips.measured(by: MonospaceMeasurer()) }
    #expect(measured.items.ids.isEmpty)
    #expect(measured.layout().nodes.map(\.role) == [.chips])
  }

  @Test(arguments: [[NarrowStrategy.shrinkText, .truncate, .menu], [.truncate]])
  func segments_placedAfterTheirTime_areNotMeasuredAgain(strategies: [NarrowStrategy]) {
    var control = Segmented(items: (0..<100).map { Segment("segment \($0)") })
    control.container.width = 100
    control.whenNarrow = strategies
    let budget = Budget()
    let measurer = CountingMeasurer()
    let measured = control.measured(by: measurer)
    let count = measurer.count
    budget.cancel()
    #expect(budget.asCurrent { measured.layout() }.nodes.first?.role == .segmented)
    #expect(measurer.count == count)
    _ = measured.layout()
    #expect(measurer.count > count)
  }

  @Test func document_cancelled_throws() {
    let budget = Budget()
    budget.cancel()
    let error = #expect(throws: JSONError.self) {
      try Document(
        json: Array(#"{"type":"text"}"#.utf8), fonts: StrictCatalog(), budget: budget
      ).layout()
    }
    #expect(error?.description == "$: was cancelled")
  }
}
